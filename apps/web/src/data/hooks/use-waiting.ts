// Everything of this person that is not saved yet, in the order in which it was made.

import { useMemo, useSyncExternalStore } from 'react'
import type { KeptChange } from '../outbox/change.ts'
import { useFurrow } from '../context/furrow-context.ts'
import { waitedForBy } from '../outbox/next-to-send.ts'

export interface WaitingChange extends KeptChange {
  /** The refused change that has to be fixed first. */
  readonly waitsFor: KeptChange | undefined
}

export function useWaiting(): readonly WaitingChange[] {
  const { outbox } = useFurrow()
  const changes = useSyncExternalStore(outbox.subscribe, outbox.now)
  return useMemo(
    () => changes.map(change => ({ ...change, waitsFor: waitedFor(change, changes) })),
    [changes],
  )
}

function waitedFor(change: KeptChange, changes: readonly KeptChange[]): KeptChange | undefined {
  return change.state === 'waiting' ? waitedForBy(change, changes) : undefined
}
