// The field in a cell that is typed into. It begins with what was typed to open it, so that no key is
// lost, and hands its text on when it is left, whatever that text says. Where another value was saved
// in the meantime, the question which of them shall hold stands in its place.

import { useState } from 'react'
import { CellField } from '../cells/cell-field.tsx'
import { kindInLine } from '../cells/kind-in-line.ts'
import { editText } from '../cells/cell-text.ts'
import type { EditorProps } from '../cells/editor-acts.ts'
import type { EditingActs } from '../acts/use-editing.ts'
import { useLastSaver } from '../../data/hooks/use-last-saver.ts'
import type { RowField } from '../../data/hooks/use-last-saver.ts'
import { ConflictQuestion } from './conflict-question.tsx'
import { isBlank, isSameValue, lineValue } from '../cells/sheet-lines.ts'
import type { SheetState } from '../state/sheet-state.ts'
import type { Editing } from '../state/use-selection.ts'

interface Props<Row> {
  readonly state: SheetState<Row>
  readonly acts: EditingActs
  readonly editing: Editing
}

export function CellEditor<Row>(props: Props<Row>) {
  const { state, acts, editing } = props
  const { active } = state.chosen
  const column = active && state.columns[active.column]
  const line = active && state.lines[active.row]
  if (!column || !editing.asked || line?.row === undefined) return <OpenField {...props} />
  return (
    <ConflictQuestion
      column={column}
      row={line.row}
      asked={editing.asked}
      acts={acts}
      floor={`#${floorId(state.gridId)}`}
    />
  )
}

function OpenField<Row>({ state, acts, editing }: Props<Row>) {
  const { chosen, columns, lines, props } = state
  const { seed } = editing
  const [{ initial, isTyped }] = useState(() => ({
    initial: acts.typed() ?? seed ?? textIn(state),
    isTyped: (acts.typed() ?? seed) !== undefined,
  }))
  const column = chosen.active && columns[chosen.active.column]
  if (!column) return null
  const line = chosen.active && lines[chosen.active.row]
  const name = line?.row === undefined ? 'new row' : props.rowName(line.row)
  const editor: EditorProps = {
    label: `${column.heading} of ${name}`,
    floor: `#${floorId(state.gridId)}`,
    initial,
    isTyped,
    isCareful: editing.isCareful,
    isCoarse: state.box.isCoarse,
    acts,
  }
  const isOvertaken = line?.row !== undefined && !isSameValue(lineValue(column, line), editing.seen)
  return (
    <>
      <CellField {...editor} kind={kindInLine(column, line)} />
      {isOvertaken && <SaverAskedAhead place={column.place?.(line.row)} />}
    </>
  )
}

/** So that the name is known when the question comes. */
function SaverAskedAhead({ place }: { readonly place: RowField | undefined }) {
  useLastSaver(place)
  return null
}

export function floorId(gridId: string): string {
  return `${gridId}-floor`
}

/** What could not be read is fixed as it was typed; a suggestion is taken over by Enter. */
function textIn<Row>({ chosen, columns, lines, knownOf }: SheetState<Row>): string {
  const column = chosen.active && columns[chosen.active.column]
  const line = chosen.active && lines[chosen.active.row]
  if (!column || !line) return ''
  const mark = knownOf(line).marks?.get(column.id)
  if (mark) return mark.text
  const value = lineValue(column, line)
  const isOpen = isBlank(value) && line.row !== undefined
  return editText(column.kind, isOpen ? (column.suggestion?.(line.row) ?? null) : value)
}
