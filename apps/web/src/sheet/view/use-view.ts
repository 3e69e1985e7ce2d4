// How the person looks at the sheet: as they left it when they were here last.

import { useCallback, useMemo, useState } from 'react'
import { useSheetNote } from '../../data/hooks/sheet-notes.ts'
import type { SheetProps } from '../writing/sheet-props.ts'
import { withOnly } from './sheet-view.ts'
import type { SheetView } from './sheet-view.ts'
import { readView, viewText } from './view-text.ts'

export interface ViewNow {
  /** Whether the device has said how they left it. */
  readonly isRead: boolean
  readonly view: SheetView
  /** As text; empty where it is as usual. */
  readonly text: string
  /** How another text says the same, to be compared with this one. */
  readonly normal: (text: string) => string
  /** As usual without one. */
  readonly setView: (view: SheetView | undefined) => void
  readonly setText: (text: string) => void
}

export function useView<Row>(props: SheetProps<Row>): ViewNow {
  const { name, columns, sort } = props
  const { value: noted, isRead, write: note } = useSheetNote<string>(name, 'look')
  const [own, setOwn] = useState<string>()
  const text = own ?? (typeof noted === 'string' ? noted : '')
  const { column, descending = false } = sort ?? {}
  const usual = useMemo(
    () => ({ columns, sort: column === undefined ? undefined : { column, descending } }),
    [columns, column, descending],
  )
  const view = useMemo(() => readView(text, usual), [text, usual])
  const normal = useCallback((other: string) => viewText(readView(other, usual), usual), [usual])
  const setText = useCallback(
    (next: string) => {
      // What is to be fixed today says nothing of tomorrow.
      const lasting = viewText(withOnly(readView(next, usual), undefined), usual)
      note(lasting === '' ? undefined : lasting)
      setOwn(next)
    },
    [usual, note],
  )
  const setView = useCallback(
    (next: SheetView | undefined) => setText(next ? viewText(next, usual) : ''),
    [setText, usual],
  )
  return useMemo(
    () => ({ isRead, view, text: viewText(view, usual), normal, setView, setText }),
    [isRead, view, usual, normal, setView, setText],
  )
}
