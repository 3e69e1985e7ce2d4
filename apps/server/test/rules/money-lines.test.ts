// Water accounts and debts that do not add up are asked about, and only whoever sees money is asked.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openFarm } from './open-farm.ts'

const { farm, people, points, sentences } = openFarm()
const here = () => ({ farm_id: farm.farm, period_id: farm.now })

test('a water account that does not balance (W-WAT-1)', async () => {
  const { id: asset_water_id } = await farm.add('asset_waters', {
    farm_id: farm.farm,
    name: 'River licence',
    megalitres: 2000,
  })
  const account = { ...here(), asset_water_id, carried_in: 400, allocated: 1800 }
  const { id } = await farm.add('water_accounts', { ...account, used: 2500 })
  expect(await points('W-WAT-1', people.manager)).toMatchObject([
    {
      message: 'River licence: 300 ML more went out than came in.',
      resource: 'water_accounts',
      id,
      field: 'used',
    },
  ])
  expect(await points('W-WAT-1', people.worker)).toEqual([])
  await farm.change('water_accounts', id, { used: 2000 })
  expect(await sentences('W-WAT-1')).toEqual([
    'River licence: 200 ML came in and is not told to have gone anywhere.',
  ])
  await farm.change('water_accounts', id, { carried_out: 180 })
  expect(await sentences('W-WAT-1')).toEqual([])
})

test('a statement that says otherwise than what was borrowed and paid back (W-DEBT-1)', async () => {
  const { id } = await farm.add('loans', {
    ...here(),
    name: 'Farm loan',
    loan_kind: 'Term loan',
    opening_balance: 300_000_00,
    repaid: 20_000_00,
    closing_balance: 295_000_00,
  })
  expect(await sentences('W-DEBT-1')).toEqual([
    'Farm loan: $295,000 is owed at the end, but opening, borrowed and repaid come to $280,000.',
  ])
  expect(await points('W-DEBT-1', people.worker)).toEqual([])
  await farm.change('loans', id, { borrowed: 15_000_00 })
  expect(await sentences('W-DEBT-1')).toEqual([])
})

test('a cost that opened otherwise than the period before closed (W-COST-1)', async () => {
  const line = 'exp_fertiliser_n'
  const closed = { line, closing_on_hand: 18_000_00, closing_prepaid: 0 }
  await farm.add('cost_accruals', { ...here(), period_id: farm.before, ...closed })
  const { id } = await farm.add('cost_accruals', { ...here(), line, opening_on_hand: 20_000_00 })
  expect(await points('W-COST-1', people.manager)).toMatchObject([
    {
      message: 'Fertiliser, N: opened with $20,000 on hand, but 2021–22 closed with $18,000.',
      resource: 'cost_accruals',
      id,
      field: 'opening_on_hand',
    },
  ])
  expect(await points('W-COST-1', people.worker)).toEqual([])
  expect(await points('W-COST-1', people['manager without money'])).toEqual([])
  await farm.change('cost_accruals', id, { opening_on_hand: 18_000_00, opening_owed: 700_00 })
  expect(await sentences('W-COST-1')).toEqual([
    'Fertiliser, N: opened with $700 owed, but 2021–22 closed with $0.',
  ])
  await farm.change('cost_accruals', id, { opening_owed: 0 })
  expect(await sentences('W-COST-1')).toEqual([])
})

test('a cost of which more is left than there was (W-COST-2)', async () => {
  await farm.add('assets', { ...here(), exp_seed: 10_000_00 })
  const carried = { line: 'exp_seed', opening_on_hand: 2_000_00, closing_on_hand: 15_000_00 }
  const { id } = await farm.add('cost_accruals', { ...here(), ...carried })
  expect(await sentences('W-COST-2')).toEqual([
    'Seed: $3,000 more is left or paid ahead at the end than was there and paid.',
  ])
  expect(await points('W-COST-2', people.worker)).toEqual([])
  await farm.change('cost_accruals', id, { closing_on_hand: 12_000_00 })
  expect(await sentences('W-COST-2')).toEqual([])
})

test('a farm that takes part in comparisons does not submit an empty record (E-FIN-3)', async () => {
  await farm.add('agreements', { type: 'Benchmark participation', body: 'We take part.' })
  const answered = (agreed: boolean) =>
    sql`
      insert into agreement_answers (agreement_id, user_id, agreed, answered_at)
      select max(id), ${people.manager.id}, ${agreed}, clock_timestamp() from agreements
      where type = 'Benchmark participation'`.execute(farm.db)
  expect(await sentences('E-FIN-3')).toEqual([])
  await answered(true)
  expect(await sentences('E-FIN-3')).toEqual([
    'This farm takes part in comparisons, but its financial record is empty: enter costs and debts.',
  ])
  const { id } = await farm.add('assets', here())
  expect(await points('E-FIN-3')).toMatchObject([{ resource: 'assets', id }])
  await farm.change('assets', id, { oh_accounting: 4_000_00 })
  expect(await sentences('E-FIN-3')).toEqual([])
  await farm.change('assets', id, { oh_accounting: null })
  await answered(false)
  expect(await sentences('E-FIN-3')).toEqual([])
})
