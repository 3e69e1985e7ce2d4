// The direct costs of a farm in a period with what each bears of them: at once what was typed, and by what the
// server last said of stock and crops.

import { earnedIn } from '@furrow/farming/crops/costs/cost-drivers'
import { whoBearsWith } from '@furrow/farming/crops/costs/shared-lines'
import { whoBears } from '@furrow/farming/stock/costs/stock-costs'
import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useSummedCrops } from '../../../period/use-summed-crops.ts'
import { useSummedStock } from '../../../period/use-summed-stock.ts'
import { cropBearers, stockBearers } from './cost-bearer.ts'
import { splitInWords } from './cost-sides.ts'
import { cropCostRows } from './crop-cost-row.ts'
import { sharedCostRows, stockSide } from './shared-cost-row.ts'

export function useStockCosts(place: CollectionPlace) {
  const { record, allocations, shares, read } = useCostsRead(place)
  const { data, ...stock } = useSummedStock(place.farmId, place.periodId, {})
  const margins = data?.margins ?? undefined
  const bearers = useMemo(() => (margins ? stockBearers(margins) : []), [margins])
  const rows = useMemo(
    () => (margins ? sharedCostRows({ record, allocations, shares, margins }) : []),
    [record, allocations, shares, margins],
  )
  const split = margins && splitInWords(whoBears(stockSide(record, margins)), record)
  const hasOthers = margins?.hasCrops ?? false
  return { bearers, rows, hasOthers, split, ...readingOf([...read, stock]) }
}

export function useCropCosts(place: CollectionPlace) {
  const { record, allocations, shares, read } = useCostsRead(place)
  const { data, ...summed } = useSummedCrops(place.farmId, place.periodId)
  const crops = data?.crops
  const bearers = useMemo(() => cropBearers(crops ?? []), [crops])
  const rows = useMemo(
    () => (crops ? cropCostRows({ record, allocations, shares, crops }) : []),
    [record, allocations, shares, crops],
  )
  const hasOthers = rows.some(({ others }) => others !== 0)
  const split = crops && splitInWords(whoBearsWith(crops, earnedIn(record)), record)
  return { bearers, rows, hasOthers, split, ...readingOf([...read, summed]) }
}

function useCostsRead({ farmId: farm_id, periodId: period_id }: CollectionPlace) {
  const where = { farm_id, period_id }
  const records = useRows('assets', { where })
  const allocations = useRows('cost_allocations', { where, sort: ['id'] })
  const shares = useRows('cost_shares', { where, sort: ['id'] })
  const [record] = records.rows
  return {
    record,
    allocations: allocations.rows,
    shares: shares.rows,
    read: [records, allocations, shares],
  }
}

type Reading = Pick<ReturnType<typeof useRows>, 'isLoading' | 'failure' | 'retry'>

function readingOf(read: readonly Reading[]): Reading {
  return {
    isLoading: read.some(({ isLoading }) => isLoading),
    failure: read.map(({ failure }) => failure).find(failure => failure !== undefined),
    retry: () => read.forEach(({ retry }) => retry()),
  }
}
