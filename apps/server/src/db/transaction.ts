// One request, one transaction: all of it or nothing. Where two requests got in each other's way, the
// one that had to give in is tried again.

import { sql } from 'kysely'
import { planEachTime, planOnce } from './furrow-dialect.ts'
import { leaveReplica } from './replicas/reading-place.ts'
import { isCollision, refusalFor } from './refuse-violation.ts'
import type { Database, Transaction } from './database.ts'

const attempts = 3

/** Where nothing is written, what is asked is planned once, as outside of a transaction. */
export function inReading<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return transactionOf(db, async tx => {
    await planBy(tx, planOnce)
    return work(tx)
  })
}

/** So is what is asked of one farm after the other, before anything is written. */
export async function planningOnce<Result>(
  tx: Transaction,
  work: () => Promise<Result>,
): Promise<Result> {
  await planBy(tx, planOnce)
  const result = await work()
  await planBy(tx, planEachTime)
  return result
}

async function planBy(
  tx: Transaction,
  { plan_cache_mode: mode }: Readonly<typeof planOnce>,
): Promise<void> {
  await sql`select set_config('plan_cache_mode', ${mode}, true)`.execute(tx)
}

/** Where something may be written: at the primary, as all that is asked after it. */
export function inTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  leaveReplica()
  return transactionOf(db, work)
}

async function transactionOf<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!isCollision(error) || attempt === attempts) throw refusalFor(error)
    }
  }
}
