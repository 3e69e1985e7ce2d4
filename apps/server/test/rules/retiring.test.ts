import { furrow } from '@furrow/catalogue/furrow'
import { describe, expect, test } from 'vitest'
import { retirablesIn } from '../../src/rules/periods/retirable.ts'
import { ruledFarm } from './ruled-farm.ts'

const farm = ruledFarm()
const gauge = (name = 'Shed') => farm.add('rain_gauges', { farm_id: farm.farm, name })

test('what can be retired is declared', () => {
  const kinds = retirablesIn(furrow()).map(({ entity, target }) => [entity.name, target])
  expect(Object.fromEntries(kinds)).toEqual({
    rain_gauges: 'rain_gauges',
    farm_contacts: 'farm_contacts',
    farm_properties: 'farm_properties',
    crop_storages: 'crop_storages',
    farm_livestock_enterprises: 'livestock_enterprises',
  })
})

describe('the last period that something is used in', () => {
  test('is one of its farm', async () => {
    const { id } = await gauge()
    const never = await farm.listed('periods', '2015-16')
    expect(await farm.refusal('rain_gauges', { last_period_id: never }, id)).toEqual({
      last_period_id: ['Choose a period of this farm.'],
    })
    const { last_period_id } = await farm.change('rain_gauges', id, { last_period_id: farm.now })
    expect(last_period_id).toBe(farm.now)
    await farm.change('rain_gauges', id, { last_period_id: null })
  })

  test('is not before one in which a paddock or a reading names it', async () => {
    const { id } = await gauge()
    await farm.paddock({ rain_gauge_id: id })
    const retire = (period: number) => ({ last_period_id: period })
    expect(await farm.refusal('rain_gauges', retire(farm.before), id)).toEqual({
      last_period_id: ['Shed is still used in 2022–23.'],
    })
    await farm.change('rain_gauges', id, retire(farm.now))
    await farm.change('rain_gauges', id, { last_period_id: null })
    await farm.add('rainfalls', { rain_gauge_id: id, date: '2023-08-01', total_mm: 3 })
    expect(await farm.refusal('rain_gauges', retire(farm.now), id)).toEqual({
      last_period_id: ['Shed is still used in 2023–24.'],
    })
  })

  test('of a property and a storage, as little', async () => {
    const where = { farm_id: farm.farm }
    const home = await farm.add('farm_properties', { ...where, name: 'Home' })
    const later = { ...where, period_id: farm.after }
    const title = await farm.add('farm_property_periods', { ...later, property_id: home.id })
    const retired = { last_period_id: farm.now }
    expect(await farm.refusal('farm_properties', retired, home.id)).toHaveProperty('last_period_id')
    await farm.remove('farm_property_periods', title.id)
    await farm.change('farm_properties', home.id, retired)
    const silo = await farm.add('crop_storages', { ...where, name: 'Silo 1' })
    const crop_type_id = await farm.listed('crop_types', 'wheat')
    const wheat = await farm.add('crop_type_farm_periods', { ...later, crop_type_id })
    const held = { crop_storage_id: silo.id, crop_type_farm_period_id: wheat.id }
    await farm.add('crop_sale_estimate_pools', held)
    expect(await farm.refusal('crop_storages', retired, silo.id)).toEqual({
      last_period_id: ['Silo 1 is still used in 2023–24.'],
    })
  })

  test('of an enterprise is not before stock of it', async () => {
    const [enterprise] = (await farm.ask('POST', 'livestock_enterprises/search', {})).body.data
    const runs = { farm_id: farm.farm, livestock_enterprise_id: enterprise.id }
    const { id } = await farm.add('farm_livestock_enterprises', runs)
    await farm.add('farm_livestock_enterprise_periods', { ...runs, period_id: farm.now })
    expect(
      await farm.refusal('farm_livestock_enterprises', { last_period_id: farm.before }, id),
    ).toEqual({ last_period_id: ['This stock enterprise of a farm is still used in 2022–23.'] })
    await farm.change('farm_livestock_enterprises', id, { last_period_id: farm.now })
  })

  test('is kept to: no later row names it, until it is restored', async () => {
    const { id } = await gauge()
    await farm.change('rain_gauges', id, { last_period_id: farm.now })
    const paddock = { farm_id: farm.farm, name: 'Flat', area: 9, rain_gauge_id: id }
    const sentence = 'Shed was retired after 2022–23: restore it, or choose another.'
    const refused = { rain_gauge_id: [sentence] }
    expect(await farm.refusal('paddocks', { ...paddock, period_id: farm.after })).toEqual(refused)
    const rain = { rain_gauge_id: id, date: '2023-08-01', total_mm: 3 }
    expect(await farm.refusal('rainfalls', rain)).toEqual(refused)
    await farm.add('rainfalls', { ...rain, date: '2023-06-30' })
    await farm.paddock({ rain_gauge_id: id })
    await farm.change('rain_gauges', id, { last_period_id: null })
    await farm.add('rainfalls', rain)
  })
})

describe('what is retired is not asked for in later periods', () => {
  const points = async (period: number) => {
    const { body } = await farm.ask(
      'GET',
      `v2/open-points?farm_id=${farm.farm}&period_id=${period}`,
    )
    return [...body.data.blockers, ...body.data.warnings].map(
      ({ code, where }: Record<string, string>) => `${code} ${where}`,
    )
  }

  test('a contact without a phone number', async () => {
    const { id } = await farm.add('farm_contacts', { farm_id: farm.farm, name: 'Jo' })
    await farm.change('farm_contacts', id, { last_period_id: farm.now })
    expect(await points(farm.now)).toContain('W-CON-1 Jo')
    expect(await points(farm.after)).not.toContain('W-CON-1 Jo')
  })
})
