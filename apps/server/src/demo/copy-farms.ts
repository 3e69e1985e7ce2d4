// Writes made-up farms with their financial records: rows first, then what the product says of them and
// what no row knows.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { quotedList } from '../db/schema/identifiers.ts'
import { copiedTables, copyRows } from './copy-rows.ts'
import type { MakingConnection } from './making-connection.ts'
import type { FarmPlan } from './plan.ts'
import { recordsOf } from './record/records.ts'
import { rowSet } from './row-set.ts'
import type { NewRow, RowSet } from './row-set.ts'

export interface MadeFarms {
  /** All of the farms but their records. */
  readonly rows: RowSet
  readonly farms: readonly MadeFarm[]
}

interface MadeFarm {
  /** As `rows` counts it. */
  readonly farm: number
  readonly plan: FarmPlan
}

export type RecordOfFarm = NewRow<'assets'>

/** Gives their records, by the farms as `rows` counts them. */
export async function copyFarms(
  { client, db }: MakingConnection,
  catalogue: Catalogue,
  { rows, farms }: MadeFarms,
): Promise<readonly RecordOfFarm[]> {
  const numberOf = await copyRows(client, catalogue, rows)
  // What is read of them next is asked in ways that fit their number.
  await client.query(`analyze ${quotedList([...new Set(copiedTables(catalogue, rows))])}`)
  const records = rowSet()
  const given: RecordOfFarm[] = []
  for (const { farm, plan } of farms) {
    const number = numberOf('farms', farm)
    for (const { record, money } of await recordsOf(db, plan, number)) {
      records.add('assets', record)
      for (const row of money.loans) records.add('loans', row)
      for (const row of money.farm_workers) records.add('farm_workers', row)
      for (const row of money.water_accounts) records.add('water_accounts', row)
      given.push({ ...record, farm_id: farm })
    }
  }
  await copyRows(client, catalogue, records)
  return given
}
