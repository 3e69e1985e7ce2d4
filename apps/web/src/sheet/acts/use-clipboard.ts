// Copying, cutting and pasting, by the clipboard of the browser itself: no question is asked, and any
// other program takes what was copied.

import { useEffect } from 'react'
import type { RefObject } from 'react'
import { writeHtmlTable, writeTsv } from '../writing/clipboard-text.ts'
import { copied } from '../state/chosen-cells.ts'
import type { CellActs } from './use-cell-acts.ts'
import type { SheetState } from '../state/sheet-state.ts'

/** Heard by the whole page: browsers do not agree on where they tell of it. */
export function useClipboard<Row>(state: RefObject<SheetState<Row>>, acts: CellActs): void {
  useEffect(() => {
    const onCopy = ours(state, event => copy(state.current, event))
    const onCut = ours(state, event => {
      copy(state.current, event)
      acts.clear('cut')
    })
    const onPaste = ours(state, event => {
      acts.pasteText(event.clipboardData?.getData('text/plain') ?? '')
    })
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCut)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCut)
      document.removeEventListener('paste', onPaste)
    }
  }, [state, acts])
}

type Handler = (event: ClipboardEvent) => void

/** In the field of a cell, and anywhere else on the page, they are not the sheet’s. */
function ours<Row>(state: RefObject<SheetState<Row>>, work: Handler): Handler {
  return event => {
    const { boxRef, chosen } = state.current
    if (document.activeElement !== boxRef.current || !chosen.rect) return
    work(event)
    event.preventDefault()
  }
}

function copy<Row>(state: SheetState<Row>, { clipboardData }: ClipboardEvent): void {
  const cells = copied(state)
  clipboardData?.setData('text/plain', writeTsv(cells))
  clipboardData?.setData('text/html', writeHtmlTable(cells))
}
