// The rows of a list that farms choose from, each with how many rows of how many farms name it: counted in one
// statement for all of them.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { ListedRow } from '@furrow/wire/lists/listed-rows-answer'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import { mergeableList } from '../rules/lists/mergeable-list.ts'
import { renderFarmOfNaming } from '../rules/lists/farm-of-naming.ts'
import type { ListUser } from '../rules/lists/lists-in-use.ts'
import type { Sql } from '../query/sql.ts'

const nothing = sql``

export function listedRowsOf(
  db: Database,
  catalogue: Catalogue,
  name: string,
): Promise<readonly ListedRow[]> {
  const { itself, users, group } = mergeableList(catalogue, name)
  const list = sql.table(itself.entity.name)
  const groupOf = group ? sql`g.id as group_id, g.name as "group",` : nothing
  const grouping = group
    ? sql`join ${sql.table(group.target)} g on g.id = ${sql.ref(`t.${group.key}`)}`
    : nothing
  // Where nobody checks names, none is only proposed.
  const accepted = itself.entity.fields['validated'] ? sql`t.validated` : sql`true`
  return runQuery(
    db,
    sql<ListedRow>`
      with used as (
        select listed, count(*)::integer as rows, count(distinct farm_id)::integer as farms
        from (${sql.join(users.map(renderNaming), sql` union all `)}) naming group by listed
      )
      select t.id, t.name, ${groupOf} ${accepted} as accepted, t.active as offered,
        case when m.id is not null then jsonb_build_object('id', m.id, 'name', m.name) end
          as merged_into,
        to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as added_at,
        a.name as added_by, coalesce(used.rows, 0) as rows, coalesce(used.farms, 0) as farms
      from ${list} t
      ${grouping}
      left join ${list} m on m.id = t.merged_into_id
      left join used on used.listed = t.id
      left join lateral (
        select u.name from changes c join users u on u.id = c.user_id
        where not ${accepted} and c.entity = ${itself.entity.name} and c."row" = t.id
        order by c.id limit 1
      ) a on true
      where t.deleted_at is null order by t.name, t.id`,
  )
}

/** A row that names it twice is one row. */
function renderNaming({ entity, keys }: ListUser): Sql {
  return sql`
    select distinct named.listed, ${renderFarmOfNaming(entity)} as farm_id, t.id from ${sql.table(entity.name)} t
    cross join lateral (values ${sql.join(keys.map(key => sql`(${sql.ref(`t.${key}`)})`))}) named (listed)
    where t.deleted_at is null and named.listed is not null`
}
