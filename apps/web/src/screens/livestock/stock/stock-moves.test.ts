import { expect, test } from 'vitest'
import { cows, heifers, herd, movesOf, transfer } from './stock-for-tests.ts'
import { addedMove, changedMove, removedMove } from './stock-moves.ts'

function place() {
  let last = 0
  return { farmId: 3, periodId: 7, newId: () => (last -= 1) }
}
const line = { livestock_class_id: cows, livestock_enterprise_id: herd, number: 5, notes: null }

test('a sale is a line and its event, in the order in which they are made', () => {
  const steps = addedMove('sale', { line, event: { total_value: 500_00 } }, place())
  expect(steps).toEqual([
    {
      do: 'store',
      resource: 'livestock_ledgers',
      id: -1,
      values: {
        farm_id: 3,
        period_id: 7,
        livestock_class_id: cows,
        livestock_enterprise_id: herd,
        number: 5,
      },
    },
    {
      do: 'store',
      resource: 'livestock_sale_events',
      id: -2,
      values: { farm_id: 3, period_id: 7, livestock_ledger_id: -1, total_value: 500_00 },
    },
  ])
})

test('a reconciling line says which way', () => {
  const [, event] = addedMove('adjustment out', { line }, place())
  expect(event).toMatchObject({ values: { direction: 'Out' } })
})

test('a transfer is two lines and one event, alike but for where they are', () => {
  const steps = addedMove('transfer', { line, into: { livestock_class_id: heifers } }, place())
  expect(steps.map(step => ('values' in step ? step.values : {}))).toMatchObject([
    { livestock_class_id: cows, number: 5 },
    { livestock_class_id: heifers, livestock_enterprise_id: herd, number: 5 },
    { out_livestock_ledger_id: -1, in_livestock_ledger_id: -2 },
  ])
})

test('what is said of the number or the day of a transfer is said of both lines', () => {
  const steps = changedMove(transfer(), {
    line: { number: 12, entry_date: '2026-02-01', livestock_enterprise_id: 22 },
  })
  expect(steps).toMatchObject([
    { id: 1, values: { number: 12, entry_date: '2026-02-01', livestock_enterprise_id: 22 } },
    { id: 2, values: { number: 12, entry_date: '2026-02-01' } },
  ])
  expect(steps[1]).not.toHaveProperty('values.livestock_enterprise_id')
})

test('nothing is sent where all is the same', () => {
  expect(changedMove(transfer(), { line: { number: 10 } })).toEqual([])
})

test('a movement goes with its event; what follows from a round does not go here', () => {
  const [sold] = movesOf(['livestock_sale_events', {}])
  const [born] = movesOf(['livestock_reproduction_lifecycles', {}])
  if (!sold || !born) throw new Error('Both are there.')
  expect(removedMove(sold)).toEqual([{ do: 'destroy', resource: 'livestock_sale_events', id: 101 }])
  expect(removedMove(born)).toEqual([])
})
