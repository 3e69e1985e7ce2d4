// The class of a paddock's land, and what a hectare of each class is worth.

import type { Country, Irrigation, Odds, Soil } from './kinds.ts'
import type { AssetTypeSlug } from '../plan.ts'
import type { Random } from '../random.ts'

export interface Looks {
  readonly use: AssetTypeSlug
  readonly soil: Soil
  readonly irrigation: Irrigation | null
}

export function landClassOf({ use, soil, irrigation }: Looks, pasture: string): string {
  if (use === 'grazing') return pasture
  return classOfUse[use] ?? (irrigation ? classOfIrrigation[irrigation] : classOfSoil[soil])
}

/** $ per hectare, whole cents, by property, place of the period and class. */
export type LandPrices = (property: number, period: number, landClass: string) => number

/** The district's values, a little apart from property to property, rising year by year. */
export function landPrices(country: Country, periods: number, random: Random): LandPrices {
  const district = country.value * random.between(0.87, 1.13)
  const apart = Array.from({ length: 4 }, () => random.between(0.93, 1.07))
  const levels = [1]
  for (let period = 1; period < periods; period += 1) {
    levels.push((levels[period - 1] ?? 1) * random.between(1.037, 1.073))
  }
  return (property, period, landClass) => {
    const index = (relativeValue[landClass] ?? 0) / 100
    return rounded(district * index * (apart[property] ?? 1) * (levels[period] ?? 1)) * 100
  }
}

export function drawn<T>(odds: Odds<T>, random: Random): T {
  let left = random.next() * odds.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [item, weight] of odds) {
    left -= weight
    if (left < 0) return item
  }
  throw new Error('There is nothing to draw from.')
}

/** Valuers speak in tens of dollars, on poor land in dollars. */
function rounded(dollars: number): number {
  return dollars < 2_000 ? Math.round(dollars) : Math.round(dollars / 10) * 10
}

const classOfUse: Partial<Record<AssetTypeSlug, string>> = {
  'irrigated-pasture': 'irrigated-pasture',
  'timber-and-conservation': 'timber-conservation',
  'infrastructure-and-other': 'creek-roads-infrastructure',
  'water-storage': 'storage-land',
}

const classOfIrrigation: Readonly<Record<Irrigation, string>> = {
  Syphon: 'irrigation-developed-furrow',
  Other: 'irrigation-developed-furrow',
  Pivot: 'irrigation-pivot-lateral',
  Lateral: 'irrigation-pivot-lateral',
  Bankless: 'irrigation-bankless-drip',
  'Subsurface drip': 'irrigation-bankless-drip',
}

const classOfSoil: Readonly<Record<Soil, string>> = {
  Heavy: 'dryland-heavy-high-class',
  'Heavy to Medium': 'dryland-heavy-high-class',
  Medium: 'dryland-medium',
  'Medium to Light': 'dryland-light-marginal',
  Light: 'dryland-light-marginal',
}

/** Good dryland is 100. */
const relativeValue: Readonly<Record<string, number>> = {
  'dryland-heavy-high-class': 120,
  'dryland-medium': 100,
  'dryland-light-marginal': 65,
  'irrigation-developed-furrow': 220,
  'irrigation-pivot-lateral': 230,
  'irrigation-bankless-drip': 260,
  'storage-land': 60,
  'improved-pasture-temperate': 80,
  'improved-pasture-tropical': 55,
  'native-pasture-grazing': 35,
  'native-pasture-rangeland': 8,
  'irrigated-pasture': 150,
  'timber-conservation': 15,
  'creek-roads-infrastructure': 10,
}
