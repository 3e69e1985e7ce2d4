// What was done in a sheet of crops, as one change.

import type { Change } from '../../data/outbox/change.ts'
import type { SheetWrite } from '../../sheet/cells/sheet-column.ts'
import { sheetChange } from '../../sheet/writing/sheet-change.ts'
import type { CropColumn } from './column-of.ts'
import { cropParts } from './crop-parts.ts'
import type { CropPlace } from './crop-place.ts'

export interface CropWriting extends CropPlace {
  /** Of whatever sheet it was written in. */
  readonly columns: readonly CropColumn[]
}

export function cropChange(write: SheetWrite, writing: CropWriting): Change {
  return sheetChange(write, { ...writing, parts: cropParts(writing) })
}
