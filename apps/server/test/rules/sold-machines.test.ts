import { expect, test } from 'vitest'
import { openFarm } from './open-farm.ts'

const { farm, people } = openFarm()

test('a machine asks for no value from the period on in which it was sold (T19)', async () => {
  const { id } = await farm.add('asset_plant', { farm_id: farm.farm, name: 'Header' })
  const unvalued = async (period: number) => {
    const path = `v2/completeness?farm_id=${farm.farm}&period_id=${period}`
    const { text } = await farm.by(people.manager, 'GET', path)
    return text.includes('1 asset has no value.')
  }
  const everywhere = async () => [
    await unvalued(farm.before),
    await unvalued(farm.now),
    await unvalued(farm.after),
  ]
  expect(await everywhere()).toEqual([true, true, true])
  const sale = { farm_id: farm.farm, period_id: farm.now, name: 'The old header', price: 90_000_00 }
  const sold = await farm.add('sold_plant_sales', { ...sale, asset_plant_id: id })
  expect(await everywhere()).toEqual([true, false, false])
  await farm.remove('sold_plant_sales', sold.id)
  expect(await everywhere()).toEqual([true, true, true])
})

test('a machine is sold once, whatever the period', async () => {
  const { id } = await farm.add('asset_plant', { farm_id: farm.farm, name: 'Ute' })
  const sale = (period_id: number) => ({
    farm_id: farm.farm,
    period_id,
    name: 'Ute',
    price: 9_000_00,
    asset_plant_id: id,
  })
  const { id: first } = await farm.add('sold_plant_sales', sale(farm.before))
  const again = await farm.by(people.manager, 'POST', 'sold_plant_sales', sale(farm.now))
  expect(again.status).toBe(422)
  expect(again.text).toContain('already sold in')
  const both = { resources: [sale(farm.now), sale(farm.now)] }
  await farm.remove('sold_plant_sales', first)
  const twice = await farm.by(people.manager, 'POST', 'sold_plant_sales/batch', both)
  expect(twice.status).toBe(422)
  expect(twice.text).toContain('sold twice here')
  const once = await farm.by(people.manager, 'POST', 'sold_plant_sales', sale(farm.now))
  expect(once.status).toBe(201)
})

test('nothing is bought or sold in a year to come (E-DATE-3)', async () => {
  const machine = { farm_id: farm.farm, name: 'Seeder', bought_on: '2090-03-01' }
  const bought = await farm.by(people.manager, 'POST', 'asset_plant', machine)
  expect(bought.status).toBe(422)
  expect(bought.text).toContain('1 March 2090 is in the future')
  const sale = {
    farm_id: farm.farm,
    period_id: farm.now,
    name: 'Seeder',
    price: 1,
    date: '2090-03-01',
  }
  const sold = await farm.by(people.manager, 'POST', 'sold_plant_sales', sale)
  expect(sold.status).toBe(422)
})
