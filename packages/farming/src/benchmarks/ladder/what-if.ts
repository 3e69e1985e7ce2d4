// The own farm worked out again with one figure exchanged. Nothing of it is kept.

import { wholeCents } from '../../numbers/shared-cents.ts'
import type { ComparedCrop, ComparedFarm, ComparedStock } from './compared-farm.ts'
import type { Money, Rung, RungKind } from './dollar-gap.ts'
import { allOf, cropIncome, cropMargin, stockIncome, stockMargin } from './enterprise-pair.ts'

/** Which figure, told as a rung tells it, and what it becomes, in the unit in which that rung compares it. */
interface Change extends Pick<Rung, 'kind' | 'enterprise' | 'group'> {
  readonly to: number
}

/** What follows from the rest of the farm, from its ground or from the sky. */
const notByItself: ReadonlySet<RungKind> = new Set([
  'area_mix',
  'season',
  'margin',
  'no_hectares',
  'intensity',
  'compared_ground',
  'not_itemised',
])

/** Whether a what-if can exchange the figure of such a rung, where both sides know it. */
export const isExchanged = (kind: RungKind): boolean => !notByItself.has(kind)

export interface WhatIf {
  /** As it would be: any other figure of it follows. */
  readonly farm: ComparedFarm
  /** What its operating profit gains. */
  readonly gained: Money
  /** What of that are costs which went with the tonnes: below 0 where they grew. */
  readonly costs_followed: Money
}

/**
 * Nothing where the farm lacks what is changed (no such crop, no tonnes to price it by), and for what cannot be
 * exchanged by itself, such as the season.
 */
export function whatIf(own: ComparedFarm, change: Change, hectares: number): WhatIf | null {
  const farm = changedFarm(own, change)
  if (!farm) return null
  const key = change.enterprise?.kind === 'crop' ? change.enterprise.key : null
  const followed = key !== null && followsTonnes.has(change.kind) ? costMoved(key, own, farm) : 0
  return {
    farm,
    gained: moneyOf(by => profitOf(farm, by) - profitOf(own, by), hectares),
    costs_followed: moneyOf(by => wholeCents(-followed * by), hectares),
  }
}

const followsTonnes: ReadonlySet<RungKind> = new Set(['yield', 'yield_for_water'])

const profitOf = (farm: ComparedFarm, by: number) => wholeCents(farm.operating_profit * by)

function moneyOf(cents: (by: number) => number, hectares: number): Money {
  return { cents: cents(1), total: cents(hectares) }
}

function costMoved(key: string, before: ComparedFarm, after: ComparedFarm): number {
  const costOf = (farm: ComparedFarm) => allOf(farm.crops.get(key)?.direct_costs ?? {})
  return costOf(after) - costOf(before)
}

function changedFarm(own: ComparedFarm, change: Change): ComparedFarm | null {
  const { enterprise } = change
  if (!enterprise) return farmWith(own, change)
  return enterprise.kind === 'crop'
    ? withCrop(own, enterprise.key, change)
    : withStock(own, enterprise.key, change)
}

function withCrop(own: ComparedFarm, key: string, change: Change): ComparedFarm | null {
  const crop = own.crops.get(key)
  const changed = crop && crop.hectares > 0 ? changedCrop(crop, change) : null
  if (!crop || !changed) return null
  return {
    ...own,
    crops: new Map(own.crops).set(key, changed),
    ...profitWith(own, {
      income: cropIncome(changed) - cropIncome(crop),
      profit: cropMargin(changed) - cropMargin(crop),
    }),
  }
}

function changedCrop(crop: ComparedCrop, { kind, group, to }: Change): ComparedCrop | null {
  const { hectares, production, usable_water: water } = crop
  switch (kind) {
    case 'yield':
      return yielding(crop, to * hectares)
    case 'yield_for_water':
      return water === null ? null : yielding(crop, to * water)
    case 'price':
      return production === null ? null : { ...crop, harvest_income: to * production }
    case 'income':
      return { ...crop, harvest_income: to * hectares }
    case 'other_income':
      return { ...crop, other_income: to * hectares }
    case 'direct_costs':
      return group === null ? null : costing(crop, group, to * hectares)
    default:
      return null
  }
}

/** At the same price; what is paid by the tonne goes along. */
function yielding(crop: ComparedCrop, to: number): ComparedCrop | null {
  const { production, direct_costs, costs_by_tonne = {}, paddocks } = crop
  if (production === null || production <= 0) return null
  const times = to / production
  const costs = Object.entries(direct_costs).map(([group, cost]) => {
    return [group, cost + (costs_by_tonne[group] ?? 0) * (times - 1)] as const
  })
  const grown = paddocks?.map(paddock => {
    return { ...paddock, production: paddock.production && paddock.production * times }
  })
  return {
    ...crop,
    production: to,
    harvest_income: crop.harvest_income * times,
    direct_costs: Object.fromEntries(costs),
    costs_by_tonne: timesEach(costs_by_tonne, times),
    ...(grown ? { paddocks: grown } : {}),
  }
}

/** As much of it goes by the tonne as before. */
function costing(crop: ComparedCrop, group: string, cost: number): ComparedCrop {
  const { direct_costs, costs_by_tonne = {} } = crop
  const [before, byTonne] = [direct_costs[group] ?? 0, costs_by_tonne[group] ?? 0]
  const share = before === 0 ? 0 : byTonne / before
  return {
    ...crop,
    direct_costs: { ...direct_costs, [group]: cost },
    costs_by_tonne: { ...costs_by_tonne, [group]: cost * share },
  }
}

function timesEach(amounts: Readonly<Record<string, number>>, times: number) {
  return Object.fromEntries(Object.entries(amounts).map(([group, cost]) => [group, cost * times]))
}

function withStock(own: ComparedFarm, key: string, change: Change): ComparedFarm | null {
  const stock = own.stock.get(key)
  const changed = stock ? changedStock(stock, change) : null
  if (!stock || !changed) return null
  return {
    ...own,
    stock: new Map(own.stock).set(key, changed),
    ...profitWith(own, {
      income: stockIncome(changed) - stockIncome(stock),
      profit: stockMargin(changed) - stockMargin(stock),
    }),
  }
}

function changedStock(stock: ComparedStock, { kind, to }: Change): ComparedStock | null {
  const { dse, kilograms, hectares } = stock
  if (dse === null || dse <= 0) return null
  switch (kind) {
    case 'stocking':
      // By the farm's hectares where they have none of their own.
      return stockTimes(stock, (to * (hectares || 1)) / dse)
    case 'kg_per_dse':
      if (kilograms === null || kilograms <= 0) return null
      return {
        ...stock,
        kilograms: to * dse,
        trading_income: (stock.trading_income / kilograms) * to * dse,
      }
    case 'stock_price':
      return kilograms === null ? null : { ...stock, trading_income: to * kilograms }
    case 'income':
      return { ...stock, trading_income: to * dse }
    case 'other_income':
      return { ...stock, other_income: to * dse }
    case 'direct_costs':
      return { ...stock, direct_costs: to * dse }
    default:
      return null
  }
}

/** More of the same stock on the same ground, each with what it gives and costs. */
function stockTimes(stock: ComparedStock, times: number): ComparedStock {
  return {
    hectares: stock.hectares,
    dse: stock.dse && stock.dse * times,
    kilograms: stock.kilograms && stock.kilograms * times,
    trading_income: stock.trading_income * times,
    other_income: stock.other_income * times,
    direct_costs: stock.direct_costs * times,
  }
}

function farmWith(own: ComparedFarm, { kind, group, to }: Change): ComparedFarm | null {
  switch (kind) {
    case 'other_farm_income': {
      const more = to - own.other_farm_income
      return { ...own, [kind]: to, ...profitWith(own, { income: more, profit: more }) }
    }
    case 'costs_not_kept_by_crop':
    case 'labour':
    case 'owner_allowance':
    case 'depreciation':
      return { ...own, [kind]: to, ...profitWith(own, { income: 0, profit: own[kind] - to }) }
    case 'overheads': {
      if (group === null) return null
      const overheads = { ...own.overheads, [group]: to }
      const less = (own.overheads[group] ?? 0) - to
      return { ...own, overheads, ...profitWith(own, { income: 0, profit: less }) }
    }
    default:
      return null
  }
}

interface Moved {
  readonly income: number
  readonly profit: number
}

function profitWith(own: ComparedFarm, { income, profit }: Moved) {
  return {
    gross_income: own.gross_income === null ? null : own.gross_income + income,
    operating_profit: own.operating_profit + profit,
  }
}
