// Crop by crop over the years: a small picture of each, on one scale with all others of its unit.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import { headingUnit, measureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import type { ProduceUnit } from '@furrow/farming/benchmarks/ladder/measure-text'
import { periodText } from '@furrow/farming/dates/period-text'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { BenchmarkTrend } from '@furrow/wire/trend-answer'

type MultiplesBlock = BlockOf<'multiples'>
type Panel = MultiplesBlock['panels'][number]

export interface CropTrend {
  readonly name: string
  readonly produce: ProduceUnit
  readonly trend: BenchmarkTrend
  /** It grew in the period that is reported: its figure can be explained. */
  readonly isGrown: boolean
}

/** A row of pictures of each measure and unit, of the crops that are known by it in two periods at least. */
export function cropMultiples(
  crops: readonly CropTrend[],
  measures: readonly string[],
): readonly MultiplesBlock[] {
  return measures.flatMap(measure => {
    const known = crops.filter(({ trend }) => knownYears(trend, measure) > 1)
    const alike = Map.groupBy(known, ({ trend, produce }) =>
      headingUnit(declaredOf(trend, measure)?.unit ?? '', produce),
    )
    const most = [...alike].toSorted(([, one], [, other]) => other.length - one.length)
    return most.map(([unit, own]) => multiplesBlock(own, { measure, unit }))
  })
}

const declaredOf = ({ scope }: BenchmarkTrend, measure: string) =>
  comparisonOf(scope).measures.find(({ name }) => name === measure)

const yearsOf = ({ measures }: BenchmarkTrend, measure: string) =>
  measures.find(({ name }) => name === measure)?.years ?? []

const knownYears = (trend: BenchmarkTrend, measure: string) =>
  yearsOf(trend, measure).filter(({ own }) => (own ?? 0) !== 0).length

interface Row {
  readonly measure: string
  readonly unit: string
}

function multiplesBlock(crops: readonly CropTrend[], { measure, unit }: Row): MultiplesBlock {
  const panels = crops.map(crop => panelOf(crop, measure))
  const [first] = crops
  const label = (first && declaredOf(first.trend, measure)?.label) ?? ''
  const hasGroup = panels.some(({ years }) => years.some(({ average }) => average.value !== null))
  return {
    kind: 'multiples',
    title: `${label}: ${findingOf(panels)}`,
    note: [
      'The line with diamonds is the farm.',
      hasGroup ? 'The dashed line is the average farm of its group in each period.' : '',
      panels.length > 1 ? 'All have one scale.' : '',
      unit.startsWith('$') ? 'In the money of each period.' : '',
    ]
      .filter(Boolean)
      .join(' '),
    label,
    unit,
    panels,
  }
}

function panelOf({ name, produce, trend, isGrown }: CropTrend, measure: string): Panel {
  const unit = declaredOf(trend, measure)?.unit ?? ''
  const figure = (value: number | null) => measureFigure(value, { unit, produce, start: '' })
  const years = yearsOf(trend, measure)
  return {
    label: name,
    about: isGrown ? { scope: trend.scope, measure } : null,
    years: trend.periods.map(({ period_id, period }, at) => ({
      period_id,
      label: periodText(period),
      own: figure(years[at]?.own ?? null),
      average: figure(years[at]?.average ?? null),
    })),
  }
}

/** `3 of 5 crops above the average farm in 2024–25` */
function findingOf(panels: readonly Panel[]): string {
  const of = panels.length === 1 ? (panels[0]?.label ?? '') : `${panels.length} crops`
  const last = panels.flatMap(({ years }) => years.at(-1) ?? [])
  const beside = last.filter(({ own, average }) => own.value !== null && average.value !== null)
  if (beside.length < 2) return `${of} over the years`
  const above = beside.filter(({ own, average }) => (own.value ?? 0) > (average.value ?? 0))
  return `${above.length} of ${beside.length} crops above the average farm in ${last[0]?.label ?? ''}`
}
