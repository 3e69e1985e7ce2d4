// Stock that adds up: nobody moves more than there are (E-LIV-2), and what is counted at the end is what
// the ledger comes to (E-LIV-8). Then what looks wrong about it.

import { closingDifference, headLeft } from '@furrow/farming/stock/herd'
import { toldShortfall } from '@furrow/farming/stock/stock-shortfall'
import type { FindPoints, FoundPoint } from '../saving/open-point.ts'
import { deathPoints } from './stock-deaths.ts'
import { head, stockLedger, stockName, stockPoint } from './stock-ledger.ts'
import type { StockLine } from './stock-ledger.ts'
import { openingPoints } from './stock-openings.ts'
import { weightPoints } from './stock-weights.ts'
import { gainPoints, stockingPoints } from './stocking-rates.ts'
import { unweanedPoints } from './unweaned-young.ts'

export const stockNumbers: FindPoints = async (place, { tx }) => {
  const lines = await stockLedger(tx, place)
  return [
    ...lines.flatMap(line => [...movedTooMany(line), ...countedOtherwise(line)]),
    ...openingPoints(lines),
    ...deathPoints(lines),
    ...lines.flatMap(line => [...unweanedPoints(line), ...weightPoints(line)]),
    ...(await stockingPoints(tx, place, lines)),
    ...(await gainPoints(tx, place)),
  ]
}

function movedTooMany(line: StockLine): readonly FoundPoint[] {
  const short = toldShortfall(stockName(line), line.movements)
  if (!short) return []
  const about = { resource: 'livestock_ledgers', id: short.lines.at(-1) ?? null, field: 'number' }
  return [stockPoint(line, 'E-LIV-2', { message: short.message, ...about })]
}

function countedOtherwise(line: StockLine): readonly FoundPoint[] {
  const { movements, counted } = line
  const [should, off] = [headLeft(movements), closingDifference(counted?.head ?? 0, movements)]
  // What is short is told on its own.
  if (off === 0 || (!counted && should < 0)) return []
  const is = counted ? `${head(counted.head)} are counted` : 'nothing is counted'
  const message = `${stockName(line)}: ${is} at the end, but the records come to ${head(should)}.`
  const about = { resource: 'livestock_closing_events', id: counted?.id ?? null, field: 'number' }
  return [stockPoint(line, 'E-LIV-8', { message, ...about })]
}
