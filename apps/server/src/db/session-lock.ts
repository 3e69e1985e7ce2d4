// A lock of the whole database for as long as some work takes. Whoever waits asks again and again instead of standing in
// PostgreSQL's line: an index that is built while people work waits for every statement that has begun before it.

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** In milliseconds. */
const pause = 50

/** On one connection alone. */
export async function withSessionLock<Result>(
  connection: Database,
  lock: number,
  work: () => Promise<Result>,
): Promise<Result> {
  while (!(await isTaken(connection, lock))) await sleep(pause)
  try {
    return await work()
  } finally {
    await sql`select pg_advisory_unlock(${lock})`.execute(connection)
  }
}

async function isTaken(connection: Database, lock: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(${lock}) as taken`.execute(connection)
  return rows[0]?.taken ?? false
}
