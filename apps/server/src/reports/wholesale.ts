// Runs a statement over many rows of many tables. What it names first it then puts together without
// knowing how much that is; by hashing whole tables it takes as long as the tables are, where going
// through one for every row of another could take hours.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { inTransaction } from '../db/transaction.ts'

export function wholesaleRowsOf<Row>(
  db: Database,
  statement: RawBuilder<Row>,
): Promise<readonly Row[]> {
  return inTransaction(db, async tx => {
    await sql`set local enable_nestloop = off`.execute(tx)
    return rowsOf(tx, statement)
  })
}
