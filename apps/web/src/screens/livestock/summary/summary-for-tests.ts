// What the server tells of the stock of a period, for tests: 10 head at opening, 2 of them sold.

import { livestockSummary } from '@furrow/farming/stock/livestock-summary'
import type { NamedStock, StockRead } from '@furrow/farming/stock/livestock-summary'
import type { StockMoney } from '@furrow/farming/stock/costs/stock-owner'
import type { StockOfClass } from '@furrow/farming/stock/stock-of-class'
import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'

const period = { from: '2025-07-01', to: '2026-06-30' }

export function stock(counted: number | null, adjusted = 0): StockOfClass {
  const moved = (kind: 'opening' | 'sale' | 'adjustment out', head: number) => ({
    kind,
    head,
    day: null,
    weight: null,
    value: null,
  })
  return {
    species: 'cattle',
    slug: null,
    breeding: false,
    unweaned: false,
    dse: 8,
    standardValue: 1000_00,
    movements: [moved('opening', 10), moved('sale', 2), moved('adjustment out', adjusted)],
    counted,
    countedWeight: null,
  }
}

/** Health cost $3,000 and feed $500; a part of the overheads is known. */
const money: StockMoney = {
  lines: [
    { line: 'exp_animal_health', cents: 3000_00 },
    { line: 'exp_supplementary_feed', cents: 500_00 },
  ],
  record: {
    directCost: 3500_00,
    income: null,
    cropIncome: null,
    overheads: 10_000_00,
    stockOverheads: 4000_00,
  },
  drivers: new Map(),
  said: [],
  saidOf: [],
  clips: [],
  clipsBefore: [],
  overheadShares: new Map(),
  hasCrops: false,
  hasCropsToSell: false,
}

/** Of one enterprise of cattle, with classes by their numbers. */
export function told(...all: readonly StockOfClass[]): LivestockOfPeriod {
  return summed(all, true)
}

/** To somebody who sees no money. */
export function toldWithoutMoney(...all: readonly StockOfClass[]): LivestockOfPeriod {
  return summed(all, false)
}

function summed(all: readonly StockOfClass[], seesMoney: boolean): LivestockOfPeriod {
  const classes = all.map((one, place): NamedStock => ({
    class: { id: place + 1, name: `Class ${place + 1}` },
    enterprise: { id: 7, name: 'Grazing Cattle Breeding' },
    species: { id: 1, name: 'Cattle' },
    stock: one,
  }))
  const read: StockRead = {
    classes,
    rounds: [],
    period,
    grazedBy: new Map(),
    grazed: null,
    rain: null,
    seesMoney,
    money: seesMoney ? money : null,
  }
  const of = { farm_id: 1, period_id: 2, period: '2025-26', ...period, earlier: [] }
  return { ...of, ...livestockSummary(read) }
}
