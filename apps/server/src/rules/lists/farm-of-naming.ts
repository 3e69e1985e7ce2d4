// The farm of a row that names a row of a list: its own, or that of the record which it is put on.

import type { Entity } from '@furrow/catalogue/entity'
import { wordsOf } from '@furrow/catalogue/type-words'
import { sql } from 'kysely'
import type { Sql } from '../../query/sql.ts'

/** Of the row `t`. */
export function renderFarmOfNaming({ fields, ownedBy }: Entity): Sql {
  if (fields['farm_id']) return sql`t.farm_id`
  if (ownedBy.kind !== 'row') return sql`null::bigint`
  const { type, key } = ownedBy
  const farms = wordsOf(fields[type]).map(
    ([word, above]) => sql`
      when ${word} then (select o.farm_id from ${sql.table(above)} o where o.id = ${sql.ref(`t.${key}`)})`,
  )
  return sql`case ${sql.ref(`t.${type}`)} ${sql.join(farms, sql` `)} end`
}
