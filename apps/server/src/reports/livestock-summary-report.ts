// The stock of a farm's period as someone sees it, summed up, with that of its periods before beside: a handful of
// statements, however many movements there are.

import { livestockSummary } from '@furrow/farming/stock/livestock-summary'
import type { StockFilter } from '@furrow/farming/stock/livestock-summary'
import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import { reachOf } from '../access/reach/reach-of.ts'
import { stockOfPeriods } from '../facts/stock/stock-of-periods.ts'
import { collectionSeen, collectionsOf } from './collections.ts'
import type { Collection, Which } from './collections.ts'
import { seesMoneyOf } from './completeness-report.ts'
import type { Asking } from './completeness-report.ts'

/** So many periods stand beside. */
const periodsBefore = 5

export async function livestockOf(
  { db, viewer, catalogue }: Asking,
  which: Which,
  filter: StockFilter,
): Promise<LivestockOfPeriod> {
  const reach = reachOf(viewer, catalogue)
  const collection = await collectionSeen(db, reach, which)
  const all = await collectionsOf(db, reach, { farms: [which.farm] })
  const before = periodsOf(all, collection)
  const told = [...before, collection]
  const read = await stockOfPeriods(
    db,
    { reach, collection },
    { periods: told, seesMoney: seesMoneyOf(viewer, which.farm) },
  )
  return {
    farm_id: collection.farm_id,
    period_id: collection.period_id,
    period: collection.name,
    from: collection.start,
    to: collection.end,
    ...livestockSummary(read(collection), filter),
    earlier: before.map(one => {
      const { enterprises, total, margins } = livestockSummary(read(one), filter)
      return { period_id: one.period_id, period: one.name, enterprises, total, margins }
    }),
  }
}

/** Oldest first, as they are told. */
function periodsOf(all: readonly Collection[], { period_id }: Collection): readonly Collection[] {
  const place = all.findIndex(one => one.period_id === period_id)
  return all.slice(Math.max(0, place - periodsBefore), place)
}
