import { beforeEach, describe, expect, test } from 'vitest'
import { openFarm } from './open-farm.ts'

const { farm, points, sentences } = openFarm()
const sowings = 'sowing_collection_events'
const grains = 'grain_collection_events'
const here = () => ({ farm_id: farm.farm, period_id: farm.now })

describe('what is sold', () => {
  let grown: number
  let wheat: number
  let sale: number
  beforeEach(async () => {
    const crop_type_id = await farm.listed('crop_types', 'wheat')
    grown = (await farm.add('crop_type_farm_periods', { ...here(), crop_type_id })).id
    const paddock_id = (await farm.paddock({ sharefarm_percentage: 0.6, area: 900 })).id
    wheat = (await farm.crop('wheat', { paddock_id })).id
    await farm.add(sowings, {
      crop_collection_id: wheat,
      sowing_date: '2022-05-10',
      sowing_area: 900,
    })
    await farm.add(grains, {
      crop_collection_id: wheat,
      harvested_date: '2022-11-20',
      harvested_area: 900,
      grain_tonnes: 2520,
    })
    sale = (await farm.add('crop_sale_actuals', { crop_type_farm_period_id: grown })).id
  })
  const sell = (tonnes: number) =>
    farm.add('grain_sale_actuals', { crop_sale_actual_id: sale, tonnes })

  test('is no more than our share of the harvest (E-SALE-2)', async () => {
    const { id } = await sell(1526)
    expect(await sentences('E-SALE-2')).toEqual([])
    await farm.change('grain_sale_actuals', id, { tonnes: 1600 })
    expect(await points('E-SALE-2')).toMatchObject([
      {
        message: 'Wheat: 1,600 t are sold, but 1,512 t is our share of the harvest.',
        section: 'crop_sales',
        resource: 'crop_type_farm_periods',
        id: grown,
      },
    ])
    expect(await points('E-SALE-3')).toEqual([])
  })

  test('leaves what is entered as still to be sold (E-SALE-3)', async () => {
    await sell(1000)
    expect(await sentences('E-SALE-3')).toEqual([
      'Wheat: 1,512 t is our share of the harvest and 1,000 t are sold, so 512 t should still be in storage, not 0 t.',
    ])
    const pool = await farm.add('crop_sale_estimate_pools', { crop_type_farm_period_id: grown })
    const estimate = { crop_sale_estimate_pool_id: pool.id, tonnes: 500 }
    const { id } = await farm.add('grain_sale_estimates', estimate)
    expect(await points('E-SALE-3')).toEqual([])
    await farm.change('grain_sale_estimates', id, { tonnes: 490 })
    expect(await points('E-SALE-3')).toHaveLength(1)
    await farm.remove('crop_sale_estimate_pools', pool.id)
    expect(await sentences('E-SALE-3')).toEqual([expect.stringContaining('not 0 t')])
  })

  test('is entered in units, or by the tonne: never both of one pool (E-SALE-3, T2)', async () => {
    await sell(1000)
    const pool = await farm.add('crop_sale_estimate_pools', { crop_type_farm_period_id: grown })
    const key = { crop_sale_estimate_pool_id: pool.id }
    const units = { ...key, units: 512, unit_type: 'Tonnes', unit_cost: 30_000 }
    await farm.add('crop_sale_estimates', units)
    expect(await points('E-SALE-3')).toEqual([])
    await farm.add('grain_sale_estimates', { ...key, tonnes: 512, price: 30_000 })
    expect(await points('E-SALE-3')).toEqual([])
  })

  test('is missed though no row says any more that the crop is grown (E-SALE-3)', async () => {
    await sell(1000)
    await farm.remove('crop_type_farm_periods', grown)
    expect(await points('E-SALE-3')).toMatchObject([
      {
        message:
          'Wheat: 1,512 t is our share of the harvest and 0 t are sold, so 1,512 t should still be in storage, not 0 t.',
        resource: 'crop_collections',
        id: wheat,
        where: 'Wheat',
      },
    ])
  })

  test('is not reckoned with where the weight of a bale is not known', async () => {
    await sell(1512)
    await farm.add('hay_sale_actuals', { crop_sale_actual_id: sale, bales: 100 })
    expect(await points('E-SALE-2')).toEqual([])
    await farm.add('hay_sale_actuals', { crop_sale_actual_id: sale, bales: 1, bale_weight: 0.5 })
    expect(await points('E-SALE-2')).toEqual([])
  })

  test('of hay is weighed by its bales (E-SALE-2)', async () => {
    await sell(1512)
    await farm.add('hay_sale_actuals', { crop_sale_actual_id: sale, bales: 640, bale_weight: 0.55 })
    expect(await sentences('E-SALE-2')).toEqual([
      'Wheat hay: 352 t are sold, but 0 t is our share of the harvest.',
    ])
  })
})
