// Loads the lists at every start. What an admin changed or removed stays as the admin left it:
// beside each row we keep what we loaded last, and touch only figures that are still the same.

import { createHash } from 'node:crypto'
import { columnType } from '../db/schema/columns.ts'
import type { Database } from '../db/database.ts'
import { sql } from 'kysely'
import type { ReferenceList, ReferenceRow, ReferenceValue } from './read-reference.ts'

type Values = Readonly<Record<string, ReferenceValue>>
/** By entity, then by slug: the number of the row in this database. */
type Numbers = Map<string, ReadonlyMap<string, number>>

interface Loaded {
  readonly slug: string
  readonly row: number
  readonly loaded: Values
}

/** Gives how many rows were added or brought up to date. */
export async function loadReference(
  db: Database,
  lists: readonly ReferenceList[],
): Promise<number> {
  return db.transaction().execute(async transaction => {
    await sql`lock table upkeep.reference_rows in share row exclusive mode`.execute(transaction)
    const checksum = createHash('sha256')
      .update(JSON.stringify(lists.map(contentOf)))
      .digest('hex')
    if (await isLoaded(transaction, checksum)) return 0
    const numbers: Numbers = new Map()
    let written = 0
    for (const list of lists) written += await loadList(transaction, list, numbers)
    await sql`
      insert into upkeep.reference_loads (checksum) values (${checksum})
      on conflict (checksum) do update set at = clock_timestamp()`.execute(transaction)
    return written
  })
}

function contentOf({ entity, fields, rows }: ReferenceList) {
  return { entity: entity.name, fields, rows }
}

async function isLoaded(db: Database, checksum: string): Promise<boolean> {
  const { rows } = await sql<{ checksum: string }>`
    select checksum from upkeep.reference_loads order by at desc limit 1`.execute(db)
  return rows[0]?.checksum === checksum
}

async function loadList(db: Database, list: ReferenceList, numbers: Numbers): Promise<number> {
  const before = new Map((await loadedRows(db, list)).map(row => [row.slug, row]))
  const wanted = list.rows.map(row => withNumbers(row, list, numbers))
  const added = wanted.filter(({ slug }) => !before.has(slug))
  const numbersAdded = await insertRows(db, list, added)
  await keepLoaded(db, list, added, numbersAdded)
  numbers.set(
    list.entity.name,
    new Map([
      ...[...before.values()].map(({ slug, row }) => [slug, row] as const),
      ...numbersAdded,
    ]),
  )
  let updated = 0
  for (const row of wanted) {
    const known = before.get(row.slug)
    if (known && (await updateRow(db, list, known, row))) updated += 1
  }
  return numbersAdded.size + updated
}

async function loadedRows(db: Database, { entity }: ReferenceList): Promise<readonly Loaded[]> {
  const { rows } = await sql<Loaded>`
    select slug, row, loaded from upkeep.reference_rows where entity = ${entity.name}`.execute(db)
  return rows
}

/** The row with the slugs of its keys turned into the numbers that they have here. */
function withNumbers(
  row: ReferenceRow,
  { entity, fields }: ReferenceList,
  numbers: Numbers,
): ReferenceRow {
  const values = fields.map(name => {
    const target = entity.fields[name]?.target
    const value = row[name] ?? null
    if (!target || value === null) return [name, value] as const
    const number = typeof value === 'string' ? numbers.get(target)?.get(value) : undefined
    if (number === undefined) {
      throw new Error(
        `${entity.name}.csv: ${row.slug} names ${JSON.stringify(value)}, which is not in ${target}.csv.`,
      )
    }
    return [name, number] as const
  })
  return { ...Object.fromEntries(values), slug: row.slug }
}

async function insertRows(
  db: Database,
  list: ReferenceList,
  rows: readonly ReferenceRow[],
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map()
  const columns = ['slug', ...list.fields]
  const named = sql.join(columns.map(name => sql.ref(name)))
  const types = sql.join(columns.map(name => columnOf(list, name)))
  const answer = await sql<{ slug: string; id: number }>`
    insert into ${sql.table(list.entity.name)} (${named})
    select ${named} from json_to_recordset(${JSON.stringify(rows)}::json) as given (${types})
    on conflict do nothing
    returning slug, id`.execute(db)
  const inserted = new Map(answer.rows.map(({ slug, id }) => [slug, id]))
  const standing = rows.filter(({ slug }) => !inserted.has(slug))
  for (const row of standing) inserted.set(row.slug, await rowStanding(db, list, row))
  return inserted
}

/** A row that somebody had added before we shipped it: it is theirs, and we only remember it. */
async function rowStanding(db: Database, list: ReferenceList, row: ReferenceRow): Promise<number> {
  const sets = list.entity.unique.map(columns => {
    const same = columns.map(name => sql`${sql.ref(name)} is not distinct from ${row[name]}`)
    return sql`(${sql.join(same, sql` and `)})`
  })
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(list.entity.name)}
    where deleted_at is null and (${sql.join(sets, sql` or `)}) limit 1`.execute(db)
  if (rows[0]) return rows[0].id
  throw new Error(`${list.entity.name}.csv: ${row.slug} clashes with a row that cannot be found.`)
}

async function keepLoaded(
  db: Database,
  list: ReferenceList,
  rows: readonly ReferenceRow[],
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  const kept = rows.map(({ slug, ...loaded }) => ({ slug, row: numbers.get(slug), loaded }))
  await sql`
    insert into upkeep.reference_rows (entity, slug, row, loaded)
    select ${list.entity.name}, slug, row, loaded
    from json_to_recordset(${JSON.stringify(kept)}::json) as given (slug text, row bigint, loaded jsonb)
    `.execute(db)
}

/** Brings what we changed since to a row, figure by figure, where nobody else changed it. */
async function updateRow(
  db: Database,
  list: ReferenceList,
  known: Loaded,
  row: ReferenceRow,
): Promise<boolean> {
  const { slug: _, ...wanted } = row
  const changed = list.fields.filter(
    name => JSON.stringify(wanted[name]) !== JSON.stringify(known.loaded[name] ?? null),
  )
  if (changed.length === 0) return false
  const settings = changed.map(name => {
    const column = sql.ref(name)
    const type = sql.raw(typeOf(list, name))
    const was = sql`${textOf(known.loaded[name] ?? null)}::${type}`
    const is = sql`${textOf(wanted[name] ?? null)}::${type}`
    return sql`${column} = case when ${column} is not distinct from ${was} then ${is} else ${column} end`
  })
  await sql`
    update ${sql.table(list.entity.name)} set ${sql.join(settings)}, updated_at = now()
    where id = ${known.row}`.execute(db)
  await sql`
    update upkeep.reference_rows set loaded = ${JSON.stringify(wanted)}
    where entity = ${list.entity.name} and slug = ${row.slug}`.execute(db)
  return true
}

function columnOf(list: ReferenceList, name: string) {
  return sql`${sql.ref(name)} ${sql.raw(typeOf(list, name))}`
}

function typeOf({ entity }: ReferenceList, name: string): string {
  const field = entity.fields[name]
  if (!field) throw new Error(`${entity.name} has no ${name}.`)
  return columnType(field)
}

function textOf(value: ReferenceValue): string | null {
  if (value === null) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
