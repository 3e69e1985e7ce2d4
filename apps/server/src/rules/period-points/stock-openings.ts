// A period opens with the stock that the one before closed with (W-LIV-5): compared with the counts of
// that other period, for an opening and a closing that are both too high still add up.

import { isAsClosed } from '@furrow/farming/stock/stock-rates'
import type { FoundPoint } from '../saving/open-point.ts'
import { head, stockName, stockPoint } from './stock-ledger.ts'
import type { StockLine } from './stock-ledger.ts'

/** Only once anything is opened: before that, the openings are not entered yet. */
export function openingPoints(lines: readonly StockLine[]): readonly FoundPoint[] {
  const isOpened = lines.some(line => openingsOf(line).length > 0)
  const isClosed = lines.some(({ closedBefore }) => closedBefore !== null)
  return isOpened && isClosed ? lines.flatMap(openedOtherwise) : []
}

const openingsOf = ({ movements }: StockLine) => movements.filter(({ kind }) => kind === 'opening')

function openedOtherwise(line: StockLine): readonly FoundPoint[] {
  const openings = openingsOf(line)
  const opened = openings.reduce((sum, opening) => sum + opening.head, 0)
  const closed = line.closedBefore?.head ?? 0
  if (isAsClosed(opened, closed)) return []
  const before = `${line.periodBefore ?? 'the last period'} closed with ${orNone(closed)}`
  const message = `${stockName(line)} opened with ${orNone(opened)}, but ${before}.`
  const [opening] = openings
  const about = opening
    ? { resource: 'livestock_ledgers', id: opening.id }
    : { resource: 'livestock_closing_events', id: line.closedBefore?.id ?? null }
  return [stockPoint(line, 'W-LIV-5', { message, ...about, field: 'number' })]
}

const orNone = (number: number): string => (number === 0 ? 'none' : head(number))
