import { expect, test } from 'vitest'
import { differenceText } from './title-difference.tsx'

test('paddocks and a title are compared by sign, figure and word', () => {
  expect(differenceText(1400, 1300)).toBe('+100 ha (7.7% more)')
  expect(differenceText(1240, 1300)).toBe('−60 ha (4.6% less)')
  expect(differenceText(1300, 1300)).toBe('the same')
  expect(differenceText(1300, null)).toBeNull()
})
