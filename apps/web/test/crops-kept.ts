// What the server has of the crops of a farm, for journeys that compare two ways of entering them.

import { ask, tokenOf } from './browser.ts'
import { rowsOf } from './fresh-farm.ts'
import type { FreshFarm } from './fresh-farm.ts'

/** Everything of the crops, and every figure of their summary, but for numbers of rows and times. */
export async function cropsKept(
  address: string,
  email: string,
  { farm, period }: FreshFarm,
): Promise<Record<string, unknown>> {
  const kinds = ['sowing', 'grain', 'irrigation', 'hay', 'grazing'].map(
    kind => `${kind}_collection_events`,
  )
  const crops = await rowsOf<{ paddock: { name: string } }>(
    address,
    'crop_collections',
    { farm_id: farm, period_id: period },
    [
      ...kinds,
      'paddock',
      'fertiliser_collection_events.fertiliser_chemical_applications',
      'custom_termination_events',
    ],
  )
  const like = { farm_id: farm }
  const token = await tokenOf(address, email)
  const path = `/api/v2/cropping-summary?farm_id=${farm}&period_id=${period}`
  return bare({
    crops: crops.toSorted((one, other) => one.paddock.name.localeCompare(other.paddock.name)),
    lives: await rowsOf(address, 'crop_lifecycle', like),
    grown: await rowsOf(address, 'crop_type_farm_periods', like),
    summary: inNames((await ask<{ data: object }>(address, path, { token })).data),
  }) as Record<string, unknown>
}

const ofFarm = new Set([
  'farm_id',
  'period_id',
  'paddock_id',
  'property_id',
  'crop_collection_id',
  'crop_lifecycle_id',
  'termination_eventable_id',
  'establishment_event_id',
  'termination_event_id',
  'fertiliser_collection_event_id',
  'key',
  'id',
  'created_at',
  'updated_at',
])

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !ofFarm.has(name))
  return Object.fromEntries(kept.map(([name, one]) => [name, bare(one)]))
}

/** The order in which rows were made is that of neither way. */
function inNames(value: unknown): unknown {
  if (!Array.isArray(value)) {
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inNames(one)]))
  }
  if (value.every(one => typeof one === 'number')) return value.length
  return value
    .map(inNames)
    .toSorted((one, other) => JSON.stringify(bare(one)).localeCompare(JSON.stringify(bare(other))))
}
