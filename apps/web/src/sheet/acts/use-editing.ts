// Opening the field of a cell, and what becomes of it: its text is written, and the selection goes on.

import { useEffect, useMemo, useState } from 'react'
import type { RefObject } from 'react'
import type { EditorActs, Onwards, TypedCell } from '../cells/editor-acts.ts'
import { asItIs, askFirst, conflictActs, overtakenIn, valueNow } from './conflict-acts.ts'
import type { ConflictActs } from './conflict-acts.ts'
import { moveIn } from '../state/move-in.ts'
import type { PlannedCell } from '../writing/plan-paste.ts'
import { isSeveral } from '../cells/selection.ts'
import { useLatest } from '../cells/use-latest.ts'
import { lockedWhy } from '../cells/sheet-lines.ts'
import type { SheetState } from '../state/sheet-state.ts'
import { useTypedDraft } from './use-typed-draft.ts'
import type { TypedDraft } from './use-typed-draft.ts'
import type { Writing } from '../writing/use-writing.ts'

export interface EditingActs extends EditorActs {
  /** With a letter that was typed, or with what the cell says. False where nothing can be typed. */
  readonly open: (how: { readonly seed?: string; readonly isCareful?: boolean }) => boolean
  /** Ends a field that stands open, as if it were left; false where that leads to a question. */
  readonly end: () => boolean
  /** The answers to the question which of two values shall hold. */
  readonly conflict: ConflictActs
}

export function useEditing<Row>(
  state: RefObject<SheetState<Row>>,
  writing: Writing<Row>,
  { say, note }: { readonly say: (text: string) => void; readonly note: string },
): EditingActs {
  const [field] = useState<OpenField>(() => ({ typed: undefined, end: undefined }))
  const draft = useTypedDraft(state, note)
  useEnteredLastly(state, writing, field)
  return useMemo(
    () => editingActs(state, { writing, say, field, draft }),
    [state, writing, say, field, draft],
  )
}

/** Also where one goes elsewhere, nothing that was typed is lost. */
function useEnteredLastly<Row>(
  state: RefObject<SheetState<Row>>,
  writing: Writing<Row>,
  field: OpenField,
): void {
  const latest = useLatest(writing)
  useEffect(
    () => () => {
      const { typed } = field
      field.typed = undefined
      const now = state.current
      if (typed === undefined || !now.chosen.editing || now.chosen.editing.asked) return
      const cells = cellsFor(now, { text: typed })
      if (cells.length > 0) latest.current.texts(cells, 'typing')
    },
    [state, latest, field],
  )
}

/** The field that stands open. */
interface OpenField {
  /** As far as it is typed. */
  typed: string | undefined
  end: (() => boolean) | undefined
}

interface Means<Row> {
  readonly writing: Writing<Row>
  readonly say: (text: string) => void
  readonly field: OpenField
  readonly draft: TypedDraft
}

function editingActs<Row>(
  state: RefObject<SheetState<Row>>,
  { writing, say, field, draft }: Means<Row>,
): EditingActs {
  const forget = () => {
    field.typed = undefined
    draft.forget()
  }
  const write: EditingActs['commit'] = (typed, onwards) => {
    const now = state.current
    const cells = cellsFor(now, typed, onwards)
    forget()
    if (cells.length > 0) writing.texts(cells, 'typing')
    now.chosen.edit(undefined)
    if (!onwards) return true
    if (!isForAll(onwards)) goOn(now, onwards, cells)
    now.boxRef.current?.focus({ preventScroll: true })
    return true
  }
  const cancel = () => {
    forget()
    state.current.chosen.edit(undefined)
    state.current.boxRef.current?.focus({ preventScroll: true })
  }
  const note = (text: string) => {
    field.typed = text
    draft.keep(text)
  }
  return {
    typed: () => field.typed,
    note,
    hold: end => void (field.end = end),
    end: () => field.end?.() ?? true,
    open({ seed, isCareful = false }) {
      const { chosen, mayWrite } = state.current
      const why = mayWrite ? whyLocked(state.current) : 'This sheet can only be read.'
      if (!chosen.active || chosen.editing?.asked) return false
      field.typed = undefined
      if (tellsSource(state.current, seed)) return false
      if (why !== undefined) say(why)
      else chosen.edit({ seed, isCareful, seen: valueNow(state.current) })
      return why === undefined
    },
    cancel,
    commit(typed, onwards) {
      const now = state.current
      const isTyped = field.typed !== undefined || now.chosen.editing?.seed !== undefined
      const isUntouched = !isTyped && !(onwards && isForAll(onwards))
      const left = { typed, onwards, isUntouched }
      const found = overtakenIn(now, left)
      if (found?.is === 'untouched') return write(asItIs(now, typed), onwards)
      if (found) askFirst(now, found.mine, left)
      return found ? false : write(typed, onwards)
    },
    conflict: conflictActs(state, { write, cancel, note }),
  }
}

/** Shows where the figure of the cell that is chosen comes from; false where nothing tells it, or something is typed. */
function tellsSource<Row>(
  { chosen, columns, lines }: SheetState<Row>,
  seed: string | undefined,
): boolean {
  if (seed !== undefined && seed !== '?') return false
  const line = chosen.active && lines[chosen.active.row]
  const column = chosen.active && columns[chosen.active.column]
  const tell = line?.row === undefined ? undefined : column?.source?.(line.row)
  tell?.()
  return tell !== undefined
}

function whyLocked<Row>({ chosen, columns, lines }: SheetState<Row>): string | undefined {
  const column = chosen.active && columns[chosen.active.column]
  return column && lockedWhy(column, lines[chosen.active.row])
}

/** Ctrl+Enter writes the same into all that is chosen. */
function isForAll({ key, ctrl }: Onwards): boolean {
  return key === 'Enter' && ctrl
}

function cellsFor<Row>(
  state: SheetState<Row>,
  typed: TypedCell,
  onwards?: Onwards,
): readonly PlannedCell[] {
  const { chosen, columns, lines } = state
  const { active, rect } = chosen
  const column = active && columns[active.column]
  if (!column || !rect) return []
  if (onwards && isForAll(onwards) && isSeveral(rect)) {
    const across = columns.slice(rect.left, rect.right + 1)
    return lines
      .slice(rect.top, rect.bottom + 1)
      .flatMap((_, offset) =>
        across.map(({ id }) => ({ rowIndex: rect.top + offset, column: id, text: typed.text })),
      )
  }
  const isBlankLine = active.row >= lines.length
  if (isBlankLine)
    return typed.text.trim() === '' ? [] : [{ ...typed, newRow: 0, column: column.id }]
  return [{ ...typed, rowIndex: active.row, column: column.id }]
}

/** A row that was begun is the first below the others, wherever it was typed. */
function goOn<Row>(
  state: SheetState<Row>,
  { key, shift }: Onwards,
  cells: readonly PlannedCell[],
): void {
  const { chosen, lines, lineCount } = state
  if (!chosen.selection || !chosen.active) return
  const hasBegun = cells.some(({ newRow }) => newRow !== undefined)
  const { anchor, head, ...rest } = chosen.selection
  const begun = { row: lines.length, column: chosen.active.column }
  const from = hasBegun ? { ...rest, anchor: begun, head: begun } : { ...rest, anchor, head }
  const rows = lineCount + (hasBegun ? 1 : 0)
  const next = moveIn(state, from, { key, shift, ctrl: false, rows })
  chosen.choose(next ?? from)
}
