// Of which sets the percentiles of which measures are published, and what they are.

import { blurredPercentile, weighedRow } from './blurred-percentile.ts'
import type { Farms } from './owner-tally.ts'
import type { EarlierSet } from './earlier-editions.ts'
import { isWithheld } from './edition.ts'
import type { PublishedPercentiles, Withheld } from './edition.ts'
import { KeptSets } from './kept-sets.ts'
import { FewOwners, farmsApart } from './leftover-rule.ts'
import type { Apart } from './leftover-rule.ts'
import { GroupsOfFarms } from './overlap-rule.ts'
import type { Publishing, SetOfFarms } from './publishing.ts'
import { besideOf, leftoverRows, rowsOfEarlier } from './published-rows.ts'
import type { PublishedRows, Surroundings } from './published-rows.ts'
import { reasonAgainstFarms } from './set-floor.ts'
import { withoutWaiting } from './waiting-farms.ts'

export interface PercentilesOfSet {
  readonly farms: Farms
  /** By measure. */
  readonly percentiles: readonly (PublishedPercentiles | Withheld)[]
}

/** In the order of the menu, beside the averages that are published. */
export function percentilesOf(
  publishing: Publishing,
  averaged: ReadonlySet<string>,
): readonly PercentilesOfSet[] {
  const { edition, measures, menu } = publishing
  if (measures.length === 0) return menu.sets.map(({ farms }) => ({ farms, percentiles: [] }))
  const kept = new KeptSets<PublishedRows>()
  const groups = groupsAveraged(publishing, averaged)
  for (const set of publishing.earlier) if (set.hasPercentiles) kept.add(rowsOfEarlier(set))
  const own = new Map<string, PublishedRows>()
  return menu.sets.map(set => {
    const { farms, percentiles } = percentilesOfSet(publishing, set, {
      below: menu.below(set.key).flatMap(({ key }) => own.get(key) ?? []),
      kept,
      groups,
    })
    const rows = rowsOf(publishing, { key: set.key, farms, percentiles })
    own.set(set.key, rows)
    kept.add(rows)
    const isGroup = set.kind === 'group' && percentiles.some(one => !isWithheld(one))
    if (isGroup) groups.add({ key: set.key, edition, farms })
    return { farms, percentiles }
  })
}

/** Whether by an average or by percentiles: a farm is in two published groups at most. */
function groupsAveraged(
  { earlier, edition, menu }: Publishing,
  averaged: ReadonlySet<string>,
): GroupsOfFarms {
  const groups = new GroupsOfFarms(earlier)
  for (const { key, kind, farms } of menu.sets) {
    if (kind === 'group' && averaged.has(key)) groups.add({ key, edition, farms })
  }
  return groups
}

function rowsOf(
  { crowd, edition }: Publishing,
  { key, farms, percentiles }: PercentilesOfSet & { readonly key: string },
): PublishedRows {
  return {
    key,
    edition,
    farms,
    has: (measure, farm) => !Number.isNaN(crowd.measures[measure]?.[farm]),
    isPublished: measure => !('rule' in (percentiles[measure] ?? { rule: 'floor' })),
  }
}

interface Around {
  readonly below: readonly PublishedRows[]
  readonly kept: KeptSets<PublishedRows>
  readonly groups: GroupsOfFarms
}

function percentilesOfSet(
  publishing: Publishing,
  { key, kind, farms: candidates }: SetOfFarms,
  { below, kept, groups }: Around,
): PercentilesOfSet {
  const { crowd, earlier, edition, measures, rules } = publishing
  const sameKey = earlier.filter(set => set.key === key)
  const last = sameKey.findLast(set => set.hasPercentiles)
  const farms = withoutWaiting(crowd, rules, candidates, last?.farms)
  const before = sameKey.map(was => setBefore(farms, was))
  const surroundings = { below, beside: besideOf(farms, kept.overlapping(farms)) }
  const weights = publishing.weightsOf(farms)
  const overlap =
    rules.overlap && kind === 'group' ? groups.reasonAgainst({ key, edition, farms }, crowd) : null
  return {
    farms,
    percentiles: measures.map((_, measure) => {
      const having = farms.filter(farm => !Number.isNaN(crowd.measures[measure]?.[farm]))
      const reason = overlap ?? reasonAgainst(publishing, { farms: having, measure }, surroundings)
      const still = standingStill(publishing, measure, before)
      const isTooSmall = reason !== null && reason.rule !== 'leftover'
      if (still && !isTooSmall) return still
      return reason ?? publishedOf(publishing, { farms, weights, measure })
    }),
  }
}

function reasonAgainst(
  { crowd, edition, least, rules }: Publishing,
  row: { readonly farms: Farms; readonly measure: number },
  surroundings: Surroundings,
): Withheld | null {
  return (
    reasonAgainstFarms(crowd, rules, row.farms, least.quartiles) ??
    (rules.leftovers ? leftoverRows(crowd, row, surroundings, edition) : null)
  )
}

/** A set as it was in an earlier edition, and who is in one of the two only, and who in both. */
interface SetBefore {
  readonly was: EarlierSet
  readonly apart: Apart
  readonly both: Farms
}

function setBefore(farms: Farms, was: EarlierSet): SetBefore {
  const apart = farmsApart(farms, was.farms)
  const newcomers = new Set(apart.first)
  return { was, apart, both: farms.filter(farm => !newcomers.has(farm)) }
}

/**
 * Percentiles that were published stay as they are until the values of three owners have changed, or a farm
 * that counted in them has left.
 */
function standingStill(
  { crowd, rules }: Publishing,
  measure: number,
  before: readonly SetBefore[],
): PublishedPercentiles | null {
  const last = before.findLast(({ was }) => was.percentilesOf(measure))
  const published = last?.was.percentilesOf(measure)
  const from = before.find(({ was }) => was.edition === published?.edition)
  if (!published || !from || !rules.leftovers || from.was.hasLost(measure)) return null
  const valueNow = (farm: number) => crowd.measures[measure]?.[farm] ?? NaN
  const valueThen = (farm: number) => from.was.valueThen(measure, farm)
  const changed = new FewOwners(crowd.ownerOf)
    .add(from.apart.first, farm => !Number.isNaN(valueNow(farm)))
    .add(from.apart.second, farm => !Number.isNaN(valueThen(farm)))
    .add(from.both, farm => !Object.is(valueNow(farm), valueThen(farm)))
  return changed.isEnough ? null : published
}

interface Row {
  readonly farms: Farms
  readonly weights: Float64Array
  readonly measure: number
}

function publishedOf(
  { crowd, edition, least }: Publishing,
  { farms, weights, measure }: Row,
): PublishedPercentiles {
  const all = crowd.measures[measure] ?? new Float64Array()
  const having = farms.slice()
  const values = new Float64Array(farms.length)
  const weighing = new Float64Array(farms.length)
  let count = 0
  for (let at = 0; at < farms.length; at += 1) {
    const farm = farms[at] ?? 0
    const value = all[farm] ?? NaN
    if (Number.isNaN(value)) continue
    having[count] = farm
    values[count] = value
    weighing[count] = weights[at] ?? NaN
    count += 1
  }
  const row = weighedRow(values.subarray(0, count), weighing.subarray(0, count))
  const { owners } = crowd.tally.of(having.subarray(0, count))
  const isInFifths = owners >= least.fifths
  const at = (share: number) => blurredPercentile(row, share)
  return {
    kind: isInFifths ? 'fifths' : 'quartiles',
    low: at(isInFifths ? 0.2 : 0.25),
    middle: at(0.5),
    high: at(isInFifths ? 0.8 : 0.75),
    isPublic: owners >= least.public,
    edition,
  }
}
