// The land of odd farms: properties that are held in every way, or in none that anybody said, with values
// that are entered now and then.

import type { OddFarm } from './odd-farm.ts'

const ways = [
  'Owned',
  'Owned',
  'Owned – related entity',
  'Leased',
  'Sharefarmed',
  'Sharefarmed out',
  'Leased out',
  'Agisted in',
  'Licence or Crown permit',
  'Managed for another owner',
]

export const landClasses = [
  'dryland-heavy-high-class',
  'dryland-medium',
  'dryland-light-marginal',
  'storage-land',
  'irrigation-developed-furrow',
  'irrigation-pivot-lateral',
  'irrigation-bankless-drip',
  'irrigation-undeveloped-land-commanded',
  'improved-pasture-temperate',
  'irrigated-pasture',
  'improved-pasture-tropical',
  'native-pasture-grazing',
  'native-pasture-rangeland',
  'timber-conservation',
  'creek-roads-infrastructure',
  'lifestyle-near-town',
] as const

/** Gives the farm with its properties. On half of the farms everything is known of them. */
export function holdLand(farm: OddFarm): OddFarm {
  const { id: farm_id, periods, add, listed } = farm
  const random = farm.random.stream('land')
  const isKnown = random.chance(0.5)
  const properties = [0, 1, 2].map(place =>
    add('farm_properties', { farm_id, name: `Title ${place}` }),
  )
  for (const [at, { id: period_id }] of periods.entries()) {
    for (const property_id of properties) {
      if (!isKnown && random.chance(0.1)) continue
      const ownership_type = isKnown || random.chance(0.9) ? random.pick(ways) : null
      const title_area = random.pick([null, 500, 812.3456])
      add('farm_property_periods', { farm_id, period_id, property_id, ownership_type, title_area })
      // What is not entered again is worth what it was.
      const entered = landClasses.filter(() => !random.chance(at === 0 && isKnown ? 0 : 0.5))
      for (const land of entered) {
        const val_per_hectare = isKnown ? random.whole(1, 2_000_000) : random.pick([null, 415_055])
        add('property_paddock_valuations', {
          farm_id,
          period_id,
          farm_property_id: property_id,
          valuation_category_id: listed('valuation_categories', land),
          val_per_hectare,
        })
      }
    }
  }
  return { ...farm, properties }
}
