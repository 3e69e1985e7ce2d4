// The stock of a farm's period as someone sees it, summed up, with that of its periods before beside: a handful of
// statements, however many movements there are.

import { livestockSummary } from '@furrow/farming/stock/livestock-summary'
import type { StockFilter, StockRead } from '@furrow/farming/stock/livestock-summary'
import { grazedHectares } from '@furrow/farming/record/record-land'
import { rainOfPeriod } from '@furrow/farming/record/record-rain'
import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import { reachOf } from '../access/reach/reach-of.ts'
import { readingsOfFarm } from '../facts/record/rain-rows.ts'
import { recordedRounds } from '../facts/stock/recorded-rounds.ts'
import { recordedStock } from '../facts/stock/recorded-stock.ts'
import { recordedStockMoney } from '../facts/stock/stock-money-rows.ts'
import { collectionSeen, collectionsOf } from './collections.ts'
import type { Collection, Which } from './collections.ts'
import { seesMoneyOf } from './completeness-report.ts'
import type { Asking } from './completeness-report.ts'
import { grazedGround } from './livestock/grazed-ground.ts'

/** So many periods stand beside. */
const periodsBefore = 5

export async function livestockOf(
  { db, viewer, catalogue }: Asking,
  which: Which,
  filter: StockFilter,
): Promise<LivestockOfPeriod> {
  const reach = reachOf(viewer, catalogue)
  const collection = await collectionSeen(db, reach, which)
  const all = await collectionsOf(db, reach, { farms: [which.farm] })
  const before = periodsOf(all, collection)
  const told = [...before, collection]
  const ids = told.map(({ period_id }) => period_id)
  const asked = { reach, collection }
  const seesMoney = seesMoneyOf(viewer, which.farm)
  const [stock, rounds, ground, readings, money] = await Promise.all([
    recordedStock(db, asked, ids),
    recordedRounds(db, asked, ids),
    grazedGround(db, asked, ids),
    readingsOfFarm(db, asked, told[0]?.start),
    seesMoney ? recordedStockMoney(db, asked, told) : undefined,
  ])
  const read = ({ period_id: id, start: from, end: to }: Collection): StockRead => ({
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
  return {
    farm_id: collection.farm_id,
    period_id: collection.period_id,
    period: collection.name,
    from: collection.start,
    to: collection.end,
    ...livestockSummary(read(collection), filter),
    earlier: before.map(one => {
      const { enterprises, total, margins } = livestockSummary(read(one), filter)
      return { period_id: one.period_id, period: one.name, enterprises, total, margins }
    }),
  }
}

/** Oldest first, as they are told. */
function periodsOf(all: readonly Collection[], { period_id }: Collection): readonly Collection[] {
  const place = all.findIndex(one => one.period_id === period_id)
  return all.slice(Math.max(0, place - periodsBefore), place)
}
