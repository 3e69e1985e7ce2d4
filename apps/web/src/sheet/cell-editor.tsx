// The field in a cell that is typed into. It begins with what was typed to open it, so that no key is
// lost, and hands its text on when it is left, whatever that text says.

import { useState } from 'react'
import { editText } from './cell-text.ts'
import { ChoiceEditor } from './choice-editor.tsx'
import { DayEditor } from './day-editor.tsx'
import type { EditorActs, EditorProps } from './editor-acts.ts'
import { isBlank, lineValue } from './sheet-lines.ts'
import { TextEditor } from './text-editor.tsx'
import type { Desk } from './desk.ts'
import type { Editing } from './use-selection.ts'

interface Props<Row> {
  readonly desk: Desk<Row>
  readonly acts: EditorActs
  readonly editing: Editing
}

export function CellEditor<Row>({ desk, acts, editing }: Props<Row>) {
  const { chosen, columns, lines, props } = desk
  const { seed } = editing
  const [{ initial, isTyped }] = useState(() => ({
    initial: acts.typed() ?? seed ?? textIn(desk),
    isTyped: (acts.typed() ?? seed) !== undefined,
  }))
  const column = chosen.active && columns[chosen.active.column]
  if (!column) return null
  const line = chosen.active && lines[chosen.active.row]
  const name = line?.row === undefined ? 'new row' : props.rowName(line.row)
  const editor: EditorProps = {
    label: `${column.heading} of ${name}`,
    floor: `#${floorId(desk.gridId)}`,
    initial,
    isTyped,
    isCareful: editing.isCareful,
    isCoarse: desk.box.isCoarse,
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
function textIn<Row>({ chosen, columns, lines, knownOf }: Desk<Row>): string {
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
