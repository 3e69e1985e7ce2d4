// Runs a statement over many rows of many tables. What it names first it then puts together without
// knowing how much that is; by hashing whole tables it takes as long as the tables are, where going
// through one for every row of another could take hours.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import { inTransaction } from '../db/transaction.ts'

export function queryWithHashJoins<Row>(
  db: Database,
  statement: RawBuilder<Row>,
): Promise<readonly Row[]> {
  return inTransaction(db, tx => queryWithHashJoinsWithin(tx, statement))
}

/** In a transaction that reads and writes other things, too. */
export async function queryWithHashJoinsWithin<Row>(
  tx: Transaction,
  statement: RawBuilder<Row>,
): Promise<readonly Row[]> {
  await sql`set local enable_nestloop = off`.execute(tx)
  const rows = await runQuery(tx, statement)
  await sql`set local enable_nestloop to default`.execute(tx)
  return rows
}
