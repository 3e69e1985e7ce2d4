// A measure over the years, beside the group that the farm had in each.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import { headingUnit, measureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import type { FigureUnit } from '@furrow/farming/benchmarks/ladder/measure-figure'
import { periodText } from '@furrow/farming/dates/period-text'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { BenchmarkTrend } from '@furrow/wire/trend-answer'

type YearsBlock = BlockOf<'years'>
type Trend = BenchmarkTrend['measures'][number]

interface Told {
  readonly trend: BenchmarkTrend
  readonly produce: FigureUnit['produce']
}

/** Of those that the farm knows, and has any of, in two years at least: a single year is no trend. */
export function yearsBlocks({ trend, produce }: Told): readonly YearsBlock[] {
  const known = trend.measures.filter(
    ({ years }) => years.filter(({ own }) => (own ?? 0) !== 0).length > 1,
  )
  return known.flatMap(measure => yearsBlock(measure, { trend, produce }))
}

function yearsBlock(measure: Trend, { trend, produce }: Told): readonly YearsBlock[] {
  const { name, years, real } = measure
  const declared = comparisonOf(trend.scope).measures.find(one => one.name === name)
  if (!declared) return []
  const { unit, label, better } = declared
  const figure = (value: number | null) => measureFigure(value, { unit, produce, start: '' })
  return [
    {
      kind: 'years',
      title: titleOf(measure, { trend, label, figure }),
      note: noteOf(measure, trend, unit.startsWith('$')),
      label,
      unit: headingUnit(unit, produce),
      better,
      years: trend.periods.map(({ period_id, period }, at) => ({
        period_id,
        label: periodText(period),
        own: figure(years[at]?.own ?? null),
        average: figure(years[at]?.average ?? null),
        low: figure(years[at]?.low ?? null),
        middle: figure(years[at]?.middle ?? null),
        high: figure(years[at]?.high ?? null),
        real: figure(real?.[at]?.own ?? null),
      })),
      about: { scope: trend.scope, measure: name },
    },
  ]
}

interface Naming {
  readonly trend: BenchmarkTrend
  readonly label: string
  figure(value: number | null): { readonly text: string }
}

/** `Return on assets managed: 2.7% in 2024–25, five-year mean 3.4%, best 5.2% in 2021–22` */
function titleOf(
  { years, means, best_period_id: best }: Trend,
  { trend, label, figure }: Naming,
): string {
  const { periods } = trend
  const last = years.findLastIndex(({ own }) => own !== null)
  const parts = [`${figure(years[last]?.own ?? null).text} in ${nameAt(periods, last)}`]
  const mean = means.findLast(({ own }) => own !== null)
  if (mean) {
    const known = years.slice(-mean.years).filter(({ own }) => own !== null).length
    parts.push(`mean of ${known} years ${figure(mean.own).text}`)
  }
  const bestAt = periods.findIndex(({ period_id }) => period_id === best)
  if (bestAt !== -1 && bestAt !== last) {
    parts.push(`best ${figure(years[bestAt]?.own ?? null).text} in ${nameAt(periods, bestAt)}`)
  }
  return `${label}: ${parts.join(', ')}`
}

const nameAt = (periods: BenchmarkTrend['periods'], at: number) =>
  periodText(periods[at]?.period ?? '')

function noteOf(
  { years, real }: Trend,
  { periods, real_withheld: withheld }: BenchmarkTrend,
  isMoney: boolean,
) {
  const hasGroup = years.some(({ average, middle }) => average !== null || middle !== null)
  const groups = new Set(periods.flatMap(({ group }) => group?.name ?? []))
  return [
    ...(isMoney ? ['In the money of each period.'] : []),
    ...(real ? ['Dashed: in the money of the last period, by the consumer price index.'] : []),
    ...(isMoney && !real && withheld
      ? [`${withheld} to tell it in the money of the last period.`]
      : []),
    ...(hasGroup
      ? [
          `Beside ${[...groups].join('; ')}, as it was in each period: its farms were not all the same.`,
        ]
      : []),
  ].join(' ')
}
