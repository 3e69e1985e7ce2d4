// A backup of an older Furrow is restored as it was and then brought up to date, all in one.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate, readMigrations } from '../../src/db/migrate.ts'
import { ownDatabase } from '../own-database.ts'
import { backups } from './backed-up.ts'
import { shapeOf } from './database-shape.ts'

const older = ownDatabase('nothing')
const target = ownDatabase('nothing')
const newest = ownDatabase()
const { write, restore } = backups()

test('migrations that it did not know are applied to its rows', async () => {
  const migrations = await readMigrations()
  await migrate(older.db, migrations.slice(0, 2))
  await sql`insert into users (name, email) values ('Ada', 'Ada@Example.com')`.execute(older.db)
  await write(older.url, 'older')
  const { applied } = await restore(target.url, 'older')
  expect(applied).toEqual(migrations.slice(2).map(({ name }) => name))
  expect(applied).toContain('0003-people-and-access.sql')
  const { rows } = await sql`select email from users`.execute(target.db)
  expect(rows).toEqual([{ email: 'ada@example.com' }])
  expect(await migrate(target.db, migrations)).toEqual([])
  expect(await shapeOf(target.db)).toEqual(await shapeOf(newest.db))
})
