// A rule that only a farm knows, about rows that are being saved. It is asked once for all rows of a
// request, inside the request's transaction: it reads what it needs in one question, not one a row.

import type { FieldErrors } from '@furrow/wire/refusal'
import type { Viewer } from '../../access/reach/viewer.ts'
import type { Transaction } from '../../db/database.ts'

export type Row = Readonly<Record<string, unknown>>

/** A row on its way in, already checked against the catalogue. */
export interface RowToSave {
  /** Where it stood in the request, with a dot behind: ``, `resources.1.`. */
  readonly at: string
  /** Of a row that is there already. */
  readonly id: number | undefined
  /** As it stands, whole; nothing for a new one. Dates are `YYYY-MM-DD`, numbers numbers. */
  readonly before: Row | undefined
  /** Only what is sent. */
  readonly sent: Row
  /** As it will be: `before` with `sent` over it. */
  readonly after: Row
}

export interface SavedRow extends RowToSave {
  readonly id: number
}

export interface Warning {
  readonly resource: string
  readonly id: number
  readonly field: string
  readonly code: string
  readonly message: string
}

export interface SaveRule {
  /** The entities that it is about. */
  readonly of: readonly string[]
  /** Fields that follow from others are filled in here, before anything is checked: added to `sent`. */
  complete?(rows: readonly RowToSave[], asked: Asked): Promise<readonly Row[]>
  /** What can never be true: full paths, such as `resources.1.area`, to sentences. */
  check?(rows: readonly RowToSave[], asked: Asked): Promise<FieldErrors>
  /** What is saved and looks wrong. */
  warn?(rows: readonly SavedRow[], asked: Asked): Promise<readonly Warning[]>
  /**
   * Why rows that stand may not go, in a sentence; nothing where they may. `forGood`: they are to be
   * erased. What goes along with another row is not asked about.
   */
  beforeRemoval?(
    rows: readonly SavedRow[],
    asked: Asked,
    forGood: boolean,
  ): Promise<string | undefined>
  /** Other records that follow from these rows; also after rows were deleted or restored. */
  follow?(rows: readonly SavedRow[], asked: Asked): Promise<void>
  /**
   * Works out again what of its entity follows from rows of a farm that changed since; asked before such
   * rows are read, and soon after they changed.
   */
  refresh?(farm: number, asked: Asked): Promise<void>
}

export interface Asked {
  readonly entity: string
  /** Who saves: their rights, which are another person's while acting for someone. */
  readonly viewer: Viewer
  readonly tx: Transaction
  /** What is sent was read from somewhere else, and nobody typed it here. */
  readonly imports?: boolean | undefined
  /** Whoever saves has just shown that they know their password. */
  readonly isProven?: boolean | undefined
  /** Today’s day in a time zone; in that of the setting unless another is named. */
  todayIn(zone?: string): string
  /** Rows that follow are written through here, so that their lines stand in `changes`, too. */
  readonly save: SaveFollowing
}

/** Writes rows of another entity in the same transaction: new ones without `id`, removed ones with `deleted`. */
type SaveFollowing = (
  entity: string,
  rows: readonly (Row & { readonly id?: number; readonly deleted?: true })[],
) => Promise<readonly number[]>
