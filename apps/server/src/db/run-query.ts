// One statement, and the rows that it answers with; what PostgreSQL refuses comes as a refusal.

import type { RawBuilder } from 'kysely'
import type { Database, Transaction } from './database.ts'
import { refusalFor } from './refuse-violation.ts'

export async function runQuery<Row>(
  tx: Database | Transaction,
  statement: RawBuilder<Row>,
): Promise<readonly Row[]> {
  const answer = statement.execute(tx).catch((error: unknown) => {
    throw refusalFor(error)
  })
  return (await answer).rows
}
