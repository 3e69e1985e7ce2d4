import { beforeEach, describe, expect, test } from 'vitest'
import { ruledFarm } from './ruled-farm.ts'
import type { Kept } from './ruled-farm.ts'

const farm = ruledFarm()
const newPaddock = (values: object) => ({
  farm_id: farm.farm,
  period_id: farm.now,
  name: 'River',
  ...values,
})

describe('a paddock', () => {
  test('has more than 0 and at most 60,000 ha (E-PAD-1)', async () => {
    expect(await farm.refusal('paddocks', newPaddock({ area: 0 }))).toHaveProperty('area')
    expect(await farm.refusal('paddocks', newPaddock({ area: 60_001 }))).toHaveProperty('area')
    const { id } = await farm.add('paddocks', newPaddock({ area: 0.5 }))
    expect(await farm.refusal('paddocks', { area: 0 }, id)).toEqual({
      area: ['A paddock has more than 0 ha.'],
    })
    await farm.change('paddocks', id, { area: 60_000 })
    await farm.change('paddocks', id, { area: null })
  })

  test('says in a batch which row is meant', async () => {
    const resources = [newPaddock({ name: 'A', area: 3 }), newPaddock({ name: 'B', area: 0 })]
    const { status, body } = await farm.ask('POST', 'paddocks/batch', { resources })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['resources.1.area']])
  })

  test('is ours by 0 to 100% (E-PAD-4)', async () => {
    const { id } = await farm.paddock({ sharefarm_percentage: 1 })
    expect(await farm.refusal('paddocks', { sharefarm_percentage: 1.01 }, id)).toHaveProperty(
      'sharefarm_percentage',
    )
  })

  test('is asked for its soil, gauge, property and land class (W-PAD-3)', async () => {
    const soil_type = 'Heavy'
    expect(await farm.warnings('paddocks', newPaddock({ area: 40, soil_type }))).toEqual([
      'W-PAD-3 rain_gauge_id',
      'W-PAD-3 property_id',
      'W-PAD-3 valuation_category_id',
    ])
    const { id } = await farm.paddock({ soil_type })
    expect(await farm.warnings('paddocks', { name: 'Hill' }, id)).toEqual([])
    expect(await farm.warnings('paddocks', { soil_type: null }, id)).toEqual(['W-PAD-3 soil_type'])
  })

  test('under 1 ha, or over 2,000 ha of cropping, stands out (W-PAD-4)', async () => {
    const dryland = await farm.listed('asset_types', 'dryland-cropping')
    const grazing = await farm.listed('asset_types', 'grazing')
    const { id } = await farm.paddock({ asset_type_id: dryland })
    expect(await farm.warnings('paddocks', { area: 0.9 }, id)).toEqual(['W-PAD-4 area'])
    expect(await farm.warnings('paddocks', { area: 1 }, id)).toEqual([])
    expect(await farm.warnings('paddocks', { area: 2000 }, id)).toEqual([])
    expect(await farm.sentence('W-PAD-4', 'paddocks', { area: 2001, name: 'River' }, id)).toBe(
      'River has 2,001 ha: that is very large for a cropping paddock.',
    )
    expect(await farm.warnings('paddocks', { asset_type_id: grazing }, id)).toEqual([])
    expect(await farm.warnings('paddocks', { asset_type_id: dryland }, id)).toEqual([
      'W-PAD-4 area',
    ])
  })

  test('has a rain gauge of its own farm (E-RAIN-2)', async () => {
    const gauge = await farm.add('rain_gauges', { farm_id: farm.farm, name: 'Shed' })
    const other = await farm.add('farms', { farm_name: 'Hills' })
    const theirs = await farm.add('rain_gauges', { farm_id: other.id, name: 'House' })
    await farm.paddock({ rain_gauge_id: gauge.id })
    const wrong = newPaddock({ area: 3, rain_gauge_id: theirs.id })
    expect(await farm.refusal('paddocks', wrong)).toHaveProperty('rain_gauge_id')
  })

  test('stays in its period once something is recorded on it', async () => {
    const { id } = await farm.paddock()
    await farm.change('paddocks', id, { period_id: farm.before })
    await farm.change('paddocks', id, { period_id: farm.now })
    await farm.crop('wheat', { paddock_id: id })
    expect(await farm.refusal('paddocks', { period_id: farm.before }, id)).toHaveProperty(
      'period_id',
    )
    await farm.change('paddocks', id, { period_id: farm.now })
  })
})

describe('the history of a paddock', () => {
  let earlier: Kept
  let now: Kept
  beforeEach(async () => {
    earlier = await farm.paddock({ name: 'Whole', period_id: farm.before })
    now = await farm.paddock({ name: 'River' })
  })
  const link = (prior: number, values: object = {}) => ({
    parent_paddock_id: now.id,
    prior_paddock_id: prior,
    ...values,
  })

  test('leads to an earlier period (E-PAD-5)', async () => {
    await farm.add('paddock_prior_paddocks', link(earlier.id))
    const beside = await farm.paddock({ name: 'Beside' })
    expect(await farm.refusal('paddock_prior_paddocks', link(beside.id))).toEqual({
      prior_paddock_id: ['Beside is a paddock of 2022–23: choose one of an earlier period.'],
    })
    const later = await farm.paddock({ name: 'Later', period_id: farm.after })
    expect(await farm.refusal('paddock_prior_paddocks', link(later.id))).toHaveProperty(
      'prior_paddock_id',
    )
  })

  test('never leads to the paddock itself (E-PAD-5)', async () => {
    const sentence = ['A paddock cannot follow itself.']
    expect(await farm.refusal('paddock_prior_paddocks', link(now.id))).toEqual({
      prior_paddock_id: sentence,
    })
    const itself = { primary_parent_paddock_id: now.id }
    expect(await farm.refusal('paddocks', itself, now.id)).toEqual({
      primary_parent_paddock_id: sentence,
    })
    await farm.change('paddocks', now.id, { primary_parent_paddock_id: earlier.id })
    const turned = { primary_parent_paddock_id: now.id }
    expect(await farm.refusal('paddocks', turned, earlier.id)).toHaveProperty(
      'primary_parent_paddock_id',
    )
  })

  test('is checked also where paddocks are attached', async () => {
    const path = `paddocks/${now.id}/prior_paddocks/attach`
    expect((await farm.ask('POST', path, { resources: [now.id] })).status).toBe(422)
    expect((await farm.ask('POST', path, { resources: [earlier.id] })).status).toBe(200)
  })

  test('has one main paddock, out of those that it was (E-PAD-6)', async () => {
    const { id } = await farm.add('paddock_prior_paddocks', link(earlier.id, { is_primary: true }))
    const other = await farm.paddock({ name: 'Other', period_id: farm.before })
    const second = link(other.id, { is_primary: true })
    expect(await farm.warnings('paddock_prior_paddocks', second)).toEqual(['E-PAD-6 is_primary'])
    const unmark = { is_primary: false }
    expect(await farm.warnings('paddock_prior_paddocks', unmark, id)).toEqual([])
    const main = (primary_parent_paddock_id: number | null) =>
      farm.warnings('paddocks', { primary_parent_paddock_id }, now.id)
    expect(await main(other.id)).toEqual([])
    expect(await main(earlier.id)).toEqual(['E-PAD-6 primary_parent_paddock_id'])
    expect(await main(null)).toEqual([])
  })

  test('is missing where only the main paddock is named (E-PAD-6)', async () => {
    const main = { primary_parent_paddock_id: earlier.id }
    expect(await farm.warnings('paddocks', main, now.id)).toEqual([
      'E-PAD-6 primary_parent_paddock_id',
    ])
  })
})

test('a period ends after it begins, and so does its sowing window (E-DATE-2)', async () => {
  const at = (day: string) => `${day}T14:00:00.000000Z`
  const period = {
    name: '2031-32',
    start_date: at('2031-06-30'),
    end_date: at('2032-06-29'),
    sowing_start_date: at('2031-02-28'),
    sowing_end_date: at('2032-02-28'),
  }
  const { id } = await farm.add('periods', period)
  const wrong = { end_date: at('2031-06-30'), sowing_end_date: at('2030-06-30') }
  expect(Object.keys(await farm.refusal('periods', wrong, id))).toEqual([
    'end_date',
    'sowing_end_date',
  ])
})
