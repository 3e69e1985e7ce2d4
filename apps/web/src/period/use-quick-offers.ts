// What can be entered in passing by whoever looks: money by who sees it, stock where the farm keeps some.

import { useRows } from '../data/hooks/use-rows.ts'
import type { QuickEntryLink } from '../routing/screen-route.ts'
import type { CollectionPlace } from './use-place.ts'
import { useSeesMoney } from './use-sees-money.ts'

export function useQuickOffers(
  { farmId, periodId }: CollectionPlace,
  { enabled = true }: { readonly enabled?: boolean } = {},
): (entry: QuickEntryLink) => boolean {
  const where = { farm_id: farmId, period_id: periodId }
  const run = useRows('farm_livestock_enterprise_periods', { where }, { enabled })
  const has = { money: useSeesMoney(farmId), stock: run.rows.length > 0 }
  return ({ needs }) => needs === undefined || has[needs]
}
