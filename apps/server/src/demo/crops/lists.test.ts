// The tables of the made-up crops agree with the lists that ship with Furrow.

import { expect, test } from 'vitest'
import { enterpriseOf, enterprises } from './enterprises.ts'
import { factsOf, knownCrops } from './facts.ts'
import type { Region } from './facts.ts'
import { analyses } from './fertilisers.ts'
import { shipped } from './trial.ts'

const regions: readonly Region[] = ['north', 'south']
const facts = knownCrops().flatMap(crop =>
  regions.map(region => ({ crop, ...factsOf(crop, region) })),
)

test('what is in a fertiliser is what its shipped analysis says, all of it', () => {
  const rows = [...shipped('chem_element_fert_products').values()]
  for (const [product, elements] of Object.entries(analyses)) {
    const own = rows.filter(row => row['fertiliser_product_id'] === product)
    const said = own.map(row => [row['chemical_element_id'], row['percentage']])
    expect(elements).toEqual(Object.fromEntries(said))
    const sum = Object.values(elements).reduce((one, other) => one + other, 0)
    expect(sum).toBeLessThanOrEqual(1)
  }
})

test('crops are taken, sown and bounded as the shipped crops say', () => {
  const types = shipped('crop_types')
  for (const { crop, taken, perennial, seed, bounds } of facts) {
    const type = types.get(crop)
    const options = type?.['options'] as Record<string, number>
    expect(type?.['harvest_type_id']).toBe(taken)
    expect(type?.['lifecycle_type_id']).toBe(perennial ? 'perennial' : 'annual')
    expect(seed[0]).toBeGreaterThanOrEqual(options['sow_rate_min'] ?? NaN)
    expect(seed[1]).toBeLessThanOrEqual(options['sow_rate_max'] ?? NaN)
    expect(bounds.dry).toBe(options['warn_high_dry'])
    expect(bounds.irrigated).toBe(options['warn_high_irrigated'])
    if (taken !== 'grazing') expect(bounds.low).toBe(options['warn_low'])
    if (!options['te_kg_mm'] || !options['evap_mm']) continue
    const { water } = factsOf(crop, 'south')
    expect(water.perMillimetre).toBe(options['te_kg_mm'] / 1000)
    expect(water.evaporation).toBe(options['evap_mm'])
    expect(water.share[1]).toBeLessThanOrEqual(1)
  }
})

test('every variety ships with its crop, and a crop without varieties ships with none', () => {
  const rows = [...shipped('varieties').values()]
  for (const { crop, varieties } of facts) {
    const own = rows.filter(row => row['crop_type_id'] === crop).map(({ slug }) => slug)
    for (const variety of varieties) expect(own).toContain(`${crop}/${variety}`)
    expect(varieties.length > 0).toBe(own.length > 0)
  }
})

test('the enterprises of our crops are those that ship; nobody here grows back to back', () => {
  const rows = [...shipped('crop_collection_enterprises').values()]
  for (const [use, crops] of Object.entries(enterprises)) {
    for (const [crop, fallows] of Object.entries(crops)) {
      const own = rows.filter(row => row['asset_type_id'] === use && row['crop_type_id'] === crop)
      const kinds = own
        .map(row => row['fallow_type_id'])
        .filter(kind => kind !== 'irrigated-back-to-back')
      expect(new Set<unknown>(fallows ?? [null])).toEqual(new Set(kinds))
    }
  }
  expect(enterpriseOf('sugarcane', 'soybean', 'short-fallow')).toBe(
    'sugarcane/soybean/short-fallow',
  )
  expect(enterpriseOf('grazing', 'forage-oats', 'double-crop')).toBeNull()
  expect(enterpriseOf('dryland-cropping', 'fallow', null)).toBe('dryland-cropping/fallow')
})
