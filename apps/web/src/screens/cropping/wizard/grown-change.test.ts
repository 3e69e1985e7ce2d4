import { expect, test } from 'vitest'
import { cropOn } from './crops-for-tests.ts'
import { cropsChange, grownNow, mustStay, tickedAtFirst } from './grown-change.ts'
import type { CropsSaid } from './grown-change.ts'

const place = { farmId: 3, periodId: 17 }
const nameOf = (crop: number) => ['', 'Wheat', 'Canola', 'Barley'][crop] ?? ''

function said(more: Partial<CropsSaid> = {}): CropsSaid {
  return { grown: [], rows: [], before: [], sold: new Set(), ...more }
}

function grown(...crops: readonly number[]): CropsSaid['grown'] {
  return crops.map(crop_type_id => ({ id: crop_type_id * 10, crop_type_id })) as never
}

test('an empty period begins with the crops of the one before', () => {
  expect([...tickedAtFirst(said({ before: [1, 3] }))]).toEqual([1, 3])
  expect([...tickedAtFirst(said({ before: [1, 3], grown: grown(2) }))]).toEqual([2])
  expect([...grownNow(said({ rows: [cropOn('River')] }))]).toEqual([1])
})

test('what is ticked is added, and what is not goes, in one change', () => {
  const change = cropsChange(
    { ...said({ grown: grown(2) }), ticked: new Set([1, 3]), nameOf },
    place,
    () => -1,
  )
  expect(change?.label).toBe('Wheat, Barley grown; Canola not grown')
  expect(change?.steps.map(step => [step.do, step.id])).toEqual([
    ['destroy', 20],
    ['store', -1],
    ['store', -1],
  ])
})

test('nothing is changed where all is said as it is ticked', () => {
  const same = { ...said({ grown: grown(1) }), ticked: new Set([1]), nameOf }
  expect(cropsChange(same, place, () => -1)).toBeUndefined()
})

test('a crop on paddocks or with sales stays', () => {
  const now = said({ grown: grown(1, 2, 3), rows: [cropOn('River')], sold: new Set([2]) })
  expect([1, 2, 3].map(crop => mustStay(crop, now))).toEqual([true, true, false])
  const change = cropsChange({ ...now, ticked: new Set(), nameOf }, place, () => -1)
  expect(change?.steps.map(({ id }) => id)).toEqual([30])
})
