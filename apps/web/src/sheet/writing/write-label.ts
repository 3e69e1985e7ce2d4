// What was done in a sheet, in a person's words: for the notice, for undo, and for what waits.

import { countText } from '../../ui/amounts.ts'
import type { CellEdit } from '../cells/sheet-column.ts'

export type EditKind = 'typing' | 'paste' | 'cut' | 'fill' | 'clearing'

interface Done {
  readonly edits: readonly CellEdit[]
  readonly addedRows: number
  /** `Area of River`, where one cell changed. */
  readonly cellName: (edit: CellEdit) => string
}

export function writeLabel(doing: EditKind, { edits, addedRows, cellName }: Done): string {
  const [first] = edits
  if (first && edits.length === 1 && addedRows === 0) return cellName(first)
  if (doing === 'typing' && addedRows > 0 && !first) return countText(addedRows, 'new row')
  const rows = new Set(edits.map(({ row }) => row)).size + addedRows
  const isOneRow = rows === 1 && addedRows === 0
  return beginnings[doing] + (isOneRow ? countText(edits.length, 'cell') : countText(rows, 'row'))
}

export function removalLabel(names: readonly string[]): string {
  return names.length === 1 ? `Removal of ${names[0]}` : `Removal of ${names.length} rows`
}

const beginnings: Readonly<Record<EditKind, string>> = {
  typing: 'Change of ',
  paste: 'Paste of ',
  cut: 'Cut of ',
  fill: 'Fill of ',
  clearing: 'Clearing of ',
}
