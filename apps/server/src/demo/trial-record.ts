// Farms being made with their financial records, for the tests beside the parts.

import { addAssets } from './assets/assets.ts'
import { addCrops } from './crops/crops.ts'
import { addLand } from './land/land.ts'
import type { Making } from './plan.ts'
import { addRain } from './rain/rain.ts'
import { addRecord } from './record/record.ts'
import type { MadeParts } from './record/year.ts'
import { addCropSales } from './sales/sales.ts'
import { addStock } from './stock/stock.ts'
import { farmKinds, shippedNumbers, smallPlan, trialFarm } from './trial-farm.ts'
import { keptBy } from './stock/trial-ledger.ts'

/** A record by the names of its figures; what is not known is left out. */
export type Told = Readonly<Record<string, number>>

export interface RecordedFarm {
  readonly title: string
  readonly making: Making
  readonly made: MadeParts
  readonly records: readonly Told[]
}

export function recordedFarms(seeds: readonly string[]): readonly RecordedFarm[] {
  const listed = shippedNumbers()
  return farmKinds.flatMap(kind =>
    seeds.flatMap(seed => [
      recordedFarm(`${kind}, full, ${seed}`, trialFarm({ kind, seed }, listed)),
      recordedFarm(`${kind}, small, ${seed}`, trialFarm({ kind, seed, ...smallPlan }, listed)),
    ]),
  )
}

export function recordedFarm(title: string, making: Making): RecordedFarm {
  const land = addLand(making)
  const rain = addRain(making, land)
  const crops = addCrops(making, land, rain)
  const cropIncome = addCropSales(making, crops)
  const made: MadeParts = {
    ...{ land, rain, crops, cropIncome },
    stock: addStock(making, land),
    assets: addAssets(making, land),
  }
  addRecord(making, made)
  return { title, making, made, records: keptBy(making, 'assets').map(numbersOf) }
}

function numbersOf(row: Readonly<Record<string, unknown>>): Told {
  const told = Object.entries(row).filter(([, figure]) => typeof figure === 'number')
  return Object.fromEntries(told) as Told
}
