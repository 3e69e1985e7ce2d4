// The outbox before anybody has signed in: nothing is in it, and nothing can be put there.

import { newLocalId } from './local-ids.ts'
import type { Outbox } from './outbox.ts'
import type { SavedRows } from './outbox-state.ts'
import { createUndoStack } from './undo-stack.ts'

export function nobodysOutbox(): Outbox {
  const nothing: ReturnType<Outbox['now']> = []
  const noRows: SavedRows = new Map()
  return {
    add: () => Promise.reject(new Error('Nobody is signed in who could change anything.')),
    now: () => nothing,
    subscribe: () => () => undefined,
    retry: () => Promise.resolve(),
    discard: () => Promise.resolve(),
    newId: newLocalId,
    idOf: id => id,
    saved: () => noRows,
    hasSignal: () => true,
    isLasting: () => true,
    undo: createUndoStack(),
  }
}
