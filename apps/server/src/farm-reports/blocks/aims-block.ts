// What a farm set out to do: the aims kept in a report, and those that the next ones open with, each beside what came
// of it.

import type { aimOutcomes } from '@furrow/catalogue/choices'
import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import {
  measureFigure,
  moneyFigure,
  notKnown,
} from '@furrow/farming/benchmarks/ladder/measure-figure'
import type { MeasureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import { workedMeasures } from '@furrow/farming/benchmarks/results/worked-measures'
import { periodText } from '@furrow/farming/dates/period-text'
import type { Known } from '@furrow/farming/numbers/ratio'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { sql } from 'kysely'
import { reachOnFarm } from '../../access/reach/reach-of.ts'
import { runQuery } from '../../db/run-query.ts'
import type { ScopeResult } from '../../facts/results/results-of-farm.ts'
import { collectionsOf } from '../../reports/collections.ts'
import type { Collection } from '../../reports/collections.ts'
import type { ReportSources } from '../report-sources.ts'

type AimsBlock = BlockOf<'aims'>
type AimTold = AimsBlock['aims'][number]

interface StoredAim {
  readonly id: number
  readonly period_id: number
  readonly scope: string | null
  readonly measure: string | null
  readonly text: string
  readonly was_text: string | null
  readonly goal_text: string | null
  readonly amount: number | null
  readonly who: string | null
  readonly by_day: string | null
  readonly outcome: (typeof aimOutcomes)[number]
}

/** Of this period’s report. */
export async function keptAims(sources: ReportSources): Promise<readonly AimsBlock[]> {
  const { collection } = sources
  const aims = await storedAims(sources, [collection.period_id])
  if (aims.length === 0) return []
  const was = await sources.resultsIn(collection)
  return [
    {
      kind: 'aims',
      title: `${counted(aims.length)} for the next period`,
      note: 'The report of the next period opens with them.',
      aims: aims.map(aim => aimTold(aim, { sources, kept: collection, was })),
    },
  ]
}

/** Those of the period before, and what is still open of earlier ones: this report opens with them. */
export async function carriedAims(sources: ReportSources): Promise<readonly AimsBlock[]> {
  const { collection, asking, which } = sources
  const reach = reachOnFarm(asking.viewer, asking.catalogue, which.farm)
  const all = await collectionsOf(asking.db, reach, { farms: [which.farm] })
  const earlier = all.filter(({ start }) => start < collection.start)
  const stored = await storedAims(
    sources,
    earlier.map(({ period_id }) => period_id),
  )
  const aims = stored.filter(
    ({ outcome, period_id }) => outcome === 'Open' || period_id === collection.before_id,
  )
  if (aims.length === 0) return []
  const now = await sources.resultsIn(collection)
  const told: AimTold[] = []
  for (const kept of earlier) {
    const ofPeriod = aims.filter(({ period_id }) => period_id === kept.period_id)
    if (ofPeriod.length === 0) continue
    // One after another: nobody takes the connections that others need.
    const was = await sources.resultsIn(kept)
    told.push(...ofPeriod.map(aim => aimTold(aim, { sources, kept, was, now })))
  }
  return [
    {
      kind: 'aims',
      title: carriedTitle(told),
      note: 'From the report of the period before, and what is still open of earlier ones.',
      aims: told,
    },
  ]
}

const counted = (count: number) => (count === 1 ? 'One aim' : `${count} aims`)

/** `3 aims: 1 reached, 2 open` */
function carriedTitle(aims: readonly AimTold[]): string {
  const parts = (['Reached', 'Open', 'Given up'] as const).flatMap(outcome => {
    const count = aims.filter(aim => aim.outcome === outcome).length
    return count === 0 ? [] : [`${count} ${outcome.toLowerCase()}`]
  })
  return `${counted(aims.length)}: ${parts.join(', ')}`
}

async function storedAims(
  { asking: { db, viewer, catalogue }, which: { farm } }: ReportSources,
  periods: readonly number[],
): Promise<readonly StoredAim[]> {
  const own = reachOnFarm(viewer, catalogue, farm).named('farm_aims')
  return runQuery(
    db,
    sql<StoredAim>`
      select a.id, a.period_id, a.scope, a.measure, a.text, a.was_text, a.goal_text,
        a.amount::float8 as amount, a.who, to_char(a.by_day, 'YYYY-MM-DD') as by_day, a.outcome
      from farm_aims a
      where a.farm_id = ${farm} and a.period_id = any(${periods}::bigint[]) and a.deleted_at is null
        ${own ? sql`and ${own('a')}` : sql``}
      order by a.id`,
  )
}

interface Around {
  readonly sources: ReportSources
  /** The period in whose report it was kept. */
  readonly kept: Collection
  readonly was: readonly ScopeResult[]
  /** Nothing where that is the same period. */
  readonly now?: readonly ScopeResult[]
}

function aimTold(aim: StoredAim, { sources, kept, was, now }: Around): AimTold {
  const measure = measureOf(aim, sources)
  const [before, after] = [measure?.own(was) ?? null, measure?.own(now ?? []) ?? null]
  const figure = (value: Known) => measure?.figure(value) ?? notKnown
  return {
    id: aim.id,
    text: aim.text,
    who: aim.who,
    by_day: aim.by_day,
    outcome: aim.outcome,
    kept_in: periodText(kept.name),
    was: before === null ? asTold(aim.was_text, sources) : figure(before),
    goal: asTold(aim.goal_text, sources),
    now: figure(after),
    amount: worthOf(aim, sources),
    is_better: measure ? isBetter(measure, before, after) : null,
    about: measure && now ? { scope: measure.scope, measure: measure.name } : null,
  }
}

/** What the rung came to, whichever way. */
function worthOf({ amount }: StoredAim, { seesMoney }: ReportSources): MeasureFigure {
  return amount === null || !seesMoney ? notKnown : moneyFigure(Math.abs(amount))
}

/** As the ladder told it, for who sees the ladder. */
function asTold(text: string | null, { seesMoney }: ReportSources): MeasureFigure {
  return text === null || !seesMoney ? notKnown : { value: null, text }
}

/** The measure of the farm that tells how it goes; nothing of money for who sees none. */
function measureOf({ scope, measure: name }: StoredAim, sources: ReportSources) {
  if (scope === null) return undefined
  const comparison = comparisonOf(scope)
  const declared = comparison.measures.find(one => one.name === name)
  if (!declared || (declared.needsMoney && !sources.seesMoney)) return undefined
  const unit = { unit: declared.unit, produce: sources.produceOf(scope), start: '' }
  return {
    scope,
    name: declared.name,
    better: declared.better,
    figure: (value: Known) => measureFigure(value, unit),
    own: (results: readonly ScopeResult[]) => {
      const lines = results.find(one => one.scope === scope)?.lines
      return lines ? (workedMeasures(comparison, lines)[declared.name] ?? null) : null
    },
  }
}

type AimMeasure = NonNullable<ReturnType<typeof measureOf>>

function isBetter({ better, figure }: AimMeasure, before: Known, after: Known): boolean | null {
  if (before === null || after === null || better === 'neither') return null
  if (figure(before).text === figure(after).text) return null
  return after > before === (better === 'up')
}
