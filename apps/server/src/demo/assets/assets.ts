// What a made-up farm owns besides land and stock, and what it was worth period by period.

import { buildings, isBuilding, laterBuildings, silos, waters } from './lists.ts'
import type { Building, Entitlement, Improvement, Silo, Water } from './lists.ts'
import { addPlant } from './plant.ts'
import { addValue, hundreds } from './values.ts'
import type { MadeAssets, MadeLand, MadePaddock, Making, PlannedPeriod } from '../plan.ts'
import type { Random } from '../random.ts'
import { isGrazed } from '../stock/size.ts'

export function addAssets(making: Making, land: MadeLand): readonly MadeAssets[] {
  const random = making.random.stream('assets')
  const ground = groundOf(land)
  const home = land.properties[0]?.id ?? null
  const fixtures = addFixtures(making, { ground, home, random })
  const waterRights = addWaters(making, { ground, home, random })
  const plant = addPlant(making, ground.cropped, random.stream('plant'))
  return making.plan.periods.map((period, place) => ({
    period,
    ...valuesOf(fixtures, making, place),
    plantOpening: 0,
    plant: 0,
    plantBought: 0,
    plantSold: 0,
    ...plant[place],
    water: waterRights.map(right => waterValue(right, making, place)),
  }))
}

interface Ground {
  readonly grazed: number
  readonly cropped: number
  readonly irrigated: number
}

/** Hectares of the first period: buildings and licences do not follow every fence. */
function groundOf(land: MadeLand): Ground {
  const paddocks = land.paddocks[0] ?? []
  const area = (isMeant: (paddock: MadePaddock) => boolean) =>
    paddocks.filter(isMeant).reduce((sum, paddock) => sum + paddock.area, 0)
  return {
    grazed: area(isGrazed),
    cropped: area(({ use }) => use.endsWith('-cropping') || use === 'sugarcane'),
    irrigated: area(({ irrigation }) => irrigation !== null),
  }
}

interface Setting {
  readonly ground: Ground
  readonly home: number | null
  readonly random: Random
}

interface Fixture {
  readonly type: 'asset_buildings' | 'asset_grain_storage'
  readonly asset: number
  readonly name: string
  readonly roofed: boolean
  /** Whole cents, by the place of the period; none before it was built. */
  readonly values: readonly (number | undefined)[]
  readonly builtAt: number
}

function addFixtures(making: Making, setting: Setting): readonly Fixture[] {
  const { plan } = making
  const { random } = setting
  const first = buildings[plan.kind].map(building => addBuilding(making, building, setting))
  const later = plan.periods.flatMap((_, place) => {
    if (place === 0 || !random.chance(0.3)) return []
    const building = laterBuildings[(place - 1) % laterBuildings.length]
    return building ? [addBuilding(making, building, setting, place)] : []
  })
  return [...first, ...silos[plan.kind].map(silo => addSilo(making, silo, setting)), ...later]
}

function addBuilding(
  making: Making,
  { name, type, value, per }: Building,
  { ground, home, random }: Setting,
  builtAt = 0,
): Fixture {
  const { rows, farm } = making
  const item = { name, farm_id: farm, property_id: home, improvement_type: type }
  const asset = rows.add('asset_buildings', item)
  const first = value * (per ? ground[per] : 1) * random.between(0.85, 1.2)
  const values = valuesOver(making, { first, growth: growthOf(type), builtAt })
  return { type: 'asset_buildings', asset, name, roofed: isBuilding(type), values, builtAt }
}

const growthOf = (type: Improvement): number =>
  type === 'House' || type === 'Cottage' ? 1.03 : 0.98

function addSilo(making: Making, silo: Silo, { home, random }: Setting): Fixture {
  const { name, type, tonnes, value } = silo
  const { rows, farm } = making
  const item = { name, farm_id: farm, property_id: home, tonnes, storage_type: type }
  const asset = rows.add('asset_grain_storage', item)
  const first = value * random.between(0.85, 1.15)
  const values = valuesOver(making, { first, growth: 0.95, builtAt: 0 })
  return { type: 'asset_grain_storage', asset, name, roofed: false, values, builtAt: 0 }
}

interface Course {
  readonly first: number
  readonly growth: number
  readonly builtAt: number
}

function valuesOver({ plan }: Making, { first, growth, builtAt }: Course) {
  return plan.periods.map((_, place) =>
    place < builtAt ? undefined : hundreds(first * growth ** (place - builtAt)),
  )
}

function valuesOf(fixtures: readonly Fixture[], making: Making, place: number) {
  const sums = { buildings: 0, infrastructure: 0, built: 0 }
  for (const { type, asset, name, roofed, values, builtAt } of fixtures) {
    const value = values[place]
    const period = making.plan.periods[place]
    if (value === undefined || !period) continue
    addValue(making, period, { type, asset, value, units: 1, name })
    sums[roofed ? 'buildings' : 'infrastructure'] += value
    if (place > 0 && builtAt === place) sums.built += value
  }
  return sums
}

interface WaterRight {
  readonly asset: number
  readonly name: string
  readonly type: Entitlement
  readonly megalitres: number
  readonly values: readonly number[]
}

function addWaters(making: Making, setting: Setting): readonly WaterRight[] {
  return waters[making.plan.kind].flatMap(water => {
    const megalitres = megalitresOf(water, setting)
    return megalitres > 0 ? [addWater(making, water, { ...setting, megalitres })] : []
  })
}

function megalitresOf({ perHectare, fixed }: Water, { ground, random }: Setting): number {
  const wanted = (perHectare ?? 0) * ground.irrigated + (fixed ?? 0)
  return Math.round(wanted * random.between(0.85, 1.15))
}

function addWater(
  making: Making,
  { name, type, price }: Water,
  { home, random, megalitres }: Setting & { readonly megalitres: number },
): WaterRight {
  const { plan, rows, farm } = making
  const item = { name, farm_id: farm, property_id: home, entitlement_type: type, megalitres }
  const asset = rows.add('asset_waters', item)
  const first = price * random.between(0.9, 1.12)
  const dearer = random.between(1.02, 1.05)
  const values = plan.periods.map((_, place) => {
    const perMegalitre = Math.round((first * dearer ** place) / 10) * 10
    return megalitres * perMegalitre * 100
  })
  return { asset, name, type, megalitres, values }
}

function waterValue(
  { asset, name, type, megalitres, values }: WaterRight,
  making: Making,
  place: number,
): MadeAssets['water'][number] {
  const value = values[place] ?? 0
  const period: PlannedPeriod | undefined = making.plan.periods[place]
  if (period) {
    addValue(making, period, { type: 'asset_waters', asset, value, units: megalitres, name })
  }
  return { type, megalitres, value }
}
