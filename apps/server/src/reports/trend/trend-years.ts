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
import { mayBeChosen, setsOnMenu } from '../../facts/published/sets-on-menu.ts'
import type { SetOnMenu } from '../../facts/published/sets-on-menu.ts'
import { resultsOfFarm } from '../../facts/results/results-of-farm.ts'
import type { ScopeResult } from '../../facts/results/results-of-farm.ts'
import { wholeFarm } from '../../facts/results/whole-farm.ts'
import { zoneOfComparison } from '../../facts/results/zone-of-comparison.ts'
import { todayOn } from '../../rules/saving/farm-calendar.ts'
import { collectionSeen, collectionsOf } from '../collections.ts'
import type { Collection, Which } from '../collections.ts'
import { seesMoneyOf } from '../completeness-report.ts'
import type { AskingOn } from '../completeness-report.ts'
import type { ComparedWith } from '../farm-and-group.ts'
import { foundGroup, ownGroups } from '../peer-groups-told.ts'

const mostYears = 10

/** A period of a farm with what all that is compared of it came to. */
interface PeriodResults {
  readonly collection: Collection
  readonly results: readonly ScopeResult[]
  /** Its own, not one of a period before. */
  readonly edition: EditionTold | undefined
  readonly index: TrendYear['index']
}

/** What all trends of a farm are told from. */
export interface PeriodsOfFarm {
  /** Oldest first, ten at most. */
  readonly periods: readonly PeriodResults[]
  readonly zone: Awaited<ReturnType<typeof zoneOfComparison>>
}

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
  asking: AskingOn,
  { farm, period, ...how }: Omit<ComparedWith, 'edition'>,
  read?: PeriodsOfFarm,
): Promise<Years> {
  const { db, viewer } = asking
  const { periods, zone } = read ?? (await periodsFor(asking, { farm, period, scope: how.scope }))
  const years: TrendYear[] = []
  for (const { results, ...of } of periods) {
    years.push({
      ...of,
      lines: results.find(({ scope }) => scope === how.scope)?.lines,
      group: await groupIn(db, of.edition, { ...how, own: ownGroups(results, zone) }),
    })
  }
  return { years, seesMoney: seesMoneyOf(viewer, farm) }
}

async function periodsFor(
  asking: AskingOn,
  { scope, ...which }: Which & Pick<ComparedWith, 'scope'>,
): Promise<PeriodsOfFarm> {
  const { db, viewer, catalogue, todayIn } = asking
  const today = await todayOn(db, which.farm, todayIn)
  const reach = reachOnFarm(viewer, catalogue, which.farm)
  const read = scope === 'farm' ? farmAlone : resultsOfFarm
  return lastPeriods(asking, which, async collection => read(db, { reach, collection, today }))
}

/** Up to the one that is asked for. */
export async function lastPeriods(
  { db, viewer, catalogue }: AskingOn,
  { farm, period }: Which,
  resultsIn: (collection: Collection) => Promise<readonly ScopeResult[]>,
): Promise<PeriodsOfFarm> {
  const reach = reachOf(viewer, catalogue)
  const last = await collectionSeen(db, reach, { farm, period })
  const [all, zone, indexes] = await Promise.all([
    collectionsOf(db, reach, { farms: [farm] }),
    zoneOfComparison(db, farm),
    indexesOf(db),
  ])
  const wanted = all.filter(({ start }) => start <= last.start).slice(-mostYears)
  const periods: PeriodResults[] = []
  // One after another: nobody takes the connections that others need.
  for (const collection of wanted) {
    const { period_id: id } = collection
    const [results, newest] = await Promise.all([
      resultsIn(collection),
      editionFor(db, { period: id, number: undefined }),
    ])
    const edition = newest?.period_id === id ? newest : undefined
    periods.push({ collection, results, edition, index: indexes.get(id) ?? null })
  }
  return { periods, zone }
}

/** Of crops and stock nothing is read that a trend of the whole farm doesn’t show. */
async function farmAlone(...asked: Parameters<typeof wholeFarm>) {
  return (await wholeFarm(...asked)).results
}

interface Wanted extends Pick<ComparedWith, 'scope' | 'group'> {
  readonly own: ReturnType<typeof ownGroups>
}

async function groupIn(
  db: Database,
  edition: EditionTold | undefined,
  { scope, group: wanted, own }: Wanted,
): Promise<SetTold | undefined> {
  if (!edition) return undefined
  const sets = await setsOnMenu(db, edition, scope)
  const isWanted = (set: SetOnMenu) => set.key === wanted && mayBeChosen(set)
  const group = wanted === undefined ? foundGroup(sets, own).group : sets.find(isWanted)
  const keys = group ? [group.key] : []
  const told = await publishedSets(db, edition, { scope, keys })
  return told.get(group?.key ?? '')
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
