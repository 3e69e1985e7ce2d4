// What is typed, pasted, filled or cleared becomes what is written, what is marked to be fixed, and
// new rows that are not whole yet. No text is lost on the way.

import type { CellReading, CellValue } from '../cells/cell-kind.ts'
import { changedMarks } from '../cells/marks.ts'
import type { DraftRow, Unsaved, MarkChange, Marks } from '../cells/marks.ts'
import { isBlankText } from './plan-paste.ts'
import type { PlannedCell } from './plan-paste.ts'
import { cellsOfLine, kindInLine, unfitWhy } from '../cells/kind-in-line.ts'
import { readCell } from '../cells/read-cell.ts'
import type { CellEdit, NewRow, SheetColumn, SheetWrite } from '../cells/sheet-column.ts'
import { isBlank, isNeeded, isSameValue, lineValue, lockedWhy } from '../cells/sheet-lines.ts'
import type { SheetLine } from '../cells/sheet-lines.ts'
import { writeLabel } from './write-label.ts'
import type { EditKind } from './write-label.ts'

export interface TextsWish<Row> extends Unsaved {
  readonly cells: readonly PlannedCell[]
  /** All of the sheet, also hidden ones. */
  readonly columns: readonly SheetColumn<Row>[]
  /** As they stand on the screen. */
  readonly lines: readonly SheetLine<Row>[]
  readonly rowId: (row: Row) => number
  readonly rowName: (row: Row) => string
  readonly doing: EditKind
  /** A key that no other new row has or had. */
  readonly newKey: () => string
}

export interface Applied extends Unsaved {
  /** Nothing where no row changes. */
  readonly write: SheetWrite | undefined
  /** Of the rows that `write` adds, in its order; their marks stand under these until they are renamed. */
  readonly addedKeys: readonly string[]
  /** Blank ones that were pasted apart: nothing was meant to be changed there. */
  readonly lockedCells: number
  /** Cells that were marked just now because they couldn’t be read. */
  readonly wrongCells: number
  /** Cells that were marked just now because they can’t be left empty. */
  readonly emptiedCells: number
}

export function applyTexts<Row>(wish: TextsWish<Row>): Applied {
  const done: Done<Row> = { ...nothingDone(), columns: byId(wish.columns) }
  for (const cell of wish.cells) applyCell(wish, done, cell)
  const marks = changedMarks(wish.marks, done.marks)
  const drafts = settleDrafts(wish, done, marks)
  const { edits, added, addedKeys, lockedCells } = done
  const wrong = done.marks.flatMap(({ mark }) => mark ?? [])
  const emptied = wrong.filter(({ text }) => isBlankText(text))
  const isWritten = edits.length + added.length > 0
  return {
    write: isWritten ? { label: labelOf(wish, done), edits, added, removed: [] } : undefined,
    marks,
    drafts,
    addedKeys,
    lockedCells,
    wrongCells: wrong.length - emptied.length,
    emptiedCells: emptied.length,
  }
}

/** Gathered cell by cell. */
interface Done<Row> {
  readonly columns: ReadonlyMap<string, SheetColumn<Row>>
  readonly edits: CellEdit[]
  readonly marks: MarkChange[]
  readonly added: NewRow[]
  readonly addedKeys: string[]
  /** New rows that are begun here, by their number below the last line. */
  readonly begun: Map<number, SheetLine<Row>>
  /** By the key of a line, and by column. */
  readonly typed: Map<string, Typed>
  /** What is filled in in new rows, by their key. */
  readonly filled: Map<string, Record<string, CellValue>>
  lockedCells: number
}

function nothingDone<Row>(): Omit<Done<Row>, 'columns'> {
  return {
    edits: [],
    marks: [],
    added: [],
    addedKeys: [],
    begun: new Map(),
    typed: new Map(),
    filled: new Map(),
    lockedCells: 0,
  }
}

function byId<Row>(columns: readonly SheetColumn<Row>[]): ReadonlyMap<string, SheetColumn<Row>> {
  return new Map(columns.map(column => [column.id, column]))
}

function applyCell<Row>(wish: TextsWish<Row>, done: Done<Row>, cell: PlannedCell): void {
  const column = done.columns.get(cell.column)
  if (!column) throw new Error(`The sheet has no column “${cell.column}”.`)
  const line = lineOf(wish, done, cell)
  if (isLeftOut(wish, done, { column, line })) {
    if (wish.doing !== 'paste' || !isBlankText(cell.text)) done.lockedCells++
    return
  }
  const typed = typedIn(done, line)
  const read = judged(column, line, { ...cell, typed })
  const mark = 'wrong' in read ? { text: cell.text, ...read } : undefined
  done.marks.push({ row: line.key, column: column.id, mark })
  typed.set(column.id, valueOf(read))
  if (line.draft) fill(done, line.draft, { column: column.id, value: valueOf(read) })
  else if ('value' in read && !isSameValue(read.value, lineValue(column, line))) {
    done.edits.push({ row: wish.rowId(line.row), column: column.id, value: read.value })
  }
}

/** A fill passes over the rows that have none; what is typed or pasted there is a figure of somebody's. */
function isLeftOut<Row>(
  { doing }: TextsWish<Row>,
  done: Done<Row>,
  { column, line }: { readonly column: SheetColumn<Row>; readonly line: SheetLine<Row> },
): boolean {
  if (lockedWhy(column, line) !== undefined) return true
  return doing === 'fill' && unfitWhy(column, line, typedIn(done, line)) !== undefined
}

function lineOf<Row>(wish: TextsWish<Row>, done: Done<Row>, cell: PlannedCell): SheetLine<Row> {
  const { lines, newKey } = wish
  const known = cell.rowIndex === undefined ? undefined : lines[cell.rowIndex]
  if (known) return known
  const number = cell.newRow ?? cell.rowIndex - lines.length
  const begun = done.begun.get(number)
  if (begun) return begun
  const key = newKey()
  const line = { key, draft: { key, values: {} } }
  done.begun.set(number, line)
  return line
}

type Typed = Map<string, CellValue>

/** What is typed in a line so far, by column. */
function typedIn<Row>({ typed }: Done<Row>, line: SheetLine<Row>): Typed {
  const known = typed.get(line.key)
  if (known) return known
  const begun: Typed = new Map(Object.entries(line.draft?.values ?? {}))
  typed.set(line.key, begun)
  return begun
}

function judged<Row>(
  column: SheetColumn<Row>,
  line: SheetLine<Row>,
  { text, value: known, typed }: PlannedCell & { readonly typed: Typed },
): CellReading {
  const unfit = isBlankText(text) ? undefined : unfitWhy(column, line, typed)
  if (unfit !== undefined) return { wrong: unfit }
  const kind = kindInLine(column, line, typed)
  const read = known === undefined ? readCell(kind, text, column.unit) : { value: known }
  const whyNot = (value: CellValue) => column.check?.(value, line.row, typed)
  if ('wrong' in read) {
    // What is only not offered in this row is known all the same, and why it does not fit.
    const whole = kind === column.kind ? read : readCell(column.kind, text, column.unit)
    const wrong = 'value' in whole ? whyNot(whole.value) : undefined
    return wrong === undefined ? read : { wrong }
  }
  const { value } = read
  const wrong = isBlank(value) ? whyNeeded(column, line) : whyNot(value)
  return wrong === undefined ? read : { wrong }
}

/** A saved row keeps what it needs. A new one just waits for it. */
function whyNeeded<Row>(column: SheetColumn<Row>, line: SheetLine<Row>): string | undefined {
  const isEmptied =
    !line.draft && isNeeded(column, cellsOfLine(line)) && !isBlank(lineValue(column, line))
  return isEmptied ? `${column.heading} cannot be left empty.` : undefined
}

function valueOf(read: CellReading): CellValue {
  return 'wrong' in read ? null : read.value
}

function fill<Row>(
  { filled }: Done<Row>,
  { key, values }: DraftRow,
  { column, value }: Omit<CellEdit, 'row'>,
): void {
  const now = filled.get(key) ?? { ...values }
  if (isBlank(value)) delete now[column]
  else now[column] = value
  filled.set(key, now)
}

/** New rows that are whole are added, and those without anything are gone. */
function settleDrafts<Row>(
  { columns, drafts }: TextsWish<Row>,
  { filled, begun, added, addedKeys }: Done<Row>,
  marks: Marks,
): readonly DraftRow[] {
  if (filled.size === 0) return drafts
  const asking = [...columns.values()].filter(({ required, requiredIf }) => required ?? requiredIf)
  const fresh = [...begun].toSorted(([one], [other]) => one - other)
  const known = fresh.flatMap(([, { draft }]) => (draft && filled.has(draft.key) ? [draft] : []))
  return [...drafts, ...known].flatMap(draft => {
    const values = filled.get(draft.key)
    if (!values) return [draft]
    const isEmpty = Object.keys(values).length === 0
    if (isEmpty) return marks.has(draft.key) ? [{ key: draft.key, values }] : []
    const of = { row: undefined, cells: new Map(Object.entries(values)) }
    const isWhole = asking.every(column => column.id in values || !isNeeded(column, of))
    if (!isWhole) return [{ key: draft.key, values }]
    added.push(values)
    addedKeys.push(draft.key)
    return []
  })
}

function labelOf<Row>(wish: TextsWish<Row>, { edits, added, columns }: Done<Row>): string {
  const { doing, lines, rowId, rowName } = wish
  const cellName = ({ row, column }: CellEdit) => {
    const line = lines.find(({ row: one }) => one !== undefined && rowId(one) === row)
    const heading = columns.get(column)?.heading ?? ''
    return line?.row === undefined ? heading : `${heading} of ${rowName(line.row)}`
  }
  return writeLabel(doing, { edits, addedRows: added.length, cellName })
}
