// Whether a screen shows the same of two lists of what waits: the device hands out copies, and that a
// change is being sent looks like waiting.

import { isUpdate } from './outbox-entry.ts'
import type { OutboxEntry } from './outbox-entry.ts'

export function looksSame(some: readonly OutboxEntry[], others: readonly OutboxEntry[]): boolean {
  if (some.length !== others.length) return false
  return some.every((one, place) => {
    const other = others[place]
    return one === other || (other !== undefined && isSame(one, other))
  })
}

function isSame(one: OutboxEntry, other: OutboxEntry): boolean {
  if (one.key !== other.key || one.seq !== other.seq) return false
  return JSON.stringify(seenOf(one)) === JSON.stringify(seenOf(other))
}

/** A row that is on its way may be among those that are read: then it matters when it was sent. */
function seenOf({ label, steps, state, refusal, sent }: OutboxEntry) {
  return [label, steps, refusal, state === 'refused', steps.every(isUpdate) || sent?.at]
}
