// What a cell of a file says in a column of a sheet, or, in a sentence, why it says nothing.

import type { CellKind, CellReading } from '../sheet/cells/cell-kind.ts'
import { readCell } from '../sheet/cells/read-cell.ts'
import { dayText } from '../ui/amounts.ts'
import { rawText, rounded } from './raw-cell.ts'
import type { RawCell, RawDay, RawFormula } from './raw-cell.ts'

interface Kept {
  readonly kind: CellKind
  readonly unit?: string | undefined
}

/** `isOurs`: Furrow wrote the file, so that a share stands there as a share. */
export function readRaw({ kind, unit }: Kept, raw: RawCell, isOurs: boolean): CellReading {
  if (raw === null) return { value: null }
  if (typeof raw === 'object') return 'day' in raw ? readDayCell(kind, raw) : unknownResult(raw)
  if (typeof raw === 'number') return readFigure({ kind, unit }, rounded(raw), isOurs)
  return readCell(kind, typeof raw === 'boolean' ? rawText(raw) : raw, unit)
}

function readFigure({ kind, unit }: Kept, figure: number, isOurs: boolean): CellReading {
  if (kind.is === 'percent' && (isOurs || Math.abs(figure) <= 1)) return { value: figure }
  const day = kind.is === 'day' ? dayOfNumber(figure) : undefined
  return day === undefined ? readCell(kind, String(figure), unit) : { value: day }
}

/** Spreadsheets count the days since the end of 1899: 45,448 is 05/06/2024. */
function dayOfNumber(figure: number): string | undefined {
  const isDay = Number.isInteger(figure) && figure > 18_000 && figure < 75_000
  const since = Date.UTC(1899, 11, 30)
  return isDay ? new Date(since + figure * 86_400_000).toISOString().slice(0, 10) : undefined
}

function readDayCell(kind: CellKind, { day }: RawDay): CellReading {
  if (kind.is === 'day') return { value: day }
  if (kind.is === 'text') return readCell(kind, dayText(day))
  return {
    wrong: `The spreadsheet made a date of it: ${dayText(day)}. Type what it should be.`,
  }
}

function unknownResult({ formula }: RawFormula): CellReading {
  return {
    wrong: `What =${formula} comes to is not in the file. Open it in a spreadsheet, save it, and bring it again.`,
  }
}

/** As it is quoted: a day as one writes it here. */
export function shownRaw(raw: RawCell): string {
  if (typeof raw === 'object' && raw !== null && 'day' in raw) return dayText(raw.day)
  return rawText(raw)
}
