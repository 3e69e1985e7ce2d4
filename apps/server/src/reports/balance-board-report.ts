// The balance board of a farm's period as someone sees it: a handful of statements, however much is recorded. Of
// sales, water, debts and the record nothing is read for who sees no money.

import { balanceBoard } from '@furrow/farming/balances/balance-board'
import type { BoardRead } from '@furrow/farming/balances/balance-board'
import type { CropLine } from '@furrow/farming/crops/crop-line'
import { sumOf } from '@furrow/farming/numbers/ratio'
import type { LivestockSummary } from '@furrow/farming/stock/livestock-summary'
import type { BoardOfPeriod } from '@furrow/wire/balance-board-answer'
import { reachOf } from '../access/reach/reach-of.ts'
import { cropsWithoutRain } from '../facts/crops/crop-lines.ts'
import type { FarmAsked } from '../facts/farm-rows.ts'
import { todayOn } from '../rules/saving/farm-calendar.ts'
import { areaOfBoard } from './balances/board-area.ts'
import {
  accountsOfBoard,
  debtsOfBoard,
  recordsOfBoard,
  salesOfBoard,
} from './balances/board-money.ts'
import { hasLedger, kindsGrown, stockOfBoard } from './balances/board-stock-and-crops.ts'
import { collectionSeen, collectionsOf } from './collections.ts'
import type { Collection, Which } from './collections.ts'
import { seesMoneyOf } from './completeness-report.ts'
import type { AskingOn } from './completeness-report.ts'

export async function boardOf(
  { db, viewer, catalogue, todayIn }: AskingOn,
  which: Which,
): Promise<BoardOfPeriod> {
  const reach = reachOf(viewer, catalogue)
  const collection = await collectionSeen(db, reach, which)
  const all = await collectionsOf(db, reach, { farms: [which.farm] })
  const before = all.find(({ period_id }) => period_id === collection.before_id) ?? null
  const today = await todayOn(db, which.farm, todayIn)
  const seesMoney = seesMoneyOf(viewer, which.farm)
  const asked = { reach, collection, today }
  const [crops, land, stock, isByLedger] = await Promise.all([
    cropsWithoutRain(db, asked),
    areaOfBoard(db, asked, before),
    stockOfBoard(db, asked, seesMoney),
    hasLedger(db, asked),
  ])
  const told = { crops, stock, before }
  const board = balanceBoard({
    area: { ...land, crops },
    stock: { enterprises: stock.enterprises, hasLedger: isByLedger },
    money: seesMoney ? await moneyOf(db, asked, told) : null,
  })
  return {
    farm_id: collection.farm_id,
    period_id: collection.period_id,
    period: collection.name,
    ...board,
  }
}

interface Told {
  readonly crops: readonly CropLine[]
  readonly stock: LivestockSummary
  readonly before: Collection | null
}

async function moneyOf(
  db: AskingOn['db'],
  asked: FarmAsked,
  { crops, stock, before }: Told,
): Promise<BoardRead['money']> {
  const { period_id } = asked.collection
  const periods = before ? [period_id, before.period_id] : [period_id]
  const [kinds, { sales, incomes }, accounts, debts, records] = await Promise.all([
    kindsGrown(db, asked),
    salesOfBoard(db, asked, crops),
    accountsOfBoard(db, asked),
    debtsOfBoard(db, asked),
    recordsOfBoard(db, asked, periods),
  ])
  const former = before && records.get(before.period_id)
  return {
    produce: { kinds, crops, sales },
    water: { accounts, onCrops: sumOf(crops.map(({ megalitres }) => megalitres)) },
    dollars: {
      debts,
      incomes,
      stock: stock.classes.length > 0 ? stock.total : null,
      record: records.get(period_id) ?? null,
      before: before && former ? { period: before.name, figures: former } : null,
    },
  }
}
