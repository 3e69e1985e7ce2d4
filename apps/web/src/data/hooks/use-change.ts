// Changing what is recorded: kept on the device at once, sent when there is signal, and remembered so
// that it can be undone.

import { useCallback } from 'react'
import type { Change, Outcome } from '../outbox/change.ts'
import { useFurrow } from '../context/furrow-context.ts'
import { oppositeOf } from '../outbox/opposite-change.ts'
import type { Undoing } from '../outbox/opposite-change.ts'
import { undoPlace } from './undo.ts'
import type { LocalUndoStep } from '../outbox/undo-stack.ts'

export type ChangeIt = (change: Change, undoing?: Remembering) => Promise<Outcome>

interface Remembering extends Undoing {
  /** Undone and redone with it; done for the first time by whoever changes. */
  readonly beside?: LocalUndoStep | undefined
}

export function useChange(): ChangeIt {
  const { outbox, session } = useFurrow()
  return useCallback(
    async (change, { beside, ...undoing } = {}) => {
      const place = undoPlace(session.now())
      const back = oppositeOf(change, undoing)
      const step = back && outbox.undo.push(place, { back, forth: change, beside })
      if (!step) outbox.undo.forgetUndone(place)
      try {
        return await outbox.add(change)
      } catch (error) {
        if (step) outbox.undo.remove(place, step)
        throw error
      }
    },
    [outbox, session],
  )
}
