// What a start of a period made, as it is kept with it: enough to take all of it back, and to know
// whether anybody has worked with it since.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { CarriedCounts } from '@furrow/wire/roll-forward-answer'

export interface RollForwardRecord {
  /** Numbers of new rows by their kind of record. */
  readonly rows: Partial<Record<EntityName, readonly number[]>>
  /** Paddocks that were there, and were told what they mainly were. */
  readonly mains: readonly MainSet[]
  /** Crops of the earlier period whose status followed. */
  readonly statuses: readonly StatusMoved[]
  /** The farm's row for the period, where this start made it or restored it. */
  readonly farm_period: number | null
  /** The last line of the history that is part of it. */
  readonly line: number
}

export interface MainSet {
  readonly id: number
  readonly prior: number
}

export interface StatusMoved {
  readonly id: number
  readonly was: number | null
  readonly is: number | null
}

export type Counts = Partial<Record<keyof CarriedCounts, number>>

const ofMoney: readonly string[] = [
  'land_values',
  'asset_values',
  'debts',
  'people',
  'water',
  'costs',
]

/** As everybody of the farm may read them: nothing of money, not even how much there is of it. */
export function publicCounts(counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([kind]) => !ofMoney.includes(kind)))
}

export function isEmpty({
  rows,
  mains,
  farm_period,
}: Omit<RollForwardRecord, 'line' | 'statuses'>): boolean {
  return Object.keys(rows).length === 0 && mains.length === 0 && farm_period === null
}
