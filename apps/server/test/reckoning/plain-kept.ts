// What was kept of each kind of crop for seed or feed is worth: its price less what a tonne of our share cost on
// its way to market (C17, C167).

import { productKept } from './plain-balance.ts'
import type { PlainCrop } from './plain-crop.ts'
import { per, times, total } from './plain-figures.ts'
import { cents } from './plain-income.ts'
import type { PlainIncome } from './plain-income.ts'
import type { PlainSold } from './plain-sold.ts'

/** By the number of the kind of crop. `market`: what each crop bears of cartage, levies and storage. */
export function plainKept(
  crops: readonly PlainCrop[],
  sold: ReadonlyMap<string, PlainSold>,
  market: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const kinds = Map.groupBy(crops, ({ crop }) => crop?.id ?? 0)
  const worth = [...kinds].flatMap(([kind, own]): [number, number][] => {
    const position = sold.get(`${kind} ${productKept(own[0]?.crop?.harvest ?? '')}`)
    const price = position?.price ?? position?.expected_price ?? null
    const way = per(
      total(own.map(({ id }) => market.get(id) ?? null)),
      total(own.map(({ land }) => land.tonnes)),
    )
    const kept = position?.kept ? times(position.kept, price) : null
    if (kept === null) return []
    return [[kind, cents(kept - (times(position?.kept ?? null, way) ?? 0)) ?? 0]]
  })
  return new Map(worth)
}

export function withKept(
  incomes: readonly PlainIncome[],
  kept: ReadonlyMap<number, number>,
): readonly PlainIncome[] {
  return incomes.map(one => ({
    ...one,
    income: total([one.income, kept.get(one.crop_type) ?? null]),
  }))
}
