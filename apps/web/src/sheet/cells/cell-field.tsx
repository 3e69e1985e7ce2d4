// The field that fits the kind of a cell.

import type { CellKind } from './cell-kind.ts'
import { ChoiceEditor } from './choice-editor.tsx'
import { DayEditor } from './day-editor.tsx'
import type { EditorProps } from './editor-acts.ts'
import { TextEditor } from './text-editor.tsx'

interface Props extends EditorProps {
  readonly kind: CellKind
}

export function CellField({ kind, ...editor }: Props) {
  if (kind.is === 'choice') return <ChoiceEditor {...editor} kind={kind} />
  if (kind.is === 'flag') return <ChoiceEditor {...editor} kind={yesOrNo} isByText />
  if (kind.is === 'day') return <DayEditor {...editor} />
  return <TextEditor {...editor} kind={kind} />
}

const yesOrNo = {
  is: 'choice',
  options: [
    { value: 1, label: 'Yes' },
    { value: 0, label: 'No' },
  ],
} as const
