// Periods of a farm side by side, as someone sees them: what each adds up to, and its crops kind by kind.
// What is asked of people, and who changed what, is not read for it: that is most of what a period's
// completeness costs.

import { cropGroups, cropTotals } from '@furrow/farming/crops/crop-group'
import type { ComparedPeriod } from '@furrow/wire/compared-periods-answer'
import { notFound } from '@furrow/wire/refusal'
import { reachOf } from '../access/reach/reach-of.ts'
import { cropsWithoutRain } from '../facts/crops/crop-lines.ts'
import { todayOn } from '../rules/saving/farm-calendar.ts'
import { collectionSeen, collectionsOf } from './collections.ts'
import type { Collection } from './collections.ts'
import { seesMoneyOf } from './completeness-report.ts'
import type { AskingOn } from './completeness-report.ts'
import { countsOf } from './counts.ts'
import { figuresOf } from './tallied-figures.ts'

/** In one request. */
export const mostCompared = 40
/** So many are worked out at a time: nobody takes the connections that others need. */
const abreast = 4

interface WhichOnes {
  readonly farm: number
  readonly periods: readonly number[]
}

/** In the order in which they are asked for. */
export async function comparedPeriodsOf(
  { db, viewer, catalogue, todayIn }: AskingOn,
  { farm, periods }: WhichOnes,
): Promise<readonly ComparedPeriod[]> {
  const reach = reachOf(viewer, catalogue)
  const [first] = periods
  if (first === undefined) return []
  await collectionSeen(db, reach, { farm, period: first })
  const all = await collectionsOf(db, reach, { farms: [farm] })
  const byPeriod = new Map(all.map(collection => [collection.period_id, collection]))
  const today = await todayOn(db, farm, todayIn)
  const seesMoney = seesMoneyOf(viewer, farm)
  const figuresIn = async (collection: Collection): Promise<ComparedPeriod> => {
    const lines = await cropsWithoutRain(db, { reach, collection, today })
    const facts = { collections: [collection], reach, seesMoney: () => seesMoney }
    return {
      period_id: collection.period_id,
      counts: countsOf(await figuresOf(db, facts, lines)),
      area_sown: cropTotals(lines).area_sown,
      crops: cropGroups(lines, 'crop').flatMap(({ crop, area, yield: came }) =>
        crop ? [{ id: crop.id, name: crop.name, unit: crop.unit, area, yield: came }] : [],
      ),
    }
  }
  const wanted = periods.map(period => {
    const collection = byPeriod.get(period)
    if (!collection) throw notFound('The farm doesn’t record that period.')
    return collection
  })
  const told: ComparedPeriod[] = []
  for (let at = 0; at < wanted.length; at += abreast)
    told.push(...(await Promise.all(wanted.slice(at, at + abreast).map(figuresIn))))
  return told
}
