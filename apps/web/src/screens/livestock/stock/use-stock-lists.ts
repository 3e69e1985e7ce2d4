// Reads what stock is chosen from, and what a farm said of its enterprises in a period.

import { useRows } from '../../../data/hooks/use-rows.ts'
import { useSameMembers } from '../../../data/hooks/use-same-members.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'

export type StockLists = ReturnType<typeof useStockLists>['lists']

const byPlace = { sort: ['sort_order', 'id'] } as const

export function useStockLists({ farmId, periodId }: CollectionPlace) {
  const where = { farm_id: farmId, period_id: periodId }
  const read = {
    species: useRows('livestock_species_types', byPlace),
    classes: useRows('livestock_classes', byPlace),
    purposes: useRows('livestock_purposes', byPlace),
    enterprises: useRows('livestock_enterprises', byPlace),
    uses: useRows('asset_types'),
    ratings: useRows('stock_ratings'),
    contacts: useRows('farm_contacts', { where: { farm_id: farmId }, sort: ['name'] }),
    /** Which enterprises the farm runs in the period. */
    run: useRows('farm_livestock_enterprise_periods', { where }),
    settings: useRows('livestock_enterprise_settings', { where }),
    kept: useRows('livestock_enterprise_classes', { where }),
  }
  const all = Object.values(read)
  const named = Object.entries(read).map(([name, { rows }]) => [name, rows])
  const lists = useSameMembers(
    Object.fromEntries(named) as {
      readonly [Name in keyof typeof read]: (typeof read)[Name]['rows']
    },
  )
  return {
    lists,
    isLoading: all.some(({ isLoading }) => isLoading),
    failure: all.find(({ failure }) => failure)?.failure,
    retry: () => all.forEach(({ retry }) => retry()),
  }
}
