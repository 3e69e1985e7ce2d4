// The land of a made-up farm: its properties, gauges and paddocks, period by period, each paddock
// linked with what it was a period earlier, and what a hectare of each class was worth.

import { changedGround } from './changes.ts'
import { firstGround, isCropped, isFarmed } from './ground.ts'
import type { Ground } from './ground.ts'
import { countryOf } from './kinds.ts'
import { gaugeNames, propertyNames } from './names.ts'
import { addPlaces } from './places.ts'
import { landPrices } from './land-worth.ts'
import type { LandPrices } from './land-worth.ts'
import type { MadeLand, MadePaddock, MadeProperty, Making, PlannedPeriod } from '../plan.ts'
import type { Random } from '../random.ts'

export function addLand(making: Making): MadeLand {
  const random = making.random.stream('land')
  const grounds = groundOfPeriods(making, random)
  const first = grounds[0] ?? []
  const properties = addProperties(making, first, random)
  const gauges = gaugeNames
    .slice(0, making.plan.gauges)
    .map((name, place) =>
      making.rows.add('rain_gauges', { name, farm_id: making.farm, is_main: place === 0 }),
    )
  const prices = landPrices(countryOf(making.plan), making.plan.periods.length, random)
  addLandValues(making, grounds, properties, prices)
  const paddocks = addPaddocks(making, grounds, { properties, gauges, prices })
  if (making.plan.full) addPlaces(making, grounds, { properties, gauges, paddocks })
  return { properties, gauges, paddocks }
}

type Around = Pick<MadeLand, 'properties' | 'gauges'> & { readonly prices: LandPrices }

/** Tenures are part of the country; small farms hold fewer properties. */
function groundOfPeriods({ plan }: Making, random: Random): readonly (readonly Ground[])[] {
  const { tenures } = countryOf(plan)
  const held = plan.full ? tenures.length : random.whole(2, tenures.length)
  let ground = firstGround(plan, tenures.slice(0, held), random)
  return plan.periods.map((_, place) => {
    if (place > 0) ground = changedGround(plan, ground, random)
    return ground
  })
}

function addProperties(
  making: Making,
  ground: readonly Ground[],
  random: Random,
): readonly MadeProperty[] {
  const { plan, rows, farm } = making
  const count = 1 + Math.max(...ground.map(({ property }) => property))
  return propertyNames(plan, count, random).map((name, place) => {
    const tenure = countryOf(plan).tenures[place] ?? 'Owned'
    const id = rows.add('farm_properties', {
      name,
      colour_id: making.listed('property_colours', `colour-${place + 1}`),
      farm_id: farm,
      period_id: plan.periods[0]?.id ?? null,
    })
    const share = tenure === 'Sharefarmed' ? random.pick([0.5, 0.6, 0.7, 0.75]) : 1
    const paddocks = areaOf(ground.filter(({ property }) => property === place))
    const titleArea = Math.round(paddocks * random.between(1.012, 1.034)) / 100
    addTenure(making, { id, name, tenure, share, titleArea })
    return { id, name, tenure, share, titleArea }
  })
}

const areaOf = (ground: readonly Ground[]) => ground.reduce((sum, { area }) => sum + area, 0)

function addTenure({ plan, rows, farm }: Making, { id, tenure, titleArea }: MadeProperty): void {
  for (const period of plan.periods) {
    rows.add('farm_property_periods', {
      farm_id: farm,
      period_id: period.id,
      property_id: id,
      title_area: titleArea,
      ownership_type: tenure,
    })
  }
}

function addLandValues(
  making: Making,
  grounds: readonly (readonly Ground[])[],
  properties: readonly MadeProperty[],
  prices: LandPrices,
): void {
  const { plan, rows, farm } = making
  plan.periods.forEach((period, place) => {
    properties.forEach(({ id }, property) => {
      const itsGround = (grounds[place] ?? []).filter(ground => ground.property === property)
      for (const landClass of new Set(itsGround.map(ground => ground.landClass))) {
        rows.add('property_paddock_valuations', {
          valuation_category_id: making.listed('valuation_categories', landClass),
          farm_property_id: id,
          farm_id: farm,
          period_id: period.id,
          val_per_hectare: prices(property, place, landClass),
        })
      }
    })
  })
}

function addPaddocks(
  making: Making,
  grounds: readonly (readonly Ground[])[],
  around: Around,
): readonly (readonly MadePaddock[])[] {
  const made = new Map<Ground, MadePaddock>()
  return making.plan.periods.map((period, place) =>
    (grounds[place] ?? []).map(ground => {
      const prior = ground.prior.flatMap(one => made.get(one) ?? [])
      const valuePerHectare = around.prices(ground.property, place, ground.landClass)
      const paddock = addPaddock(making, ground, { ...around, period, prior, valuePerHectare })
      made.set(ground, paddock)
      return paddock
    }),
  )
}

type InPeriod = Around & {
  readonly period: PlannedPeriod
  readonly prior: readonly MadePaddock[]
  readonly valuePerHectare: number
}

function addPaddock(making: Making, ground: Ground, around: InPeriod): MadePaddock {
  const { period, prior, valuePerHectare } = around
  const property = around.properties[ground.property]
  const gauge = around.gauges[ground.property % around.gauges.length]
  if (!property || gauge === undefined) throw new Error('A paddock needs a property and a gauge.')
  const { name, use, soil, irrigation, landClass, waterHolding, fallowEfficiency } = ground
  const area = ground.area / 100
  const id = making.rows.add('paddocks', {
    farm_id: making.farm,
    period_id: period.id,
    name,
    area,
    asset_type_id: making.listed('asset_types', use),
    rain_gauge_id: gauge,
    property_id: property.id,
    soil_type: soil,
    irrigation_type: irrigation,
    sharefarm_percentage: property.share,
    primary_parent_paddock_id: prior[0]?.id ?? null,
    fallow_efficiency: isCropped(use) ? fallowEfficiency : null,
    water_holding: isFarmed(use) ? waterHolding : null,
    valuation_category_id: making.listed('valuation_categories', landClass),
  })
  linkPrior(making, id, prior)
  const sort = { use, soil, irrigation, landClass, waterHolding, fallowEfficiency }
  return { id, name, period, area, property, gauge, prior, valuePerHectare, ...sort }
}

/** The first is the main one. */
function linkPrior({ rows, farm }: Making, id: number, prior: readonly MadePaddock[]): void {
  prior.forEach((earlier, place) =>
    rows.add('paddock_prior_paddocks', {
      parent_paddock_id: id,
      prior_paddock_id: earlier.id,
      is_primary: place === 0,
      farm_id: farm,
    }),
  )
}
