// While the database goes away and comes back nobody is told that Furrow is at fault: it is a 503 that says
// when to ask again.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { onServer } from './database.ts'
import { besiege } from './hostile/siege.ts'
import type { Siege } from './hostile/siege.ts'
import { listening } from './hostile/listening.ts'
import type { Listening } from './hostile/listening.ts'
import { ownDatabase } from './own-database.ts'

const { db, url } = ownDatabase()
let siege: Siege
let sockets: Listening
let origin: string

beforeAll(async () => {
  siege = await besiege(db)
  sockets = await listening(db)
  origin = await sockets.listen()
})
afterAll(() => Promise.all([siege.close(), sockets.close()]))

type Asked = readonly [method: string, path: string, body?: unknown]

function everyKind(): readonly Asked[] {
  const farm = siege.home('farms')
  const paddock = siege.home('paddocks')
  return [
    ['GET', '/api/auth/me'],
    ['GET', '/api/paddocks?limit=0&include=farm'],
    ['GET', `/api/paddocks/${paddock}`],
    ['POST', '/api/paddocks/search', { filters: [] }],
    ['PATCH', `/api/paddocks/${paddock}`, { name: `North ${randomUUID()}` }],
    [
      'POST',
      '/api/v2/batch',
      { steps: [{ do: 'update', resource: 'paddocks', id: paddock, values: {} }] },
    ],
    ['GET', `/api/v2/overview?farm_ids=${farm}`],
    ['POST', '/api/login', { email: `${randomUUID()}@furrow.example`, password: 'not this one' }],
    ['GET', '/api/v2/settings'],
  ]
}

test('connections that break, at whatever moment, are told as a 503 with a time to ask again', async () => {
  const database = new URL(url).pathname.slice(1)
  const end = performance.now() + (inject('isLongForm') ? 60_000 : 4000)
  const isOver = () => performance.now() > end
  const breaking = async () => {
    while (!isOver()) {
      await onServer(
        inject('databaseUrl'),
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
      )
      await sleep(Math.random() * 40)
    }
  }
  const statuses = new Map<number, number>()
  const odd: string[] = []
  const asking = async () => {
    while (!isOver()) {
      for (const asked of everyKind()) {
        const { status, pause, text } = await ask(asked)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status === 500 || (status === 503 && pause === null)) odd.push(`${asked[1]}: ${text}`)
      }
    }
  }
  await Promise.all([breaking(), ...Array.from({ length: 6 }, asking)])
  expect(odd).toEqual([])
  expect(statuses.get(503)).toBeGreaterThan(20)
  expect(statuses.get(200)).toBeGreaterThan(20)
  await sleep(100)
  expect((await ask(['GET', '/api/auth/me'])).status).toBe(200)
}, 90_000)

async function ask([method, path, body]: Asked) {
  const token = siege.world.tokens.get('worker') ?? ''
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, pause: answer.headers.get('retry-after'), text }
}
