// Where crops are written, and what writing them needs to know.

import type { SheetPlace } from '../../period/use-sheet-place.ts'
import type { CropRow } from './crop-row.ts'

export interface CropPlace extends SheetPlace<CropRow> {
  readonly today: string
  /** Crops that the farm says it grows in the period. */
  readonly grown: ReadonlySet<number>
  /** The kind of ending that says nothing more. */
  readonly otherEnding: number | undefined
}

/** The crop that an event is written to; its events are none where it is new. */
export type CropToWrite = Pick<CropRow, 'id' | 'events'>
