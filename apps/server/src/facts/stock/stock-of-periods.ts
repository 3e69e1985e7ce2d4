// The stock of a farm in several periods, as summaries are made of it: a handful of statements, however many movements
// there are.

import { grazedHectares } from '@furrow/farming/record/record-land'
import { rainOfPeriod } from '@furrow/farming/record/record-rain'
import type { StockRead } from '@furrow/farming/stock/livestock-summary'
import type { Database, Transaction } from '../../db/database.ts'
import type { FarmAsked } from '../farm-rows.ts'
import { readingsOfFarm } from '../record/rain-rows.ts'
import { grazedGround } from './grazed-ground.ts'
import { recordedRounds } from './recorded-rounds.ts'
import { recordedStock } from './recorded-stock.ts'
import { recordedStockMoney } from './stock-money-rows.ts'

export interface PeriodOfStock {
  readonly period_id: number
  readonly start: string
  readonly end: string
  readonly before_id: number | null
}

/** Oldest first. */
export async function stockOfPeriods(
  db: Database | Transaction,
  asked: FarmAsked,
  {
    periods,
    seesMoney,
  }: { readonly periods: readonly PeriodOfStock[]; readonly seesMoney: boolean },
): Promise<(period: PeriodOfStock) => StockRead> {
  const ids = periods.map(({ period_id }) => period_id)
  const [stock, rounds, ground, readings, money] = await Promise.all([
    recordedStock(db, asked, ids),
    recordedRounds(db, asked, ids),
    grazedGround(db, asked, ids),
    readingsOfFarm(db, asked, periods[0]?.start),
    seesMoney ? recordedStockMoney(db, asked, periods) : undefined,
  ])
  return ({ period_id: id, start: from, end: to }) => ({
    classes: stock.filter(one => one.period_id === id),
    rounds: rounds.filter(one => one.period_id === id),
    period: { from, to },
    grazedBy: new Map(
      ground.enterprises.flatMap(({ period_id, enterprise_id, hectares }) =>
        period_id === id ? [[enterprise_id, hectares]] : [],
      ),
    ),
    grazed: grazedHectares(ground.paddocks.filter(one => one.period_id === id)),
    rain: rainOfPeriod({ period: { from, to }, readings }),
    seesMoney,
    money: money?.get(id) ?? null,
  })
}
