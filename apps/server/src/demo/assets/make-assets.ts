// What a made-up farm owns besides land and stock, and what it was worth period by period.

import { buildings, laterBuildings, silos, waters } from './lists.ts'
import type { Building, Improvement, Silo, Water } from './lists.ts'
import { addPlant } from './plant.ts'
import { addValue, hundreds } from './asset-worth.ts'
import type { MadeLand, MadePaddock, Making } from '../plan.ts'
import type { Random } from '../random.ts'
import { isGrazed } from '../stock/size.ts'

export function addAssets(making: Making, land: MadeLand): void {
  const random = making.random.stream('assets')
  const ground = groundOf(land)
  const home = land.properties[0]?.id ?? null
  const fixtures = addFixtures(making, { ground, home, random })
  const waterRights = addWaters(making, { ground, home, random })
  addPlant(making, ground.cropped, random.stream('plant'))
  for (const [place, period] of making.plan.periods.entries()) {
    for (const { values, ...thing } of [...fixtures, ...waterRights]) {
      const value = values[place]
      if (value !== undefined) addValue(making, period, { ...thing, value })
    }
  }
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

interface Thing {
  readonly type: 'asset_buildings' | 'asset_grain_storage' | 'asset_waters'
  readonly asset: number
  readonly name: string
  readonly units: number
  /** Whole cents, by the place of the period; none before it was built. */
  readonly values: readonly (number | undefined)[]
}

function addFixtures(making: Making, setting: Setting): readonly Thing[] {
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
): Thing {
  const { rows, farm } = making
  const item = { name, farm_id: farm, property_id: home, improvement_type: type }
  const asset = rows.add('asset_buildings', item)
  const first = value * (per ? ground[per] : 1) * random.between(0.85, 1.2)
  const values = valuesOver(making, { first, growth: growthOf(type), builtAt })
  return { type: 'asset_buildings', asset, name, units: 1, values }
}

const growthOf = (type: Improvement): number =>
  type === 'House' || type === 'Cottage' ? 1.03 : 0.98

function addSilo(making: Making, silo: Silo, { home, random }: Setting): Thing {
  const { name, type, tonnes, value } = silo
  const { rows, farm } = making
  const item = { name, farm_id: farm, property_id: home, tonnes, storage_type: type }
  const asset = rows.add('asset_grain_storage', item)
  const first = value * random.between(0.85, 1.15)
  const values = valuesOver(making, { first, growth: 0.95, builtAt: 0 })
  return { type: 'asset_grain_storage', asset, name, units: 1, values }
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

function addWaters(making: Making, setting: Setting): readonly Thing[] {
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
): Thing {
  const { plan, rows, farm } = making
  const item = { name, farm_id: farm, property_id: home, entitlement_type: type, megalitres }
  const asset = rows.add('asset_waters', item)
  const first = price * random.between(0.9, 1.12)
  const dearer = random.between(1.02, 1.05)
  const values = plan.periods.map((_, place) => {
    const perMegalitre = Math.round((first * dearer ** place) / 10) * 10
    return megalitres * perMegalitre * 100
  })
  return { type: 'asset_waters', asset, name, units: megalitres, values }
}
