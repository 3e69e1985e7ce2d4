// Everything that is chosen, one kind after the other: what stands on something comes after it.

import type { CarriedKind } from '@furrow/wire/carried-kinds'
import type { Chosen } from '@furrow/wire/roll-forward-answer'
import { carryStanding } from './carry-crops.ts'
import { carryPaddocks } from './carry-paddocks.ts'
import { carryStock } from './carry-stock.ts'
import { keyedKinds } from './keyed-kinds.ts'
import type { Counts, RollForwardRecord } from './roll-forward-record.ts'
import type { Plan } from './carry-plan.ts'
import type { PeriodPair } from './period-pair.ts'
import { makeRows } from './write.ts'

type Carrying = Omit<RollForwardRecord, 'line' | 'farm_period'>

export async function carryAll(way: PeriodPair, plan: Plan, choose: Chosen): Promise<Carrying> {
  const land = await carryPaddocks(way, plan.paddocks, choose.paddocks ?? false)
  let rows: RollForwardRecord['rows'] = land.rows
  for (const kind of keyedAlone.filter(kind => choose[kind])) {
    const { entity } = keyedKinds[kind]
    rows = { ...rows, [entity]: await makeRows(way.context, entity, plan.kinds[kind].copies) }
  }
  const standing = choose.standing_crops
    ? await carryStanding(way, plan.kinds.standing_crops, land.now)
    : { rows: {}, statuses: [] }
  const stock = await carryStock(way, plan, choose)
  const all = Object.entries({ ...rows, ...standing.rows, ...stock.rows })
  return {
    rows: Object.fromEntries(all.filter(([, ids]) => ids.length > 0)),
    mains: land.mains,
    statuses: standing.statuses,
  }
}

/** Enterprises come with their stock. */
const keyedAlone = [
  'properties',
  'crops',
  'land_values',
  'asset_values',
  'debts',
  'people',
  'water',
  'costs',
] as const

/** The records that say how many of a kind were carried. */
export const countedBy = {
  paddocks: 'paddocks',
  boundaries: 'geolocations',
  properties: 'farm_property_periods',
  crops: 'crop_type_farm_periods',
  standing_crops: 'crop_collections',
  enterprises: 'farm_livestock_enterprise_periods',
  opening_stock: 'livestock_opening_events',
  land_values: 'property_paddock_valuations',
  asset_values: 'assets_period',
  debts: 'loans',
  people: 'farm_workers',
  water: 'water_accounts',
  costs: 'cost_accruals',
} as const satisfies Record<CarriedKind | 'boundaries', keyof RollForwardRecord['rows']>

/** Only what is there to be counted. */
export function countsOf({ rows, mains }: Carrying): Counts {
  const counted = Object.entries(countedBy).map(
    ([kind, entity]) => [kind, rows[entity]?.length ?? 0] as const,
  )
  const all = [...counted, ['linked', mains.length] as const]
  return Object.fromEntries(all.filter(([, count]) => count > 0))
}
