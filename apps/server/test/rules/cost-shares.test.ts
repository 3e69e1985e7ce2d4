// Of what a share of a cost is, which enterprise a sale may name, and shares that come to more than there is.

import { expect, test } from 'vitest'
import { openFarm } from './open-farm.ts'

const { farm, people, points, sentences } = openFarm()
const here = () => ({ farm_id: farm.farm, period_id: farm.now })
const crop = (slug: string) => farm.listed('crop_types', slug)
const enterpriseOf = async (slug: string) => {
  const { id } = await farm.add('crop_collection_enterprises', {
    name: `Dryland ${slug}`,
    crop_type_id: await crop(slug),
    asset_type_id: await farm.listed('asset_types', 'dryland-cropping'),
  })
  return id
}

test('a share of a cost is of one crop or of one stock enterprise', async () => {
  const share = { ...here(), line: 'exp_fuel_direct', amount: 100 }
  const wheat = { crop_type_id: await crop('wheat') }
  const { id: ewes } = await farm.add('livestock_enterprises', {
    species_id: await farm.listed('livestock_species_types', 'sheep'),
    purpose_id: await farm.listed('livestock_purposes', 'sheep/wool-wethers'),
    asset_type_id: await farm.listed('asset_types', 'irrigated-pasture'),
  })
  expect(await farm.refusal('cost_shares', share)).toEqual({
    crop_type_id: ['Choose a crop or a livestock enterprise.'],
  })
  const both = { ...share, ...wheat, livestock_enterprise_id: ewes }
  expect(await farm.refusal('cost_shares', both)).toEqual({
    livestock_enterprise_id: ['Choose a crop or a livestock enterprise, not both.'],
  })
  const barley = await enterpriseOf('barley')
  const refused = {
    enterprise_id: ['Dryland barley is an enterprise of Barley: choose one of this crop.'],
  }
  expect(await farm.refusal('cost_shares', { ...share, ...wheat, enterprise_id: barley })).toEqual(
    refused,
  )
  const ofStock = { ...share, livestock_enterprise_id: ewes, enterprise_id: barley }
  expect(await farm.refusal('cost_shares', ofStock)).toEqual(refused)
  await farm.add('cost_shares', { ...share, livestock_enterprise_id: ewes })
  const { id: wheatToo } = await farm.add('crop_type_farm_periods', { ...here(), ...wheat })
  for (const entity of ['crop_sale_actuals', 'crop_sale_estimate_pools']) {
    const of = { farm_id: farm.farm, crop_type_farm_period_id: wheatToo }
    expect(await farm.refusal(entity, { ...of, enterprise_id: barley })).toEqual(refused)
    await farm.add(entity, { ...of, enterprise_id: await enterpriseNamed('wheat') })
  }
})

let wheatEnterprise: number | undefined
const enterpriseNamed = async (slug: string) => (wheatEnterprise ??= await enterpriseOf(slug))

test('shares that come to more than the line (W-COST-3)', async () => {
  const { id: record } = await farm.add('assets', { ...here(), exp_seed: 10_000_00 })
  const { id } = await farm.add('cost_shares', {
    ...here(),
    line: 'exp_seed',
    crop_type_id: await crop('canola'),
    amount: 12_000_00,
  })
  await farm.change('assets', record, { exp_fuel_direct: 1000 })
  expect(await points('W-COST-3', people.manager)).toMatchObject([
    {
      message: 'Seed: $12,000 are shared over crops and livestock, but only $10,000 are there.',
      resource: 'cost_shares',
      id,
      field: 'amount',
    },
  ])
  expect(await points('W-COST-3', people.worker)).toEqual([])
  expect(await points('W-COST-3', people['manager without money'])).toEqual([])
  await farm.change('assets', record, { exp_seed: null })
  expect(await sentences('W-COST-3')).toEqual([
    'Seed: $12,000 are shared over crops and livestock, but no amount is entered.',
  ])
  await farm.change('assets', record, { exp_seed_2: 12_000_00 })
  expect(await sentences('W-COST-3')).toEqual([])
})
