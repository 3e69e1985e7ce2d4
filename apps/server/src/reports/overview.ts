// How complete all periods of many farms are, by a handful of statements however many there are.

import { scoreOfSections } from '@furrow/farming/completeness/completeness'
import { submissionDue } from '@furrow/farming/completeness/submission'
import type { FarmOverview, PeriodOverview } from '@furrow/wire/completeness-answer'
import { notFound } from '@furrow/wire/refusal'
import { reachOf } from '../access/reach/reach-of.ts'
import { collectionsOf, farmsSeen } from './collections.ts'
import type { Collection } from './collections.ts'
import { seesMoneyOf } from './completeness-report.ts'
import type { Asking } from './completeness-report.ts'
import { sectionTotals } from './tallies/tallies.ts'
import type { SectionTotal } from './tallies/tallies.ts'

export const mostFarms = 200

/** `wanted`: in this order; of all that someone sees, unless said, the first by name. */
export async function overviewOf(
  { db, viewer, catalogue }: Asking,
  wanted: readonly number[] | null,
): Promise<readonly FarmOverview[]> {
  const reach = reachOf(viewer, catalogue)
  const seen = await farmsSeen(db, reach, { wanted, most: mostFarms })
  const farms = wanted ?? seen
  const foreign = farms.find(farm => !seen.includes(farm))
  if (foreign !== undefined)
    throw notFound(`There is no farm ${foreign}, or you don’t have access to it.`)
  const collections = await collectionsOf(db, reach, { farms })
  if (collections.length === 0) return farms.map(farm_id => ({ farm_id, periods: [] }))
  const seesMoney = (farm: number) => seesMoneyOf(viewer, farm)
  const totals = await sectionTotals(db, { collections, reach, seesMoney })
  const byCollection = Map.groupBy(totals, keyOf)
  const byFarm = Map.groupBy(collections, ({ farm_id }) => farm_id)
  return farms.map(farm_id => ({
    farm_id,
    periods: (byFarm.get(farm_id) ?? []).map(collection =>
      periodOverview(collection, byCollection.get(keyOf(collection)) ?? []),
    ),
  }))
}

function keyOf({ farm_id, period_id }: { farm_id: number; period_id: number }): string {
  return `${farm_id} ${period_id}`
}

function periodOverview(collection: Collection, totals: readonly SectionTotal[]): PeriodOverview {
  const { farm_period_id, period_id, name, year_name, start, end, status } = collection
  const told = { farm_period_id, period_id, name, year_name, start, end, status }
  return { ...told, score: scoreOfSections(totals), submission_due: submissionDue(end) }
}
