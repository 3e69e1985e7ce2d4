// A sheet for a test that walks the columns of all of them.

import type { SheetColumn } from './cells/sheet-column.ts'

export interface SheetToWalk {
  readonly name: string
  /** What each of its rows is. */
  readonly of: string
  readonly columns: readonly SheetColumn<never>[]
  /** Something stands in every part of them. */
  readonly rows: readonly object[]
}
