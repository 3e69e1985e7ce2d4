// The demonstration farms, with what flows into each of their records.

import { sumOf } from '@furrow/farming/numbers/ratio'
import { sql } from 'kysely'
import { beforeAll, expect } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { periodOfRecord } from '../../src/facts/record/period-of-record.ts'
import type { PeriodOfRecord } from '../../src/facts/record/period-of-record.ts'
import { flowOf } from '../../src/rules/record/flowed-figures.ts'
import type { FlowedFigures } from '../../src/rules/record/flowed-figures.ts'
import { ownDatabase } from '../own-database.ts'

export interface FlowedRecord {
  readonly period: PeriodOfRecord
  readonly figures: FlowedFigures
}

/** Call at the top of a test file. */
export function flowedDemo(): { readonly db: Database; readonly all: readonly FlowedRecord[] } {
  const { db } = ownDatabase('demonstration')
  const all: FlowedRecord[] = []
  beforeAll(async () => {
    const { rows } = await sql<{ farm: number; period: number }>`
      select farm_id as farm, period_id as period from farm_period order by id`.execute(db)
    for (const place of rows) {
      const { rows: figures } = await db.transaction().execute(tx => flowOf(tx, place))
      const period = (await periodOfRecord(db, place)) ?? expect.fail('This period doesn’t exist.')
      all.push({ period, figures })
    }
  }, 60_000)
  return { db, all }
}

export function sumOfFigures(figures: FlowedFigures, names: readonly string[]) {
  return sumOf(names.map(name => figures[name] ?? null))
}
