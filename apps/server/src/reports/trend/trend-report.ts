// How measures of a farm went over its last periods, beside the group that it had in each.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import type { Comparison } from '@furrow/catalogue/measures/measure'
import { trendOf } from '@furrow/farming/benchmarks/trend'
import { workedMeasures } from '@furrow/farming/benchmarks/results/worked-measures'
import type { BenchmarkTrend } from '@furrow/wire/trend-answer'
import { invalid, notFound } from '@furrow/wire/refusal'
import { comparedMeasures } from '../compared-measures.ts'
import type { MeasureTold } from '../compared-measures.ts'
import type { AskingOn } from '../completeness-report.ts'
import type { ComparedWith } from '../farm-and-group.ts'
import { yearsOf } from './trend-years.ts'
import type { PeriodsOfFarm, TrendYear } from './trend-years.ts'

export interface TrendAsked extends Omit<ComparedWith, 'edition'> {
  /** By their lasting names, or the usual ones. */
  readonly measures: readonly string[] | undefined
}

const usual = {
  farm: ['roam', 'operating_profit_per_ha', 'operating_profit_margin', 'asset_turnover'],
  crop: ['yield', 'price', 'gross_margin_per_ha', 'direct_cost_per_ha'],
  stock: ['kg_per_ha', 'gross_margin_per_dse', 'direct_cost_per_dse'],
}

/** Those that most is asked about. */
export function usualMeasures(scope: string): readonly string[] {
  const [kind = 'farm'] = scope.split(' ')
  return usual[kind as keyof typeof usual]
}

/** `read`: whoever tells several of a farm reads its periods once. */
export async function trendFor(
  asking: AskingOn,
  asked: TrendAsked,
  read?: PeriodsOfFarm,
): Promise<BenchmarkTrend> {
  const { scope } = asked
  const comparison = comparisonOf(scope)
  const names = asked.measures ?? usualMeasures(scope)
  refuseUnknown(comparison, names)
  const { years, seesMoney } = await yearsOf(asking, asked, read)
  if (scope !== 'farm' && years.every(({ lines }) => !lines)) {
    throw notFound('The farm has no such crop or stock in these periods.')
  }
  if (asked.group !== undefined && years.every(({ group }) => !group)) {
    throw invalid({ group: ['No such group was published.'] })
  }
  const compared = years.map(({ lines, group }) =>
    comparedMeasures(comparison, workedMeasures(comparison, lines ?? {}), {
      group,
      top: undefined,
    }),
  )
  return {
    farm_id: asked.farm,
    scope,
    periods: years.map(periodTold),
    real_withheld: realWithheld(years),
    measures: names.map(name => {
      const at = comparison.measures.findIndex(one => one.name === name)
      const isHidden = comparison.measures[at]?.needsMoney && !seesMoney
      const told = compared.map(all => (isHidden ? undefined : all[at]))
      return measureTold(comparison, { name, told, years })
    }),
  }
}

function refuseUnknown({ measures }: Comparison, names: readonly string[]): void {
  const unknown = names.filter(name => !measures.some(one => one.name === name))
  if (unknown.length > 0)
    throw invalid({ measures: [`There is no measure ${unknown.join(', ')}.`] })
}

function periodTold({ collection, edition, group }: TrendYear) {
  const { period_id, name, status } = collection
  const { id: _, ...told } = edition ?? { id: 0 }
  return {
    period_id,
    period: name,
    provisional: status !== 'Released',
    edition: edition ? (told as Omit<typeof edition, 'id'>) : null,
    group: group ? { key: group.key, name: group.name, band: group.band } : null,
  }
}

function realWithheld(years: readonly TrendYear[]): string | null {
  const missing = years
    .filter(({ index }) => index === null)
    .map(({ collection }) => collection.name)
  return missing.length === 0 ? null : `Needs the consumer price index of ${missing.join(', ')}`
}

interface OfMeasure {
  readonly name: string
  readonly told: readonly (MeasureTold | undefined)[]
  readonly years: readonly TrendYear[]
}

function measureTold({ measures }: Comparison, { name, told, years }: OfMeasure) {
  const measure = measures.find(one => one.name === name)
  const trend = trendOf(
    told.map((one, at) => ({
      own: one?.own ?? null,
      average: one?.average ?? null,
      low: one?.band?.low ?? null,
      middle: one?.band?.middle ?? null,
      high: one?.band?.high ?? null,
      index: years[at]?.index ?? null,
    })),
    { isMoney: measure?.unit.startsWith('$') ?? false, better: measure?.better ?? 'neither' },
  )
  const periodAt = (at: number | null) =>
    at === null ? null : (years[at]?.collection.period_id ?? null)
  return {
    name,
    years: [...trend.years],
    real: trend.real && [...trend.real],
    means: [...trend.means],
    worst_period_id: periodAt(trend.worst),
    best_period_id: periodAt(trend.best),
  }
}
