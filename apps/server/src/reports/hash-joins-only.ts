// Runs a statement over many rows of many tables. What it names first it then puts together without
// knowing how much that is; by hashing whole tables it takes as long as the tables are, where going
// through one for every row of another could take hours. To plan it takes several times as long as to answer it of
// one farm: it is planned once, as what is read outside of a transaction.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'
import { planEachTime, planOnce } from '../db/furrow-dialect.ts'
import { runQuery } from '../db/run-query.ts'
import { inReading } from '../db/transaction.ts'

export function queryWithHashJoins<Row>(
  db: Database,
  statement: RawBuilder<Row>,
): Promise<readonly Row[]> {
  return inReading(db, tx => queryWithHashJoinsWithin(tx, statement))
}

/** In a transaction that reads and writes other things, too. */
export async function queryWithHashJoinsWithin<Row>(
  tx: Transaction,
  statement: RawBuilder<Row>,
): Promise<readonly Row[]> {
  await sql`select set_config('enable_nestloop', 'off', true),
    set_config('plan_cache_mode', ${planOnce.plan_cache_mode}, true)`.execute(tx)
  const rows = await runQuery(tx, statement)
  await sql`select set_config('enable_nestloop', 'on', true),
    set_config('plan_cache_mode', ${planEachTime.plan_cache_mode}, true)`.execute(tx)
  return rows
}
