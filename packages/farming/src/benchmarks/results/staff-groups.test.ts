import { expect, test } from 'vitest'
import { groupFilter, isInGroup } from './staff-groups.ts'
import type { FarmToChoose, GroupFilter } from './staff-groups.ts'

const farm: FarmToChoose = {
  farm: 7,
  zone: { id: 3, name: 'Darling Downs', region: 'North' },
  activity: 'Mixed',
  sizeBand: 1,
  focusGroup: 5,
  products: [1, 2],
}

const isIn = (kept: Partial<GroupFilter>, more: Partial<FarmToChoose> = {}) =>
  isInGroup({ filter: groupFilter(kept), include: [], exclude: [] }, { ...farm, ...more })

test('any of what is named of one kind, and all kinds', () => {
  expect(isIn({ zones: [2, 3] })).toBe(true)
  expect(isIn({ zones: [2, 3], activities: ['Cane'] })).toBe(false)
  expect(isIn({ regions: ['North'], activities: ['Cane', 'Mixed'], sizes: [1] })).toBe(true)
  expect(isIn({ focus_groups: [5], products: [2, 9] })).toBe(true)
  expect(isIn({ products: [9] })).toBe(false)
})

test('what is not known of a farm lets it in nowhere', () => {
  const unknown = { zone: null, activity: null, sizeBand: null, focusGroup: null }
  expect(isIn({ zones: [3] }, unknown)).toBe(false)
  expect(isIn({ sizes: [0, 1, 2, 3] }, unknown)).toBe(false)
})

test('a filter that names nothing lets nobody in', () => {
  expect(isIn({})).toBe(false)
  expect(isIn({ zones: [], products: [] })).toBe(false)
})

test('farms one by one, whatever the filter says', () => {
  expect(isInGroup({ filter: groupFilter({}), include: [7], exclude: [] }, farm)).toBe(true)
  expect(isInGroup({ filter: groupFilter({ zones: [3] }), include: [7], exclude: [7] }, farm)).toBe(
    false,
  )
})
