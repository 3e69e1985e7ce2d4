// What was sold or bought of the stock that the filter shows.

import type { FilterState } from '../../../period/filters-in.ts'
import type { StockMove } from '../stock/stock-move.ts'
import type { Stock } from '../stock/use-stock.ts'

export function shownTrades(
  { moves, lists }: Pick<Stock, 'moves'> & { readonly lists: Pick<Stock['lists'], 'classes'> },
  { livestockEnterpriseIds: enterprises, livestockTypeIds: species }: FilterState,
  kind: 'sale' | 'purchase',
): readonly StockMove[] {
  const kinds = new Map(lists.classes.map(one => [one.id, one.species_type_id]))
  return moves.filter(
    ({ kind: own, line }) =>
      own === kind &&
      (enterprises?.includes(line.livestock_enterprise_id) ?? true) &&
      (species?.includes(kinds.get(line.livestock_class_id) ?? 0) ?? true),
  )
}
