// The months that are shown as columns of the sheet, and what is typed there as one change.

import { monthName, shortMonthName, yearOf } from '@furrow/farming/dates/dates'
import { inTheWay } from '@furrow/farming/rain/rain-days'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import type { MeasuredRain } from '@furrow/farming/rain/season-rain'
import { rainInWords, rainText, readRain } from '@furrow/farming/rain/typed-rain'
import type { RainAmount } from '@furrow/farming/rain/typed-rain'
import type { Change } from '../../../data/outbox/change.ts'
import type { CellKind, CellReading, CellValue } from '../../../sheet/cells/cell-kind.ts'
import { cellsByRow, writtenTo } from '../../../sheet/writing/sheet-change.ts'
import type { CellsOfRow, SheetColumn, SheetWrite } from '../../../sheet/cells/sheet-column.ts'
import { countText, dayText } from '../../../ui/amounts.ts'
import { rainSteps } from './rain-edits.ts'
import type { RainPlace } from './rain-edits.ts'
import type { DayRow } from './rain-year.ts'
import { monthsIn } from './shown-months.ts'
import type { YearMonth } from './shown-months.ts'

/** A figure, or `38/4d` for rain of several days. */
export const rainKind: CellKind = {
  is: 'own',
  inputMode: 'decimal',
  decimals: 1,
  read: readCell,
  show: value => (value === null ? '' : String(value)),
}

function readCell(text: string): CellReading {
  const typed = readRain(text)
  return 'wrong' in typed ? typed : { value: valueOf(typed.rain) }
}

function valueOf(rain: RainAmount | null): CellValue {
  return rain && (rain.days === 1 ? rain.mm : rainText(rain))
}

/** In pixels. */
export const monthWidth = 52

export interface MonthsOfSheet {
  readonly span: MonthSpan
  /** Of that span and the years beside it. */
  readonly around: readonly MeasuredRain[]
  /** What a month comes to. */
  readonly totals: readonly (number | null)[]
}

/** What a device holds for August of a year is not shown under the August before. */
export function monthColumnId({ year, month }: YearMonth, { to }: MonthSpan): string {
  return year === yearOf(to) ? `m${month}` : `m${month}-before`
}

export function monthColumns({
  span,
  around,
  totals,
}: MonthsOfSheet): readonly SheetColumn<DayRow>[] {
  return monthsIn(span).map(({ year, month }, place) => ({
    id: monthColumnId({ year, month }, span),
    heading: shortMonthName(month),
    help: `${monthName(month)} ${year}, in millimetres`,
    kind: rainKind,
    width: monthWidth,
    value: ({ cells }: DayRow) => cells[place]?.value ?? null,
    locked: ({ cells }: DayRow) => cells[place]?.locked,
    check: (value: CellValue, row: DayRow | undefined) =>
      whyInTheWay(value, row?.cells[place]?.date, around),
    total: () => totals[place] ?? null,
    place: ({ cells }: DayRow) => {
      const id = cells[place]?.reading?.id
      return id === undefined ? undefined : { resource: 'rainfalls', id, field: 'total_mm' }
    },
    writes: (value: CellValue, { row }: CellsOfRow<DayRow>) => {
      const date = row?.cells[place]?.date
      return { rain: date === undefined ? {} : { [date]: rainInCell(value) } }
    },
  }))
}

/** Rain that stands for days which have readings of their own. */
export function whyInTheWay(
  value: CellValue,
  day: string | undefined,
  readings: readonly MeasuredRain[],
): string | undefined {
  const rain = rainInCell(value)
  if (!rain || day === undefined || rain.days === 1) return undefined
  const [first, ...more] = inTheWay({ day, days: rain.days }, readings)
  if (!first) return undefined
  const others = more.length > 0 ? ` and ${countText(more.length, 'other')}` : ''
  return `${rainInWords(rain)} would count days that were read already: ${dayText(first.day)} with ${rainInWords(first)}${others}. Clear those first, or write fewer days.`
}

interface RainSheet {
  readonly columns: readonly SheetColumn<DayRow>[]
  readonly rows: readonly DayRow[]
  readonly gaugeName: string
}

/** One undo takes all of it back. */
export function rainChange(
  write: Pick<SheetWrite, 'edits'>,
  { columns, rows, gaugeName, ...place }: RainPlace & RainSheet,
): Change {
  const byDay = new Map(rows.map(row => [row.day, row]))
  const typed = [...cellsByRow(write)].flatMap(([day, cells]) => {
    const written = writtenTo(columns, { row: byDay.get(day), cells })
    return Object.entries(written.get('rain') ?? {})
  })
  const edits = new Map(typed as readonly (readonly [string, RainAmount | null])[])
  const [day] = edits.keys()
  const label =
    edits.size === 1 && day ? `Rain of ${dayText(day)} at ${gaugeName}` : `Rain at ${gaugeName}`
  return { label, farmId: place.farmId, steps: rainSteps(edits, place) }
}

export function rainInCell(value: CellValue): RainAmount | null {
  const read = value === null ? undefined : readRain(String(value))
  return read && 'rain' in read ? read.rain : null
}
