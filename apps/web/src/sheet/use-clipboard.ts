// Copying, cutting and pasting, by the clipboard of the browser itself: no question is asked, and any
// other program takes what was copied.

import { useEffect } from 'react'
import type { RefObject } from 'react'
import { writeHtmlTable, writeTsv } from './clipboard-text.ts'
import { copied } from './chosen-cells.ts'
import type { CellActs } from './use-cell-acts.ts'
import type { Desk } from './desk.ts'

/** Heard by the whole page: browsers do not agree on where they tell of it. */
export function useClipboard<Row>(desk: RefObject<Desk<Row>>, acts: CellActs): void {
  useEffect(() => {
    const onCopy = ours(desk, event => copy(desk.current, event))
    const onCut = ours(desk, event => {
      copy(desk.current, event)
      acts.clear('cut')
    })
    const onPaste = ours(desk, event => {
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
  }, [desk, acts])
}

type Handler = (event: ClipboardEvent) => void

/** In the field of a cell, and anywhere else on the page, they are not the sheet’s. */
function ours<Row>(desk: RefObject<Desk<Row>>, work: Handler): Handler {
  return event => {
    const { boxRef, chosen } = desk.current
    if (document.activeElement !== boxRef.current || !chosen.rect) return
    work(event)
    event.preventDefault()
  }
}

function copy<Row>(desk: Desk<Row>, { clipboardData }: ClipboardEvent): void {
  const cells = copied(desk)
  clipboardData?.setData('text/plain', writeTsv(cells))
  clipboardData?.setData('text/html', writeHtmlTable(cells))
}
