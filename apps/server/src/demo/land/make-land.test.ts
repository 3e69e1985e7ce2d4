// Promises of the made-up land, for farms of every kind.

import { describe, expect, test } from 'vitest'
import { addLand } from './make-land.ts'
import type { MadePaddock, Making } from '../plan.ts'
import { farmKinds, shippedNumbers, smallPlan, trialFarm } from '../trial-farm.ts'

const listed = shippedNumbers()
const trials = farmKinds.flatMap(kind =>
  ['red', 'black', 'loam'].flatMap(seed => [
    { title: `${kind}, full, ${seed}`, making: trialFarm({ kind, seed }, listed) },
    { title: `${kind}, small, ${seed}`, making: trialFarm({ kind, seed, ...smallPlan }, listed) },
  ]),
)
const farms = trials.map(({ title, making }) => ({ title, making, land: addLand(making) }))

const kept = ({ rows }: Making, entity: string) => rows.kept.get(entity) ?? []
const hundredths = (paddocks: readonly MadePaddock[]) =>
  paddocks.reduce((sum, { area }) => sum + Math.round(area * 100), 0)

describe.each(farms)('the land of a farm ($title)', ({ making, land }) => {
  const { plan } = making
  const later = land.paddocks.slice(1).flat()

  test('has the planned paddocks at first and between 25 and 60 ever after', () => {
    expect(land.paddocks.map(list => list.length)[0]).toBe(plan.paddocks)
    for (const list of land.paddocks) {
      expect(list.length).toBeGreaterThanOrEqual(25)
      expect(list.length).toBeLessThanOrEqual(60)
    }
  })

  test('names its paddocks apart within a period, in 1 to 60 trimmed characters', () => {
    for (const list of land.paddocks) {
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
      for (const { name } of list) expect(name).toMatch(/^\S(.{0,58}\S)?$/)
    }
  })

  test('follows all ground from period to period: parts and joined paddocks add up', () => {
    for (const [place, list] of land.paddocks.entries()) {
      const before = land.paddocks[place - 1]
      if (!before) continue
      const parts = Map.groupBy(list, ({ prior }) => prior[0])
      for (const paddock of before) {
        const joined = list.find(({ prior }) => prior.length > 1 && prior.includes(paddock))
        if (joined) expect(hundredths([joined])).toBe(hundredths(joined.prior))
        else expect(hundredths(parts.get(paddock) ?? [])).toBe(hundredths([paddock]))
      }
      expect(hundredths(list)).toBe(hundredths(before))
    }
  })

  test('changes a little each period and carries the rest on unchanged', () => {
    for (const list of land.paddocks.slice(1)) {
      const merges = list.filter(({ prior }) => prior.length === 2).length
      const names = Map.groupBy(list, ({ prior }) => prior[0]?.name)
      const splits = [...names.values()].filter(({ length }) => length === 2).length
      expect(splits).toBeGreaterThanOrEqual(1)
      expect(splits).toBeLessThanOrEqual(plan.full ? 2 : 1)
      if (plan.full) expect(merges).toBe(1)
      const carried = list.filter(({ name, prior }) => prior[0]?.name === name)
      expect(carried.length).toBe(list.length - merges - 2 * splits)
      for (const { area, prior } of carried) expect(prior[0]?.area).toBe(area)
    }
  })

  test('links each later paddock with what it was, the biggest being the main one', () => {
    const links = Map.groupBy(
      kept(making, 'paddock_prior_paddocks'),
      link => link['parent_paddock_id'],
    )
    const rows = kept(making, 'paddocks')
    for (const { id, prior, period } of later) {
      const own = links.get(id) ?? []
      expect(own.map(link => link['prior_paddock_id'])).toEqual(prior.map(one => one.id))
      expect(own.filter(link => link['is_primary']).length).toBe(1)
      const biggest = prior.toSorted((one, other) => other.area - one.area)[0]
      const main = own.find(link => link['is_primary'])?.['prior_paddock_id']
      expect(prior.find(({ id: earlier }) => earlier === main)?.area).toBe(biggest?.area)
      expect(rows[-id - 1]?.['primary_parent_paddock_id']).toBe(main)
      for (const one of prior) expect(one.period.end < period.start).toBe(true)
    }
    for (const { id, prior } of land.paddocks[0] ?? []) {
      expect(links.has(id) || prior.length > 0).toBe(false)
      expect(rows[-id - 1]?.['primary_parent_paddock_id']).toBeNull()
    }
  })

  test('has a little more land by title than in paddocks, on every property', () => {
    const titles = kept(making, 'farm_property_periods')
    expect(titles.length).toBe(land.properties.length * plan.periods.length)
    for (const list of land.paddocks) {
      for (const property of land.properties) {
        const inPaddocks = hundredths(list.filter(one => one.property === property)) / 100
        expect(property.titleArea).toBeGreaterThan(inPaddocks)
        expect(property.titleArea).toBeLessThan(inPaddocks * 1.04)
        const title = titles.find(({ property_id }) => property_id === property.id)
        expect(title).toMatchObject({
          title_area: property.titleArea,
          ownership_type: property.tenure,
        })
      }
    }
  })

  test('values every class of land of every property in every period, rising 3 to 8 % a year', () => {
    const values = new Map(
      kept(making, 'property_paddock_valuations').map(row => [
        [row['farm_property_id'], row['period_id'], row['valuation_category_id']].join(' '),
        Number(row['val_per_hectare']),
      ]),
    )
    expect(values.size).toBe(kept(making, 'property_paddock_valuations').length)
    for (const paddock of land.paddocks.flat()) {
      const { valuePerHectare, prior, property, period, landClass } = paddock
      const landClassId = listed('valuation_categories', landClass)
      expect(values.get([property.id, period.id, landClassId].join(' '))).toBe(valuePerHectare)
      expect(Number.isInteger(valuePerHectare)).toBe(true)
      expect(valuePerHectare).toBeGreaterThanOrEqual(50_00)
      expect(valuePerHectare).toBeLessThanOrEqual(40_000_00)
      if (!prior[0]) continue
      const rise = valuePerHectare / prior[0].valuePerHectare - 1
      expect(rise).toBeGreaterThanOrEqual(0.03)
      expect(rise).toBeLessThanOrEqual(0.08)
    }
  })

  test('gives each paddock what a careful farmer would write down', () => {
    for (const row of kept(making, 'paddocks')) {
      for (const field of [
        'farm_id',
        'period_id',
        'name',
        'area',
        'asset_type_id',
        'rain_gauge_id',
        'property_id',
        'soil_type',
        'sharefarm_percentage',
        'valuation_category_id',
      ]) {
        expect(row[field], field).toEqual(expect.anything())
      }
    }
    for (const { use, fallowEfficiency, waterHolding, irrigation } of land.paddocks.flat()) {
      const cropped = /cropping|sugarcane/.test(use)
      expect(fallowEfficiency >= 0.15 && fallowEfficiency <= 0.3).toBe(cropped)
      if (cropped) expect(waterHolding >= 40 && waterHolding <= 280).toBe(true)
      if (use.startsWith('irrigated')) expect(irrigation).not.toBeNull()
      if (use.startsWith('dryland') || use === 'grazing') expect(irrigation).toBeNull()
    }
  })

  test('is held in two to four properties, and only crops are grown on shares', () => {
    expect(land.properties.length).toBeGreaterThanOrEqual(2)
    expect(land.properties.length).toBeLessThanOrEqual(4)
    expect(new Set(land.properties.map(({ name }) => name)).size).toBe(land.properties.length)
    for (const { tenure, share } of land.properties)
      expect(share < 1).toBe(tenure === 'Sharefarmed')
    for (const { property, use } of land.paddocks.flat()) {
      if (property.tenure === 'Sharefarmed') expect(use).toMatch(/cropping|sugarcane/)
    }
  })

  test('is the same when it is made again', () => {
    const again = { ...trialFarm({ ...plan }, listed) }
    addLand(again)
    expect([...again.rows.kept]).toEqual([...making.rows.kept])
  })
})

test.each(farmKinds)('as many as sixty paddocks, or twenty-five, find room (%s)', kind => {
  for (const paddocks of [25, 60]) {
    const { paddocks: made } = addLand(trialFarm({ kind, seed: `${paddocks}`, paddocks }, listed))
    for (const [place, list] of made.entries()) {
      expect(list.length).toBeGreaterThanOrEqual(25)
      expect(list.length).toBeLessThanOrEqual(60)
      expect(list.filter(({ prior }) => prior.length === 2).length).toBe(place ? 1 : 0)
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
    }
  }
})
