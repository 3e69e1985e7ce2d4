import { expect, test } from 'vitest'
import { lineOf, noEvents } from './stock-for-tests.ts'
import { moveKinds, stockMoves } from './stock-move.ts'

const lines = [
  lineOf(1, { entry_date: '2025-07-01' }),
  lineOf(2, { entry_date: '2025-09-01' }),
  lineOf(3, { entry_date: '2025-08-01' }),
  lineOf(4, { entry_date: '2025-08-01' }),
  lineOf(5),
  lineOf(6),
]

test('a movement is a line with what tells of it, and a transfer is one of two lines', () => {
  const moves = stockMoves(lines, {
    ...noEvents,
    livestock_opening_events: [{ id: 11, livestock_ledger_id: 1 }],
    livestock_sale_events: [{ id: 12, livestock_ledger_id: 2, total_value: 100 }],
    livestock_transfer_events: [{ id: 13, out_livestock_ledger_id: 3, in_livestock_ledger_id: 4 }],
    livestock_adjustment_events: [{ id: 14, livestock_ledger_id: 5, direction: 'Out' }],
  })
  expect(moves.map(({ id, kind, into }) => [id, kind, into?.id])).toEqual([
    [1, 'opening', undefined],
    [3, 'transfer', 4],
    [2, 'sale', undefined],
    [5, 'adjustment out', undefined],
  ])
})

test('half a transfer is none', () => {
  const event = { id: 13, out_livestock_ledger_id: 3, in_livestock_ledger_id: 99 }
  expect(stockMoves(lines, { ...noEvents, livestock_transfer_events: [event] })).toEqual([])
})

test('each kind is named once, transfers as one', () => {
  expect(moveKinds.filter(kind => kind === 'transfer')).toHaveLength(1)
  expect(new Set(moveKinds).size).toBe(moveKinds.length)
})
