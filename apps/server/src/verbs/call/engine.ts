// What the verbs work on: a catalogue with its database and rules. It is a value that is handed on,
// so that another catalogue can be mounted beside our own.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Database } from '../../db/database.ts'
import type { Portions } from '../../db/portions.ts'
import type { Turns } from '../../db/turns.ts'
import type { NamedScope } from '../../query/plan-scopes.ts'
import type { SaveRule } from '../../rules/saving/save-rule.ts'

export interface Engine {
  readonly catalogue: Catalogue
  readonly db: Database
  /** For answers that are longer than one piece: each holds a connection until it is read to its end. */
  readonly streams: Turns
  readonly portions: Portions
  readonly rules: readonly SaveRule[]
  /** The collation in which text is put in order. */
  readonly collation: string
  /** Whether a key may name a row that is deleted, as long as it is there. */
  readonly keysReachDeleted: boolean
  /** Scopes beyond those that follow from the catalogue. */
  readonly scopes: readonly NamedScope[]
  /** Where people reach Furrow: what links in letters begin with. */
  publicUrl(): string
  /** Today’s day in a time zone; in that of the setting unless another is named. */
  today(zone?: string): string
}
