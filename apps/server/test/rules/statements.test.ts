// A statement is kept whole, together with its figures, and is nobody's who sees no money.

import { expect, test } from 'vitest'
import { openFarm } from './open-farm.ts'

const { farm, people } = openFarm()

const seed = {
  sheet: '',
  row: 4,
  code: '310',
  name: 'Canola seed',
  sections: ['Cost of Sales'],
  part: 'cost of sales',
  cents: -21_300_00,
  parts: [{ field: 'exp_seed', subtracts: false, share: 10_000 }],
  setAsideReason: null,
}
const statement = (lines: unknown) => ({
  farm_id: farm.farm,
  period_id: farm.now,
  program: 'xero',
  basis: 'Cash',
  lines,
})

test('its figures come with it, and are known to be imported', async () => {
  const figures = { farm_id: farm.farm, period_id: farm.now, exp_seed: 21_300_00 }
  const steps = [
    { do: 'store', resource: 'account_imports', values: statement([seed]) },
    { do: 'store', resource: 'assets', values: figures },
  ]
  const written = await farm.by(people.manager, 'POST', 'v2/batch', { imported: true, steps })
  expect(written.status).toBe(200)
  const [record] = await rowsOf('assets')
  expect(record).toMatchObject({ exp_seed: 21_300_00, origins: { exp_seed: { from: 'imported' } } })
  const [kept] = await rowsOf('account_imports')
  expect(kept?.['lines']).toEqual([seed])
  const worker = await farm.by(people.worker, 'GET', 'account_imports')
  expect(worker.text).not.toContain('Canola')
})

test('of one with an account that went nowhere, nothing is kept', async () => {
  const half = { ...seed, parts: [{ ...seed.parts[0], share: 5000 }] }
  const steps = [
    {
      do: 'store',
      resource: 'assets',
      values: { farm_id: farm.farm, period_id: farm.now, exp_seed: 1 },
    },
    { do: 'store', resource: 'account_imports', values: statement([seed, half]) },
  ]
  const refused = await farm.by(people.manager, 'POST', 'v2/batch', { imported: true, steps })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Account 2: some of it goes nowhere')
  expect(await rowsOf('assets')).toEqual([])
})

async function rowsOf(resource: string): Promise<readonly Record<string, unknown>[]> {
  const filters = [{ field: 'farm_id', operator: '=', value: farm.farm }]
  const { body } = await farm.ask('POST', `${resource}/search`, { filters })
  return (body as { data: Record<string, unknown>[] }).data
}
