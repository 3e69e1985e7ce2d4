// A cell was typed into while another value was saved in it: the question is put at the cell, and one
// answer is carried out. Until then the typed text is kept on the device, marked, and is not lost.

import type { RefObject } from 'react'
import type { CellValue } from '../cells/cell-kind.ts'
import type { EditorActs, Onwards, TypedCell } from '../cells/editor-acts.ts'
import { changedMarks, markAt } from '../cells/marks.ts'
import type { Mark } from '../cells/marks.ts'
import { overtaken } from '../cells/overtaken.ts'
import type { Overtaken } from '../cells/overtaken.ts'
import { lineValue } from '../cells/sheet-lines.ts'
import type { SheetState } from '../state/sheet-state.ts'

export interface ConflictActs {
  readonly keep: () => void
  readonly take: () => void
  /** On with typing. */
  readonly goBack: () => void
}

interface Left {
  readonly typed: TypedCell
  readonly onwards: Onwards | undefined
  /** Opened to be changed, and left as it was. */
  readonly isUntouched: boolean
}

export function overtakenIn<Row>(state: SheetState<Row>, left: Left): Overtaken | undefined {
  const { editing } = state.chosen
  const { column, line } = activeCell(state)
  return editing && column && overtaken(column, line, { ...left, seen: editing.seen })
}

/** What the active cell says by now, as if that had been typed. */
export function asItIs<Row>(state: SheetState<Row>, typed: TypedCell): TypedCell {
  return { text: typed.text, value: valueNow(state) }
}

export function valueNow<Row>(state: SheetState<Row>): CellValue {
  const { column, line } = activeCell(state)
  return column && line ? lineValue(column, line) : null
}

export function askFirst<Row>(
  state: SheetState<Row>,
  mine: CellValue,
  { typed, onwards }: Left,
): void {
  const { chosen, held } = state
  const at = placeOf(state)
  if (!chosen.editing || !at) return
  const mark = markAt(held.now().marks, at.row, at.column)
  setMark(state, { text: typed.text, wrong: notSaved })
  chosen.edit({ ...chosen.editing, asked: { typed, mine, onwards, mark } })
}

const notSaved =
  'Not saved: this was changed in the meantime. Enter it again to keep what you typed.'

interface Ways {
  readonly write: EditorActs['commit']
  readonly cancel: () => void
  readonly note: (typed: string) => void
}

export function conflictActs<Row>(
  stateRef: RefObject<SheetState<Row>>,
  { write, cancel, note }: Ways,
): ConflictActs {
  return {
    keep() {
      const state = stateRef.current
      const asked = state.chosen.editing?.asked
      if (!asked) return
      setMark(state, undefined)
      write(asked.typed, asked.onwards)
      state.boxRef.current?.focus({ preventScroll: true })
    },
    take() {
      setMark(stateRef.current, undefined)
      cancel()
    },
    goBack() {
      const state = stateRef.current
      const { editing } = state.chosen
      if (!editing?.asked) return
      const { typed, mark } = editing.asked
      setMark(state, mark)
      note(typed.text)
      state.chosen.edit({ ...editing, asked: undefined })
    },
  }
}

function setMark<Row>(state: SheetState<Row>, mark: Mark | undefined): void {
  const at = placeOf(state)
  if (!at) return
  const before = state.held.now()
  const marks = changedMarks(before.marks, [{ ...at, mark }])
  if (marks !== before.marks) state.held.write({ ...before, marks })
}

function placeOf<Row>(state: SheetState<Row>) {
  const { column, line } = activeCell(state)
  return column && line && { row: line.key, column: column.id }
}

function activeCell<Row>({ chosen: { active }, columns, lines }: SheetState<Row>) {
  return { column: active && columns[active.column], line: active && lines[active.row] }
}
