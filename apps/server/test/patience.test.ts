// What takes too long in the database is given up, so that others get their turn.

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { runQuery } from '../src/db/run-query.ts'
import { ownDatabase } from './own-database.ts'

const { url } = ownDatabase()
const usual = openDatabase(url, { connections: 1 })
const hasty = openDatabase(url, { connections: 1, patience: 50 })
afterAll(() => Promise.all([usual.destroy(), hasty.destroy()]))

test('people wait fifteen seconds for a statement', async () => {
  const [row] = await runQuery(
    usual,
    sql<{ patience: string }>`
    select current_setting('statement_timeout') as patience`,
  )
  expect(row).toEqual({ patience: '15s' })
})

test('what took too long says so, and the connection works on', async () => {
  await expect(runQuery(hasty, sql`select pg_sleep(20)`)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'This took too long. Ask for less at a time.',
    retryAfter: 30,
  })
  expect(await runQuery(hasty, sql`select 1 as one`)).toEqual([{ one: 1 }])
})
