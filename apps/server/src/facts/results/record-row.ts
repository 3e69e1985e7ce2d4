// What of a farm's financial record its lines follow from.

import { figuresOfLines } from '@furrow/catalogue/measures/farm-lines'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { farmRows } from '../farm-rows.ts'
import type { FarmAsked } from '../farm-rows.ts'

/** Nothing where no record is kept. */
export async function recordRow(
  db: Database | Transaction,
  asked: FarmAsked,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const [row] = await runQuery(
    db,
    sql<Readonly<Record<string, unknown>>>`
      select a.id, ${sql.join(figuresOfLines.map(name => sql.ref(`a.${name}`)))}
      from assets a join assets_season s on s.id = a.id and ${farmRows(asked, 'assets', 's')}
      where s.period_id = ${asked.collection.period_id}`,
  )
  return row
}
