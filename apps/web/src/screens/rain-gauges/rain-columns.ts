// The months of a year as columns of the sheet, and what is typed there as one change.

import { monthName, shortMonthName } from '@furrow/farming/dates'
import { inTheWay } from '@furrow/farming/rain-days'
import type { MeasuredRain } from '@furrow/farming/season-rain'
import { rainInWords, rainText, readRain } from '@furrow/farming/typed-rain'
import type { RainAmount } from '@furrow/farming/typed-rain'
import type { Change } from '../../data/change.ts'
import type { CellKind, CellReading, CellValue } from '../../sheet/cell-kind.ts'
import type { SheetColumn, SheetWrite } from '../../sheet/sheet-column.ts'
import { countText, dayText } from '../../ui/amounts.ts'
import { rainSteps } from './rain-edits.ts'
import type { RainPlace } from './rain-edits.ts'
import { dateOf } from './rain-year.ts'
import type { DayRow } from './rain-year.ts'

/** A figure, or `38/4d` for rain of several days. */
export const rainKind: CellKind = {
  is: 'own',
  inputMode: 'decimal',
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
export const monthWidth = 64

export interface YearOfSheet {
  readonly year: number
  /** Of that year and those beside it. */
  readonly around: readonly MeasuredRain[]
  /** What a month comes to. */
  readonly totals: readonly (number | null)[]
}

export function monthColumns({
  year,
  around,
  totals,
}: YearOfSheet): readonly SheetColumn<DayRow>[] {
  return Array.from({ length: 12 }, (_, place) => ({
    id: columnOf(place + 1),
    heading: shortMonthName(place + 1),
    help: `${monthName(place + 1)} ${year}, in millimetres`,
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

/** One undo takes all of it back. */
export function rainChange(
  write: Pick<SheetWrite, 'edits' | 'label'>,
  { year, gaugeName, ...place }: RainPlace & { readonly year: number; readonly gaugeName: string },
): Change {
  const edits = new Map(
    write.edits.map(({ row, column, value }) => [
      dateOf(year, monthOfColumn(column), row),
      rainInCell(value),
    ]),
  )
  const [day] = edits.keys()
  const label =
    edits.size === 1 && day ? `Rain of ${dayText(day)} at ${gaugeName}` : `Rain at ${gaugeName}`
  return { label, farmId: place.farmId, steps: rainSteps(edits, place) }
}

function columnOf(month: number): string {
  return `m${month}`
}

function monthOfColumn(column: string): number {
  return Number(column.slice(1))
}

export function rainInCell(value: CellValue): RainAmount | null {
  const read = value === null ? undefined : readRain(String(value))
  return read && 'rain' in read ? read.rain : null
}
