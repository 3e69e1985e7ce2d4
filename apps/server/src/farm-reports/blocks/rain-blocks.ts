// The rain of a period at the gauge that stands for the farm: its months, its seasons, and its years.

import { measureFigure, notKnown } from '@furrow/farming/benchmarks/ladder/measure-figure'
import type { MeasureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import { addMonths, monthName, monthOf, shortMonthName, yearOf } from '@furrow/farming/dates/dates'
import { periodText } from '@furrow/farming/dates/period-text'
import { monthBands } from '@furrow/farming/rain/month-bands'
import { spanFigure } from '@furrow/farming/rain/rain-figures'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import { rainOfMonths } from '@furrow/farming/rain/rain-years'
import type { RainOfMonth } from '@furrow/farming/rain/rain-years'
import type { MeasuredRain } from '@furrow/farming/rain/season-rain'
import { rainIn, spansOfRain } from '@furrow/farming/record/record-rain'
import type { BlockOf } from '@furrow/wire/farm-report-answer'

interface RainTold {
  /** However far back. */
  readonly readings: readonly MeasuredRain[]
  readonly period: MonthSpan
  /** Of the period. */
  readonly name: string
}

/** `The farm had 362 mm in 2024–25, decile 4 of 31 years; the median of the others is 410 mm.` */
export function rainSaid({ readings, period, name }: RainTold): string {
  const mm = rainIn(readings, period)
  const figure = spanFigure(readings, period)
  if (!figure) return `No rain is recorded for ${periodText(name)}.`
  if (mm === null || figure.isSoFar) {
    const unread = rainOfMonths(readings, period).filter(({ read, days }) => read < days).length
    return `The farm recorded ${mmText(figure.mm)} in ${periodText(name)}; ${unread} of its months are not recorded whole.`
  }
  const { decile, years, median } = figure.standing
  const place =
    decile === undefined || figure.unread > 0 ? '' : `, decile ${decile} of ${years} years`
  const usual = median === undefined ? '' : `; the median of the others is ${mmText(median)}`
  return `The farm had ${mmText(mm)} in ${periodText(name)}${place}${usual}.`
}

export function rainOfMonthsBars({ readings, period, name }: RainTold): readonly BlockOf<'bars'>[] {
  const months = rainOfMonths(readings, period)
  if (months.every(({ read }) => read === 0)) return []
  const bands = monthBands(rainOfMonths(readings, spanOf(readings, period)))
  const usual = months.map(({ month }) => bands[monthOf(month) - 1])
  const years = Math.max(...usual.map(band => band?.years ?? 0))
  const hasBand = usual.some(band => band?.wet !== undefined)
  const ofMonths = (label: string, as: 'line' | 'dash', of: 'middle' | 'dry' | 'wet') => ({
    label,
    as,
    figures: usual.map(band => plainFigure(band?.[of] ?? null)),
  })
  return [
    {
      kind: 'bars',
      title: monthsSaid(months, usual),
      note: `Rain of each month of ${periodText(name)}. Median${hasBand ? ' and deciles' : ''} of up to ${years} years in which the month was recorded whole.${hasBand ? '' : ' Deciles need 10.'}`,
      unit: 'mm',
      places: months.map(({ month }) => shortMonthName(monthOf(month))),
      series: [
        { label: 'Rain', as: 'bar', figures: months.map(month => plainFigure(knownIn(month))) },
        ofMonths('Median', 'line', 'middle'),
        ...(hasBand
          ? [ofMonths('Decile 2', 'dash', 'dry'), ofMonths('Decile 8', 'dash', 'wet')]
          : []),
      ],
    },
  ]
}

/** `October was the wettest month, with 84 mm; of 12 whole months 4 dry and 1 wet` */
function monthsSaid(
  months: readonly RainOfMonth[],
  usual: readonly (ReturnType<typeof monthBands>[number] | undefined)[],
): string {
  const [wettest] = months.toSorted((one, other) => other.mm - one.mm)
  const judged = months.flatMap((month, at) => {
    const { dry, wet } = usual[at] ?? {}
    if (month.read < month.days || dry === undefined || wet === undefined) return []
    return [{ isDry: month.mm <= dry, isWet: month.mm > wet }]
  })
  const most = wettest
    ? `${monthName(monthOf(wettest.month))} was the wettest month, with ${mmText(wettest.mm)}`
    : ''
  if (judged.length === 0) return most
  const dry = judged.filter(({ isDry }) => isDry).length
  const wet = judged.filter(({ isWet }) => isWet).length
  return `${most}; of ${judged.length} whole months ${dry} dry and ${wet} wet`
}

export function seasonsOfRain({ readings, period, name }: RainTold): readonly BlockOf<'table'>[] {
  const { growing, summer } = spansOfRain(period)
  const rows = [
    [periodText(name), period],
    [`Growing season, ${spanText(growing)}`, growing],
    [`Summer fallow, ${spanText(summer)}`, summer],
  ] as const
  const told = rows.flatMap(([label, span]) => {
    const figure = spanFigure(readings, span)
    if (!figure) return []
    const { standing, unread, isSoFar } = figure
    const isRanked = unread === 0 && !isSoFar
    return [
      {
        label,
        figures: [
          mmFigure(rainIn(readings, span)),
          mmFigure(standing.mean ?? null),
          mmFigure(standing.median ?? null),
          isRanked ? plainFigure(standing.decile ?? null) : notKnown,
          plainFigure(standing.years),
          plainFigure(unread),
        ],
        level: 0,
        is_total: false,
        about: null,
      },
    ]
  })
  if (told.length === 0) return []
  return [
    {
      kind: 'table',
      title: 'The year, its growing season and the summer after it',
      note: 'Mean and median are of the other years that were recorded whole. Decile 1 is the driest tenth of all years, its own among them; it needs 10.',
      columns: ['Rain', 'Mean', 'Median', 'Decile', 'Years', 'Days not recorded'].map(label => ({
        label,
        unit: '',
      })),
      rows: told,
    },
  ]
}

const mostYears = 6

/** The months of the period in the years before, a year a column. */
export function rainOfYears({ readings, period, name }: RainTold): readonly BlockOf<'table'>[] {
  const years = Array.from({ length: mostYears }, (_, back) => {
    const span = {
      from: addMonths(period.from, -12 * back),
      to: addMonths(period.to, -12 * back),
    }
    return { span, months: rainOfMonths(readings, span) }
  }).filter(({ months }) => months.some(({ read }) => read > 0))
  if (years.length < 2) return []
  const row = (label: string, figures: readonly MeasureFigure[], isTotal = false) => ({
    label,
    figures: [...figures],
    level: 0,
    is_total: isTotal,
    about: null,
  })
  return [
    {
      kind: 'table',
      title: `${periodText(name)} and the years before it, month by month`,
      note: 'Millimetres. A month of which nothing was recorded is not known.',
      columns: years.map(({ span }) => ({ label: yearsText(span), unit: '' })),
      rows: [
        ...rainOfMonths(readings, period).map(({ month }, at) => {
          const fell = years.map(({ months }) => months[at])
          return row(
            monthName(monthOf(month)),
            fell.map(one => plainFigure(one ? knownIn(one) : null)),
          )
        }),
        row(
          'The year',
          years.map(({ span }) => plainFigure(rainIn(readings, span))),
          true,
        ),
      ],
    },
  ]
}

/** From the first reading, or the period, to the last of both. */
function spanOf(readings: readonly MeasuredRain[], { from, to }: MonthSpan): MonthSpan {
  const days = readings.map(({ day }) => day)
  return {
    from: days.reduce((least, day) => (day < least ? day : least), from),
    to: days.reduce((most, day) => (day > most ? day : most), to),
  }
}

const knownIn = ({ read, mm }: RainOfMonth) => (read === 0 ? null : mm)
const mmFigure = (mm: number | null) => measureFigure(mm, { unit: 'mm', produce: 't', start: '' })
const plainFigure = (value: number | null) =>
  measureFigure(value, { unit: 'x', produce: 't', start: '' })
const mmText = (mm: number) => mmFigure(mm).text

/** `April to October 2024` */
function spanText({ from, to }: MonthSpan): string {
  const year = yearOf(from) === yearOf(to) ? '' : ` ${yearOf(from)}`
  return `${monthName(monthOf(from))}${year} to ${monthName(monthOf(to))} ${yearOf(to)}`
}

/** `2023–24`, or `2023` where it begins with the year. */
function yearsText({ from, to }: MonthSpan): string {
  const [first, last] = [yearOf(from), yearOf(to)]
  return first === last ? String(last) : periodText(`${first}-${String(last).slice(2)}`)
}
