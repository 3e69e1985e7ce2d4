// Adds rows that ship for the first time. One that someone had added before is theirs: we remember
// it, and leave it as it is.

import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { columnType } from '../db/schema/columns.ts'
import type { ReferenceList, ReferenceRow } from './read-reference.ts'

/** Gives the number of each row by its slug. */
export async function insertRows(
  db: Database,
  list: ReferenceList,
  rows: readonly ReferenceRow[],
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map()
  const columns = ['slug', ...list.fields]
  const named = sql.join(columns.map(name => sql.ref(name)))
  const types = sql.join(columns.map(name => sql`${sql.ref(name)} ${sql.raw(typeOf(list, name))}`))
  const answer = await sql<{ slug: string; id: number }>`
    insert into ${sql.table(list.entity.name)} (${named})
    select ${named} from json_to_recordset(${JSON.stringify(rows)}::json) as given (${types})
    on conflict do nothing
    returning slug, id`.execute(db)
  const numbers = new Map(answer.rows.map(({ slug, id }) => [slug, id]))
  for (const row of rows.filter(({ slug }) => !numbers.has(slug))) {
    const standing = await rowOfAnother(db, list, row)
    if (standing !== undefined) numbers.set(row.slug, standing)
  }
  await remember(db, list, { rows, numbers })
  return numbers
}

export function typeOf({ entity }: ReferenceList, name: string): string {
  const field = entity.fields[name]
  if (!field) throw new Error(`${entity.name} has no ${name}.`)
  return columnType(field)
}

/** The row that stands in the way, if it is nobody's but an admin's own. */
async function rowOfAnother(
  db: Database,
  list: ReferenceList,
  row: ReferenceRow,
): Promise<number | undefined> {
  const sets = list.entity.unique.map(columns => {
    const same = columns.map(name => sql`${sql.ref(name)} is not distinct from ${row[name]}`)
    return sql`(${sql.join(same, sql` and `)})`
  })
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(list.entity.name)}
    where deleted_at is null and slug is null and (${sql.join(sets, sql` or `)}) limit 1`.execute(
    db,
  )
  return rows[0]?.id
}

interface Inserted {
  readonly rows: readonly ReferenceRow[]
  readonly numbers: ReadonlyMap<string, number>
}

async function remember(db: Database, list: ReferenceList, { rows, numbers }: Inserted) {
  const kept = rows
    .filter(({ slug }) => numbers.has(slug))
    .map(({ slug, ...loaded }) => ({ slug, row: numbers.get(slug), loaded }))
  await sql`
    insert into upkeep.reference_rows (entity, slug, row, loaded)
    select ${list.entity.name}, slug, row, loaded
    from json_to_recordset(${JSON.stringify(kept)}::json) as given (slug text, row bigint, loaded jsonb)
    on conflict do nothing`.execute(db)
}
