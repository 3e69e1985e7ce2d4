// Whole lists that the database works on for longer than a question may take come whole, a processor at a time.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { askingFurrow } from './asking.ts'
import { fillTwoFarms } from './generated/fill-two-farms.ts'
import { ownDatabase } from './own-database.ts'

const rows = 1500
const { db, url } = ownDatabase()
/** A question is given up after a second. */
const hasty = openDatabase(url, { connections: 4, patience: 1000 })
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
  expect(performance.now() - began).toBeGreaterThan(1000)
  expect([status, body?.data.length >= rows, body?.meta.total]).toEqual([
    200,
    true,
    body?.data.length,
  ])
  await asker.close()
})

test('and a page of as many is a question like any other', async () => {
  const asker = await askingFurrow(hasty)
  expect((await asker.ask('GET', '/api/farm_contacts?limit=15')).status).toBe(503)
  await asker.close()
})
