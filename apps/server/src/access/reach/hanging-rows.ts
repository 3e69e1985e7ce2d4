// Rows that belong to one of several others, such as a phone number: what holds for the row above holds
// for them.

import type { Entity } from '@furrow/catalogue/entity'
import { wordsOf } from '@furrow/catalogue/type-words'
import { sql } from 'kysely'
import { column } from '../../query/column.ts'
import { noRow } from './row-conditions.ts'
import type { Rows } from './row-conditions.ts'

/** `rowsAbove` says which rows of an entity are meant. */
export function hangingOn(entity: Entity, rowsAbove: (above: string) => Rows): Rows {
  const owner = entity.ownedBy
  if (owner.kind !== 'row') return noRow
  const either = wordsOf(entity.fields[owner.type])
    .map(([word, above]) => ({ word, above, rows: rowsAbove(above) }))
    .filter(({ rows }) => rows !== noRow)
  if (either.length === 0) return noRow
  return table => {
    const parts = either.map(({ word, above, rows }) => {
      const is = sql`above.id = ${column(table, owner.key)}${rows ? sql` and ${rows('above')}` : sql``}`
      return sql`(${column(table, owner.type)} = ${word} and exists (
        select from ${sql.table(above)} as above where ${is}))`
    })
    return sql<boolean>`(${sql.join(parts, sql` or `)})`
  }
}
