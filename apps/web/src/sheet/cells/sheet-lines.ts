// The lines of a sheet from top to bottom: rows in their order, then new rows that are not saved yet.

import type { CellValue } from './cell-kind.ts'
import type { DraftRow } from './marks.ts'
import type { CellsOfRow, SheetColumn } from './sheet-column.ts'

export type SheetLine<Row> =
  | { readonly key: string; readonly row: Row; readonly draft?: undefined }
  | { readonly key: string; readonly row?: undefined; readonly draft: DraftRow }

export function linesOf<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => number,
  drafts: readonly DraftRow[],
): readonly SheetLine<Row>[] {
  return [
    ...rows.map(row => ({ key: rowKey(rowId(row)), row })),
    ...drafts.map(draft => ({ key: draft.key, draft })),
  ]
}

/** By which marks and selection know a row; no draft has such a key. */
export function rowKey(id: number): string {
  return String(id)
}

export function isRowKey(key: string): boolean {
  return !Number.isNaN(Number(key))
}

export function lineValue<Row>(column: SheetColumn<Row>, line: SheetLine<Row>): CellValue {
  return line.draft ? (line.draft.values[column.id] ?? null) : column.value(line.row)
}

/** Why it cannot be typed there; a sentence. */
export function lockedWhy<Row>(
  column: SheetColumn<Row>,
  line: SheetLine<Row> | undefined,
): string | undefined {
  if (column.locked === true) return column.source ? calculatedAndTold : calculated
  return line?.draft || !line ? undefined : column.locked?.(line.row)
}

const calculated = 'Calculated, so it can’t be edited.'
const calculatedAndTold = `${calculated} Press ? or double-click to see where it comes from.`

/** A new row without it is not saved yet. */
export function isNeeded<Row>(
  { required, requiredIf }: SheetColumn<Row>,
  of: CellsOfRow<Row>,
): boolean {
  return required || (requiredIf?.(of) ?? false)
}

export function isBlank(value: CellValue): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Nothing and an empty text are the same, and lists with the same in them. */
export function isSameValue(one: CellValue, other: CellValue): boolean {
  if (one === other || (isBlank(one) && isBlank(other))) return true
  if (!isList(one) || !isList(other)) return false
  return one.length === other.length && one.every((entry, place) => entry === other[place])
}

function isList(value: CellValue): value is readonly (string | number)[] {
  return Array.isArray(value)
}
