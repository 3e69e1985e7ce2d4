// What a cell may hold in its line: of some choices only those that fit what else the line says.

import type { CellKind, CellValue } from './cell-kind.ts'
import type { CellsOfRow, SheetColumn } from './sheet-column.ts'
import type { SheetLine } from './sheet-lines.ts'

type Typed = ReadonlyMap<string, CellValue>

/** `typed`: what is typed in the line in the same go. */
export function kindInLine<Row>(
  { kind, choices }: SheetColumn<Row>,
  line: SheetLine<Row> | undefined,
  typed?: Typed,
): CellKind {
  if (kind.is !== 'choice' || !choices) return kind
  const options = choices(cellsOfLine(line, typed))
  return options ? { ...kind, options } : kind
}

/** Why a line like this has none of it; `typed` in the same go counts. */
export function unfitWhy<Row>(
  { unfit }: SheetColumn<Row>,
  line: SheetLine<Row> | undefined,
  typed?: Typed,
): string | undefined {
  return line && unfit?.(cellsOfLine(line, typed))
}

export function cellsOfLine<Row>(
  line: SheetLine<Row> | undefined,
  typed: Typed = new Map(Object.entries(line?.draft?.values ?? {})),
): CellsOfRow<Row> {
  return { row: line?.row, cells: typed }
}
