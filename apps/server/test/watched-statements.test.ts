// What is seen of statements, on a real database.

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import type { Database } from '../src/db/database.ts'
import { databaseFigures, largestTables } from '../src/metrics/database-figures.ts'
import { together } from '../src/metrics/gathered.ts'
import { watchProcess } from '../src/metrics/process-watch.ts'
import type { ProcessWatch } from '../src/metrics/process-watch.ts'
import { samplesIn, sumOf } from '../src/metrics/samples.ts'
import type { Sample } from '../src/metrics/samples.ts'
import type { SlowStatement } from '../src/metrics/statement-watch.ts'
import { ownDatabase } from './own-database.ts'

const { url } = ownDatabase()
const secret = 'a-value-of-somebody'
const slow: SlowStatement[] = []
let watch: ProcessWatch
let db: Database

beforeAll(() => {
  watch = watchProcess({ slowFrom: 150, onSlow: one => slow.push(one) })
  db = openDatabase(url, { connections: 2, watch: watch.database('requests') })
})
afterAll(() => db.destroy())

const samples = async (): Promise<readonly Sample[]> =>
  samplesIn(await together([await watch.gather()]).getMetricsAsJSON())

test('statements are counted and, where they are slow, told by their shape and never their values', async () => {
  const slowly = sql`select pg_sleep(0.2), ${secret}::text as said, 'quoted 4711' as more`
  await watch.work.round('emails', () => slowly.execute(db))
  await expect(sql`select ${secret}::int`.execute(db)).rejects.toThrow('invalid input')
  await expect(
    sql`select set_config('statement_timeout', '20', false)`.execute(db),
  ).resolves.toBeDefined()
  await Promise.allSettled([
    sql`select pg_sleep(1)`.execute(db),
    sql`select pg_sleep(1)`.execute(db),
  ])
  const many = sql`select ${secret}::text from generate_series(1, 1200)`.compile(db)
  let pieces = 0
  for await (const { rows } of db.getExecutor().stream(many, 500)) {
    pieces += rows.length
    await sleep(100)
  }
  expect(pieces).toBe(1200)
  const [first, ...others] = slow
  expect(first).toEqual({
    time: expect.any(String),
    slow_statement: 'select pg_sleep(?), $1::text as said, ? as more',
    ms: expect.any(Number),
    call: 'emails',
    id: null,
  })
  expect(first?.ms).toBeGreaterThanOrEqual(200)
  // Whoever reads rows slowly makes no statement slow.
  expect(others.filter(({ slow_statement: shape }) => shape.includes('generate_series'))).toEqual(
    [],
  )
  expect(JSON.stringify(slow)).not.toContain(secret)
  // A connection is given back a moment after its last row.
  await sleep(10)
  const told = await samples()
  expect(
    sumOf(told, 'furrow_statement_duration_seconds_count', { pool: 'requests' }),
  ).toBeGreaterThan(5)
  expect(sumOf(told, 'furrow_statement_failures_total', { reason: 'other' })).toBe(1)
  expect(sumOf(told, 'furrow_statement_failures_total', { reason: 'too long' })).toBeGreaterThan(0)
  expect(sumOf(told, 'furrow_slow_statements_total')).toBe(slow.length)
  expect(sumOf(told, 'furrow_database_connections', { state: 'most' })).toBe(2)
  expect(sumOf(told, 'furrow_database_connections', { state: 'used' })).toBe(0)
})

test('the database says of itself what waits and what takes room, by two statements', async () => {
  const figures = await databaseFigures(db)
  expect(figures).toMatchObject({ jobs: [], emails_waiting: 0, emails_given_up: 0 })
  expect(figures.bytes).toBeGreaterThan(1_000_000)
  const tables = await largestTables(db)
  expect(tables).toHaveLength(10)
  expect(tables[0]?.bytes).toBeGreaterThanOrEqual(tables[9]?.bytes ?? Infinity)
})
