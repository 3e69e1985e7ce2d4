// The direct costs of a farm in a period with what each enterprise bears of them: at once what was typed, and by
// what the server last said of feed and income.

import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useSummedStock } from '../../../period/use-summed-stock.ts'
import { stockBearers } from './cost-bearer.ts'
import { sharedCostRows } from './shared-cost-row.ts'

export function useSharedCosts({ farmId: farm_id, periodId: period_id }: CollectionPlace) {
  const where = { farm_id, period_id }
  const records = useRows('assets', { where })
  const allocations = useRows('cost_allocations', { where, sort: ['id'] })
  const shares = useRows('cost_shares', { where, sort: ['id'] })
  const { data: summed, ...stock } = useSummedStock(farm_id, period_id, {})
  const margins = summed?.margins ?? undefined
  const bearers = useMemo(() => (margins ? stockBearers(margins) : []), [margins])
  const [record] = records.rows
  const rows = useMemo(
    () =>
      margins
        ? sharedCostRows({
            record,
            allocations: allocations.rows,
            shares: shares.rows,
            margins,
          })
        : [],
    [record, allocations.rows, shares.rows, margins],
  )
  const read = [records, allocations, shares, stock]
  return {
    bearers,
    hasCrops: margins?.hasCrops ?? false,
    rows,
    isLoading: read.some(({ isLoading }) => isLoading),
    failure: read.map(({ failure }) => failure).find(failure => failure !== undefined),
    retry: () => read.forEach(({ retry }) => retry()),
  }
}
