// A change that is kept only where the server takes it, or where it has to wait for signal: what is
// refused of it is fixed where it came from, and not among what needs the person.

import { useCallback } from 'react'
import type { Change, ChangeRefusal } from '../outbox/change.ts'
import { useFurrow } from '../context/furrow-context.ts'
import { oppositeOf } from '../outbox/opposite-change.ts'
import type { Undoing } from '../outbox/opposite-change.ts'
import { undoPlace } from './undo.ts'

type Tried =
  | { readonly kind: 'saved' | 'waiting'; readonly canUndo: boolean }
  | { readonly kind: 'refused'; readonly refusal: ChangeRefusal }

export type TryChange = (change: Change, undoing?: Undoing) => Promise<Tried>

export function useTriedChange(): TryChange {
  const { outbox, session } = useFurrow()
  return useCallback(
    async (change, undoing) => {
      const place = undoPlace(session.now())
      const outcome = await outbox.add(change)
      if (outcome.kind === 'refused') {
        const own = outbox.now().findLast(kept => isOwn(kept, change))
        if (own) await outbox.discard(own.seq)
        return { kind: 'refused', refusal: outcome.refusal }
      }
      const back = oppositeOf(change, undoing)
      if (back) outbox.undo.push(place, { back, forth: change })
      else outbox.undo.forgetUndone(place)
      return { kind: outcome.kind, canUndo: back !== undefined }
    },
    [outbox, session],
  )
}

/** One that went into another change stays with it. */
function isOwn(kept: Change & { readonly state: string }, { label, steps }: Change): boolean {
  return kept.state === 'refused' && kept.label === label && kept.steps.length === steps.length
}
