// Whoever watches over the server is answered while everything else waits for the database.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorld } from './access/world.ts'
import { ownDatabase } from './own-database.ts'
import { runServer } from './running-server.ts'
import type { RunningServer } from './running-server.ts'

const { db, url } = ownDatabase()
let server: RunningServer
let tokens: readonly string[]

beforeAll(async () => {
  tokens = [...(await makeWorld(db)).tokens.values()]
  server = await runServer({ DATABASE_URL: url, DEMO_DATA: 'no' })
})
afterAll(async () => void (await server?.stop()))

test('health says that it is ready while nobody else is answered, and alive asks for nothing', async () => {
  const waiting: Promise<number>[] = []
  let answered = 0
  await db.transaction().execute(async tx => {
    await sql`lock table paddocks in access exclusive mode`.execute(tx)
    for (const token of tokens) {
      const headers = { authorization: `Bearer ${token}` }
      for (let time = 0; time < 8; time += 1) {
        const asked = fetch(`${server.address}/api/paddocks?limit=${time + 1}`, { headers })
        waiting.push(asked.then(({ status }) => ((answered += 1), status)))
      }
    }
    await expect.poll(() => lockedOut(), { timeout: 10_000 }).toBeGreaterThan(7)
    const health = await fetch(`${server.address}/api/v2/health`)
    expect([health.status, await health.json()]).toMatchObject([200, { status: 'ok' }])
    expect((await fetch(`${server.address}/api/v2/alive`)).status).toBe(200)
    expect(waiting.length - answered).toBeGreaterThan(7)
    expect(await lockedOut()).toBeGreaterThan(7)
  })
  const statuses = await Promise.all(waiting)
  expect(statuses.filter(status => status === 500)).toEqual([])
  expect(statuses.filter(status => status === 200).length).toBeGreaterThan(7)
})

async function lockedOut(): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select count(*)::int as amount from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.amount ?? 0
}
