import { expect, test } from 'vitest'
import { writingTo } from '../crops-for-tests.ts'
import { planBefore, planChange } from './plan-before.ts'

const paddock = (id: number, priors: readonly number[], area = 50) => ({
  id,
  name: `Field ${id}`,
  area,
  priors,
})
const sowing = (crop: number, more: object = {}) => ({
  crop_collection_id: crop,
  variety_id: 7,
  sowing_date: '2025-05-20',
  sowing_area: 60,
  sowing_rate: 55,
  row_spacing: null,
  ...more,
})
const crops = [
  { id: 31, paddock_id: 21, current_crop_id: 11 },
  { id: 32, paddock_id: 22, current_crop_id: 11 },
  { id: 33, paddock_id: 23, current_crop_id: null },
]
const read = {
  ground: [paddock(1, [21]), paddock(2, [22]), paddock(3, [23]), paddock(4, [])],
  taken: new Set([2]),
  crops,
  sowings: [sowing(31), sowing(32), sowing(33)],
  months: 12,
}

test('what was sown is sown again a year later, where nothing grows yet and no more than there is', () => {
  const [plan, ...others] = planBefore(read)
  expect(others).toEqual([])
  expect(plan).toMatchObject({ key: 31, cropType: 11, paddock: { id: 1 } })
  expect(plan?.values).toMatchObject({
    'sowing.sowing_date': '2026-05-20',
    'sowing.sowing_area': 50,
    'sowing.variety_id': 7,
    'sowing.sowing_rate': 55,
  })
})

test('the plan becomes crops with their sowings, in one change', () => {
  const { steps, label } = planChange(planBefore(read), writingTo([]))
  expect(label).toBe('Plan of 1 crop from the period before')
  expect(steps).toMatchObject([
    { resource: 'crop_collections', values: { paddock_id: 1, current_crop_id: 11 } },
    { resource: 'sowing_collection_events', values: { sowing_date: '2026-05-20', variety_id: 7 } },
  ])
})
