// Which crops the balance board tells of, its stock, and where that is recorded.

import type { KindGrown } from '@furrow/farming/balances/produce-statements'
import { livestockSummary } from '@furrow/farming/stock/livestock-summary'
import type { LivestockSummary } from '@furrow/farming/stock/livestock-summary'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { areOfPeriod, cropsOnPaddocks, farmRows } from '../../facts/farm-rows.ts'
import type { FarmAsked } from '../../facts/farm-rows.ts'
import { recordedStock } from '../../facts/stock/recorded-stock.ts'

/** By name: those that the farm says it grows, and those that stand on its paddocks. */
export function kindsGrown(db: Database, asked: FarmAsked): Promise<readonly KindGrown[]> {
  return runQuery(
    db,
    sql<KindGrown>`
      select t.id, t.name, h.slug as harvest
      from crop_types t join harvest_types h on h.id = t.harvest_type_id
      left join crop_type_farm_periods g on g.crop_type_id = t.id
        and g.period_id = ${asked.collection.period_id}
        and ${farmRows(asked, 'crop_type_farm_periods', 'g')}
      where g.id is not null or t.id in (
        select c.current_crop_id from ${cropsOnPaddocks(asked)} where ${areOfPeriod(asked)})
      order by t.name, t.id`,
  )
}

/** What they ate, bred and grew on is not asked. */
export async function stockOfBoard(
  db: Database,
  asked: FarmAsked,
  seesMoney: boolean,
): Promise<LivestockSummary> {
  const { period_id, start: from, end: to } = asked.collection
  const classes = await recordedStock(db, asked, [period_id])
  const none = {
    rounds: [],
    grazedBy: new Map<number, number>(),
    grazed: null,
    rain: null,
    money: null,
  }
  return livestockSummary({ classes, ...none, period: { from, to }, seesMoney })
}

/** Without a line of it, the yearly sheets are counted. */
export async function hasLedger(db: Database, asked: FarmAsked): Promise<boolean> {
  const rows = await runQuery(
    db,
    sql`
      select from livestock_ledgers l where l.period_id = ${asked.collection.period_id}
        and ${farmRows(asked, 'livestock_ledgers', 'l')} limit 1`,
  )
  return rows.length > 0
}
