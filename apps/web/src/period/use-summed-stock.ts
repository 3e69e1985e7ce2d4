// The stock of a period, of some enterprises or species alone, as the server sums it up.

import { useAsked } from '../data/hooks/use-answer.ts'
import { summedStockOf } from './read-first.ts'
import type { SomeStock } from './read-first.ts'

/** Nothing as long as the period is not known. */
export function useSummedStock(farmId: number, periodId: number | undefined, of: SomeStock) {
  const enabled = periodId !== undefined
  return useAsked(summedStockOf({ farmId, periodId: periodId ?? 0 }, of), { enabled })
}
