// The six farms of the demonstration and the three businesses that run them.

import type { FarmKind, FarmPlan, PlannedPeriod } from './plan.ts'
import type { PeriodStatus } from './make-farm.ts'

export interface DemoFarm {
  readonly kind: FarmKind
  readonly name: string
  readonly paddocks: number
  /** Lasting name of its profit focus group. */
  readonly group: string
  readonly lastStatus: PeriodStatus
}

export interface DemoBusiness {
  readonly name: string
  readonly town: string
  readonly state: string
  readonly postcode: string
  readonly farms: readonly DemoFarm[]
}

export const demoBusinesses: readonly DemoBusiness[] = [
  {
    name: 'Wattle Flat Pastoral',
    town: 'Harden',
    state: 'NSW',
    postcode: '2587',
    farms: [
      {
        kind: 'mixed',
        name: 'Wattle Flat',
        paddocks: 42,
        group: 'southern-mixed',
        lastStatus: 'In progress',
      },
      {
        kind: 'sheep',
        name: 'Stony Rises',
        paddocks: 38,
        group: 'southern-grazing',
        lastStatus: 'Submitted',
      },
    ],
  },
  {
    name: 'Border Plains Cropping',
    town: 'Goondiwindi',
    state: 'QLD',
    postcode: '4390',
    farms: [
      {
        kind: 'grain',
        name: 'Brigalow Downs',
        paddocks: 34,
        group: 'northern-dryland',
        lastStatus: 'In progress',
      },
      {
        kind: 'cotton',
        name: 'Macintyre Bend',
        paddocks: 30,
        group: 'cotton-valley-group',
        lastStatus: 'In progress',
      },
    ],
  },
  {
    name: 'Burdekin Cane and Cattle',
    town: 'Ayr',
    state: 'QLD',
    postcode: '4807',
    farms: [
      {
        kind: 'cane',
        name: 'Palm Creek',
        paddocks: 50,
        group: 'cane-coastal',
        lastStatus: 'In validation',
      },
      {
        kind: 'beef',
        name: 'Leichhardt Station',
        paddocks: 28,
        group: 'northern-grazing',
        lastStatus: 'In progress',
      },
    ],
  },
]

export const demoPeriodNames = ['2021-22', '2022-23', '2023-24', '2024-25', '2025-26']
/** Of farms that are made by the hundred. */
export const lastPeriodNames = demoPeriodNames.slice(1)

export function planOf(farm: DemoFarm, periods: readonly PlannedPeriod[]): FarmPlan {
  return {
    kind: farm.kind,
    name: farm.name,
    seed: farm.name,
    paddocks: farm.paddocks,
    gauges: 2,
    rain: { years: 10 },
    full: true,
    periods,
  }
}
