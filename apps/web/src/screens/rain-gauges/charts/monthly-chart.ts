// The months that are shown as bars, against what is usual for each of them.

import { monthName, shortMonthName } from '@furrow/farming/dates/dates'
import type { MonthBand } from '@furrow/farming/rain/month-bands'
import type { ChartDrawing } from '../../../charts/chart-drawing.ts'
import type { Plot } from '../../../charts/plot.ts'
import { countText } from '../../../ui/amounts.ts'
import type { MonthFacts } from '../year/month-facts.ts'
import { mmText } from '../rain-words.ts'

export interface MonthlyWish {
  /** Of the months: `2025–26` */
  readonly name: string
  readonly gaugeName: string
  readonly months: readonly MonthFacts[]
  /** January first. */
  readonly bands: readonly MonthBand[]
}

interface MonthRow extends MonthBand {
  readonly year: number
  readonly month: number
  readonly mm: number | null
  readonly isWhole: boolean
}

export function monthlyChart(wish: MonthlyWish): ChartDrawing<MonthRow> {
  const { name, gaugeName, months, bands } = wish
  const rows = months.map(({ year, month, mm, isWhole }) => ({
    year,
    month,
    mm,
    isWhole,
    ...bandAt(bands, month - 1),
  }))
  const hasBand = rows.some(({ wet }) => wet !== undefined)
  const known = months.findLastIndex(({ mm }) => mm !== null)
  return {
    title: monthlyFinding(rows, name),
    note: `Rain at ${gaugeName} by month of ${name}, in mm. ${usualNote(bands, hasBand)}`,
    plot: plotOf(rows, hasBand),
    places: rows.map(placeOf),
    begin: Math.max(0, known),
    table: { columns: columnsOf(hasBand), rows, rowKey: ({ month }) => month },
  }
}

const nothingUsual: MonthBand = { years: 0, middle: undefined, dry: undefined, wet: undefined }
const bandAt = (bands: readonly MonthBand[], place: number) => bands[place] ?? nothingUsual

function monthlyFinding(rows: readonly MonthRow[], name: string): string {
  const known = rows.filter(({ mm }) => mm !== null)
  const [wettest] = known.toSorted((one, other) => (other.mm ?? 0) - (one.mm ?? 0))
  if (!wettest) return `No rain recorded for ${name} yet`
  const top = `${monthName(wettest.month)} was the wettest month of ${name}: ${mmText(wettest.mm, 0)}`
  // Of a month that is not recorded whole nobody knows whether it was dry.
  const judged = known.filter(row => row.isWhole && row.dry !== undefined && row.wet !== undefined)
  if (judged.length === 0) return top
  const dry = judged.filter(({ mm, dry }) => (mm ?? 0) <= (dry ?? 0)).length
  const wet = judged.filter(({ mm, wet }) => (mm ?? 0) > (wet ?? 0)).length
  return `${top}; ${dry} of ${countText(judged.length, 'complete month')} dry, ${wet} wet`
}

function usualNote(bands: readonly MonthBand[], hasBand: boolean): string {
  const years = Math.max(...bands.map(band => band.years))
  if (years === 0) return 'No month has every day recorded yet, so there is no usual range to show.'
  const out = `of up to ${countText(years, 'complete year')}`
  return hasBand
    ? `Median and deciles ${out}; dry is decile 2 or less, wet above decile 8.`
    : `Median ${out}; deciles need 10.`
}

function placeOf({ year, month, mm, middle, dry, wet }: MonthRow): readonly string[] {
  return [
    `${monthName(month)} ${year}`,
    mm === null ? 'not recorded' : mmText(mm),
    middle === undefined ? '' : `median ${mmText(middle)}`,
    dry === undefined || wet === undefined ? '' : `decile 2 to 8: ${mmText(dry)} to ${mmText(wet)}`,
  ].filter(Boolean)
}

function plotOf(rows: readonly MonthRow[], hasBand: boolean): Plot {
  const pick = (figure: (row: MonthRow) => number | null | undefined) =>
    rows.map(row => figure(row) ?? null)
  const rain = {
    label: 'Rain',
    as: 'bar',
    colour: 'accent',
    figures: pick(({ mm }) => mm),
  } as const
  const middle = { as: 'tick', colour: 'ink', figures: pick(row => row.middle) } as const
  const usual = { as: 'band', colour: 'soft', figures: pick(({ wet }) => wet) } as const
  const range = { label: 'Usual: decile 2 to 8', ...usual, from: pick(({ dry }) => dry) }
  return {
    unit: 'mm',
    names: rows.map(({ month }) => shortMonthName(month)),
    series: [rain, { label: 'Median', ...middle }, ...(hasBand ? [range] : [])],
  }
}

function columnsOf(hasBand: boolean): ChartDrawing<MonthRow>['table']['columns'] {
  const figure = { kind: 'number', unit: 'mm', decimals: 1 } as const
  const month = { key: 'month', heading: 'Month', value: (row: MonthRow) => monthName(row.month) }
  const rain = { key: 'mm', heading: 'Rain', value: (row: MonthRow) => row.mm, ...figure }
  const middle = {
    key: 'middle',
    heading: 'Median',
    value: (row: MonthRow) => row.middle,
    ...figure,
  }
  if (!hasBand) return [month, rain, middle]
  return [
    month,
    rain,
    middle,
    { key: 'dry', heading: 'Decile 2', value: ({ dry }) => dry, ...figure },
    { key: 'wet', heading: 'Decile 8', value: ({ wet }) => wet, ...figure },
  ]
}
