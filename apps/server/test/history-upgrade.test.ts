// Lines of the history that Furrow wrote itself named a person 0 once, who never was.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate, readMigrations } from '../src/db/migrate.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase('nothing')

test('lines with nobody behind them name nobody, and none can be changed afterwards', async () => {
  const migrations = await readMigrations()
  const after = migrations.findIndex(({ name }) => name === '0017-written-by-nobody.sql')
  await migrate(db, migrations.slice(0, after))
  await sql`
    insert into changes (at, user_id, verb, entity, "row", request)
    values (now(), 0, 'update', 'assets', 1, 'recalculated'), (now(), 7, 'update', 'assets', 1, 'a')
  `.execute(db)
  await migrate(db, migrations)
  const { rows } = await sql`select user_id, request from changes order by id`.execute(db)
  expect(rows).toEqual([
    { user_id: null, request: 'recalculated' },
    { user_id: 7, request: 'a' },
  ])
  await expect(sql`update changes set user_id = 8`.execute(db)).rejects.toThrow('changes')
})
