import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { expect, test } from 'vitest'
import { withShortStock } from './short-stock.ts'
import { stockInClasses } from './stock-in-class.ts'
import { lookups, movesOf, transfer } from './stock-for-tests.ts'
import type { StockMove } from './stock-move.ts'

const lists = { ...lookups, uses: [] }
const yearly = { inventory: [], purchases: [], sales: [] }
const shortOf = (moves: readonly StockMove[], said: readonly OpenPoint[] = []) =>
  withShortStock(said, stockInClasses({ moves, closings: [], yearly }, lookups), lists)

const opened = ['livestock_opening_events', { number: 40, entry_date: '2025-07-01' }] as const
const sold = (number: number, entry_date: string) =>
  ['livestock_sale_events', { number, entry_date }] as const

test('more sold than there were is told at each line that went, before the server was asked', () => {
  const points = shortOf(movesOf(opened, sold(30, '2025-09-01'), sold(15, '2025-10-01')))
  expect(points).toMatchObject([
    { code: 'E-LIV-2', resource: 'livestock_ledgers', id: 2, field: 'number' },
    { code: 'E-LIV-2', resource: 'livestock_ledgers', id: 3, field: 'number' },
  ])
  expect(points[1]?.message).toMatch(
    /^Cows \(.*\): By 1 October 2025, 5 head more had gone than were there\. Came: 40 head\. Went: 30 sold on 1 September 2025, 15 sold on 1 October 2025\.$/,
  )
})

test('a transfer is counted on the side that is short of it', () => {
  const [point, ...others] = shortOf([transfer({ entry_date: '2025-08-01' })])
  expect(others).toEqual([])
  expect(point).toMatchObject({ id: 1, message: expect.stringContaining('Heifers') })
})

test('what the server said of other lines is no longer said; all else stays', () => {
  const said = (code: string) => ({ code, message: 'Said.' }) as OpenPoint
  const balanced = movesOf(opened, sold(40, '2025-09-01'))
  expect(shortOf(balanced, [said('E-LIV-2'), said('E-LIV-8')])).toEqual([said('E-LIV-8')])
})
