// Loads the lists at every start. What an admin changed or removed stays as the admin left it:
// beside each row we keep what we loaded last, and touch only figures that are still the same.

import { createHash } from 'node:crypto'
import type { Field } from '@furrow/catalogue/fields'
import { startOfDay } from '@furrow/farming/dates/dates'
import { sql } from 'kysely'
import { usualZone } from '../db/connection-settings.ts'
import type { Database } from '../db/database.ts'
import { insertRows } from './insert-rows.ts'
import type { ReferenceList, ReferenceRow, ReferenceValue } from './read-reference.ts'
import { updateRow } from './update-row.ts'
import type { LoadedRow } from './update-row.ts'

interface Here {
  /** By entity, then by slug: the number that the row has in this database. */
  readonly numbers: Map<string, ReadonlyMap<string, number>>
  /** Whose midnights days are kept as. */
  readonly timeZone: string
}

/** Gives how many rows were added or brought up to date. */
export async function loadReference(
  db: Database,
  lists: readonly ReferenceList[],
  timeZone = usualZone,
): Promise<number> {
  return db.transaction().execute(async transaction => {
    await sql`lock table upkeep.reference_rows in share row exclusive mode`.execute(transaction)
    const checksum = createHash('sha256')
      .update(JSON.stringify(lists.map(contentOf)))
      .digest('hex')
    if (await isLoaded(transaction, checksum)) return 0
    const here: Here = { numbers: new Map(), timeZone }
    let written = 0
    for (const list of lists) written += await loadList(transaction, list, here)
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

/** Rows that are known come first: a name that one of them gives up may be taken by a new one. */
async function loadList(db: Database, list: ReferenceList, here: Here): Promise<number> {
  const known = new Map((await loadedRows(db, list)).map(row => [row.slug, row]))
  const wanted = list.rows.flatMap(row => withNumbers(row, list, here))
  let updated = 0
  for (const row of wanted) {
    const before = known.get(row.slug)
    if (before && (await updateRow(db, list, before, row))) updated += 1
  }
  const added = await insertRows(
    db,
    list,
    wanted.filter(({ slug }) => !known.has(slug)),
  )
  const standing = [...known.values()].filter(({ gone }) => !gone)
  here.numbers.set(
    list.entity.name,
    new Map([...standing.map(({ slug, row }) => [slug, row] as const), ...added]),
  )
  return updated + added.size
}

async function loadedRows(db: Database, { entity }: ReferenceList): Promise<readonly LoadedRow[]> {
  const { rows } = await sql<LoadedRow>`
    select k.slug, k.row, k.loaded, t.id is null as gone
    from upkeep.reference_rows k
    left join ${sql.table(entity.name)} t on t.id = k.row and t.deleted_at is null
    where k.entity = ${entity.name}`.execute(db)
  return rows
}

/**
 * The row with the slugs of its keys turned into the numbers that they have here, and its days into
 * the moments at which they begin here. A row that names
 * one that an admin removed is left out: it has nothing to belong to.
 */
function withNumbers(row: ReferenceRow, list: ReferenceList, here: Here): ReferenceRow[] {
  const { entity, fields } = list
  const values: Record<string, ReferenceValue> = {}
  for (const name of fields) {
    const value = valueHere(row[name] ?? null, entity.fields[name], here)
    if (value === undefined) return []
    values[name] = value
  }
  return [{ ...values, slug: row.slug }]
}

function valueHere(
  value: ReferenceValue,
  field: Field | undefined,
  { numbers, timeZone }: Here,
): ReferenceValue | undefined {
  if (field?.wholeDay && typeof value === 'string') return startOfDay(value, timeZone)
  return field?.target && value !== null ? numberOf(numbers, field.target, value) : value
}

function numberOf(numbers: Here['numbers'], target: string, slug: ReferenceValue) {
  return typeof slug === 'string' ? numbers.get(target)?.get(slug) : undefined
}
