// What of land values, the financial record and contacts looks wrong.

import { describe, expect, test } from 'vitest'
import { openFarm } from './open-farm.ts'

const { farm, people, open, points, sentences } = openFarm()
const here = (period = farm.now) => ({ farm_id: farm.farm, period_id: period })
const dollars = (amount: number) => amount * 100

describe('land (W-VAL-1)', () => {
  const valued = async () => {
    const property = await farm.add('farm_properties', { farm_id: farm.farm, name: 'Home' })
    const valuation_category_id = await farm.listed('valuation_categories', 'dryland-medium')
    return (amount: number, period = farm.now) =>
      farm.add('property_paddock_valuations', {
        ...here(period),
        farm_property_id: property.id,
        valuation_category_id,
        val_per_hectare: dollars(amount),
      })
  }

  test('three times as dear as in the period before is asked about', async () => {
    const value = await valued()
    await value(4000, farm.before)
    const { id } = await value(12_000)
    expect(await points('W-VAL-1', people.manager)).toMatchObject([
      {
        message: expect.stringMatching(
          /on Home is valued at \$12,000\/ha, but was \$4,000\/ha in 2021-22: more than 25% apart\.$/,
        ),
        resource: 'property_paddock_valuations',
        id,
        field: 'val_per_hectare',
        money: true,
      },
    ])
    expect(await points('W-VAL-1', people.worker)).toEqual([])
    await farm.change('property_paddock_valuations', id, { val_per_hectare: dollars(5000) })
    expect(await points('W-VAL-1')).toEqual([])
  })

  test('outside $50 to $40,000 a hectare is asked about', async () => {
    const value = await valued()
    await value(41_000)
    expect(await sentences('W-VAL-1')).toEqual([
      expect.stringContaining('is valued at $41,000/ha: $50 to $40,000/ha is usual.'),
    ])
  })
})

describe('the financial record', () => {
  const usual = {
    owned_land_val: dollars(4_000_000),
    owned_plant_val: dollars(800_000),
    plant_opening_val: dollars(900_000),
    managed_ha: 1000,
    term_loan_liab: dollars(1_000_000),
    average_debt_val: dollars(1_000_000),
    interest_cost: dollars(60_000),
    dryland_crop_income: dollars(900_000),
    exp_fertiliser_n: dollars(200_000),
    oh_wages_permanent: dollars(80_000),
  }
  const record = (values: object = {}, period = farm.now) =>
    farm.add('assets', { ...here(period), ...usual, ...values })
  const financial = async (viewer = people.office) =>
    (await open(viewer)).warnings.filter(({ code }) => code.startsWith('W-FIN'))

  test('as it usually is has nothing to check', async () => {
    await record({}, farm.before)
    await record()
    expect(await financial()).toEqual([])
  })

  test('with six times the interest is asked about (W-FIN-4)', async () => {
    const { id } = await record({ interest_cost: dollars(360_000) })
    expect(await points('W-FIN-4', people.manager)).toMatchObject([
      {
        message: 'Interest on average debt comes to 36%: 2% to 15% is usual.',
        resource: 'assets',
        id,
        field: 'implied_interest_rate',
        money: true,
      },
    ])
    expect(await financial(people.worker)).toEqual([])
  })

  test('with returns that no farm has is asked about (W-FIN-1)', async () => {
    await record({ dryland_crop_income: dollars(4_000_000) })
    expect(await sentences('W-FIN-1')).toEqual([
      expect.stringMatching(/^Return on assets managed comes to [\d.]+%: -10% to 25% is usual\.$/),
      expect.stringMatching(/^The operating margin comes to [\d.]+%: -50% to 60% is usual\.$/),
    ])
  })

  test('without depreciation, and without anybody who is paid, is asked about (W-FIN-2)', async () => {
    await record({ plant_opening_val: dollars(800_000), oh_wages_permanent: 0 })
    expect(await sentences('W-FIN-2')).toEqual([
      'Plant is worth $800,000, but no depreciation is entered.',
      'Neither wages nor an allowance for the owners’ own work are entered.',
    ])
  })

  test('whose land is three times as dear, and not bought, is asked about (W-FIN-3)', async () => {
    await record({}, farm.before)
    const { id } = await record({ owned_land_val: dollars(12_000_000) })
    expect(await sentences('W-FIN-3')).toEqual([
      'Our own land is worth $12,000,000, and was $4,000,000 in the period before: what was bought and sold does not explain that.',
    ])
    await farm.change('assets', id, { land_purchase_val: dollars(8_000_000) })
    expect(await points('W-FIN-3')).toEqual([])
  })

  test('with debts of more than 1.5 times the equity is asked about (W-FIN-5)', async () => {
    const deep = { term_loan_liab: dollars(3_000_000), average_debt_val: dollars(3_000_000) }
    await record({ ...deep, interest_cost: dollars(180_000) })
    expect(await sentences('W-FIN-5')).toEqual([
      'Debts are $3,000,000 against equity of $1,800,000: more than 1.5 times is unusual.',
    ])
  })
})

test('a contact without phone or email is asked about (W-CON-1)', async () => {
  const contact = { farm_id: farm.farm, name: 'Ann Agronomist', email: 'ann@example.com' }
  const { id } = await farm.add('farm_contacts', contact)
  expect(await points('W-CON-1', people.worker)).toMatchObject([
    {
      message: 'Ann Agronomist has no phone number.',
      resource: 'farm_contacts',
      id,
      field: 'phone',
      section: 'contacts',
    },
  ])
  await farm.change('farm_contacts', id, { phone: '07 4000 0000', email: null })
  expect(await sentences('W-CON-1')).toEqual(['Ann Agronomist has no email address.'])
  await farm.change('farm_contacts', id, { email: 'ann@example.com' })
  expect(await points('W-CON-1')).toEqual([])
})
