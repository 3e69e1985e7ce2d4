// A year as its rain adds up, against what other years had by the same day.

import { monthName, monthOf, shortMonthName } from '@furrow/farming/dates/dates'
import { daysOfYear } from '@furrow/farming/rain/running-rain'
import type { RunningBand, RunningRain } from '@furrow/farming/rain/running-rain'
import type { ChartDrawing } from '../../../charts/chart-drawing.ts'
import type { Plot } from '../../../charts/plot.ts'
import { countText } from '../../../ui/amounts.ts'
import { findingOf, mmText } from '../rain-words.ts'
import type { SpanFigure } from '@furrow/farming/rain/rain-figures'

export interface RunningWish {
  readonly year: number
  readonly gaugeName: string
  readonly figure: SpanFigure
  readonly running: RunningRain
  /** Nothing for days that too few years know. */
  readonly band: readonly (RunningBand | undefined)[]
  /** Whole years beside it. */
  readonly years: number
}

interface DayRow {
  /** Counted from 0, in a leap year; -1 before the first day. */
  readonly place: number
  /** Nothing after the last reading. */
  readonly mm: number | null
  readonly usual: RunningBand | undefined
}

export function runningChart(wish: RunningWish): ChartDrawing<DayRow> {
  const { year, gaugeName, figure, running, band, years } = wish
  const last = lastPlace(figure)
  const hasBand = band.some(one => one !== undefined)
  const days = daysOfYear.map((_, place) => ({
    place,
    mm: place <= last ? (running[place] ?? null) : null,
    usual: band[place],
  }))
  const rows = [beginningOf(band), ...days]
  return {
    title: findingOf(String(year), figure),
    note: `Rain at ${gaugeName} since 1 January, in mm. ${usualNote(years, hasBand)}`,
    plot: plotOf(rows, { year, hasBand }),
    places: rows.map(placeOf),
    begin: last + 1,
    table: {
      columns: columnsOf(year, hasBand),
      rows: days.filter(({ place }) => isMonthEnd(place)),
      rowKey: ({ place }) => place,
    },
  }
}

/** Every year begins with nothing. */
function beginningOf([first]: RunningWish['band']): DayRow {
  return { place: -1, mm: 0, usual: first && { dry: 0, middle: 0, wet: 0 } }
}

/** Counted from 0; a year that is over goes on to its end. */
export function lastPlace({ to }: Pick<SpanFigure, 'to'>): number {
  return daysOfYear.indexOf(to.slice(4))
}

function usualNote(years: number, hasBand: boolean): string {
  const all = countText(years + 1, 'year')
  return hasBand
    ? `Median and deciles by the same day out of ${all}; includes this year to date.`
    : `The usual range needs 10 complete years; there ${years === 0 ? 'is' : 'are'} ${all}, including this one.`
}

function placeOf({ place, mm, usual }: DayRow): readonly string[] {
  const day = daysOfYear[place]
  if (day === undefined) return ['Before 1 January', mmText(0)]
  return [
    `To ${Number(day.slice(4))} ${monthName(monthOf(`2024${day}`))}`,
    mm === null ? '' : mmText(mm),
    usual ? `median ${mmText(usual.middle)}` : '',
    usual ? `decile 2 to 8: ${mmText(usual.dry)} to ${mmText(usual.wet)}` : '',
  ].filter(Boolean)
}

interface Known {
  readonly year: number
  readonly hasBand: boolean
}

function plotOf(rows: readonly DayRow[], { year, hasBand }: Known): Plot {
  const usual = (pick: keyof RunningBand) => rows.map(row => row.usual?.[pick] ?? null)
  const own = { label: String(year), as: 'line', colour: 'accent' } as const
  const middle = { label: 'Median', as: 'dash', colour: 'ink', figures: usual('middle') } as const
  const range = { label: 'Usual: decile 2 to 8', as: 'band', colour: 'soft' } as const
  const band = { ...range, figures: usual('wet'), from: usual('dry') }
  return {
    unit: 'mm',
    isByDay: true,
    names: rows.map(({ place }) => monthAround(daysOfYear[place])),
    series: [{ ...own, figures: rows.map(({ mm }) => mm) }, ...(hasBand ? [middle, band] : [])],
  }
}

/** The name of a month stands in its middle. */
function monthAround(day: string | undefined): string {
  return day?.endsWith('-15') ? shortMonthName(monthOf(`2024${day}`)) : ''
}

function isMonthEnd(place: number): boolean {
  const next = daysOfYear[place + 1]
  return next === undefined || next.endsWith('-01')
}

function columnsOf(year: number, hasBand: boolean): ChartDrawing<DayRow>['table']['columns'] {
  const figure = { kind: 'number', unit: 'mm', decimals: 1 } as const
  const month = ({ place }: DayRow) => `End of ${monthName(monthOf(`2024${daysOfYear[place]}`))}`
  const own = [
    { key: 'month', heading: 'To', value: month },
    { key: 'mm', heading: String(year), value: ({ mm }: DayRow) => mm, ...figure },
  ]
  if (!hasBand) return own
  return [
    ...own,
    { key: 'middle', heading: 'Median', value: ({ usual }) => usual?.middle, ...figure },
    { key: 'dry', heading: 'Decile 2', value: ({ usual }) => usual?.dry, ...figure },
    { key: 'wet', heading: 'Decile 8', value: ({ usual }) => usual?.wet, ...figure },
  ]
}
