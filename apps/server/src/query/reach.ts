// How far someone reaches, as the planner is handed it: which rows of an entity, and which figures
// of those rows. The planner puts these on every table that a statement touches and never hears of
// who is asking.

import type { Entity } from '@furrow/catalogue/entity'
import type { RawBuilder } from 'kysely'

/** A condition on the rows of a table that goes by the name `table` in the statement. */
export type RowCondition = (table: string) => RawBuilder<boolean>

export type WriteKind = 'add' | 'change' | 'remove'

export interface Reach {
  /**
   * The rows that are there for this person; nothing where all are. Two entities that are kept to
   * the same rows in the same way are given the very same condition.
   */
  read(entity: Entity): RowCondition | undefined
  /** The same for a table that a hand-written piece of a statement names. */
  named(entity: string): RowCondition | undefined
  /** Of those, the rows that this person may add, change or remove. */
  write(entity: Entity, doing: WriteKind): RowCondition | undefined
  /** Whether there could be any row at all that this person may write so: known without looking. */
  writesAny(entity: Entity, doing: WriteKind): boolean
  /** Rows that would be this person's to write, were their period open. */
  closed(entity: Entity): RowCondition | undefined
  /** For a figure that not everybody sees who sees the row: where it is shown, and may be changed. */
  field(entity: Entity, name: string): RowCondition | undefined
  /** For a figure that tells of figures of another row: what this person is told of them. */
  told(entity: Entity, name: string): ((table: string) => RawBuilder<unknown>) | undefined
  /** Whether this person may set the field at all. */
  sets(entity: Entity, name: string): boolean
  /** Whether this person may remove rows for good. */
  readonly erases: boolean
}

/** Of an administrator, and of what Furrow writes by itself. */
export const everything: Reach = {
  read: () => undefined,
  named: () => undefined,
  write: () => undefined,
  writesAny: () => true,
  closed: () => undefined,
  field: () => undefined,
  told: () => undefined,
  sets: () => true,
  erases: true,
}
