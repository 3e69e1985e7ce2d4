// Furrow as it is run: what is seen of it from outside, and by whom.

import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { serverState } from '@furrow/wire/office/server-state-answer'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../src/demo/demo-people.ts'
import { openDatabase } from '../src/db/database.ts'
import { runDemo } from './demo-server.ts'

const token = 'for-the-meters-alone'
let server: Awaited<ReturnType<typeof runDemo>>
let port: number

beforeAll(async () => {
  port = await freePort()
  const METRICS_PORT = String(port)
  server = await runDemo({ METRICS_PORT, METRICS_TOKEN: token, SLOW_STATEMENT_MS: '1' })
}, 120_000)
afterAll(() => server.stop())

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port: free } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return free
}

async function ask(path: string, as?: string, body?: object) {
  const headers = {
    'content-type': 'application/json',
    ...(as && { authorization: `Bearer ${as}` }),
  }
  const method = body ? 'POST' : 'GET'
  const sent = body ? { body: JSON.stringify(body) } : {}
  const answer = await fetch(new URL(path, server.address), { method, headers, ...sent })
  return { status: answer.status, text: await answer.text() }
}

async function signIn(email: string, password = demoPassword) {
  const { text } = await ask('/api/login', undefined, { email, password })
  return (JSON.parse(text) as { readonly token: string }).token
}

const countOf = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find(one => one.startsWith(line))
      ?.slice(line.length) ?? 0,
  )

test('what was asked is counted, and nothing of anybody stands in it', async () => {
  const owner = await signIn('owner@furrow.example')
  const farms = 'furrow_http_requests_total{call="GET /api/farms",status="200"}'
  const before = countOf((await ask('/metrics', token)).text, farms)
  for (let one = 0; one < 3; one += 1) await ask('/api/farms?limit=1', owner)
  await ask('/api/farms/1?include=nonsense', owner)
  await ask('/api/login', undefined, { email: 'owner@furrow.example', password: 'wrong-word' })
  const { status, text } = await ask('/metrics', token)
  expect(status).toBe(200)
  expect(countOf(text, farms)).toBe(before + 3)
  expect(countOf(text, 'furrow_http_requests_total{call="POST /api/login",status="200"}')).toBe(1)
  expect(countOf(text, 'furrow_statement_duration_seconds_count{pool="requests"}')).toBeGreaterThan(
    3,
  )
  expect(countOf(text, 'furrow_database_connections{pool="requests",state="most"}')).toBe(32)
  expect(countOf(text, 'furrow_database_up')).toBe(1)
  expect(countOf(text, 'furrow_database_size_bytes')).toBeGreaterThan(10_000_000)
  for (const word of ['@', owner, token, 'Wattle', 'wrong-word', 'nonsense']) {
    expect(text).not.toContain(word)
  }
  const own = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(own.headers.get('content-type')).toContain('text/plain')
  expect(countOf(await own.text(), farms)).toBe(before + 3)
  expect((await fetch(`http://127.0.0.1:${port}/api/farms`)).status).toBe(404)
  expect((await ask('/metrics', owner)).status).toBe(404)
})

test('slow statements stand in the log with their call and never a value', async () => {
  const owner = await signIn('owner@furrow.example')
  const wish = { filters: [{ field: 'farm_name', value: 'a-farm-of-somebody' }] }
  await ask('/api/farms/search', owner, wish)
  const lines = () =>
    server
      .printed()
      .split('\n')
      .filter(line => line.includes('"slow_statement"'))
      .map(line => JSON.parse(line) as Readonly<Record<string, unknown>>)
  await expect.poll(() => lines().map(({ call }) => call)).toContain('POST /api/farms/search')
  const slow = lines().find(({ call }) => call === 'POST /api/farms/search')
  expect(slow).toMatchObject({ id: expect.stringMatching(/^[\w-]{36}$/), ms: expect.any(Number) })
  expect(server.printed()).not.toContain('a-farm-of-somebody')
})

test('administrators are told the same in figures, others nothing', async () => {
  const admin = await signIn('admin@furrow.example')
  const { status, text } = await ask('/api/v2/server-state', admin)
  expect(status).toBe(200)
  const { data } = JSON.parse(text) as { readonly data: unknown }
  const told = serverState.parse(data)
  expect(told).toMatchObject({ processes: 1, jobs: { waiting: 0, running: 0 } })
  expect(told.pools.map(({ pool }) => pool)).toEqual(['requests', 'sign-in', 'health', 'jobs'])
  expect(told.requests.per_minute).toBeGreaterThan(0)
  expect(told.calls.map(({ call }) => call)).toContain('GET /api/farms')
  expect(told.statements.slow.in_all).toBeGreaterThan(0)
  expect(told.slow_statements[0]?.shape).toMatch(/^\w+/)
  expect(told.database?.tables).toHaveLength(10)
  expect(told.disk_free_bytes).toBeGreaterThan(0)
  for (const email of ['owner@furrow.example', 'consultant@furrow.example']) {
    expect((await ask('/api/v2/server-state', await signIn(email))).status).toBe(403)
  }
  expect((await ask('/api/v2/server-state')).status).toBe(401)
})

test('while the database is away all else is told', async () => {
  const name = new URL(server.databaseUrl).pathname.slice(1)
  const postgres = openDatabase(server.databaseUrl.replace(/\/[^/]*$/, '/postgres'))
  const alter = (word: string) =>
    sql.raw(`alter database ${name} allow_connections ${word}`).execute(postgres)
  const end = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`
  await alter('false')
  try {
    await expect
      .poll(
        async () => {
          await end.execute(postgres)
          return countOf((await ask('/metrics', token)).text, 'furrow_database_up')
        },
        { timeout: 20_000, interval: 1000 },
      )
      .toBe(0)
  } finally {
    await alter('true')
    await postgres.destroy()
  }
})
