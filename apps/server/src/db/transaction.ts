// One request, one transaction: all of it or nothing. Where two requests got in each other's way, the
// one that had to give in is tried again.

import { isCollision, refusalFor } from './refuse-violation.ts'
import type { Database, Transaction } from './database.ts'

const attempts = 3

export async function inTransaction<Result>(
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
