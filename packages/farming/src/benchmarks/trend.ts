// A measure over the years: in the money of each and of the last, as means of several, and its worst and best year.

import type { Known } from '../numbers/ratio.ts'
import { inMoneyOf, mayBeCalledMeanOf, meanOfYears } from './money-over-time.ts'
import type { BetterWay } from './place-among-others.ts'

const told = ['own', 'average', 'low', 'middle', 'high'] as const
type TrendFigures = Readonly<Record<(typeof told)[number], Known>>

export interface YearOfTrend extends TrendFigures {
  /** The consumer price index of the year. */
  readonly index: Known
}

export interface MeasureTrend {
  readonly isMoney: boolean
  readonly better: BetterWay
}

export interface TrendTold {
  readonly years: readonly TrendFigures[]
  /** In the money of the last year; nothing where the index of a year is not known, and of what is no money. */
  readonly real: readonly TrendFigures[] | null
  readonly means: readonly MeanOfYears[]
  /** Places of the years. */
  readonly worst: Known
  readonly best: Known
}

/** The mean of the years, each counted alike; nothing of whom more than one year is missing. */
interface MeanOfYears {
  readonly years: Span
  readonly own: Known
  readonly average: Known
  readonly own_real: Known
  readonly average_real: Known
}

const spans = [3, 5, 10] as const
type Span = (typeof spans)[number]

/** Oldest first. */
export function trendOf(
  years: readonly YearOfTrend[],
  { isMoney, better }: MeasureTrend,
): TrendTold {
  const nominal = years.map(year => figuresOf(year, value => value))
  const to = years.at(-1)?.index ?? null
  const isIndexed = isMoney && years.every(({ index }) => index !== null)
  const real = isIndexed ? years.map(year => inMoneyOfLast(year, to)) : null
  const ranked = (real ?? nominal).map(({ own }) => own)
  const [least, most] = [placeOfLeast(ranked, 1), placeOfLeast(ranked, -1)]
  const ways = { up: [least, most], down: [most, least], neither: [null, null] } as const
  const [worst, best] = ways[better]
  return {
    years: nominal,
    real,
    means: spans.map(span => meanOf(span, nominal, real)),
    worst,
    best,
  }
}

function inMoneyOfLast(year: YearOfTrend, to: Known): TrendFigures {
  const { index: from } = year
  return figuresOf(year, value => (from === to ? value : inMoneyOf(value, { from, to })))
}

function figuresOf(year: TrendFigures, as: (value: Known) => Known): TrendFigures {
  return Object.fromEntries(told.map(name => [name, as(year[name])])) as Record<
    (typeof told)[number],
    Known
  >
}

function meanOf(
  span: Span,
  nominal: readonly TrendFigures[],
  real: readonly TrendFigures[] | null,
): MeanOfYears {
  const over = (years: readonly TrendFigures[] | null, name: 'own' | 'average') => {
    const figures = (years ?? []).slice(-span).map(year => year[name])
    const known = figures.filter(figure => figure !== null).length
    return mayBeCalledMeanOf(span, known) ? meanOfYears(figures) : null
  }
  return {
    years: span,
    own: over(nominal, 'own'),
    average: over(nominal, 'average'),
    own_real: over(real, 'own'),
    average_real: over(real, 'average'),
  }
}

/** Of two years at least; of equals the later. */
function placeOfLeast(figures: readonly Known[], sign: 1 | -1): Known {
  const known = figures.flatMap((figure, at) =>
    figure === null ? [] : [{ at, size: figure * sign }],
  )
  if (known.length < 2) return null
  return known.reduce((least, one) => (one.size <= least.size ? one : least)).at
}
