import { expect, test } from 'vitest'
import { isOverWhole } from './fertiliser-analysis.ts'

test('the elements of a fertiliser come to no more than all of it', () => {
  expect(isOverWhole([0.1, 0.2, 0.7])).toBe(false)
  expect(isOverWhole([0.333333, 0.333333, 0.333334])).toBe(false)
  expect(isOverWhole([0.333333, 0.333333, 0.333335])).toBe(true)
})
