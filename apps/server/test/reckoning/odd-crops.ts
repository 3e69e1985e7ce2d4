// What grew on the odd farms: each paddock has a shape of its own, in every period again.

import { shapes, standing } from './odd-shapes.ts'
import { landClasses } from './odd-land.ts'
import type { OddCrop, OddFarm, OddPeriod, Site } from './odd-farm.ts'

const sites = 9

/** Gives the crops; each paddock follows on what it was a period before. */
export function growOdd(farm: OddFarm): readonly OddCrop[] {
  const { random } = farm
  const crops: OddCrop[] = []
  // Some farms tell their first year by sheets alone.
  const sheetsOnly = random.stream('first year').chance(0.2) ? farm.periods[0] : undefined
  for (let place = 0; place < sites; place += 1) {
    const own = random.stream(`paddock ${place}`)
    const lasting = own.pick(shapes)
    let before: number | undefined
    let stand: Site['stand']
    for (const period of farm.periods) {
      const { paddock, area } = addPaddock({ ...farm, random: own }, period, place)
      if (period === sheetsOnly) continue
      const shape = standing.has(lasting) ? lasting : own.pick(shapes)
      const site = { ...farm, random: own, period, paddock, area, before, stand }
      const grown = shape(site)
      crops.push(...grown.crops)
      stand = standing.has(shape) && standing.has(lasting) ? grown.stand : undefined
      before = grown.crops.at(-1)?.id ?? before
    }
  }
  return crops
}

const uses = [
  'dryland-cropping',
  'dryland-cropping',
  'irrigated-cropping',
  'semi-irrigated-cropping',
  'grazing',
  'irrigated-pasture',
  'sugarcane',
  'horticulture',
  'water-storage',
] as const

const irrigations = [
  null,
  null,
  'Pivot',
  'Lateral',
  'Syphon',
  'Bankless',
  'Subsurface drip',
  'Other',
] as const

function addPaddock(farm: OddFarm, period: OddPeriod, place: number) {
  const { random, id, gauges, properties, add, listed } = farm
  const area = random.pick([80, 100.25, 33.3333, 12.5, 0, null, 240])
  const use = random.chance(0.95) ? random.pick(uses) : undefined
  const land = random.chance(0.95) ? random.pick(landClasses) : undefined
  const paddock = add('paddocks', {
    farm_id: id,
    period_id: period.id,
    name: `Block ${place}`,
    area,
    rain_gauge_id: random.chance(0.6) ? random.pick(gauges) : null,
    sharefarm_percentage: random.pick([null, null, 1, 0.5, 0.666667]),
    fallow_efficiency: random.pick([null, 0.2, 0.33]),
    irrigation_type: random.pick(irrigations),
    soil_type: random.pick([null, 'Heavy', 'Light']),
    property_id: random.chance(0.97) ? random.pick(properties) : null,
    asset_type_id: use === undefined ? null : listed('asset_types', use),
    valuation_category_id: land === undefined ? null : listed('valuation_categories', land),
  })
  return { paddock, area }
}
