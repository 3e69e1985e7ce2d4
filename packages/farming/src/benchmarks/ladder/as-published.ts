// The own farm told by the lines that are published of the others: what joined "other crops" there joins it here,
// and what is withheld there is in no line here, so that both sides mean the same by each line.

import { sumIfAllKnown } from '../../numbers/ratio.ts'
import type { ComparedCrop, ComparedFarm, ComparedStock } from './compared-farm.ts'

/** The key that a line is published under: its own, that of the "other" which it joined, or nothing. */
export interface PublishedKeys {
  readonly crop: (key: string) => string | null
  readonly stock: (key: string) => string | null
  readonly overhead: (group: string) => string | null
  readonly direct_cost: (crop: string, group: string) => string | null
}

/** The operating profit stays: what is withheld is the difference that no line explains. */
export function asPublished(farm: ComparedFarm, keys: PublishedKeys): ComparedFarm {
  const crops = [...farm.crops].map(([key, crop]) => {
    return [key, withCosts(crop, group => keys.direct_cost(key, group))] as const
  })
  return {
    ...farm,
    crops: joined(crops, keys.crop, cropsTogether),
    stock: joined([...farm.stock], keys.stock, stockTogether),
    overheads: amountsUnder(farm.overheads, keys.overhead),
  }
}

type KeyOf = (key: string) => string | null
type Amounts = Readonly<Record<string, number>>

/** Those that keep their key stay as they are. */
function joined<One>(
  listed: readonly (readonly [string, One])[],
  keyOf: KeyOf,
  together: (all: readonly One[]) => One,
): ReadonlyMap<string, One> {
  const known = listed.flatMap(([key, one]) => {
    const to = keyOf(key)
    return to === null ? [] : [{ key, to, one }]
  })
  return new Map(
    [...Map.groupBy(known, ({ to }) => to)].map(([to, all]) => {
      const [first, ...more] = all
      const isItself = first?.key === to && more.length === 0
      return [to, isItself ? first.one : together(all.map(({ one }) => one))]
    }),
  )
}

function withCosts(crop: ComparedCrop, keyOf: KeyOf): ComparedCrop {
  return {
    ...crop,
    direct_costs: amountsUnder(crop.direct_costs, keyOf),
    costs_by_tonne: amountsUnder(crop.costs_by_tonne ?? {}, keyOf),
  }
}

function amountsUnder(amounts: Amounts, keyOf: KeyOf): Amounts {
  const under: Record<string, number> = {}
  for (const [group, amount] of Object.entries(amounts)) {
    const to = keyOf(group)
    if (to !== null) under[to] = (under[to] ?? 0) + amount
  }
  return under
}

/** Tonnes of different crops don't add up, and neither does what their water made. */
function cropsTogether(crops: readonly ComparedCrop[]): ComparedCrop {
  const all = (figure: (crop: ComparedCrop) => number) => sum(crops.map(figure))
  return {
    hectares: all(({ hectares }) => hectares),
    production: null,
    harvest_income: all(({ harvest_income }) => harvest_income),
    other_income: all(({ other_income }) => other_income),
    direct_costs: amountsTogether(crops.map(({ direct_costs }) => direct_costs)),
    costs_by_tonne: amountsTogether(crops.map(({ costs_by_tonne = {} }) => costs_by_tonne)),
    usable_water: null,
    irrigated: crops.every(({ irrigated }) => irrigated),
  }
}

function stockTogether(stock: readonly ComparedStock[]): ComparedStock {
  return {
    hectares: sumIfAllKnown(stock.map(({ hectares }) => hectares)),
    dse: sumIfAllKnown(stock.map(({ dse }) => dse)),
    kilograms: sumIfAllKnown(stock.map(({ kilograms }) => kilograms)),
    trading_income: sum(stock.map(({ trading_income }) => trading_income)),
    other_income: sum(stock.map(({ other_income }) => other_income)),
    direct_costs: sum(stock.map(({ direct_costs }) => direct_costs)),
  }
}

function amountsTogether(listed: readonly Amounts[]): Amounts {
  const groups = [...new Set(listed.flatMap(amounts => Object.keys(amounts)))]
  return Object.fromEntries(
    groups.map(group => [group, sum(listed.map(amounts => amounts[group] ?? 0))]),
  )
}

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0)
