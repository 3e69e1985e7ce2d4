// The six farms of the demonstration, and some of those that are made by the hundred, for tests that
// look at all of them.

import { expect } from 'vitest'
import { addCrops } from './crops/make-crops.ts'
import { addLand } from './land/make-land.ts'
import type { MadeCropIncome, Making } from './plan.ts'
import { addRain } from './rain/rain.ts'
import { addCropSales } from './sales/sales.ts'
import { demoBusinesses, planOf } from './six-farms.ts'
import { addStock } from './stock/stock.ts'
import { sum } from './stock/trial-ledger.ts'
import { farmKinds, shippedNumbers, smallPlan, trialFarm } from './trial-farm.ts'

export interface CrowdFarm {
  readonly title: string
  readonly making: Making
  readonly cropIncome: readonly MadeCropIncome[]
}

const listed = shippedNumbers()
export const { periods: trialPeriods } = trialFarm({ kind: 'mixed', seed: 'periods' }, listed).plan
const demo = demoBusinesses.flatMap(({ farms }) =>
  farms.map(farm => {
    const plan = { ...planOf(farm, trialPeriods), handedIn: farm.lastStatus !== 'In progress' }
    return crowdFarm(farm.name, trialFarm(plan, listed))
  }),
)
const madeUp = farmKinds.flatMap((kind, place) =>
  [1, 2].map(time => {
    const seed = `farm ${10 * place + time}`
    return crowdFarm(`${kind}, ${seed}`, trialFarm({ kind, seed, ...smallPlan }, listed))
  }),
)
const farms = [...demo, ...madeUp]

function crowdFarm(title: string, making: Making): CrowdFarm {
  const land = addLand(making)
  const rain = addRain(making, land)
  const crops = addCrops(making, land, rain)
  const cropIncome = addCropSales(making, crops)
  addStock(making, land, cropIncome)
  return { title, making, cropIncome }
}

/** What a test looked at, all farms together: at least so much, or it looked at nothing. */
export function looksAt(least: number, look: (farm: CrowdFarm) => number): void {
  expect(sum(farms.map(look))).toBeGreaterThanOrEqual(least)
}
