// The last periods of a farm, each with its own lines, and what was published of the group that it had in it.

import type { LineAmounts } from '@furrow/farming/benchmarks/results/worked-measures'
import type { Known } from '@furrow/farming/numbers/ratio'
import { sql } from 'kysely'
import { reachOf, reachOnFarm } from '../../access/reach/reach-of.ts'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { SetTold } from '../../facts/published/kept-rows.ts'
import { editionFor, publishedSets } from '../../facts/published/published-sets.ts'
import type { EditionTold } from '../../facts/published/published-sets.ts'
import { setsOnMenu } from '../../facts/published/sets-on-menu.ts'
import type { SetOnMenu } from '../../facts/published/sets-on-menu.ts'
import { resultsOfFarm } from '../../facts/results/results-of-farm.ts'
import { wholeFarm } from '../../facts/results/whole-farm.ts'
import { zoneOfComparison } from '../../facts/results/zone-of-comparison.ts'
import { todayOn } from '../../rules/saving/farm-calendar.ts'
import { collectionSeen, collectionsOf } from '../collections.ts'
import type { Collection } from '../collections.ts'
import { seesMoneyOf } from '../completeness-report.ts'
import type { AskingOn } from '../completeness-report.ts'
import type { ComparedWith } from '../farm-and-group.ts'
import { foundGroup, ownGroups, saysAnything } from '../peer-groups-told.ts'

const mostYears = 10

export interface TrendYear {
  readonly collection: Collection
  /** Nothing where the farm had no such crop or stock. */
  readonly lines: LineAmounts | undefined
  readonly edition: EditionTold | undefined
  readonly group: SetTold | undefined
  /** The consumer price index. */
  readonly index: Known
}

interface Years {
  /** Oldest first. */
  readonly years: readonly TrendYear[]
  readonly seesMoney: boolean
}

export async function yearsOf(
  { db, viewer, catalogue, todayIn }: AskingOn,
  { farm, period, ...how }: Omit<ComparedWith, 'edition'>,
): Promise<Years> {
  const reach = reachOf(viewer, catalogue)
  const last = await collectionSeen(db, reach, { farm, period })
  const all = await collectionsOf(db, reach, { farms: [farm] })
  const wanted = all.filter(({ start }) => start <= last.start).slice(-mostYears)
  const today = await todayOn(db, farm, todayIn)
  const own = reachOnFarm(viewer, catalogue, farm)
  const [zone, indexes] = await Promise.all([zoneOfComparison(db, farm), indexesOf(db)])
  const read = how.scope === 'farm' ? farmAlone : resultsOfFarm
  const years: TrendYear[] = []
  // One after another: nobody takes the connections that others need.
  for (const collection of wanted) {
    const results = await read(db, { reach: own, collection, today })
    years.push({
      collection,
      lines: results.find(({ scope }) => scope === how.scope)?.lines,
      index: indexes.get(collection.period_id) ?? null,
      ...(await publishedIn(db, collection.period_id, { ...how, own: ownGroups(results, zone) })),
    })
  }
  return { years, seesMoney: seesMoneyOf(viewer, farm) }
}

/** Of crops and stock nothing is read that a trend of the whole farm doesn’t show. */
async function farmAlone(...asked: Parameters<typeof wholeFarm>) {
  return (await wholeFarm(...asked)).results
}

interface Wanted extends Pick<ComparedWith, 'scope' | 'group'> {
  readonly own: ReturnType<typeof ownGroups>
}

async function publishedIn(db: Database, period: number, { scope, group: wanted, own }: Wanted) {
  const newest = await editionFor(db, { period, number: undefined })
  const edition = newest?.period_id === period ? newest : undefined
  if (!edition) return { edition, group: undefined }
  const sets = await setsOnMenu(db, edition, scope)
  const isWanted = (set: SetOnMenu) => set.key === wanted && set.kind !== 'top' && saysAnything(set)
  const group = wanted === undefined ? foundGroup(sets, own).group : sets.find(isWanted)
  const keys = group ? [group.key] : []
  const told = await publishedSets(db, edition, { scope, keys })
  return { edition, group: told.get(group?.key ?? '') }
}

/** By period. */
async function indexesOf(db: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await runQuery(
    db,
    sql<{ period_id: number; cpi: number }>`
      select period_id, cpi::float8 as cpi from cpi_values where deleted_at is null`,
  )
  return new Map(rows.map(({ period_id, cpi }) => [period_id, cpi]))
}
