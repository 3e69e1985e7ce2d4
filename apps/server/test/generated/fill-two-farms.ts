// Puts the two farms into a database, in place of whatever their tables held.

import { sql } from 'kysely'
import type { Database, Transaction } from '../../src/db/database.ts'
import type { Ask } from '../asking.ts'
import type { Values } from './cycled.ts'
import { twoFarms } from './two-farms.ts'

/** Numbers of rows that come later begin here. */
const later = 8_000_000

export async function fillTwoFarms(db: Database): Promise<void> {
  const tables = twoFarms()
  const names = [...tables.keys()].map(name => sql.table(name))
  await db.transaction().execute(async within => {
    await sql`truncate table ${sql.join(names)} cascade`.execute(within)
    await sql`set constraints all deferred`.execute(within)
    for (const [table, rows] of tables) {
      for (const row of rows) await insert(within, table, row)
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${later})`.execute(within)
    }
  })
  // As it is done by itself sooner or later; until then paths through the history take seconds.
  await sql`analyze`.execute(db)
}

async function insert(within: Transaction, table: string, row: Values): Promise<void> {
  const columns = sql.join(Object.keys(row).map(name => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    values (${sql.join(Object.values(row))})`.execute(within)
}

/**
 * Saves every row as it is, so that what follows from other records is as the server keeps it, and
 * no later request has a reason to fix it. Rows that break a rule of the farm stay as they are.
 */
export async function settleTwoFarms(ask: Ask): Promise<void> {
  const tables = [...twoFarms(), ...twoFarms()]
  for (const [table, rows] of tables) {
    const live = rows.filter(row => (row['deleted_at'] ?? null) === null).map(row => row['id'])
    const resources = Object.fromEntries(live.map(id => [String(id), {}]))
    const { status } = await ask('PATCH', `/api/${table}/batch`, { resources })
    if (status === 200) continue
    for (const id of live) await ask('PATCH', `/api/${table}/${String(id)}`, {})
  }
}
