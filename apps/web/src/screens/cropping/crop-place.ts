// Where crops are written, and what writing them needs to know.

import type { CropRow } from './crop-row.ts'

export interface CropPlace {
  readonly farmId: number
  readonly periodId: number
  readonly today: string
  /** As they stand at this moment. */
  readonly rows: readonly CropRow[]
  /** Crops that the farm says it grows in the period. */
  readonly grown: ReadonlySet<number>
  /** The kind of ending that says nothing more. */
  readonly otherEnding: number | undefined
  readonly newId: () => number
}

/** The crop that an event is written to; its events are none where it is new. */
export type CropToWrite = Pick<CropRow, 'id' | 'events'>
