// What of a farm's financial record its lines follow from, and its costs.

import { figuresOfLines } from '@furrow/catalogue/measures/farm-lines'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { farmRows } from '../farm-rows.ts'
import type { FarmAsked } from '../farm-rows.ts'

type RecordRow = Readonly<Record<string, unknown>>

/**
 * Of figures that are declared, as one value: to be told of hundreds of columns takes longer than to read them.
 */
export function figuresAsJson(figures: readonly string[]): RawBuilder<RecordRow> {
  const columns = ['id', ...figures].map(name => `a."${name}"`)
  return sql.raw(`(select to_json(f) from (select ${columns.join(', ')}) f)`)
}

const ofLines = figuresAsJson(figuresOfLines)

/** Nothing where no record is kept. */
export async function recordRow(
  db: Database | Transaction,
  asked: FarmAsked,
  figures: RawBuilder<RecordRow> = ofLines,
): Promise<RecordRow | undefined> {
  const [row] = await runQuery(
    db,
    sql<{ figures: RecordRow }>`
      select ${figures} as figures
      from assets a
      where a.period_id = ${asked.collection.period_id} and ${farmRows(asked, 'assets', 'a')}`,
  )
  return row?.figures
}

/** Of all farms that keep a record of a period. */
export async function recordsOfPeriod(
  db: Database | Transaction,
  period: number,
): Promise<ReadonlyMap<number, RecordRow>> {
  const rows = await runQuery(
    db,
    sql<RecordRow>`
      select a.farm_id, ${sql.join(figuresOfLines.map(name => sql.ref(`a.${name}`)))}
      from assets a where a.period_id = ${period} and a.deleted_at is null`,
  )
  return new Map(rows.map(row => [Number(row['farm_id']), row]))
}
