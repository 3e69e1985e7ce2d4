import { expect, it } from 'vitest'
import { isFirstCollection } from './first-collection.ts'

it('knows the first collection by nothing having been submitted', () => {
  expect(isFirstCollection([])).toBe(true)
  expect(isFirstCollection([{ status: 'In progress' }])).toBe(true)
  expect(isFirstCollection([{ status: 'Submitted' }, { status: 'In progress' }])).toBe(false)
})
