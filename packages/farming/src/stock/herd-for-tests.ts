// Herd A of the worked examples: cattle over a year, with weights and values a head.

import type { StockMovementKind } from './herd.ts'
import type { StockOfClass, WeighedMovement } from './stock-of-class.ts'

export const herdPeriod = { from: '2023-07-01', to: '2024-06-30' }

export function moved(
  kind: StockMovementKind,
  head: number,
  more: Partial<WeighedMovement> = {},
): WeighedMovement {
  const day = kind === 'opening' ? herdPeriod.from : null
  return { kind, head, day, weight: null, value: null, ...more }
}

export function stockOfClass(values: Partial<StockOfClass>): StockOfClass {
  return {
    species: 'cattle',
    slug: null,
    breeding: false,
    unweaned: false,
    dse: 10,
    standardValue: 1000_00,
    movements: [],
    counted: null,
    countedWeight: null,
    ...values,
  }
}

/** Ratings are inputs of the example (T27). */
export const herdA: readonly StockOfClass[] = [
  stockOfClass({
    slug: 'cattle/cows-breeding',
    breeding: true,
    dse: 10.8,
    standardValue: 1400_00,
    counted: 387,
    countedWeight: 525,
    movements: [
      moved('opening', 400, { weight: 520 }),
      moved('transfer in', 70),
      moved('death', 8),
      moved('sale', 75, { weight: 540, value: 75 * 1350_00 }),
    ],
  }),
  stockOfClass({
    slug: 'cattle/heifers-1-2-years',
    dse: 9.4,
    standardValue: 1100_00,
    counted: 84,
    countedWeight: 365,
    movements: [
      moved('opening', 80, { weight: 360 }),
      moved('transfer in', 95),
      moved('death', 1),
      moved('sale', 20, { weight: 420, value: 20 * 1260_00 }),
      moved('transfer out', 70),
    ],
  }),
  stockOfClass({
    slug: 'cattle/calves-unweaned',
    dse: 0,
    standardValue: null,
    unweaned: true,
    movements: [moved('birth', 344), moved('death', 4), moved('transfer out', 340)],
  }),
  stockOfClass({
    slug: 'cattle/steers-1-2-years',
    dse: 8.7,
    standardValue: 1000_00,
    counted: 170,
    countedWeight: 325,
    movements: [
      moved('opening', 150, { weight: 330 }),
      moved('transfer in', 170),
      moved('death', 2),
      moved('sale', 148, { weight: 480, value: 148 * 1728_00 }),
    ],
  }),
  stockOfClass({
    slug: 'cattle/weaner-heifers',
    dse: 5.7,
    standardValue: null,
    movements: [
      moved('transfer in', 170),
      moved('sale', 75, { weight: 270, value: 75 * 945_00 }),
      moved('transfer out', 95),
    ],
  }),
  stockOfClass({
    slug: 'cattle/bulls-working',
    dse: 14.5,
    standardValue: 3000_00,
    counted: 12,
    countedWeight: 790,
    movements: [
      moved('opening', 12, { weight: 800 }),
      moved('purchase', 3, { weight: 650, value: 3 * 7000_00 }),
      moved('sale', 3, { weight: 850, value: 3 * 2125_00 }),
    ],
  }),
]
