// Rows made up in memory, before the database has given them numbers. Until then a row is known by
// a number below zero, counted for each entity by itself; a number above zero is a row that stands
// in the database already.

import type { EntityName, FieldsOf } from '@furrow/catalogue/furrow'
import type { Field } from '@furrow/catalogue/fields'

type ValueOf<F> = F extends Field<infer Value> ? Value : never

/** What may be said of a new row: any of its fields, by the names that the catalogue gives them. */
export type NewRow<N extends EntityName> = {
  readonly [K in keyof FieldsOf<N>]?: ValueOf<FieldsOf<N>[K]> | null
}

export type LooseRow = Readonly<Record<string, unknown>>

export interface RowSet {
  /** Keeps a row and gives its number below zero. */
  add<N extends EntityName>(entity: N, row: NewRow<N>): number
  /** Says more of a row that was added. */
  amend<N extends EntityName>(entity: N, id: number, row: NewRow<N>): void
  /** Everything kept: a row's number is minus its place, counted from one. */
  readonly kept: ReadonlyMap<string, readonly LooseRow[]>
}

export function rowSet(): RowSet {
  const kept = new Map<string, LooseRow[]>()
  return {
    kept,
    add(entity, row) {
      const rows = kept.get(entity) ?? []
      if (rows.length === 0) kept.set(entity, rows)
      return -rows.push(row)
    },
    amend(entity, id, row) {
      const rows = kept.get(entity)
      if (!rows?.[-id - 1]) throw new Error(`${entity} has no row ${id} to amend.`)
      rows[-id - 1] = { ...rows[-id - 1], ...row }
    },
  }
}
