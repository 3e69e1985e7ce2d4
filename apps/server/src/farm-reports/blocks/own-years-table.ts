// Measures beside the farm's own years: this one, the means of 3, 5 and 10, the best and the worst.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import { measureFigure, notKnown } from '@furrow/farming/benchmarks/ladder/measure-figure'
import type { FigureUnit, MeasureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import { periodText } from '@furrow/farming/dates/period-text'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { BenchmarkTrend } from '@furrow/wire/trend-answer'

type TableBlock = BlockOf<'table'>
type Trend = BenchmarkTrend['measures'][number]

const means = [3, 5, 10] as const

/** In the money of each period, and of money once more in that of the last; nothing with a single year. */
export function ownYearsTables(
  trend: BenchmarkTrend,
  produce: FigureUnit['produce'],
): readonly TableBlock[] {
  const known = trend.measures.filter(
    ({ years }) => years.filter(({ own }) => own !== null).length > 1,
  )
  const last = periodText(trend.periods.at(-1)?.period ?? '')
  const inReal = known.filter(({ real }) => real !== null)
  return [
    ...tableOf(known, { trend, produce, isReal: false, last }),
    ...tableOf(inReal, { trend, produce, isReal: true, last }),
  ]
}

interface Told {
  readonly trend: BenchmarkTrend
  readonly produce: FigureUnit['produce']
  readonly isReal: boolean
  /** The last period. */
  readonly last: string
}

function tableOf(measures: readonly Trend[], told: Told): readonly TableBlock[] {
  const { isReal, last } = told
  if (measures.length === 0) return []
  const used = means.filter(count =>
    measures.some(measure => meanOf(measure, count, isReal) !== null),
  )
  return [
    {
      kind: 'table',
      title: isReal ? `The same in the money of ${last}` : `${last} beside the farm’s own years`,
      note: `${isReal ? 'By the consumer price index. ' : 'In the money of each period. '}A mean counts each year alike; it is not known where more than one is missing.`,
      columns: [last, ...used.map(count => `${count}-year mean`), 'Best year', 'Worst year'].map(
        label => ({ label, unit: '' }),
      ),
      rows: measures.flatMap(measure => rowOf(measure, used, told)),
    },
  ]
}

function rowOf(
  measure: Trend,
  used: readonly (typeof means)[number][],
  { trend, produce, isReal }: Told,
): TableBlock['rows'] {
  const { name, best_period_id: best, worst_period_id: worst } = measure
  const declared = comparisonOf(trend.scope).measures.find(one => one.name === name)
  if (!declared) return []
  const { unit, label } = declared
  const figure = (value: number | null) => measureFigure(value, { unit, produce, start: '' })
  const years = isReal ? (measure.real ?? []) : measure.years
  const inPeriod = (id: number | null): MeasureFigure => {
    const at = trend.periods.findIndex(({ period_id }) => period_id === id)
    const { value, text } = figure(years[at]?.own ?? null)
    return value === null
      ? notKnown
      : { value, text: `${text} in ${periodText(trend.periods[at]?.period ?? '')}` }
  }
  return [
    {
      label,
      figures: [
        figure(years.at(-1)?.own ?? null),
        ...used.map(count => figure(meanOf(measure, count, isReal))),
        inPeriod(best),
        inPeriod(worst),
      ],
      level: 0,
      is_total: false,
      about: { scope: trend.scope, measure: name },
    },
  ]
}

function meanOf(measure: Trend, count: number, isReal: boolean): number | null {
  const mean = measure.means.find(({ years }) => years === count)
  return (isReal ? mean?.own_real : mean?.own) ?? null
}
