// What is told of the money of stock and of the balance board, against what follows from the rows.

import { compared } from './differences.ts'
import type { Comparison, Told } from './differences.ts'
import { plainBoardMoney } from './plain-board-money.ts'
import type { PlainCrop } from './plain-crop.ts'
import type { PlainIncome } from './plain-income.ts'
import { plainLand } from './plain-land.ts'
import { periodBefore } from './plain-record.ts'
import { grownKinds } from './plain-sides.ts'
import { plainMachineryShare, plainStockCost } from './plain-stock-costs.ts'
import { keptStock } from './plain-stock.ts'
import { plainStockMargins } from './plain-stock-margins.ts'
import type { RawFarm } from './raw-farm.ts'
import type { RawRatings, RawRecord } from './raw-record.ts'
import type { ToldRecord } from './places.ts'

export interface MoneyTold {
  readonly margins: ReadonlyMap<string, Told>
  readonly board: ReadonlyMap<string, Told>
  /** By the number of the period. */
  readonly records: ReadonlyMap<number, ToldRecord>
}

interface Asked {
  readonly farm: RawFarm
  readonly raw: RawRecord
  readonly ratings: RawRatings
  readonly crops: readonly PlainCrop[]
  readonly incomes: readonly PlainIncome[]
  readonly period: number
  readonly money: MoneyTold
}

export function comparedMoney(name: string, asked: Asked): readonly Comparison[] {
  const { farm, raw, ratings, crops, incomes, period, money } = asked
  const begun = new Map(ratings.begun.map(({ id, day }) => [id, day]))
  const before = periodBefore(farm, begun, period)
  const ofPeriod = <Row extends { readonly period_id: number }>(rows: readonly Row[]) =>
    rows.filter(row => row.period_id === period)
  const recordOf = (id: number | undefined) => {
    const { figures } = money.records.get(id ?? 0) ?? { figures: {} }
    return Object.keys(figures).length === 0 ? undefined : figures
  }
  const record = recordOf(period)
  const grown = grownKinds(crops)
  const margins = plainStockMargins({
    raw,
    ratings,
    period,
    before,
    name: farm.periods.get(period)?.name ?? '',
    grown,
    record: record ?? {},
    grazed: plainLand(raw, period, begun).gz_area_ha,
  })
  const hasStock = keptStock(asked).length > 0
  const board = plainBoardMoney({
    record,
    before: recordOf(before),
    loans: ofPeriod(raw.loans),
    incomes,
    trading: hasStock ? margins.get('farm')?.['trading_profit'] : undefined,
  })
  const sharing = { shares: ofPeriod(raw.sharing.shares), drivers: ofPeriod(raw.sharing.drivers) }
  const reckoned = record && {
    gz_direct_cost: plainStockCost({ record, sharing, grown }),
    plant_cost_ratio: plainMachineryShare(record),
  }
  const { said } = money.records.get(period) ?? { said: new Set<string>() }
  const untyped = Object.entries(reckoned ?? {}).filter(([figure]) => !said.has(figure))
  return [
    compared(
      `${name} record`,
      named('record', Object.fromEntries(untyped)),
      named('record', record ?? {}),
    ),
    ...told(`${name} margins`, 'stock', margins, money.margins),
    ...told(`${name} board`, 'board', board, money.board),
  ]
}

function told(
  name: string,
  place: string,
  reckoned: ReadonlyMap<string, Told>,
  of: ReadonlyMap<string, Told>,
): readonly Comparison[] {
  return [...new Set([...reckoned.keys(), ...of.keys()])].map(key => {
    const [ours, theirs] = [reckoned.get(key), of.get(key)]
    const isThere = { [`${place} is told`]: Number(ours !== undefined) }
    const isTold = { [`${place} is told`]: Number(theirs !== undefined) }
    return compared(
      `${name} ${key}`,
      { ...named(place, ours ?? {}), ...isThere },
      { ...named(place, theirs ?? {}), ...isTold },
    )
  })
}

function named(place: string, figures: Told): Told {
  return Object.fromEntries(
    Object.entries(figures).map(([figure, one]) => [`${place} ${figure}`, one]),
  )
}
