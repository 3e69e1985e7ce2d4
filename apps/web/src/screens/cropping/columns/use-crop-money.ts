// What crops of a period were sold for, and what the record and people say of the costs of the farm: all that
// their money is worked out of, as the server reads it.

import { costsOfFarm } from '@furrow/farming/crops/costs/cost-drivers'
import type { CostsOfFarm } from '@furrow/farming/crops/costs/cost-drivers'
import type { LineOfSale } from '@furrow/farming/crops/crop-income'
import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useSeesMoney } from '../../../period/use-sees-money.ts'
import { useLinesOfSales } from '../sales/use-lines-of-sales.ts'
import type { CropLists } from '../use-crop-lists.ts'

interface CropMoney {
  readonly sales: readonly LineOfSale[] | undefined
  readonly costs: CostsOfFarm | undefined
}

/** Nothing for who sees no money. `isListed`: which crops are grown is known. */
export function useCropMoney(
  place: CollectionPlace,
  { grown }: Pick<CropLists, 'grown'>,
  isListed: boolean,
): CropMoney {
  const seesMoney = useSeesMoney(place.farmId)
  const sales = useLinesOfSales({ farmId: place.farmId, grown }, seesMoney)
  const costs = useCostsOfFarm(place, seesMoney)
  // Crops that nobody said to be grown cost something, too.
  const isNoneSold = seesMoney && isListed && grown.length === 0
  return { sales: sales ?? (isNoneSold ? none : undefined), costs }
}

const none: readonly never[] = []

/** Nothing as long as they are not read, and where no record is kept. */
function useCostsOfFarm(
  { farmId, periodId }: CollectionPlace,
  isShown: boolean,
): CostsOfFarm | undefined {
  const where = { farm_id: farmId, period_id: periodId }
  const asking = { enabled: isShown }
  const records = useRows('assets', { where, limit: 1 }, asking)
  const allocations = useRows('cost_allocations', { where }, asking)
  const shares = useRows('cost_shares', { where, sort: ['id'] }, asking)
  const isRead =
    isShown && [records, allocations, shares].every(one => !one.isLoading && !one.failure)
  const [record] = records.rows
  return useMemo(
    () =>
      isRead && record
        ? costsOfFarm(record, { drivers: allocations.rows, said: shares.rows })
        : undefined,
    [isRead, record, allocations.rows, shares.rows],
  )
}
