// What a file says otherwise than the sheet, cell by cell, with who changed what since it was written.

import type { CellValue } from '../sheet/cells/cell-kind.ts'
import type { SheetColumn } from '../sheet/cells/sheet-column.ts'

export interface Difference<Row> {
  /** Those in which anything differs, in the order of the file. */
  readonly rows: readonly RowDifference<Row>[]
  /** Were in the file when it was written, and are not any more. */
  readonly missing: readonly MissingRow[]
  readonly counts: DifferenceCounts
  readonly unknown: readonly string[]
  readonly twice: readonly string[]
}

/** Of rows; `read` is the sum of the others. */
interface DifferenceCounts {
  readonly read: number
  readonly changed: number
  readonly same: number
  readonly added: number
  readonly unread: number
}

export interface RowDifference<Row> {
  readonly key: string
  /** In the file, from 1. */
  readonly line: number
  readonly name: string
  /** Nothing where the file adds it. */
  readonly row: Row | undefined
  readonly id: number | undefined
  readonly fate: 'same' | 'changed' | 'added' | 'unread'
  /** Why nothing of it can be taken. */
  readonly wrong: string | undefined
  readonly cells: readonly CellDifference<Row>[]
}

export interface CellDifference<Row> {
  readonly column: SheetColumn<Row>
  readonly fate: CellFate
  /** As it is here. */
  readonly now: CellValue
  /** As the file has it; nothing where it cannot be read. */
  readonly file: CellValue | undefined
  /** As it stands in the file. */
  readonly text: string
  /** Why it cannot be read. */
  readonly wrong: string | undefined
  /** Cannot be typed either. */
  readonly isLocked: boolean
}

/** `since`: the file has it as it was, and it was changed here in the meantime. `clash`: in both. */
export type CellFate = 'changed' | 'since' | 'clash' | 'unread'

export interface MissingRow {
  readonly id: number
  readonly name: string
}
