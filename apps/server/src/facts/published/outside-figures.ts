// Figures of surveys and studies, which stand beside a measure and are in no mean.

import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'

export interface OutsideFigure {
  readonly measure: string
  readonly name: string
  readonly source: string
  readonly value: number
}

/** Of a period, and those that hold for any. */
export function outsideFigures(
  db: Database | Transaction,
  { scope, period }: { readonly scope: string; readonly period: number },
): Promise<readonly OutsideFigure[]> {
  return runQuery(
    db,
    sql<OutsideFigure>`
      select measure, name, source, value::float8 as value from reference_lines
      where scope = ${scope} and (period_id is null or period_id = ${period})
        and deleted_at is null
      order by measure, name, id`,
  )
}
