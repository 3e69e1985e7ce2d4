// The field in a cell that is typed into. It begins with what was typed to open it, so that no key is
// lost, and hands its text on when it is left, whatever that text says.

import { useState } from 'react'
import { editText } from '../cells/cell-text.ts'
import { ChoiceEditor } from '../cells/choice-editor.tsx'
import { DayEditor } from '../cells/day-editor.tsx'
import type { EditorActs, EditorProps } from '../cells/editor-acts.ts'
import { isBlank, lineValue } from '../cells/sheet-lines.ts'
import { TextEditor } from '../cells/text-editor.tsx'
import type { SheetState } from '../state/sheet-state.ts'
import type { Editing } from '../state/use-selection.ts'

interface Props<Row> {
  readonly state: SheetState<Row>
  readonly acts: EditorActs
  readonly editing: Editing
}

export function CellEditor<Row>({ state, acts, editing }: Props<Row>) {
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
  const { kind } = column
  if (kind.is === 'choice') return <ChoiceEditor {...editor} kind={kind} />
  if (kind.is === 'flag') return <ChoiceEditor {...editor} kind={yesOrNo} isByText />
  if (kind.is === 'day') return <DayEditor {...editor} />
  return <TextEditor {...editor} kind={kind} />
}

export function floorId(gridId: string): string {
  return `${gridId}-floor`
}

/** What could not be read is mended as it was typed; a suggestion is taken over by Enter. */
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

const yesOrNo = {
  is: 'choice',
  options: [
    { value: 1, label: 'Yes' },
    { value: 0, label: 'No' },
  ],
} as const
