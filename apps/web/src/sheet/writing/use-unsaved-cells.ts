// What is held on this device alone, of one sheet in one farm and period: cells to mend and new rows
// that are not whole. It is there again after a reload.

import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { isLocalId } from '../../data/outbox/local-ids.ts'
import { useSheetNote } from '../../data/hooks/sheet-notes.ts'
import { unsavedFromJson, unsavedToJson } from './unsaved-cells-json.ts'
import { withRenamedHeld } from '../cells/marks.ts'
import type { Unsaved } from '../cells/marks.ts'
import { joinedUnsaved } from './unsaved-cells-after-undo.ts'

export interface UnsavedOnDevice {
  /** Whether the device has said what it holds. */
  readonly isRead: boolean
  readonly held: Unsaved
  /** As it is at this moment, also where it is shown a moment later. */
  readonly now: () => Unsaved
  readonly write: (held: Unsaved) => void
}

export function useUnsavedCells(sheet: string): UnsavedOnDevice {
  const { outbox } = useFurrow()
  const { value, isRead, now: noted, write: note } = useSheetNote<unknown>(sheet, 'work', joined)
  const held = useMemo(() => unsavedFromJson(value), [value])
  const isOfOld = useSyncExternalStore(outbox.subscribe, () => namesIn(held, outbox.idOf).size > 0)
  const write = useCallback(
    (next: Unsaved) => {
      const renamed = withRenamedHeld(next, namesIn(next, outbox.idOf))
      const isNothing = renamed.marks.size === 0 && renamed.drafts.length === 0
      note(isNothing ? undefined : unsavedToJson(renamed))
    },
    [note, outbox],
  )
  useEffect(() => {
    if (isOfOld) write(held)
  }, [isOfOld, held, write])
  const now = useCallback(() => unsavedFromJson(noted()), [noted])
  return useMemo(() => ({ isRead, held, write, now }), [isRead, held, write, now])
}

function joined(before: unknown, since: unknown): unknown {
  return unsavedToJson(joinedUnsaved(unsavedFromJson(before), unsavedFromJson(since)))
}

/** Rows that were made on the device and have their number from the server by now. */
function namesIn({ marks }: Unsaved, idOf: (id: number) => number): ReadonlyMap<string, string> {
  const names = [...marks.keys()].flatMap(key => {
    const id = Number(key)
    return isLocalId(id) && idOf(id) !== id ? [[key, String(idOf(id))] as const] : []
  })
  return new Map(names)
}
