// What the crops of a collection cost and what is left of what they brought in, and to whom it is told.

import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import { noMoney } from '@furrow/farming/crops/costs/crop-money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, somebody } from '../src/access/reach/viewer.ts'
import { askingFurrow } from './asking.ts'
import type { Ask, Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { listed, plantedFarm } from './planted-farm.ts'
import type { PlantedFarm } from './planted-farm.ts'

const { db } = ownDatabase()
let asker: Asker
let ours: PlantedFarm
beforeAll(async () => {
  asker = await askingFurrow(db, admin(1))
  ours = await plantedFarm(db, 'Ours')
})
afterAll(() => asker.close())

const of = async (ask: Ask = asker.ask): Promise<CroppingOfPeriod> => {
  const { status, body, text } = await ask(
    'GET',
    `/api/v2/cropping-summary?farm_id=${ours.farm}&period_id=${ours.period}`,
  )
  expect(status, `${text}\n${asker.lines.join('\n')}`).toBe(200)
  return body.data
}
const where = () => ({ farm_id: ours.farm, period_id: ours.period })
const make = async (entity: string, row: object, expected = 201) => {
  const { status, body, text } = await asker.ask('POST', `/api/v2/${entity}`, {
    ...where(),
    ...row,
  })
  expect(status, text).toBe(expected)
  return body.data as { readonly id: number }
}
type Found = Readonly<Record<'id' | 'crop_type_id', number>>
const change = async (entity: string, isMeant: (row: Found) => boolean, row: object) => {
  const filters = [{ field: 'farm_id', operator: '=', value: ours.farm }]
  const found = await asker.ask('POST', `/api/v2/${entity}/search`, { filters })
  const one = (found.body.data as readonly Found[]).find(isMeant)
  const { status, text } = await asker.ask('PATCH', `/api/v2/${entity}/${one?.id}`, row)
  expect(status, text).toBe(200)
}

test('without a record, nothing is known of costs', async () => {
  const { totals, shared_costs } = await of()
  expect(totals).toMatchObject({ income: 4_800_000, cost: null, gross_margin: null })
  expect(shared_costs).toEqual([])
})

test('the lines of the record are shared over crops, and what is left is told', async () => {
  await change('assets', () => true, {
    exp_seed: 960_000,
    exp_seed_2: 900_000,
    exp_freight_produce: 300_000,
  })
  const { totals, shared_costs, groups } = await of()
  expect(shared_costs).toMatchObject([
    { line: 'exp_seed', cents: 900_000, by: 'area', left: 0 },
    { line: 'exp_freight_produce', cents: 300_000, by: 'tonnes', left: 0 },
  ])
  expect(totals).toMatchObject({ income: 4_800_000, cost: 1_200_000, gross_margin: 3_600_000 })
  const wheat = groups.crop.find(({ crop }) => crop?.name === 'Wheat')
  expect(wheat).toMatchObject({ market_cost: 1000, gross_margin: expect.any(Number) })
})

test('what someone says stands, and only who sees money is told any of it', async () => {
  const wheat = await listed(db, 'crop_types', 'wheat')
  await make('cost_shares', { line: 'exp_seed', crop_type_id: wheat, amount: 800_000 })
  await make('cost_allocations', { line: 'exp_freight_produce', driver: 'Area' })
  const told = await of()
  const kinds = told.shared_costs?.[0]?.kinds ?? []
  expect(kinds.find(one => one.crop_id === wheat)?.cents).toBe(800_000)
  expect(told.shared_costs?.[1]?.by).toBe('area')
  const sees = await of(asker.as(somebody(2, { farms: [ours.farm], money: [ours.farm] })))
  expect(sees).toEqual(told)
  const blind = await of(asker.as(somebody(3, { farms: [ours.farm] })))
  expect(blind).toMatchObject({ shared_costs: null, positions: null, incomes: null })
  const groups = Object.values(blind.groups).flat()
  for (const one of [...blind.crops, ...groups, blind.totals]) {
    expect(one).toMatchObject(
      Object.fromEntries(Object.entries(noMoney).filter(([name]) => name in one)),
    )
  }
})

test('the record says the same of all crops together, to the cent, and follows what is said of costs', async () => {
  const { totals, crops } = await of()
  expect(await directCosts()).toBe(totals.cost)
  expect(crops.reduce((sum, { cost }) => sum + (cost ?? 0), 0)).toBe(totals.cost)
  await make('cost_shares', { line: 'exp_freight_produce', crop_type_id: 999_999, amount: 1 }, 422)
  await change('cost_shares', () => true, { amount: 100_001 })
  const after = await of()
  expect(await directCosts()).toBe(after.totals.cost)
})

async function directCosts(): Promise<number> {
  const filters = [{ field: 'farm_id', operator: '=', value: ours.farm }]
  const { body } = await asker.ask('POST', '/api/v2/assets/search', { filters })
  const [record] = body.data as readonly Readonly<Record<string, number | null>>[]
  const names = ['dl_crop_direct_cost', 'ir_crop_direct_cost', 'co_cane_direct_cost']
  return names.reduce((sum, name) => sum + (record?.[name] ?? 0), 0)
}

test('what was kept of a crop is worth its price at the gate', async () => {
  const before = (await of()).totals.income ?? 0
  const type = await listed(db, 'crop_types', 'wheat')
  await change('crop_type_farm_periods', one => one.crop_type_id === type, { kept_for_use: 10 })
  const { totals, positions } = await of()
  expect(positions?.find(one => one.crop_id === type)).toMatchObject({ kept: 10 })
  expect(totals.kept_income).toBeGreaterThan(0)
  expect(totals.income).toBe(before + (totals.kept_income ?? 0))
})
