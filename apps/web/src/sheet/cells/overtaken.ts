// A cell whose value became another while it was typed into: whether that is to be asked about, and what is
// typed by now.

import type { CellValue } from './cell-kind.ts'
import type { TypedCell } from './editor-acts.ts'
import { kindInLine } from './kind-in-line.ts'
import { readCell } from './read-cell.ts'
import type { SheetColumn } from './sheet-column.ts'
import { isSameValue, lineValue, lockedWhy } from './sheet-lines.ts'
import type { SheetLine } from './sheet-lines.ts'

interface Leaving {
  readonly typed: TypedCell
  /** What the cell said when it was opened. */
  readonly seen: CellValue
  /** Opened by F2 and left as it was. */
  readonly isUntouched: boolean
}

export type Overtaken = { readonly is: 'untouched' } | { readonly is: 'asked'; mine: CellValue }

/** Nothing where what is typed can be written without a question, or could not be read anyway. */
export function overtaken<Row>(
  column: SheetColumn<Row>,
  line: SheetLine<Row> | undefined,
  { typed, seen, isUntouched }: Leaving,
): Overtaken | undefined {
  if (line?.row === undefined || lockedWhy(column, line) !== undefined) return undefined
  const now = lineValue(column, line)
  if (isSameValue(now, seen)) return undefined
  const kind = kindInLine(column, line)
  const read = typed.value === undefined ? readCell(kind, typed.text, column.unit) : typed
  const mine = 'wrong' in read ? undefined : read.value
  if (mine === undefined || isSameValue(mine, now)) return undefined
  return isUntouched && isSameValue(mine, seen) ? { is: 'untouched' } : { is: 'asked', mine }
}
