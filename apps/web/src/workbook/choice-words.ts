// What of a difference is to be written: what the person ticked, and what they typed where the file
// could not be read.

import type { CellReading, CellValue } from '../sheet/cells/cell-kind.ts'
import { readCell } from '../sheet/cells/read-cell.ts'
import type { CellEdit, NewRow, SheetColumn } from '../sheet/cells/sheet-column.ts'
import { isBlank, isSameValue } from '../sheet/cells/sheet-lines.ts'
import { judged } from './differ-cell.ts'
import type { CellDifference, Difference, RowDifference } from './difference.ts'

export interface Choices {
  /** What was ticked or unticked, by `cellKey` and `missingKey`. */
  readonly marks: ReadonlyMap<string, boolean>
  /** What was typed instead of what the file says, by `cellKey`. */
  readonly typed: ReadonlyMap<string, string>
}

export const noChoices: Choices = { marks: new Map(), typed: new Map() }

export function cellKey<Row>({ key }: RowDifference<Row>, column: string): string {
  return `${key} ${column}`
}

export function missingKey(id: number): string {
  return `missing ${id}`
}

/** What would be written of a cell, or why nothing can be. */
export function readingOf<Row>(
  row: RowDifference<Row>,
  cell: CellDifference<Row>,
  { typed }: Choices,
): CellReading {
  const { column, file, wrong = '' } = cell
  const text = typed.get(cellKey(row, column.id))
  if (text === undefined) return file === undefined ? { wrong } : { value: file }
  return judged(column, readCell(column.kind, text, column.unit), row.row)
}

/** What only the file changed, or what was typed, is taken unless the person says otherwise. */
export function isTicked<Row>(
  row: RowDifference<Row>,
  { column, fate }: CellDifference<Row>,
  { marks, typed }: Choices,
): boolean {
  const key = cellKey(row, column.id)
  return marks.get(key) ?? (fate === 'changed' || typed.has(key))
}

/** Cells of a row that can be ticked. */
export function takeable<Row>(row: RowDifference<Row>, choices: Choices) {
  return row.wrong === undefined
    ? row.cells.filter(cell => 'value' in readingOf(row, cell, choices))
    : []
}

export interface Accepted {
  readonly edits: readonly CellEdit[]
  readonly added: readonly NewRow[]
  readonly removed: readonly number[]
  /** Cells changed, rows added and rows removed. */
  readonly amount: number
  /** Cells and rows that stay as they are here. */
  readonly leftOut: number
  readonly unread: readonly LeftUnread[]
}

/** What could not be read and was not typed either. */
interface LeftUnread {
  readonly key: string
  /** In words: `Area of River`. */
  readonly what: string
  readonly line: number
}

export function accepted<Row>(
  { rows, missing }: Difference<Row>,
  choices: Choices,
  columns: readonly SheetColumn<Row>[],
): Accepted {
  const taken = rows.map(row => ({ row, values: valuesOf(row, choices) }))
  const edits = taken.flatMap(({ row, values }) => editsOf(row, values))
  const added = taken.filter(({ row, values }) => isAdded(row, values, columns))
  const removed = missing.filter(({ id }) => choices.marks.get(missingKey(id))).map(({ id }) => id)
  const amount = edits.length + added.length + removed.length
  return {
    edits,
    added: added.map(({ values }) => Object.fromEntries(values)),
    removed,
    amount,
    leftOut: leftOut(taken, new Set(added)) + missing.length - removed.length,
    unread: taken.flatMap(leftUnread),
  }
}

type Values = ReadonlyMap<string, CellValue>

function valuesOf<Row>(row: RowDifference<Row>, choices: Choices): Values {
  const cells = takeable(row, choices).filter(cell => isTicked(row, cell, choices))
  return new Map(
    cells.flatMap(cell => {
      const read = readingOf(row, cell, choices)
      return 'value' in read ? [[cell.column.id, read.value] as const] : []
    }),
  )
}

function editsOf<Row>({ id, cells }: RowDifference<Row>, values: Values): readonly CellEdit[] {
  if (id === undefined) return []
  const now = new Map(cells.map(cell => [cell.column.id, cell.now]))
  return [...values]
    .filter(([column, value]) => !isSameValue(value, now.get(column) ?? null))
    .map(([column, value]) => ({ row: id, column, value }))
}

/** A new row needs what no row is without. */
function isAdded<Row>(
  row: RowDifference<Row>,
  values: Values,
  columns: readonly SheetColumn<Row>[],
): boolean {
  return isNewRow(row) && values.size > 0 && lacking(values, columns).length === 0
}

function isNewRow<Row>({ id, wrong }: RowDifference<Row>): boolean {
  return id === undefined && wrong === undefined
}

/** What keeps a new row from being added, in a sentence. */
export function whyNotAdded<Row>(
  row: RowDifference<Row>,
  choices: Choices,
  columns: readonly SheetColumn<Row>[],
): string | undefined {
  const values = valuesOf(row, choices)
  if (!isNewRow(row) || values.size === 0) return undefined
  const [first] = lacking(values, columns)
  return first && `It is not added without ${first.heading}.`
}

function lacking<Row>(values: Values, columns: readonly SheetColumn<Row>[]) {
  return columns.filter(({ id, required }) => required && isBlank(values.get(id) ?? null))
}

interface Taken<Row> {
  readonly row: RowDifference<Row>
  readonly values: Values
}

/** A new row counts once. What only changed here is not left out: nobody asked for it. */
function leftOut<Row>(taken: readonly Taken<Row>[], added: ReadonlySet<Taken<Row>>): number {
  return taken.reduce((sum, one) => {
    const { row, values } = one
    if (row.id === undefined) return sum + (added.has(one) ? 0 : 1)
    const left = row.cells.filter(({ fate, column }) => fate !== 'since' && !values.has(column.id))
    return sum + left.length
  }, 0)
}

function leftUnread<Row>({ row, values }: Taken<Row>): readonly LeftUnread[] {
  const { key, name, line, wrong, cells } = row
  const called = name || 'A row without a name'
  if (wrong !== undefined) return [{ key, what: called, line }]
  return cells
    .filter(({ fate, column }) => fate === 'unread' && !values.has(column.id))
    .map(({ column }) => ({
      key: cellKey(row, column.id),
      what: `${column.heading} of ${called}`,
      line,
    }))
}
