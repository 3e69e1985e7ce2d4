// What is held on this device alone, of one sheet in one farm and period: cells to fix and new rows
// that are not whole. It is there again after a reload.

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { isLocalId } from '../../data/outbox/local-ids.ts'
import { useSheetNote } from '../../data/hooks/sheet-notes.ts'
import {
  isNothingKept,
  joinedKept,
  keptAfterStep,
  keptCellsIn,
} from '../../data/sheets/kept-cells.ts'
import type { KeptCells } from '../../data/sheets/kept-cells.ts'
import { withRenamedRows } from '../cells/marks.ts'
import type { Marks, Unsaved } from '../cells/marks.ts'
import { useLatest } from '../cells/use-latest.ts'
import { describedCells, toldAnew, unsavedIn } from './described-cells.ts'
import type { SheetProps } from './sheet-props.ts'

export interface UnsavedOnDevice {
  /** Whether the device has said what it holds. */
  readonly isRead: boolean
  readonly held: Unsaved
  /** As it is at this moment, also where it is shown a moment later. */
  readonly now: () => Unsaved
  readonly write: (held: Unsaved) => void
  /** What was written of it, and nothing that was typed since. */
  readonly takeBack: (step: { readonly before: Unsaved; readonly after: Unsaved }) => void
  /** By which the device knows them. */
  readonly note: string
  readonly described: (held: Unsaved) => KeptCells
}

export function useUnsavedCells<Row>(props: SheetProps<Row>): UnsavedOnDevice {
  const { outbox } = useFurrow()
  const note = useSheetNote(props.name, 'work', joinedKept)
  const { name, value, isRead, now: noted, write: keep } = note
  const kept = useMemo(() => keptCellsIn(value), [value])
  const held = useMemo(() => unsavedIn(kept), [kept])
  const isOfOld = useSyncExternalStore(
    outbox.subscribe,
    () => namesIn(held.marks, outbox.idOf).size > 0,
  )
  const latest = useLatest({ props, outbox })
  const [described] = useState(() => (next: Unsaved) => {
    const { pathname, search } = window.location
    const { idOf } = latest.current.outbox
    const marks = withRenamedRows(next.marks, namesIn(next.marks, idOf))
    return describedCells({ ...next, marks }, latest.current.props, pathname + search)
  })
  const write = useCallback(
    (next: Unsaved) => {
      const after = described(next)
      keep(isNothingKept(after) ? undefined : after)
    },
    [keep, described],
  )
  const takeBack = useCallback(
    ({ before, after }: { readonly before: Unsaved; readonly after: Unsaved }) => {
      const step = { from: described(after), to: described(before) }
      const left = keptAfterStep(keptCellsIn(noted()), step)
      keep(isNothingKept(left) ? undefined : left)
    },
    [keep, described, noted],
  )
  const { columns, rows, rowId, rowName } = props
  const told = useMemo(
    () => toldAnew(kept, { columns, rows, rowId, rowName }),
    [kept, columns, rows, rowId, rowName],
  )
  useEffect(() => {
    // Something was typed since this was drawn: what it says is not what is held any more.
    if (noted() !== value) return
    if (isOfOld) write(held)
    else if (told !== kept) keep(told)
  }, [noted, value, isOfOld, held, write, told, kept, keep])
  const now = useCallback(() => {
    const { marks, drafts } = unsavedIn(keptCellsIn(noted()))
    return { marks: withRenamedRows(marks, namesIn(marks, outbox.idOf)), drafts }
  }, [noted, outbox])
  return useMemo(
    () => ({ isRead, held, write, takeBack, now, note: name, described }),
    [isRead, held, write, takeBack, now, name, described],
  )
}

/** Rows that were made on the device and have their number from the server by now. */
function namesIn(marks: Marks, idOf: (id: number) => number): ReadonlyMap<string, string> {
  const names = [...marks.keys()].flatMap(key => {
    const id = Number(key)
    return isLocalId(id) && idOf(id) !== id ? [[key, String(idOf(id))] as const] : []
  })
  return new Map(names)
}
