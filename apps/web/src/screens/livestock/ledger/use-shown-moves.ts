// The movements that are shown, as the filter of the address has it.

import { useFilterState } from '../../../period/filter-state.tsx'
import { useKeptInSight } from '../../../period/use-kept-in-sight.ts'
import type { Stock } from '../stock/use-stock.ts'
import { passes } from './shown-moves.ts'

export function useShownMoves({ moves, lists }: Stock) {
  const filtering = useFilterState()
  const { filters } = filtering
  const shown = useKeptInSight({
    rows: moves,
    passes: move => passes(move, filters, lists),
    filter: JSON.stringify(filters),
  })
  return { filtering, shown }
}
