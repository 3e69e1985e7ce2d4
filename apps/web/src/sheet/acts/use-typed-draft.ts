// What is typed into a cell and not entered yet, kept on the device letter by letter: after a reload it
// stands in its cell, marked, to be entered or discarded.

import { useEffect, useMemo } from 'react'
import type { RefObject } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { randomText } from '../../data/session/random-text.ts'
import { notebookOf } from '../../data/sheets/notebook.ts'
import { withMark } from '../cells/marks.ts'
import type { SheetState } from '../state/sheet-state.ts'
import type { UnsavedOnDevice } from '../writing/use-unsaved-cells.ts'

export interface TypedDraft {
  readonly keep: (text: string) => void
  /** It was entered, or given up. */
  readonly forget: () => void
}

interface Typed {
  /** Nothing in the line below the last one. */
  readonly row: string | null
  readonly column: string
  readonly text: string
}

export function useTypedDraft<Row>(state: RefObject<SheetState<Row>>, note: string): TypedDraft {
  const { outbox } = useFurrow()
  const page = notebookOf(outbox).page(`typing ${note}`)
  useEffect(() => {
    let isOver = false
    const recover = () => {
      const { value, isRead } = page.now()
      if (!isRead || isOver) return
      isOver = true
      if (!isTyped(value)) return
      page.write(undefined)
      recoverIn(state.current.held, value)
    }
    const stop = page.subscribe(recover)
    recover()
    return stop
  }, [page, state])
  return useMemo(
    () => ({
      keep(text) {
        const { row = null, column } = state.current.chosen.editing ?? {}
        // Not before it is read: what was typed there last time is told of first.
        if (column !== undefined) page.change((): Typed => ({ row, column, text }))
      },
      forget() {
        const { value, isRead } = page.now()
        if (!isRead || value !== undefined) page.change(() => undefined)
      },
    }),
    [page, state],
  )
}

function recoverIn(held: UnsavedOnDevice, { row, column, text }: Typed): void {
  if (text.trim() === '') return
  const { marks, drafts } = held.now()
  const key = row ?? `new-${randomText()}`
  held.write({
    marks: withMark(marks, { row: key, column }, { text, wrong: notEntered }),
    drafts: row === null ? [...drafts, { key, values: {} }] : drafts,
  })
}

const notEntered = 'Not entered yet: open the cell and press Enter to save it.'

function isTyped(value: unknown): value is Typed {
  const { row, column, text } = (value ?? {}) as Partial<Typed>
  const isPlace = row === null || typeof row === 'string'
  return isPlace && typeof column === 'string' && typeof text === 'string'
}
