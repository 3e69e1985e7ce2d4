// What odd farms hold beside land: stock, water of every kind, machines in a list or on the yearly
// sheet, buildings and silos; now and then one of them without a value.

import type { OddFarm } from './odd-farm.ts'
import { keepStock } from './odd-stock.ts'

const entitlements = [
  'High security',
  'General security',
  'Conveyance',
  'Supplementary',
  'Unregulated river',
  'Groundwater',
  'Floodplain harvesting',
  'Overland flow',
  'High priority',
  'Medium priority',
  'Low priority',
  'Risk priority',
  'Unsupplemented',
  'High-reliability water share',
  'Low-reliability water share',
  'Delivery share',
  'Irrigation scheme right',
  'Surface water licence',
  'Domestic and stock',
  'Bore (no licence needed)',
  'On-farm storage',
  'Recycled or tailwater',
  'Other',
  null,
]

const improvements = [
  'House',
  'Hay shed',
  'Workshop',
  'Yards',
  'Fencing',
  'Water points',
  'Solar',
  'Other',
  null,
]

export function holdThings(farm: OddFarm): void {
  const { id: farm_id, random: own, periods, add } = farm
  keepStock(farm)
  const random = own.stream('things')
  const few = (most: number) => Array.from({ length: random.whole(0, most) }, (_, place) => place)
  const isListed = random.chance(0.6)
  const ofFarm = (place: number) => ({ farm_id, name: `Thing ${place}` })
  const things = [
    ...few(8).map(
      place =>
        [
          'asset_waters',
          add('asset_waters', {
            ...ofFarm(place),
            entitlement_type: random.pick(entitlements),
            megalitres: random.pick([null, 100, 432.5]),
          }),
        ] as const,
    ),
    ...few(5).map(
      place =>
        [
          'asset_buildings',
          add('asset_buildings', { ...ofFarm(place), improvement_type: random.pick(improvements) }),
        ] as const,
    ),
    ...few(2).map(
      place => ['asset_grain_storage', add('asset_grain_storage', ofFarm(place))] as const,
    ),
    ...few(isListed ? 6 : 0).map(
      place => ['asset_plant', add('asset_plant', ofFarm(place))] as const,
    ),
  ]
  const machines = things.flatMap(([kind, id]) => (kind === 'asset_plant' ? [id] : []))
  for (const { id: period_id } of periods) {
    const price = () => (random.chance(0.95) ? random.whole(0, 90_000_000) : null)
    const isWaterValued = random.chance(0.7)
    for (const [asset_type, asset_id] of things) {
      if (random.chance(0.1) || (asset_type === 'asset_waters' && !isWaterValued)) continue
      const units = asset_type === 'asset_waters' ? random.pick([null, 90, 210.25]) : null
      add('assets_period', { farm_id, period_id, asset_type, asset_id, value: price(), units })
    }
    const sheet = (place: number) => ({ ...ofFarm(place), period_id })
    for (const place of few(3))
      add('existing_plant_items', { ...sheet(place), closing_value: price() })
    for (const place of few(2)) add('new_plant_purchases', { ...sheet(place), price: price() })
    for (const place of few(2)) {
      const machine = machines[place]
      const asset_plant_id = machine !== undefined && random.chance(0.5) ? machine : null
      add('sold_plant_sales', { ...sheet(place), price: price(), asset_plant_id })
    }
  }
}
