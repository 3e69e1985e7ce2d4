// Whether what is kept by day counts instead of the yearly sheets.

import { useRows } from '../../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useStock } from '../stock/use-stock.ts'

export function useBooksKept(
  place: CollectionPlace,
): Readonly<Record<'ledger' | 'rounds', boolean>> {
  const where = { farm_id: place.farmId, period_id: place.periodId }
  const { moves } = useStock(place)
  const rounds = useRows('livestock_reproduction_lifecycles', { where })
  return { ledger: moves.length > 0, rounds: rounds.rows.length > 0 }
}
