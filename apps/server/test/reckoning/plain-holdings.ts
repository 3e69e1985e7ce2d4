// Water, machines, buildings and silos of the financial record, reckoned item by item. Where one of them
// has no value, all of them have none.

import { total } from './plain-figures.ts'
import type { Figure } from './raw-farm.ts'
import type { RawRecord } from './raw-record.ts'

/** Table 2.14 of the domain. */
const entitlements: Readonly<Record<string, readonly string[]>> = {
  high_security: ['High security', 'High priority', 'High-reliability water share'],
  general_security: [
    'General security',
    'Conveyance',
    'Medium priority',
    'Irrigation scheme right',
    'Surface water licence',
  ],
  supplementary: [
    'Supplementary',
    'Unsupplemented',
    'Low priority',
    'Risk priority',
    'Low-reliability water share',
  ],
  groundwater: ['Groundwater'],
  floodplain: ['Floodplain harvesting', 'Overland flow'],
  unregulated: ['Unregulated river'],
  stock_domestic: ['Domestic and stock'],
  other_water: ['Bore (no licence needed)', 'Recycled or tailwater', 'Other'],
}

const outdoors = ['Yards', 'Fencing', 'Water points', 'Internal roads', 'Solar', 'Power']

const whole = (values: readonly Figure[]): Figure => (values.includes(null) ? null : total(values))

const money = (rows: readonly { readonly value: Figure }[]): Figure =>
  whole(rows.map(({ value }) => value))

export function plainHoldings(raw: RawRecord, period: number) {
  const valued = raw.things.filter(one => one.period_id === period)
  const ofKind = (kind: string) => valued.filter(({ asset_type }) => asset_type === kind)
  const inWater = ofKind('asset_waters')
  const waters = raw.waters.flatMap(({ id, entitlement_type: kind, megalitres }) => {
    const row = inWater.find(({ asset_id }) => asset_id === id)
    if (!row && inWater.length > 0) return []
    return [{ kind, megalitres: row?.units ?? megalitres, value: row?.value ?? null }]
  })
  const storages = waters.filter(({ kind }) => kind === 'On-farm storage')
  const rights = waters.filter(({ kind }) => kind !== 'On-farm storage')
  const buildings = ofKind('asset_buildings')
  const isOutdoors = ({ improvement_type: kind }: (typeof buildings)[number]) =>
    kind === null || outdoors.includes(kind)
  const machines = ofKind('asset_plant')
  const onSheet = raw.machines
    .filter(one => one.period_id === period)
    .map(({ closing_value: value }) => ({ value }))
  const prices = (rows: typeof raw.bought) =>
    whole(rows.flatMap(one => (one.period_id === period ? [one.price] : [])))
  return {
    ...byReliability(waters),
    storage_capacity_ml: total(storages.map(({ megalitres }) => megalitres)),
    owned_water_val: money(rights),
    owned_plant_val: money(machines.length > 0 ? machines : onSheet),
    owned_buildings_val: money(buildings.filter(one => !isOutdoors(one))),
    owned_infrastructure_val: money([
      ...buildings.filter(isOutdoors),
      ...ofKind('asset_grain_storage'),
      ...storages,
    ]),
    plant_purchase_val: prices(raw.bought),
    plant_sale_val: prices(raw.sold),
  } as Readonly<Record<string, Figure>>
}

interface Water {
  readonly kind: string | null
  readonly megalitres: Figure
  readonly value: Figure
}

function byReliability(waters: readonly Water[]) {
  return Object.fromEntries(
    Object.entries(entitlements).flatMap(([name, kinds]) => {
      const own = waters.filter(({ kind }) => kind !== null && kinds.includes(kind))
      return [
        [`${name}_ml`, total(own.map(({ megalitres }) => megalitres))],
        [`${name}_val`, money(own)],
      ]
    }),
  )
}
