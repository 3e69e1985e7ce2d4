import { expect, test } from 'vitest'
import { cropRow } from '../crops-for-tests.ts'
import { noEvents } from '../crop-row.ts'
import type { CropRow } from '../crop-row.ts'
import { whyNotOn } from './day-check.ts'

const period = {
  name: '2023-24',
  start: '2023-07-01',
  end: '2024-06-30',
  sowingStart: '2023-03-01',
  sowingEnd: '2024-02-29',
}
const lists = { lives: [] }
const crop: CropRow = {
  ...cropRow(1),
  type: { name: 'Wheat' } as CropRow['type'],
  paddock: { name: 'River' } as CropRow['paddock'],
}
const withEvents = (events: object): CropRow => ({ ...crop, events: { ...noEvents, ...events } })
const grain = { kind: 'grain', field: 'harvested_date', period, lists } as const
const sowing = { kind: 'sowing', field: 'sowing_date', period, lists } as const

test('fertiliser is put on within the period or the fallow before it', () => {
  const spread = { kind: 'fertiliser', field: 'application_date', period, lists } as const
  expect(whyNotOn('2021-01-05', spread, crop)).toMatch(/^5 January 2021 is not in 2023–24/)
  expect(whyNotOn('2023-08-05', spread, crop)).toBeUndefined()
  expect(whyNotOn('2021-01-05', { ...spread, field: 'rate' }, crop)).toBeUndefined()
})

test('a crop is not taken off before it was sown, nor sown after it came off', () => {
  const sown = withEvents({ sowing: [{ id: 1, sowing_date: '2023-09-10' }] })
  expect(whyNotOn('2023-09-09', grain, sown)).toBe(
    'Wheat on River was sown on 10 September 2023: it cannot end before that.',
  )
  expect(whyNotOn('2023-09-10', grain, sown)).toBeUndefined()
  expect(whyNotOn('2023-09-09', grain, crop)).toBeUndefined()
  const taken = withEvents({ grain: [{ id: 2, harvested_date: '2023-11-20' }] })
  expect(whyNotOn('2023-11-21', sowing, taken)).toBe(
    'Wheat on River ended on 20 November 2023: it cannot be sown after that.',
  )
})
