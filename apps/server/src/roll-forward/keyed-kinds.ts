// What is said of something for one period, such as who owns a property: known by what it is about, so
// that the later period has it or lacks it.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { CarriedKind } from '@furrow/wire/carried-kinds'
import type { StoredRow } from '../rules/periods/rows-of-period.ts'
import { copyOf, rowsOfBoth } from './copies.ts'
import type { KindPlan } from './copies.ts'
import { withLiveKeys } from './live-keys.ts'
import type { PeriodPair } from './period-pair.ts'

interface KeyedKind {
  readonly entity: EntityName
  /** What it is about. */
  readonly by: readonly string[]
  /** Not carried: in the later period it begins again. */
  readonly anew?: readonly string[]
}

export const keyedKinds = {
  properties: { entity: 'farm_property_periods', by: ['property_id'] },
  crops: {
    entity: 'crop_type_farm_periods',
    by: ['crop_type_id'],
    anew: ['all_questions_answered', 'open_answers'],
  },
  enterprises: {
    entity: 'farm_livestock_enterprise_periods',
    by: ['livestock_enterprise_id'],
    anew: ['all_questions_answered', 'open_answers'],
  },
  land_values: {
    entity: 'property_paddock_valuations',
    by: ['farm_property_id', 'valuation_category_id'],
  },
  asset_values: { entity: 'assets_period', by: ['asset_type', 'asset_id'] },
} as const satisfies Partial<Record<CarriedKind, KeyedKind>>

type KeyedName = keyof typeof keyedKinds

export async function planKeyed(way: PeriodPair, kind: KeyedName): Promise<KindPlan> {
  const { entity, by, anew }: KeyedKind = keyedKinds[kind]
  const { before, now } = await rowsOfBoth(way, entity)
  const keyOf = (row: StoredRow) => by.map(name => String(row[name])).join(' ')
  const there = new Set(now.map(keyOf))
  const missing = before.filter(row => !there.has(keyOf(row)))
  const copies = missing.map(row => copyOf(way, entity, { row, ...(anew && { anew }) }))
  const thereAlready = before.length - missing.length
  return {
    kind,
    thereWere: before.length,
    thereAlready,
    rows: [],
    ...(await withLiveKeys(way, entity, copies)),
  }
}
