// Typing a text, a number, an amount or a share into a cell.

import type { HTMLAttributes } from 'react'
import type { EditorProps } from './editor-acts.ts'
import type { CellKind } from './cell-kind.ts'
import { useEditor } from './use-editor.ts'

interface Props extends EditorProps {
  readonly kind: CellKind
}

export function TextEditor({ label, initial, kind, isTyped, isCoarse, floor: _, ...wish }: Props) {
  // Where there are fingers, it is easier to type again than to find a place in the text.
  const { ref, onKeyDown, onBlur, onChange } = useEditor({ ...wish, goesOn: isTyped || !isCoarse })
  const field = {
    ref,
    onKeyDown,
    onBlur,
    onChange,
    className: 'sheet-field',
    'aria-label': label,
    defaultValue: initial,
    autoComplete: 'off',
    spellCheck: false,
  }
  // A text may have several lines, which a plain field would lose.
  if (kind.is === 'text') return <textarea {...field} inputMode={kind.keys ?? 'text'} rows={1} />
  return <input {...field} inputMode={keysFor(kind)} enterKeyHint="next" />
}

/** Of a phone. */
function keysFor(kind: CellKind): HTMLAttributes<HTMLInputElement>['inputMode'] {
  if (kind.is === 'own') return kind.inputMode ?? 'text'
  return ['number', 'money', 'percent'].includes(kind.is) ? 'decimal' : 'text'
}
