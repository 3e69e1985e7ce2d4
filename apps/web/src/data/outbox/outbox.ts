// Changes that the server has not taken yet: kept on the device, in order, and sent when there is signal.

import type { Change, KeptChange, Outcome } from './change.ts'
import type { SavedRows } from './outbox-state.ts'
import type { UndoStack } from './undo-stack.ts'

export interface Outbox {
  /** Resolves as soon as it is kept on the device and its fate is known, or that it has to wait. */
  add(change: Change): Promise<Outcome>
  /** Of whoever is signed in, in order; the same list as long as nothing changes. */
  now(): readonly KeptChange[]
  subscribe(listener: () => void): () => void
  /** Sends what was refused once more, as it is: over what a colleague saved in the meantime, too. */
  retry(seq: number): Promise<void>
  /** Lets go of a change for good: what the server has is shown again. */
  discard(seq: number): Promise<void>
  /** A number for a row that is made on the device. */
  newId(): number
  /** The number that the server gave to such a row, once it did; any other number as it is. */
  idOf(id: number): number
  /** Rows as the server took them from this device: newer than what was read before. */
  saved(): SavedRows
  /** Whether the server was heard the last time it was asked. */
  hasSignal(): boolean
  /** Whether what waits is there again when the page was closed. */
  isLasting(): boolean
  /** What was changed from this page and can be undone. */
  readonly undo: UndoStack
}
