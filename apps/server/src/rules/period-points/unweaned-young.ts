// Young that stand with their mothers at the end of a period in which none were weaned (W-LIV-6).

import type { FoundPoint } from '../saving/open-point.ts'
import { head, stockName, stockPoint } from './stock-ledger.ts'
import type { StockLine } from './stock-ledger.ts'

export function unweanedPoints(line: StockLine): readonly FoundPoint[] {
  const { unweaned, counted, isWeaned } = line
  if (!unweaned || !counted || counted.head === 0 || isWeaned) return []
  const message = `${stockName(line)}: ${head(counted.head)} are unweaned at the end, and no weaning is recorded.`
  const about = { resource: 'livestock_closing_events', id: counted.id, field: 'number' }
  return [stockPoint(line, 'W-LIV-6', { message, ...about })]
}
