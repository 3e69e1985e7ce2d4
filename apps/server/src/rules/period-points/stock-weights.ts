// A class of stock weighs much the same at both ends of a period (W-LIV-9).

import { quantityText } from '@furrow/farming/numbers/quantity-text'
import { isWeightJump } from '@furrow/farming/stock/stock-rates'
import { weightedMean } from '@furrow/farming/numbers/ratio'
import type { FoundPoint } from '../saving/open-point.ts'
import { stockName, stockPoint } from './stock-ledger.ts'
import type { StockLine } from './stock-ledger.ts'

export function weightPoints(line: StockLine): readonly FoundPoint[] {
  const { movements, counted } = line
  const opening = weightedMean(
    movements
      .filter(({ kind }) => kind === 'opening')
      .map(({ weight, head }) => ({ figure: weight, weight: head })),
  )
  const closing = counted?.weight ?? null
  if (!counted || opening === null || closing === null) return []
  if (!isWeightJump({ opening, closing })) return []
  const told = (weight: number) => quantityText(weight, 'kg')
  const message = `${stockName(line)} weighed ${told(opening)} a head at the start and ${told(closing)} at the end: more than 30% apart.`
  const about = { resource: 'livestock_closing_events', id: counted.id, field: 'weight' }
  return [stockPoint(line, 'W-LIV-9', { message, ...about })]
}
