// Sales, water accounts, debts and records that the balance board tells of, for who sees the money of the farm.

import { boardFigures } from '@furrow/farming/balances/dollar-statements'
import type { NamedDebt } from '@furrow/farming/balances/debt-statement'
import type { BoardFigures } from '@furrow/farming/balances/dollar-statements'
import type { NamedAccount } from '@furrow/farming/balances/water-statements'
import type { CropLine } from '@furrow/farming/crops/crop-line'
import { soldCrops } from '@furrow/farming/crops/cropping-summary'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { costsOfPeriod } from '../../facts/crops/cost-rows.ts'
import { saleLines } from '../../facts/crops/sale-lines.ts'
import { farmRows } from '../../facts/farm-rows.ts'
import type { FarmAsked } from '../../facts/farm-rows.ts'

/** What was sold, held and kept, and what each crop earned by it. */
export async function salesOfBoard(db: Database, asked: FarmAsked, crops: readonly CropLine[]) {
  const [sales, costs] = await Promise.all([saleLines(db, asked), costsOfPeriod(db, asked)])
  return { sales, incomes: soldCrops(crops, sales, costs).incomes }
}

/** By the names of licences and storages. */
export function accountsOfBoard(db: Database, asked: FarmAsked): Promise<readonly NamedAccount[]> {
  return runQuery(
    db,
    sql<NamedAccount>`
      select a.id, w.name, a.carried_in as "carriedIn", a.allocated, a.taken, a.bought, a.sold,
        a.used, a.lost, a.carried_out as "carriedOut"
      from water_accounts a
      join asset_waters w on w.id = a.asset_water_id and ${farmRows(asked, 'asset_waters', 'w')}
      where a.period_id = ${asked.collection.period_id}
        and ${farmRows(asked, 'water_accounts', 'a')}
      order by w.name, a.id`,
  )
}

export function debtsOfBoard(db: Database, asked: FarmAsked): Promise<readonly NamedDebt[]> {
  return runQuery(
    db,
    sql<NamedDebt>`
      select l.id, l.name, l.loan_kind as kind, l.opening_balance as opening, l.borrowed, l.repaid,
        l.closing_balance as closing
      from loans l
      where l.period_id = ${asked.collection.period_id} and ${farmRows(asked, 'loans', 'l')}
      order by l.name, l.id`,
  )
}

/** By the period. */
export async function recordsOfBoard(
  db: Database,
  asked: FarmAsked,
  periods: readonly number[],
): Promise<ReadonlyMap<number, BoardFigures>> {
  const figures = boardFigures.map(name => sql.ref(`a.${name}`))
  const rows = await runQuery(
    db,
    sql<BoardFigures & { readonly period_id: number }>`
      select a.period_id, ${sql.join(figures)} from assets a
      where a.period_id = any(${periods}::bigint[]) and ${farmRows(asked, 'assets', 'a')}`,
  )
  return new Map(rows.map(row => [row.period_id, row]))
}
