// Made-up farms: five zones in two regions, two activities, three size bands, most owners with one farm.
// Areas and rain are what everybody can see; yields, prices, costs and values are what they keep to themselves.

import type { EditionInput, FarmResult, FarmSet, SecretDraw } from './edition.ts'

export interface MadeFarm {
  readonly id: string
  readonly owner: string
  readonly zone: number
  readonly activity: number
  readonly size: number
  /** Shares of its hectares under three crops, and rain as a share of the usual. */
  readonly areas: readonly number[]
  readonly rain: number
  readonly hasCotton: boolean
  /** How far it is from the others, year by year, in standard deviations: yield, price, costs, assets. */
  readonly skill: readonly number[]
}

export const madeLines = [
  { name: 'wheat_area' },
  { name: 'canola_area' },
  { name: 'barley_area' },
  { name: 'rain' },
  { name: 'wheat_tonnes' },
  { name: 'wheat_income', joins: 'other_income' },
  { name: 'cotton_income', joins: 'other_income' },
  { name: 'other_income' },
  { name: 'fertiliser', joins: 'other_costs' },
  { name: 'fuel', joins: 'other_costs' },
  { name: 'other_costs' },
  { name: 'land' },
  { name: 'plant' },
]

export const madeMeasures = [
  { name: 'wheat_yield', denominator: { wheat_area: 1 } },
  { name: 'wheat_price', denominator: { wheat_tonnes: 1 } },
  { name: 'roam', denominator: { land: 1, plant: 1 } },
  { name: 'cotton_income', denominator: {} },
] as const

/** A generator of numbers from 0 to 1 that comes out the same for the same seed (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function normalFrom(chance: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
}

/** Stands in for the HMAC of the server. */
export function drawFrom(seed: number): SecretDraw {
  return farms => {
    const ofSet = hashOf(farms.join(' '), seed)
    return owner => hashOf(owner, ofSet) / 2 ** 32
  }
}

function hashOf(text: string, seed: number): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  }
  return Math.floor(chanceFrom(hash)() * 2 ** 32)
}

export function madeFarms(seed: number, amount: number): readonly MadeFarm[] {
  const chance = chanceFrom(seed)
  const farms: MadeFarm[] = []
  for (let number = 0; number < amount; number += 1) {
    const shares = [chance(), chance(), chance(), chance()]
    const whole = shares.reduce((sum, share) => sum + share, 0)
    const last = farms.at(-1)
    farms.push({
      id: `farm ${String(number).padStart(5, '0')}`,
      owner: last && chance() < 0.12 ? last.owner : `owner ${number}`,
      zone: Math.floor(chance() * 5),
      activity: Math.floor(chance() * 2),
      size: Math.floor(chance() * 3),
      areas: shares.slice(0, 3).map(share => share / whole),
      rain: 0.8 + 0.4 * chance(),
      hasCotton: chance() < 0.15,
      skill: Array.from({ length: 6 }, () => normalFrom(chance)),
    })
  }
  return farms
}

/** What a farm has in a year; the years of a farm are alike, but not the same. */
export function madeResult(farm: MadeFarm, year = 0, seed = 0): FarmResult {
  const chance = chanceFrom(hashOf(farm.id, seed * 100 + year))
  const apart = (at: number) => 0.7 * (farm.skill[at] ?? 0) + 0.7 * normalFrom(chance)
  const [wheat = 0, canola = 0, barley = 0] = farm.areas
  const yieldOfWheat = Math.max(0.3, 3 + 0.3 * farm.zone + 0.7 * apart(0))
  const price = 320 + 25 * apart(1)
  const tonnes = wheat * yieldOfWheat
  const cotton = farm.hasCotton ? 400 + 100 * apart(2) : 0
  const otherIncome = Math.max(0, 300 + 80 * apart(2))
  const costs = [90 + 15 * apart(3), 40 + 8 * apart(4), 250 + 40 * apart(3)]
  const income = tonnes * price + cotton + otherIncome
  const profit = income - costs.reduce((sum, cost) => sum + cost, 0)
  const land = Math.max(1500, 6000 + 1000 * farm.zone + 1200 * apart(5))
  const plant = Math.max(100, 800 + 150 * apart(4))
  const roam = profit / (land + plant)
  return {
    farm: farm.id,
    owner: farm.owner,
    hasProfit: true,
    lines: Float64Array.from(
      [wheat, canola, barley, farm.rain, tonnes, tonnes * price, cotton, otherIncome].concat(
        costs,
        land,
        plant,
      ),
    ),
    measures: Float64Array.of(yieldOfWheat, price, roam, cotton || NaN),
    rankings: Float64Array.of(roam),
  }
}

export function madeTree(farms: readonly MadeFarm[]): readonly FarmSet[] {
  const regionOf = (farm: MadeFarm) => `region ${farm.zone < 3 ? 1 : 2}`
  const pathOf = (farm: MadeFarm) => [
    'all',
    regionOf(farm),
    `${regionOf(farm)}, activity ${farm.activity}`,
    `zone ${farm.zone}, activity ${farm.activity}`,
    `zone ${farm.zone}, activity ${farm.activity}, size ${farm.size}`,
  ]
  const nodes = new Map<string, { parent: string | undefined; depth: number; farms: string[] }>()
  for (const farm of farms) {
    const path = pathOf(farm)
    for (const [depth, key] of path.entries()) {
      const node = nodes.get(key) ?? { parent: path[depth - 1], depth, farms: [] }
      node.farms.push(farm.id)
      nodes.set(key, node)
    }
  }
  return [...nodes].map(([key, { parent, depth, farms: ids }]) => ({
    key,
    kind: 'node',
    ...(parent === undefined ? {} : { parent }),
    farms: ids,
    hasTop: depth < 4,
  }))
}

export function madeInput(
  results: readonly FarmResult[],
  sets: readonly FarmSet[],
  more: Partial<EditionInput> = {},
): EditionInput {
  return {
    edition: 1,
    lines: madeLines,
    measures: madeMeasures,
    rankings: ['roam'],
    results,
    sets,
    secretDraw: drawFrom(7),
    before: [],
    ...more,
  }
}
