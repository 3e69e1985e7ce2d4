// Which movements are shown, by the filters that the screens of a period share.

import type { FilterState } from '../../../period/filters-in.ts'
import type { StockLookups } from '../stock/class-facts.ts'
import { showsStock } from '../stock/shows-stock.ts'
import type { StockMove } from '../stock/stock-move.ts'

/** A transfer is shown where either side of it passes. */
export function passes(
  { line, into }: StockMove,
  filters: FilterState,
  { classes }: Pick<StockLookups, 'classes'>,
): boolean {
  return [line, ...(into ? [into] : [])].some(side =>
    showsStock(filters, {
      enterprise: side.livestock_enterprise_id,
      species: classes.find(({ id }) => id === side.livestock_class_id)?.species_type_id,
    }),
  )
}
