// The lines of a live stream: what was written, as far as whoever listens sees it. Never the values.

/** Rows of one kind that were changed in the same way from the same place. */
export interface LiveChange {
  /** The kind of record. */
  readonly entity: string
  /** The numbers of the rows. They may be told twice, and may be gone by now. */
  readonly ids: readonly number[]
  readonly farm_id: number | null
  readonly period_id: number | null
  readonly verb: 'store' | 'update' | 'destroy' | 'restore' | 'attach' | 'detach' | 'erase'
  /** Where it was written, as that device names itself: one's own changes are known already. */
  readonly device: string | null
  readonly at: string
}

/** At the beginning and from time to time. Whatever is written after the first one is told. */
interface LiveAlive {
  readonly alive: true
}

/** Anything may have been written that was not told: whatever is shown had better be read anew. */
interface LiveMissed {
  readonly missed: true
}

/** The last line: something else is seen by now, or nothing; or too many streams are open. */
export interface LiveOver {
  readonly over: true
  readonly why: 'rights' | 'too_many'
}

export type LiveLine = LiveChange | LiveAlive | LiveMissed
