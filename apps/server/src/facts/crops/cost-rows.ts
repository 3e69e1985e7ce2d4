// What the record and people say of the costs of a farm in a period: its lines of direct costs, what they
// are shared by, and amounts that someone said.

import { costsOfFarm, figuresOfCosts } from '@furrow/farming/crops/costs/cost-drivers'
import type {
  ChosenDriver,
  CostsOfFarm,
  SharingOfCosts,
} from '@furrow/farming/crops/costs/cost-drivers'
import type { SaidShare } from '@furrow/farming/finance/cost-home'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { farmRows } from '../farm-rows.ts'
import type { FarmAsked } from '../farm-rows.ts'
import { figuresAsJson, recordRow } from '../results/record-row.ts'

export async function sharingOfCosts(
  db: Database | Transaction,
  asked: FarmAsked,
): Promise<SharingOfCosts> {
  const ofPeriod = (table: string) =>
    sql`from ${sql.table(table)} s
      where s.period_id = ${asked.collection.period_id} and ${farmRows(asked, table, 's')}`
  const [drivers, said] = await Promise.all([
    runQuery(db, sql<ChosenDriver>`select s.line, s.driver ${ofPeriod('cost_allocations')}`),
    runQuery(
      db,
      sql<SaidShare>`
        select s.line, s.crop_type_id, s.enterprise_id, s.livestock_enterprise_id, s.amount
        ${ofPeriod('cost_shares')} order by s.id`,
    ),
  ])
  return { drivers, said }
}

const ofCosts = figuresAsJson(figuresOfCosts)

/** Nothing where no record is kept. */
export async function costsOfPeriod(
  db: Database | Transaction,
  asked: FarmAsked,
): Promise<CostsOfFarm | null> {
  const [record, sharing] = await Promise.all([
    recordRow(db, asked, ofCosts),
    sharingOfCosts(db, asked),
  ])
  return record ? costsOfFarm(record, sharing) : null
}
