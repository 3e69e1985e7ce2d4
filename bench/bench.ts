// What a bench is, and what it gets.

import type { Store } from '../apps/server/src/open-store.ts'
import type { Wanted } from './wanted.ts'

export interface Bench {
  readonly what: string
  /** How many generated farms it works on, where nothing else is said. */
  readonly farms: number
  /** Says whether what it demands holds. */
  run(benching: Benching): Promise<boolean>
}

export interface Benching {
  readonly store: Store
  readonly wanted: Wanted
  /** Settles when someone wants it to end. */
  readonly stopped: Promise<void>
}
