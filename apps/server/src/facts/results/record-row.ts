// What of a farm's financial record its lines follow from, and its costs.

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
  figures: readonly string[] = figuresOfLines,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const [row] = await runQuery(
    db,
    sql<Readonly<Record<string, unknown>>>`
      select a.id, ${sql.join(figures.map(name => sql.ref(`a.${name}`)))}
      from assets a join assets_season s on s.id = a.id and ${farmRows(asked, 'assets', 's')}
      where s.period_id = ${asked.collection.period_id}`,
  )
  return row
}

/** Of all farms that keep a record of a period. */
export async function recordsOfPeriod(
  db: Database | Transaction,
  period: number,
): Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>> {
  const rows = await runQuery(
    db,
    sql<Readonly<Record<string, unknown>>>`
      select s.farm_id, ${sql.join(figuresOfLines.map(name => sql.ref(`a.${name}`)))}
      from assets a join assets_season s on s.id = a.id and s.deleted_at is null
      where s.period_id = ${period}`,
  )
  return new Map(rows.map(row => [Number(row['farm_id']), row]))
}
