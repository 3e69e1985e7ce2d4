// One financial record as it comes out: its figures from what was entered, what flows from rows and how
// the period before closed, and the names of its year and region.

import type { Entered } from '@furrow/farming/record/worked-record'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { textIn } from '../saving/read-row.ts'
import type { Row } from '../saving/save-rule.ts'
import { flowOf } from './flowed-figures.ts'
import type { RecordPlace } from '../../facts/record/period-of-record.ts'
import { handedOverLast } from './hand-over.ts'
import type { HandedOver } from './hand-over.ts'
import { changesTo } from './worked-figures.ts'

interface Standing {
  readonly record: Row
  readonly entered: ReadonlyMap<string, Entered>
  readonly before: Row
  /** Where the period is being handed over. */
  readonly handedOver?: HandedOver | undefined
}

export async function workOut(
  tx: Transaction,
  place: RecordPlace,
  { record, entered, before, handedOver = handedOverLast(record) }: Standing,
): Promise<Row> {
  const { rows: flowed, costed } = await flowOf(tx, place)
  const rows = { ...flowed, ...handedOver }
  const year = textIn(record, 'Year') ? {} : { Year: await nameOfYear(tx, place.period) }
  const region = await nameOfRegion(tx, place.farm)
  const zone = region === null || region === record['Zone'] ? {} : { Zone: region }
  return { ...changesTo(record, { entered, rows, before, costed }), ...year, ...zone }
}

/** Where the farm has chosen one, the record has no other (T24). */
async function nameOfRegion(tx: Transaction, farm: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select z.name from farms f join zones z on z.id = f.zone_id and z.deleted_at is null
    where f.id = ${farm}`.execute(tx)
  return rows[0]?.name ?? null
}

async function nameOfYear(tx: Transaction, period: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(year_name, name) as name from periods where id = ${period}`.execute(tx)
  return rows[0]?.name ?? null
}
