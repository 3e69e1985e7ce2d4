// The calls that tell what farms are compared by, and how one compares, and by which editions are published.

import type { BenchmarkExplained, BenchmarksOfPeriod, MeasuresTold } from '../benchmarks-answer.ts'
import type { EnterprisesCompared } from '../enterprises-compared-answer.ts'
import type { DollarGapTold, WhatIfTold } from '../ladder/ladder-answer.ts'
import type { LadderSidesTold } from '../ladder/ladder-sides-answer.ts'
import type { BenchmarkTrend } from '../trend-answer.ts'
import { writing } from './call-options.ts'
import type { ReadOptions, WriteOptions } from './call-options.ts'
import type { Exchange } from './exchange.ts'
import { asking, enveloped } from './read-answer.ts'
import type { Result } from './result.ts'
import type { Row } from './row-types.ts'

interface BenchmarkOptions extends ReadOptions {
  /** `farm` unless said: `crop 12`, `stock 7`. */
  readonly scope?: string
  /** By its key; the farm's own smallest group unless said. */
  readonly group?: string
  /** Of the period; the newest there is unless said. */
  readonly edition?: number
}

interface ExplainOptions extends BenchmarkOptions {
  /** One crop of a crop enterprise, or one breeding round of a stock enterprise. */
  readonly part?: number
}

interface LadderOptions extends Omit<BenchmarkOptions, 'scope'> {
  /** `average` unless said. */
  readonly against?: 'average' | 'top'
}

interface TrendOptions extends Omit<BenchmarkOptions, 'edition'> {
  /** The main ones unless said. */
  readonly measures?: readonly string[]
}

interface EditionAsked {
  readonly period_id: number
  /** What is new in it. */
  readonly note?: string
  /** Only says what it would hold. */
  readonly trial?: boolean
}

type Decided = Pick<
  Row<'outlier_decisions'>,
  'farm_id' | 'period_id' | 'scope' | 'measure' | 'decision'
> & { readonly reason?: string }

export interface BenchmarkCalls {
  /** Gives the job that waits. */
  readonly publish: (
    asked: EditionAsked,
    options?: WriteOptions,
  ) => Promise<Result<Row<'queable_jobs'>>>
  /** About a figure that lies far from all others. */
  readonly decide: (
    decided: Decided,
    options?: WriteOptions,
  ) => Promise<Result<Row<'outlier_decisions'>>>
  /** All measures, with what each says and is worked out from. */
  readonly measures: (options?: ReadOptions) => Promise<Result<MeasuresTold>>
  readonly ofFarm: (
    farmId: number,
    periodId: number,
    options?: BenchmarkOptions,
  ) => Promise<Result<BenchmarksOfPeriod>>
  /** All its crops, or all its livestock, beside the period before and its group. */
  readonly enterprises: (
    farmId: number,
    periodId: number,
    kind: 'crop' | 'stock',
    options?: ReadOptions,
  ) => Promise<Result<EnterprisesCompared>>
  /** Where one of its figures comes from. */
  readonly explain: (
    farmId: number,
    periodId: number,
    measure: string,
    options?: ExplainOptions,
  ) => Promise<Result<BenchmarkExplained>>
  /** What separates it from its group in dollars. */
  readonly ladder: (
    farmId: number,
    periodId: number,
    options?: LadderOptions,
  ) => Promise<Result<DollarGapTold>>
  /** Both farms of it, to calculate it again. */
  readonly ladderSides: (
    farmId: number,
    periodId: number,
    options?: LadderOptions,
  ) => Promise<Result<LadderSidesTold>>
  /** What it would make with the figure of a rung exchanged for the group's. */
  readonly whatIf: (
    farmId: number,
    periodId: number,
    rung: string,
    options?: LadderOptions,
  ) => Promise<Result<WhatIfTold>>
  /** How it went over up to ten periods, of which this is the last. */
  readonly trend: (
    farmId: number,
    periodId: number,
    options?: TrendOptions,
  ) => Promise<Result<BenchmarkTrend>>
}

export function benchmarkCalls(exchange: Exchange): BenchmarkCalls {
  const ask = asking(exchange, enveloped)
  const path = '/api/v2/benchmarks'
  return {
    publish: (asked, options = {}) =>
      ask({ method: 'POST', path: '/api/v2/editions', body: asked, ...writing(options) }),
    decide: (decided, options = {}) =>
      ask({
        method: 'POST',
        path: '/api/v2/editions/decisions',
        body: decided,
        ...writing(options),
      }),
    measures: ({ signal } = {}) => ask({ method: 'GET', path: '/api/v2/measures', signal }),
    ofFarm: (farmId, periodId, { signal, ...wish } = {}) =>
      ask({ method: 'GET', path, query: queryOf(farmId, periodId, wish), signal }),
    enterprises: (farmId, periodId, kind, { signal } = {}) => {
      const query = queryOf(farmId, periodId, {})
      query.set('kind', kind)
      return ask({ method: 'GET', path: `${path}/enterprises`, query, signal })
    },
    explain: (farmId, periodId, measure, { signal, part, ...wish } = {}) => {
      const query = queryOf(farmId, periodId, wish)
      query.set('measure', measure)
      if (part !== undefined) query.set('part', String(part))
      return ask({ method: 'GET', path: `${path}/explain`, query, signal })
    },
    ladder: (farmId, periodId, { signal, ...wish } = {}) =>
      ask({
        method: 'GET',
        path: `${path}/ladder`,
        query: queryOf(farmId, periodId, wish),
        signal,
      }),
    ladderSides: (farmId, periodId, { signal, ...wish } = {}) =>
      ask({
        method: 'GET',
        path: `${path}/ladder/sides`,
        query: queryOf(farmId, periodId, wish),
        signal,
      }),
    whatIf: (farmId, periodId, rung, { signal, ...wish } = {}) => {
      const query = queryOf(farmId, periodId, wish)
      query.set('rung', rung)
      return ask({ method: 'GET', path: `${path}/what-if`, query, signal })
    },
    trend: (farmId, periodId, { signal, measures, ...wish } = {}) => {
      const query = queryOf(farmId, periodId, wish)
      if (measures) query.set('measures', measures.join(','))
      return ask({ method: 'GET', path: `${path}/trend`, query, signal })
    },
  }
}

type Wish = Omit<BenchmarkOptions & LadderOptions, 'signal'>

function queryOf(
  farmId: number,
  periodId: number,
  { scope, group, edition, against }: Wish,
): URLSearchParams {
  const query = new URLSearchParams({ farm_id: String(farmId), period_id: String(periodId) })
  if (scope !== undefined) query.set('scope', scope)
  if (group !== undefined) query.set('group', group)
  if (edition !== undefined) query.set('edition', String(edition))
  if (against !== undefined) query.set('against', against)
  return query
}
