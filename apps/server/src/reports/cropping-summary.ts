// The cropping of a farm's period as somebody sees it, summed up: a handful of statements, however many
// crops there are.

import { croppingSummary } from '@furrow/farming/cropping-summary'
import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary'
import { reachOf } from '../access/reach-of.ts'
import { collectionSeen, collectionsOf } from './collections.ts'
import type { Collection, Which } from './collections.ts'
import { seesMoneyOf } from './completeness.ts'
import type { Asking } from './completeness.ts'
import { cropEvents } from './cropping/crop-events.ts'
import { cropRows } from './cropping/crop-rows.ts'
import { arablePaddocks, earlierYields } from './cropping/earlier-yields.ts'
import { factsOfCrops } from './cropping/facts-of-crops.ts'
import { linesOfSales } from './cropping/lines-of-sales.ts'
import { gaugesRead, rainOnCrops } from './cropping/rain-on-crops.ts'

interface AskingOn extends Asking {
  readonly today: string
}

/** So many periods say what is usual. */
const periodsBefore = 5

export async function croppingOf(
  { db, viewer, catalogue, today }: AskingOn,
  which: Which,
): Promise<CroppingOfPeriod> {
  const reach = reachOf(viewer, catalogue)
  const collection = await collectionSeen(db, reach, which)
  const asked = { reach, collection }
  const all = await collectionsOf(db, reach, { farms: [which.farm] })
  const [rows, events, gauges, arable, earlier, sales] = await Promise.all([
    cropRows(db, asked),
    cropEvents(db, asked),
    gaugesRead(db, asked),
    arablePaddocks(db, asked),
    earlierYields(db, asked, periodsOf(all, collection)),
    seesMoneyOf(viewer, which.farm) ? linesOfSales(db, asked) : null,
  ])
  const lastDay = today < collection.end ? today : collection.end
  const crops = factsOfCrops(rows, events, { rainOn: rainOnCrops(gauges), today, lastDay })
  return {
    farm_id: collection.farm_id,
    period_id: collection.period_id,
    period: collection.name,
    ...croppingSummary({ crops, arable, sales, earlier, lastDay }),
  }
}

/** Oldest first, as they are told. */
function periodsOf(all: readonly Collection[], { period_id }: Collection): readonly number[] {
  const place = all.findIndex(one => one.period_id === period_id)
  return all.slice(Math.max(0, place - periodsBefore), place).map(one => one.period_id)
}
