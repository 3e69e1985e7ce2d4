// The cropping of a farm's period as someone sees it, summed up: a handful of statements, however many
// crops there are.

import { croppingSummary } from '@furrow/farming/crops/cropping-summary'
import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import { reachOf, reachOnFarm } from '../access/reach/reach-of.ts'
import { cropsOfPeriod } from '../facts/crops/crop-lines.ts'
import { costsOfPeriod } from '../facts/crops/cost-rows.ts'
import { saleLines } from '../facts/crops/sale-lines.ts'
import { todayOn } from '../rules/saving/farm-calendar.ts'
import { collectionSeen, collectionsOf } from './collections.ts'
import type { Collection, Which } from './collections.ts'
import { seesMoneyOf } from './completeness-report.ts'
import type { AskingOn } from './completeness-report.ts'
import { arablePaddocks, earlierYields } from './cropping/earlier-yields.ts'

/** So many periods say what is usual. */
const periodsBefore = 5

export async function croppingOf(
  { db, viewer, catalogue, todayIn }: AskingOn,
  which: Which,
): Promise<CroppingOfPeriod> {
  const reach = reachOf(viewer, catalogue)
  const collection = await collectionSeen(db, reach, which)
  const today = await todayOn(db, which.farm, todayIn)
  const asked = { reach: reachOnFarm(viewer, catalogue, which.farm), collection, today }
  const all = await collectionsOf(db, reach, { farms: [which.farm] })
  const seesMoney = seesMoneyOf(viewer, which.farm)
  const [crops, arable, earlier, sales, costs] = await Promise.all([
    cropsOfPeriod(db, asked),
    arablePaddocks(db, asked),
    earlierYields(db, asked, periodsOf(all, collection)),
    seesMoney ? saleLines(db, asked) : null,
    seesMoney ? costsOfPeriod(db, asked) : null,
  ])
  const lines = crops.map(({ line }) => line)
  return {
    farm_id: collection.farm_id,
    period_id: collection.period_id,
    period: collection.name,
    ...croppingSummary({ crops: lines, arable, sales, costs, earlier }),
  }
}

/** Oldest first, as they are told. */
function periodsOf(all: readonly Collection[], { period_id }: Collection): readonly number[] {
  const place = all.findIndex(one => one.period_id === period_id)
  return all.slice(Math.max(0, place - periodsBefore), place).map(one => one.period_id)
}
