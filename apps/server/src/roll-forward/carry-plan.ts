// Everything that could be carried over, kind by kind, as far as this person sees it.

import type { CarriedKind } from '@furrow/wire/carried-kinds'
import type { KindPlan } from './copies.ts'
import { planKeyed } from './keyed-kinds.ts'
import { kindsSeen } from './may-carry.ts'
import { planPaddocks } from './paddock-plan.ts'
import type { PaddockPlan } from './paddock-plan.ts'
import { planStanding } from './standing-plan.ts'
import { planStock } from './stock-plan.ts'
import type { PeriodPair } from './period-pair.ts'

export interface Plan {
  readonly seen: ReadonlySet<CarriedKind>
  readonly paddocks: PaddockPlan
  readonly kinds: Readonly<Record<Exclude<CarriedKind, 'paddocks'>, KindPlan>>
}

export async function planOf(way: PeriodPair): Promise<Plan> {
  const seen = await kindsSeen(way)
  const ifSeen = async <P extends KindPlan>(kind: CarriedKind, plan: () => Promise<P>) =>
    seen.has(kind) ? plan() : nothing(kind)
  const paddocks = seen.has('paddocks') ? await planPaddocks(way) : noPaddocks
  return {
    seen,
    paddocks,
    kinds: {
      properties: await ifSeen('properties', () => planKeyed(way, 'properties')),
      crops: await ifSeen('crops', () => planKeyed(way, 'crops')),
      standing_crops: await ifSeen('standing_crops', () => planStanding(way, paddocks)),
      enterprises: await ifSeen('enterprises', () => planKeyed(way, 'enterprises')),
      opening_stock: await ifSeen('opening_stock', () => planStock(way)),
      land_values: await ifSeen('land_values', () => planKeyed(way, 'land_values')),
      asset_values: await ifSeen('asset_values', () => planKeyed(way, 'asset_values')),
      debts: await ifSeen('debts', () => planKeyed(way, 'debts')),
      people: await ifSeen('people', () => planKeyed(way, 'people')),
      water: await ifSeen('water', () => planKeyed(way, 'water')),
      costs: await ifSeen('costs', () => planKeyed(way, 'costs')),
    },
  }
}

function nothing(kind: CarriedKind): KindPlan {
  return { kind, thereWere: 0, thereAlready: 0, copies: [], notes: [], rows: [] }
}

const noPaddocks: PaddockPlan = {
  ...nothing('paddocks'),
  now: new Map(),
}
