// What was sold or bought of the stock that the filter shows.

import type { FilterState } from '../../../period/filters-in.ts'
import { showsStock } from '../stock/shows-stock.ts'
import type { StockMove } from '../stock/stock-move.ts'
import type { Stock } from '../stock/use-stock.ts'

export function shownTrades(
  { moves, lists }: Pick<Stock, 'moves'> & { readonly lists: Pick<Stock['lists'], 'classes'> },
  filters: FilterState,
  kind: 'sale' | 'purchase',
): readonly StockMove[] {
  const kinds = new Map(lists.classes.map(one => [one.id, one.species_type_id]))
  return moves.filter(
    ({ kind: own, line }) =>
      own === kind &&
      showsStock(filters, {
        enterprise: line.livestock_enterprise_id,
        species: kinds.get(line.livestock_class_id),
      }),
  )
}
