// What is held on this device alone, of one sheet in one farm and period: cells to mend and new rows
// that are not whole. It is there again after a reload.

import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useFurrow } from '../data/furrow-context.ts'
import { isLocalId } from '../data/local-ids.ts'
import { useSheetNote } from '../data/sheet-notes.ts'
import { heldFromJson, heldToJson } from './kept-held.ts'
import { withRenamedHeld } from './marks.ts'
import type { Held } from './marks.ts'
import { joinedHeld } from './moved-held.ts'

export interface HeldOnDevice {
  readonly held: Held
  /** As it is at this moment, also where it is shown a moment later. */
  readonly now: () => Held
  readonly write: (held: Held) => void
}

export function useHeld(sheet: string): HeldOnDevice {
  const { outbox } = useFurrow()
  const { value, now: noted, write: note } = useSheetNote<unknown>(sheet, 'work', joined)
  const held = useMemo(() => heldFromJson(value), [value])
  const isOfOld = useSyncExternalStore(outbox.subscribe, () => namesIn(held, outbox.idOf).size > 0)
  const write = useCallback(
    (next: Held) => {
      const renamed = withRenamedHeld(next, namesIn(next, outbox.idOf))
      const isNothing = renamed.marks.size === 0 && renamed.drafts.length === 0
      note(isNothing ? undefined : heldToJson(renamed))
    },
    [note, outbox],
  )
  useEffect(() => {
    if (isOfOld) write(held)
  }, [isOfOld, held, write])
  const now = useCallback(() => heldFromJson(noted()), [noted])
  return useMemo(() => ({ held, write, now }), [held, write, now])
}

function joined(before: unknown, since: unknown): unknown {
  return heldToJson(joinedHeld(heldFromJson(before), heldFromJson(since)))
}

/** Rows that were made on the device and have their number from the server by now. */
function namesIn({ marks }: Held, idOf: (id: number) => number): ReadonlyMap<string, string> {
  const names = [...marks.keys()].flatMap(key => {
    const id = Number(key)
    return isLocalId(id) && idOf(id) !== id ? [[key, String(idOf(id))] as const] : []
  })
  return new Map(names)
}
