// Which measures are worth a sentence beside the gap to others, and the rungs that tell each in dollars.

import type { RungKind } from '@furrow/farming/benchmarks/ladder/dollar-gap'

export interface RungsOfMeasure {
  readonly measure: string
  readonly rungs: readonly { readonly kind: RungKind; readonly group: string | null }[]
}

const alone = (measure: string, ...kinds: readonly RungKind[]): RungsOfMeasure => ({
  measure,
  rungs: kinds.map(kind => ({ kind, group: null })),
})
const cost = (measure: string, group: string): RungsOfMeasure => ({
  measure,
  rungs: [{ kind: 'direct_costs', group }],
})

const ofCrops = [
  alone('yield', 'season', 'yield_for_water', 'yield'),
  alone('price', 'price'),
  cost('seed_per_ha', 'seed'),
  cost('fertiliser_per_ha', 'fertiliser'),
  cost('sprays_per_ha', 'chemicals'),
  cost('contractors_per_ha', 'contractors'),
  cost('water_per_ha', 'water'),
  cost('to_market_per_ha', 'to_market'),
  cost('other_costs_per_ha', 'other'),
]
const ofStock = [
  alone('dse_per_ha', 'stocking'),
  alone('kg_per_dse', 'kg_per_dse'),
  alone('direct_cost_per_dse', 'direct_costs'),
]
const ofFarms = [
  alone('roam'),
  alone('operating_profit_margin'),
  alone('asset_turnover'),
  alone('machinery_cost_per_ha'),
  alone('labour_cost_per_ha'),
  alone('finance_ratio'),
  alone('equity_pct'),
]

export function measuresOfRungs(scope: string): readonly RungsOfMeasure[] {
  if (scope.startsWith('crop ')) return ofCrops
  return scope.startsWith('stock ') ? ofStock : ofFarms
}

/** The measure that tells how a rung goes, year by year. `key`: `crop 12/direct_costs/seed`. */
export function measureOfRung(key: string): { scope: string; measure: string } | null {
  const [scope = '', kind, group = null] = key.split('/')
  const told = measuresOfRungs(scope).find(({ rungs }) =>
    rungs.some(rung => rung.kind === kind && rung.group === group),
  )
  return told ? { scope, measure: told.measure } : null
}
