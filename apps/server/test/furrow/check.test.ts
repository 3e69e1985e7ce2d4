// `check` as operators ask it after a restore: what is whole is said to be, and what is not is told.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readMigrations } from '../../src/db/migrate.ts'
import { ownDatabase } from '../own-database.ts'
import { runFurrow } from './run-furrow.ts'

const { db, url } = ownDatabase('published farms')
const nothing = ownDatabase('nothing')

const check = (at = url) => runFurrow({ DATABASE_URL: at }, ['check'])

test('a database that is whole is said to be, and counted', async () => {
  const { rows } = await sql<{ count: number }>`select count(*) from paddocks`.execute(db)
  const { code, said, complained } = await check()
  expect([code, complained]).toEqual([0, ''])
  const all = (await readMigrations()).length
  expect(said).toMatch(new RegExp(`^PostgreSQL [\\d.]+: all ${all} migrations are as this Furrow`))
  const [, counted = '', tables, keys] =
    /([\d,]+) rows of (\d+) tables were read, and all (\d+) keys/.exec(said) ?? []
  expect(Number(counted.replaceAll(',', ''))).toBeGreaterThan(Number(rows[0]?.count) + 1000)
  expect(Number(tables)).toBeGreaterThan(100)
  expect(Number(keys)).toBeGreaterThan(Number(tables))
  expect(said).toContain('Every edition is as it was published.')
  expect(said).toContain('A commit waits for no standby')
})

test('a key that leads nowhere, and a figure of an edition that was changed, are told', async () => {
  await db.connection().execute(async one => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`insert into roles (role, user_id) values ('consultant', 4000)`.execute(one)
    await sql`grant update on published.edition_statistics to current_user`.execute(one)
    await sql`update published.edition_statistics set contents = replace(contents::text, '"band":"', '"band":"1')::json
      where ctid = (select min(ctid) from published.edition_statistics)`.execute(one)
    await sql`reset session_replication_role`.execute(one)
  })
  const { code, said, complained } = await check()
  expect([code, said]).toEqual([1, ''])
  const [first, ...faults] = complained.split('\n')
  expect(first).toBe('The database is not whole.')
  expect(faults).toEqual([
    '1 rows of roles lead to no row of users (roles_user_id_fkey).',
    expect.stringMatching(/^Edition 1 of \S+ is not as it was published\.$/),
  ])
})

test('what a start would still apply is told, and a database of something else refused', async () => {
  await sql`delete from roles where user_id = 4000`.execute(db)
  await sql`delete from upkeep.migrations where name = (select max(name) from upkeep.migrations)`.execute(
    db,
  )
  const older = await check()
  expect(older.code).toBe(0)
  expect(older.said).toContain(`applies ${(await readMigrations()).at(-1)?.name}`)
  const { code, complained } = await check(nothing.url)
  expect([code, complained]).toEqual([1, 'The database holds no Furrow.'])
})
