import type { NamedPeriod } from '@furrow/farming/crops/crop-calendar'
import { expect, test } from 'vitest'
import { movesOf } from '../stock/stock-for-tests.ts'
import type { ClassRow } from '../wizard/class-row.ts'
import { carriedOpenings, closingParts, openingParts } from './class-parts.ts'

const where = {
  place: { farmId: 3, periodId: 8 },
  id: 22,
  period: { start: '2025-07-01' } as NamedPeriod,
  newId: () => -1,
}
const row = (values: object = {}) => ({ id: 32, name: 'Steers', ...values }) as ClassRow
const to = (of: ClassRow) => ({ id: of.id, row: of, place: 0 })

test('an opening is made with all that is typed of it in one go, on the first day', () => {
  const typed = { 'line.number': 20, 'line.weight': 300, 'event.value_per_head': 90_000 }
  expect(openingParts(where)['opening']?.steps(typed, to(row()))).toMatchObject([
    {
      resource: 'livestock_ledgers',
      values: { number: 20, weight: 300, entry_date: '2025-07-01', livestock_class_id: 32 },
    },
    { resource: 'livestock_opening_events', values: { value_per_head: 90_000 } },
  ])
  expect(openingParts(where)['opening']?.steps({ 'line.weight': 300 }, to(row()))).toEqual([])
})

test('an opening whose number is emptied is gone with its line', () => {
  const [opening] = movesOf(['livestock_opening_events', { number: 20 }])
  const steps = openingParts(where)['opening']?.steps({ 'line.number': null }, to(row({ opening })))
  expect(steps).toEqual([{ do: 'destroy', resource: 'livestock_opening_events', id: 101 }])
})

test('last period’s closing is taken over where nothing is said of the start', () => {
  const lastClosing = { number: 18, weight: 320, value_per_head: 90_000, class_groups: null }
  const [opening] = movesOf(['livestock_opening_events', { number: 20 }])
  const steps = carriedOpenings([row({ lastClosing }), row({ lastClosing, opening })], where)
  expect(steps).toMatchObject([
    { resource: 'livestock_ledgers', values: { number: 18, weight: 320 } },
    { resource: 'livestock_opening_events', values: { value_per_head: 90_000 } },
  ])
})

test('a count is made, changed, and taken away with its number', () => {
  const part = closingParts(where)['closing']
  expect(part?.steps({ number: 17 }, to(row()))).toMatchObject([
    { do: 'store', values: { livestock_enterprise_id: 22, livestock_class_id: 32, number: 17 } },
  ])
  const closing = { id: 9, number: 17, weight: null }
  expect(part?.steps({ weight: 410 }, to(row({ closing })))).toMatchObject([
    { do: 'update', id: 9, values: { weight: 410 } },
  ])
  expect(part?.steps({ number: null }, to(row({ closing })))).toEqual([
    { do: 'destroy', resource: 'livestock_closing_events', id: 9 },
  ])
})
