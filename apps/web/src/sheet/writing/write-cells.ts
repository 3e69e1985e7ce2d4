// From cells that were typed, rows that are taken away and marks that are let go of to what is sent, with
// what is held on the device before and after.

import { randomText } from '../../data/session/random-text.ts'
import { applyTexts } from './apply-texts.ts'
import type { Applied } from './apply-texts.ts'
import { changedMarks } from '../cells/marks.ts'
import type { DraftRow, Unsaved } from '../cells/marks.ts'
import type { PlannedCell } from './plan-paste.ts'
import { removeLines } from './remove-lines.ts'
import type { SheetColumn, SheetWrite } from '../cells/sheet-column.ts'
import type { SheetLine } from '../cells/sheet-lines.ts'
import type { SheetProps } from './sheet-props.ts'
import type { NewRows } from './use-new-rows.ts'
import type { UnsavedOnDevice } from './use-unsaved-cells.ts'
import type { EditKind } from './write-label.ts'

/** What is written to, as it stands at this moment. */
export interface WritingDesk<Row> {
  readonly props: SheetProps<Row>
  /** All of the sheet, also hidden ones. */
  readonly allColumns: readonly SheetColumn<Row>[]
  readonly lines: readonly SheetLine<Row>[]
  readonly newRows: NewRows
  readonly held: UnsavedOnDevice
}

export type Written = Pick<Applied, 'wrongCells' | 'emptiedCells' | 'lockedCells'>

export type WriteTexts = (cells: readonly PlannedCell[], doing: EditKind) => Written

export interface SheetSending {
  readonly label: string
  readonly write: SheetWrite | undefined
  readonly before: Unsaved
  readonly after: Unsaved
  /** New rows that are whole with it. */
  readonly born: readonly DraftRow[]
}

interface Typed {
  readonly cells: readonly PlannedCell[]
  readonly doing: EditKind
}

export function writeTexts<Row>(
  { props, allColumns, lines, held }: WritingDesk<Row>,
  { cells, doing }: Typed,
): { readonly written: Written; readonly sending: SheetSending | undefined } {
  const before = held.now()
  const { rowId, rowName } = props
  const applied = applyTexts({
    cells,
    columns: allColumns,
    lines,
    rowId,
    rowName,
    doing,
    newKey,
    ...before,
  })
  const { write, marks, drafts, addedKeys } = applied
  const isSame = marks === before.marks && isSameDrafts(drafts, before.drafts)
  if (!write && isSame) return { written: applied, sending: undefined }
  const born = addedKeys.map((key, place) => ({ key, values: write?.added[place] ?? {} }))
  const label = write?.label ?? cellsToFix
  return { written: applied, sending: { label, write, before, after: { marks, drafts }, born } }
}

export function removeFrom<Row>(
  { props, held }: WritingDesk<Row>,
  lines: readonly SheetLine<Row>[],
): SheetSending {
  const before = held.now()
  const { rowId, rowName } = props
  const { write, ...after } = removeLines({ lines, rowId, rowName, ...before })
  return { label: write?.label ?? 'Rows that were not saved', write, before, after, born: [] }
}

export function forgetIn<Row>(
  { held }: WritingDesk<Row>,
  cells: readonly { readonly row: string; readonly column: string }[],
): SheetSending | undefined {
  const before = held.now()
  const changes = cells.map(cell => ({ ...cell, mark: undefined }))
  const marks = changedMarks(before.marks, changes)
  if (marks === before.marks) return undefined
  const after = { ...before, marks }
  return { label: cellsToFix, write: undefined, before, after, born: [] }
}

const cellsToFix = 'Cells to fix'

function isSameDrafts(some: readonly DraftRow[], others: readonly DraftRow[]): boolean {
  return some.length === others.length && some.every((draft, place) => draft === others[place])
}

function newKey(): string {
  return `new-${randomText()}`
}
