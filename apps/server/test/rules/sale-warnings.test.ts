// What of crop sales is refused, or saved and looks wrong.

import { beforeEach, describe, expect, test } from 'vitest'
import { openFarm } from './open-farm.ts'

const { farm, people, points, sentences } = openFarm()
const here = () => ({ farm_id: farm.farm, period_id: farm.now })

let grown: number
let apw: number
beforeEach(async () => {
  const crop_type_id = await farm.listed('crop_types', 'wheat')
  grown = (await farm.add('crop_type_farm_periods', { ...here(), crop_type_id })).id
  apw = await farm.listed('crop_type_qualities', 'wheat/apw1')
})

const sale = (values: object = {}) =>
  farm.add('crop_sale_actuals', { crop_type_farm_period_id: grown, ...values })
/** At so many dollars a tonne. */
const sold = async (price: number, values: object = {}) => {
  const { id } = await sale()
  const line = { crop_sale_actual_id: id, tonnes: 100, income: price * 100 * 100 }
  return farm.add('grain_sale_actuals', { ...line, crop_type_quality_id: apw, ...values })
}

describe('a sale of nothing (E-SALE-1)', () => {
  test.each([
    ['grain_sale_actuals', { tonnes: 0 }, 'tonnes'],
    ['hay_sale_actuals', { bales: 0 }, 'bales'],
    ['lint_sale_actuals', { bales: 0, seedTonnes: 0 }, 'bales'],
  ])('of %s is refused', async (entity, values, field) => {
    const { id } = await sale()
    const of = entity.startsWith('lint') ? { cropSaleActualId: id } : { crop_sale_actual_id: id }
    expect(await farm.refusal(entity, { ...of, ...values })).toEqual({
      [field]: ['A sale needs an amount above 0; leave it empty until it is known.'],
    })
    await farm.add(entity, of)
  })

  test('may be one of seed alone, and brings no less than nothing', async () => {
    const { id } = await sale()
    await farm.add('lint_sale_actuals', { cropSaleActualId: id, bales: 0, seedTonnes: 4 })
    const given = { crop_sale_actual_id: id, tonnes: 4, income: -1 }
    expect(await farm.refusal('grain_sale_actuals', given)).toHaveProperty('income')
    const line = await sold(300)
    expect(await farm.refusal('grain_sale_actuals', { tonnes: 0 }, line.id)).toHaveProperty(
      'tonnes',
    )
  })
})

describe('a price (W-SALE-1)', () => {
  test('five times too high is asked about, and nobody without money is told', async () => {
    await sold(310)
    const { id } = await sold(310 * 5)
    expect(await points('W-SALE-1', people.manager)).toMatchObject([
      {
        message: 'Wheat (APW1) was sold at $1,550/t: $120 to $700 is usual.',
        resource: 'grain_sale_actuals',
        id,
        field: 'income',
        money: true,
      },
    ])
    expect(await points('W-SALE-1', people.worker)).toEqual([])
    expect(await points('W-SALE-1', people['manager without money'])).toEqual([])
  })

  test('40% from the other sales of the same quality is asked about', async () => {
    const feed = await farm.listed('crop_type_qualities', 'wheat/sfw1')
    await sold(300)
    await sold(310)
    await sold(500, { crop_type_quality_id: feed })
    expect(await points('W-SALE-1')).toEqual([])
    await sold(440)
    expect(await sentences('W-SALE-1')).toEqual([
      'Wheat (APW1) was sold at $440/t, but the other 2 sales of it brought about $305/t.',
    ])
  })

  test('is judged by the bale, for hay and lint', async () => {
    const { id } = await sale()
    await farm.add('hay_sale_actuals', {
      crop_sale_actual_id: id,
      bales: 10,
      bale_weight: 0.5,
      income: 500_000,
    })
    await farm.add('lint_sale_actuals', { cropSaleActualId: id, bales: 10, lintIncome: 30_000_00 })
    expect(await sentences('W-SALE-1')).toEqual([
      'Wheat hay was sold at $1,000/t: $60 to $600 is usual.',
      'Wheat lint was sold at $3,000/bale: $300 to $1,400 is usual.',
    ])
  })

  test('is confirmed among those who see money, and asked again when it changes', async () => {
    const { id } = await sold(1550)
    const [point] = await points('W-SALE-1', people.manager)
    const { code, resource, id: row, field, message: said } = point ?? expect.fail('No warning.')
    const note = 'Organic, under contract.'
    const sent = { ...here(), code, resource, row, field, said, note }
    const confirm = (viewer = people.manager, entity = 'confirmed_money_warnings') =>
      farm.by(viewer, 'POST', entity, sent)
    expect((await confirm(people.worker)).status).toBe(422)
    expect((await confirm(people.manager, 'confirmed_warnings')).status).toBe(422)
    expect((await confirm()).status).toBe(201)
    expect((await points('W-SALE-1'))[0]?.confirmed).toMatchObject({ note, by: 'Mary Manager' })
    const read = await farm.by(people.worker, 'GET', 'confirmed_money_warnings')
    expect(read.text).not.toContain(note)
    await farm.change('grain_sale_actuals', id, { income: 1560_00 * 100 })
    expect((await points('W-SALE-1'))[0]?.confirmed).toBeNull()
  })

  test('of a plain warning is not confirmed among money', async () => {
    await farm.paddock({ name: 'Tiny', area: 0.4 })
    const [point] = await points('W-PAD-4')
    const { code, resource, id: row, field, message: said } = point ?? expect.fail('No warning.')
    const sent = { ...here(), code, resource, row, field, said, note: 'The house garden.' }
    const { status } = await farm.by(people.manager, 'POST', 'confirmed_money_warnings', sent)
    expect(status).toBe(422)
  })
})

describe('the day of a sale (W-SALE-2)', () => {
  test('is up to 24 months after the harvest, and not before the period', async () => {
    const crop = await farm.crop('wheat')
    await farm.add('grain_collection_events', {
      crop_collection_id: crop.id,
      date: '2022-11-20',
      grain_tonnes: 100,
    })
    const { id } = await sale({ date: '2024-11-20' })
    expect(await points('W-SALE-2')).toEqual([])
    await farm.change('crop_sale_actuals', id, { date: '2024-11-21' })
    expect(await sentences('W-SALE-2')).toEqual([
      'Wheat was sold on 21 November 2024, more than 24 months after the harvest on 20 November 2022.',
    ])
    await farm.change('crop_sale_actuals', id, { date: '2020-03-01' })
    expect(await sentences('W-SALE-2')).toEqual([
      'Wheat was sold on 1 March 2020, before the period began on 1 July 2022.',
    ])
  })

  test('is missed a year after the harvest, of what is not kept for seed', async () => {
    const crop = await farm.crop('wheat')
    await farm.add('grain_collection_events', {
      crop_collection_id: crop.id,
      date: '2022-11-20',
      grain_tonnes: 100,
    })
    const pool = await farm.add('crop_sale_estimate_pools', { crop_type_farm_period_id: grown })
    const seed = await farm.listed('crop_type_qualities', 'any/seed-kept')
    const estimate = { crop_sale_estimate_pool_id: pool.id, tonnes: 20 }
    const { id } = await farm.add('grain_sale_estimates', {
      ...estimate,
      crop_type_quality_id: seed,
    })
    expect(await points('W-SALE-2')).toEqual([])
    await farm.change('grain_sale_estimates', id, { crop_type_quality_id: apw })
    expect(await sentences('W-SALE-2')).toEqual([
      'Wheat is still entered as unsold, more than 12 months after the harvest on 20 November 2022.',
    ])
  })
})

test('invoices are missed, and asked about where a number stands twice (W-SALE-3)', async () => {
  const line = await sold(300)
  expect(await points('W-SALE-3')).toMatchObject([
    {
      message: 'Wheat: 1 sale has no buyer’s invoice (RCTI), 100 t in all.',
      resource: 'grain_sale_actuals',
      id: line.id,
      field: 'crop_rcti_id',
    },
  ])
  const invoice = await farm.add('crop_rctis', { ...here(), rcti_id: 'R-1' })
  await farm.change('grain_sale_actuals', line.id, { crop_rcti_id: invoice.id })
  expect(await points('W-SALE-3')).toEqual([])
  const again = await farm.add('crop_rctis', { ...here(), rcti_id: 'r-1 ' })
  expect(await points('W-SALE-3')).toMatchObject([
    { message: 'Invoice number r-1 is entered more than once.', id: again.id },
  ])
})
