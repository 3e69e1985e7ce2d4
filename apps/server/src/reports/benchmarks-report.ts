// How a farm compares in a period, as someone sees it.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import { neededLines } from '@furrow/catalogue/measures/farm-lines'
import type { Comparison } from '@furrow/catalogue/measures/measure'
import {
  activityOf,
  peerGroupsOf,
  sizeBandOf,
} from '@furrow/farming/benchmarks/results/peer-groups'
import type { PlaceOfFarm } from '@furrow/farming/benchmarks/results/peer-groups'
import { workedMeasures } from '@furrow/farming/benchmarks/results/worked-measures'
import type { BenchmarksOfPeriod } from '@furrow/wire/benchmarks-answer'
import { invalid, notFound } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { reachOf } from '../access/reach/reach-of.ts'
import { runQuery } from '../db/run-query.ts'
import type { SetTold } from '../facts/published/kept-rows.ts'
import { editionFor, publishedSets } from '../facts/published/published-sets.ts'
import type { EditionTold } from '../facts/published/published-sets.ts'
import { resultsOfFarm } from '../facts/results/results-of-farm.ts'
import type { ScopeResult } from '../facts/results/results-of-farm.ts'
import { todayOn } from '../rules/saving/farm-calendar.ts'
import { collectionSeen } from './collections.ts'
import type { Which } from './collections.ts'
import { comparedMeasures } from './compared-measures.ts'
import type { MeasureTold } from './compared-measures.ts'
import { seesMoneyOf } from './completeness-report.ts'
import type { AskingOn } from './completeness-report.ts'
import { foundGroup, saysAnything, topOf } from './peer-groups-told.ts'

export interface ComparedWith extends Which {
  readonly scope: string
  readonly group: string | undefined
  readonly edition: number | undefined
}

/** What a comparison is made of: the farm's own results, and the group that they are held against. */
export async function comparedFarm(
  { db, viewer, catalogue, todayIn }: AskingOn,
  { scope, group: wanted, edition: number, ...which }: ComparedWith,
) {
  const reach = reachOf(viewer, catalogue)
  const collection = await collectionSeen(db, reach, which)
  const today = await todayOn(db, which.farm, todayIn)
  const [results, edition, zone] = await Promise.all([
    resultsOfFarm(db, { reach, collection, today }),
    editionFor(db, { period: which.period, number }),
    zoneOf(db, which.farm),
  ])
  if (number !== undefined && !edition) throw notFound('There is no such edition of the period.')
  const found = results.find(one => one.scope === scope)
  if (!found && scope !== 'farm') {
    throw notFound('The farm has no such crop or stock in that period.')
  }
  const sets = edition ? await publishedSets(db, edition.id, scope) : []
  const own = ownGroups(results, zone)
  const chosen = wanted === undefined ? foundGroup(sets, own) : chosenGroup(sets, wanted)
  const seesMoney = seesMoneyOf(viewer, which.farm)
  return { collection, results, found, edition, sets, own, seesMoney, ...chosen }
}

export async function benchmarksOf(
  asking: AskingOn,
  which: ComparedWith,
): Promise<BenchmarksOfPeriod> {
  const { scope } = which
  const compared = await comparedFarm(asking, which)
  const { collection, results, found, edition, sets, own, group, widened, seesMoney } = compared
  const comparison = comparisonOf(scope)
  const top = topOf(sets, group)
  const figures = workedMeasures(comparison, found?.lines ?? {})
  const told = comparedMeasures(comparison, figures, { group, top })
  const isOwn = (set: SetTold) => own.some(({ key }) => key === set.key)
  return {
    farm_id: collection.farm_id,
    period_id: collection.period_id,
    period: collection.name,
    scope,
    scopes: results.map(one => ({ scope: one.scope, name: one.name })),
    provisional: collection.status !== 'Released',
    missing: scope === 'farm' ? missingIn(found?.lines ?? {}) : [],
    edition: edition ? editionIn(edition) : null,
    group: group ? groupIn(group, isOwn(group)) : null,
    widened,
    groups: sets.flatMap(set =>
      set.kind !== 'top' && saysAnything(set) ? [groupIn(set, isOwn(set))] : [],
    ),
    best: top ? { name: top.ranking ?? '', band: top.band } : null,
    measures: seesMoney ? told : withoutMoney(comparison, told),
  }
}

/** Who sees no money is told nothing that follows from it, of others neither. */
function withoutMoney(comparison: Comparison, told: readonly MeasureTold[]): MeasureTold[] {
  const nothing = { own: null, average: null, top: null, band: null, place: null, withheld: false }
  return told.map((one, at) =>
    comparison.measures[at]?.needsMoney ? { name: one.name, ...nothing } : one,
  )
}

/** The farm's own place on the menu, by what it is now. */
function ownGroups(results: readonly ScopeResult[], zone: PlaceOfFarm['zone']) {
  const lines = results.find(({ scope }) => scope === 'farm')?.lines ?? {}
  const activity = activityOf(lines)
  return peerGroupsOf({ zone, activity, sizeBand: activity && sizeBandOf(activity, lines) })
}

function chosenGroup(sets: readonly SetTold[], key: string) {
  const group = sets.find(set => set.key === key && set.kind !== 'top' && saysAnything(set))
  if (!group) throw invalid({ group: ['No such group was published.'] })
  return { group, widened: [] }
}

async function zoneOf(db: AskingOn['db'], farm: number): Promise<PlaceOfFarm['zone']> {
  const [zone] = await runQuery(
    db,
    sql<NonNullable<PlaceOfFarm['zone']>>`
      select z.id, z.name, z.region from farms f
      join zones z on z.id = f.zone_id and z.deleted_at is null where f.id = ${farm}`,
  )
  return zone ?? null
}

function editionIn({ id: _, ...told }: EditionTold) {
  return told
}

function groupIn({ key, name, band }: SetTold, isOwn: boolean) {
  return { key, name, band, is_own: isOwn }
}

function missingIn(lines: Readonly<Record<string, number | null>>): string[] {
  return neededLines.flatMap(([name, label]) => ((lines[name] ?? null) === null ? [label] : []))
}
