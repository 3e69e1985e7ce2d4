import { expect, test } from 'vitest'
import {
  addedGauge,
  deletedGauge,
  isTaken,
  mainGaugeChange,
  renamedGauge,
} from './gauge-changes.ts'

const house = { id: 1, name: 'House', is_main: true, updated_at: 'then' }
const river = { id: 2, name: 'River', is_main: false, updated_at: 'later' }

test('a gauge is added, and renamed', () => {
  expect(addedGauge({ id: -9, farmId: 3, name: 'Shed', isMain: false })).toEqual({
    label: 'Rain gauge Shed',
    farmId: 3,
    steps: [
      {
        do: 'store',
        resource: 'rain_gauges',
        id: -9,
        values: { name: 'Shed', farm_id: 3, is_main: false },
      },
    ],
  })
  expect(renamedGauge(3, house, 'Home').steps).toEqual([
    {
      do: 'update',
      resource: 'rain_gauges',
      id: 1,
      seen: 'then',
      values: { name: 'Home' },
      before: { name: 'House' },
    },
  ])
})

test('making one the main gauge takes that from the other, in the same change', () => {
  const { steps } = mainGaugeChange(3, river, [house, river])
  expect(steps).toMatchObject([
    { id: 1, values: { is_main: false }, before: { is_main: true } },
    { id: 2, values: { is_main: true }, before: { is_main: false }, seen: 'later' },
  ])
})

test('a gauge is deleted', () => {
  expect(deletedGauge(3, river).steps).toEqual([{ do: 'destroy', resource: 'rain_gauges', id: 2 }])
})

test('two gauges of a farm are not called the same', () => {
  expect(isTaken(' house ', [house, river])).toBe(true)
  expect(isTaken('House', [house, river], 1)).toBe(false)
  expect(isTaken('Shed', [house, river])).toBe(false)
})
