// The slow statements of late, for administrators to read.

import type { SlowStatement } from './statement-watch.ts'

export interface SlowList {
  add(slow: SlowStatement): void
  /** The latest first. */
  all(): readonly SlowStatement[]
}

export function openSlowList(most = 10): SlowList {
  let list: readonly SlowStatement[] = []
  return {
    add(slow) {
      list = [slow, ...list].slice(0, most)
    },
    all: () => list,
  }
}
