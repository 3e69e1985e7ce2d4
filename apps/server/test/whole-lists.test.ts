// Whole lists that the database works on for longer than a question may take come whole, a processor at a time.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { askingFurrow } from './asking.ts'
import { fillTwoFarms } from './generated/fill-two-farms.ts'
import { ownDatabase } from './own-database.ts'

const rows = 1000
const { db, url } = ownDatabase()
/** A question is given up after seven tenths of one. */
const hasty = openDatabase(url, { connections: 1, patience: 700 })
beforeAll(async () => {
  await fillTwoFarms(db)
  await sql`insert into farm_contacts (farm_id, name)
    select 1, 'Carrier ' || n from generate_series(1, ${rows}) n`.execute(db)
  await slowDown('farm_contacts')
})
afterAll(() => hasty.destroy())

/** Each row takes more than a millisecond, and PostgreSQL knows that it does. */
async function slowDown(table: string): Promise<void> {
  const [slow, quick] = [sql.table(table), sql.table(`quick_${table}`)]
  await sql`create function a_millisecond() returns boolean volatile cost 100000
    language plpgsql as 'begin perform pg_sleep(0.001); return true; end'`.execute(db)
  await sql`alter table ${slow} rename to ${quick}`.execute(db)
  await sql`create view ${slow} as select * from ${quick} where a_millisecond()`.execute(db)
}

test('what takes longer than a question may is given whole', async () => {
  const asker = await askingFurrow(hasty)
  const began = performance.now()
  const { status, body } = await asker.ask('GET', '/api/farm_contacts?limit=0')
  expect(performance.now() - began).toBeGreaterThan(700)
  expect([status, body?.data.length >= rows, body?.meta.total]).toEqual([
    200,
    true,
    body?.data.length,
  ])
  await asker.close()
})

test('one whose connection breaks holds nothing of the others up', async () => {
  const asker = await askingFurrow(hasty)
  const origin = await asker.listen()
  const list = () => fetch(`${origin}/api/farm_contacts?limit=0`)
  // More often than there are connections.
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await list()
    expect(status).toBe(200)
    const reader = body?.getReader()
    await reader?.read()
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like '%farm_contacts%'`.execute(
      db,
    )
    await expect(readAll(reader)).rejects.toThrow()
  }
  const { data } = (await (await list()).json()) as { data: readonly unknown[] }
  expect(data.length).toBeGreaterThanOrEqual(rows)
  await asker.close()
}, 60_000)

async function readAll(reader: ReadableStreamDefaultReader | undefined): Promise<void> {
  while (reader && !(await reader.read()).done);
}

test('and a page of as many is a question like any other', async () => {
  const asker = await askingFurrow(hasty)
  expect((await asker.ask('GET', '/api/farm_contacts?limit=15')).status).toBe(503)
  await asker.close()
})
