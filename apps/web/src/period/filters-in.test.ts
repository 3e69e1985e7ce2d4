import { describe, expect, test } from 'vitest'
import { filtersIn, hasFilters, narrowed, withFilters } from './filters-in.ts'

describe('the filter state in an address', () => {
  test('is read by its six names, null being Unassigned', () => {
    const search = { assetTypeIds: [1, 3], propertyIds: [null, 7], cropTypeIds: [], paddock: '5' }
    expect(filtersIn(search)).toEqual({
      assetTypeIds: [1, 3],
      propertyIds: [null, 7],
      cropTypeIds: [],
    })
  })

  test('passes over what is no set of numbers', () => {
    expect(filtersIn({ assetTypeIds: '1', propertyIds: ['x'], cropTypeIds: [null] })).toEqual({})
  })

  test('is written beside what else the address says', () => {
    const search = { paddock: '5', assetTypeIds: [1] }
    expect(withFilters(search, { propertyIds: [null] })).toEqual({
      paddock: '5',
      propertyIds: [null],
    })
    expect(withFilters(search, {})).toEqual({ paddock: '5' })
  })

  test('is there where one of them is, an empty set too', () => {
    expect(hasFilters({})).toBe(false)
    expect(hasFilters({ cropTypeIds: [] })).toBe(true)
  })

  test('need not name all, so that what is added later is shown', () => {
    expect(narrowed([2, 1], [1, 2])).toBeUndefined()
    expect(narrowed([1], [1, 2])).toEqual([1])
    expect(narrowed([], [1, 2])).toEqual([])
  })
})
