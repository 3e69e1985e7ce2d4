// What takes too long in the database is given up, so that others get their turn.

import { setTimeout as sleep } from 'node:timers/promises'
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

test('a thousand wait for a connection, and whoever comes then is told at once', async () => {
  const busy = runQuery(usual, sql`select pg_sleep(0.5)`)
  // It has its connection by then.
  await sleep(100)
  const waiting = Array.from({ length: 1000 }, () => runQuery(usual, sql`select 1 as one`))
  await expect(runQuery(usual, sql`select 1 as one`)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Furrow is very busy. Try again shortly.',
    retryAfter: 5,
  })
  await busy
  expect((await Promise.all(waiting)).flat()).toHaveLength(1000)
})
