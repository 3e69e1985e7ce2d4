// Whole lists are read from the database a portion at a time, whoever asks for them: however many are taken away at once,
// they keep one of its processors busy, and the others are there for those who wait for a screen.

import { setTimeout as sleep } from 'node:timers/promises'

/** In milliseconds: one that takes longer, as the first of many rows in an order of their own may, holds nobody up. */
const patience = 5000

export interface Portions {
  /** When the portions asked for before are there. */
  take<Portion>(read: () => Promise<Portion>): Promise<Portion>
}

export function openPortions(): Portions {
  let last: Promise<unknown> = Promise.resolve()
  return {
    take(read) {
      const portion = last.then(read)
      const late = new AbortController()
      const isThere = portion.then(
        () => late.abort(),
        () => late.abort(),
      )
      const isLate = sleep(patience, undefined, { ref: false, signal: late.signal })
      last = Promise.race([isThere, isLate.catch(() => undefined)])
      return portion
    },
  }
}
