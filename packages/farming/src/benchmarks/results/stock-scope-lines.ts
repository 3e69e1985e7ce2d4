// The lines of a stock enterprise: what it kept, grew, bred, earned and cost in a period.

import type { Known } from '../../numbers/ratio.ts'
import { breedingParts } from '../../stock/breeding-ratios.ts'
import type { BreedingCounts } from '../../stock/breeding-ratios.ts'
import type { StockMarginName } from '../../stock/costs/stock-margin.ts'
import type { StockGroup } from '../../stock/livestock-summary.ts'
import { weanedDeaths } from '../../stock/stock-group.ts'
import { meanOfEnds } from '../../stock/stock-rates.ts'
import type { StockOfClass } from '../../stock/stock-of-class.ts'
import type { LineAmounts } from './worked-measures.ts'

export interface StockScope {
  readonly group: Pick<StockGroup, 'head' | 'kilograms' | 'feed' | 'value' | 'grazed'>
  readonly classes: readonly StockOfClass[]
  readonly rounds: readonly BreedingCounts[]
  /** Nothing where what it earned and cost is not known. */
  readonly margin: Readonly<Record<StockMarginName, Known>> | null
  readonly cleanWool: Known
  /** Cents that it bears of each line of the record. */
  readonly costs: Readonly<Record<string, Known>>
  /** Millimetres of the period. */
  readonly rain: Known
  readonly effectiveArea: Known
}

export function stockScopeLines(scope: StockScope): LineAmounts {
  const { group, margin, rain, effectiveArea, cleanWool } = scope
  const { head, kilograms, feed, value, grazed } = group
  return {
    effective_ha: effectiveArea,
    grazed_ha: grazed,
    rain_mm_ha: rain === null || grazed === null ? null : rain * grazed,
    dse: feed,
    head: head.average,
    liveweight_kg: kilograms.grown,
    ...soldOf(group),
    ...(isWoolKnown(scope)
      ? { wool_kg: cleanWool, wool_kg_for: margin?.wool_income ?? 0 }
      : noWool),
    ...deathsOf(scope.classes),
    ...bredOf(scope.rounds),
    ...earnedOf(margin, value),
    ...costsOf(scope.costs, margin),
  }
}

const noWool = { wool_kg: 0, wool_kg_for: 0 }

function isWoolKnown({ margin, cleanWool }: StockScope): boolean {
  return cleanWool !== null && (margin?.wool_income ?? null) !== null
}

/** Head and kilograms only where it is known what they fetched. */
function soldOf({ head, kilograms, value }: StockScope['group']) {
  const fetched = value?.moved.sale ?? null
  const [count, weight] = [head.moved.sale, kilograms.moved.sale]
  const isWeighed = fetched !== null && weight !== null
  return {
    sold_head: fetched === null ? 0 : (count ?? 0),
    sold_for: fetched ?? 0,
    sold_kg: isWeighed ? weight : 0,
    sold_kg_for: isWeighed ? fetched : 0,
  }
}

function deathsOf(classes: readonly StockOfClass[]) {
  const { deaths, ...ends } = weanedDeaths(classes)
  const mean = meanOfEnds(ends)
  return mean === null ? { weaned_head: 0, deaths: 0 } : { weaned_head: mean, deaths }
}

/** Those that follow from breeding rounds. */
export function bredOf(rounds: readonly BreedingCounts[]): LineAmounts {
  const of = (name: Parameters<typeof breedingParts>[0]) => {
    const { figure, by } = breedingParts(name, rounds)
    return [figure ?? 0, by ?? 0] as const
  }
  const [pregnant, scanned] = of('scanning')
  const [marked, joinedToMark] = of('marking')
  const [weaned, joinedToWean] = of('weaning')
  const [lost, seen] = of('losses')
  const [kilograms, joinedToWeigh] = of('kilograms_weaned')
  return {
    joined_scanned: scanned,
    pregnant,
    joined_to_mark: joinedToMark,
    marked,
    joined_to_wean: joinedToWean,
    weaned,
    young_seen: seen,
    young_lost: lost,
    joined_to_weigh: joinedToWeigh,
    weaned_kg: kilograms,
  }
}

function earnedOf(margin: StockScope['margin'], value: StockGroup['value']) {
  const income = margin?.income ?? null
  return {
    trading_profit: income === null ? null : income - (margin?.wool_income ?? 0),
    wool_income: income === null ? null : (margin?.wool_income ?? 0),
    stock_value: value?.closing ?? 0,
    overhead: margin?.overhead_cost ?? null,
  }
}

/** The lines of the record that are told by themselves; the rest of what it bears is told together. */
const ownLines = {
  cost_shearing: 'exp_shearing_crutching',
  cost_health: 'exp_animal_health',
  cost_feed: 'exp_supplementary_feed',
  cost_agistment: 'exp_agistment_out',
  cost_sires: 'exp_joining_sires',
  cost_pasture: 'exp_pasture_maintenance',
} as const

function costsOf(costs: StockScope['costs'], margin: StockScope['margin']) {
  const all = margin?.direct_cost ?? null
  const own = Object.entries(ownLines).map(([name, line]) => {
    return [name, all === null ? null : (costs[line] ?? 0)] as const
  })
  const told = own.reduce((sum, [, cents]) => sum + (cents ?? 0), 0)
  return { ...Object.fromEntries(own), cost_other: all === null ? null : all - told }
}
