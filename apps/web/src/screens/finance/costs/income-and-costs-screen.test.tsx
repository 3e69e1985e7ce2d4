import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { cellUnder } from '../../../sheet/cell-under-for-tests.ts'
import { before, farmWithMoney, here } from '../finance-for-tests.ts'
import { IncomeAndCostsScreen } from './income-and-costs-screen.tsx'

const typed = { from: 'typed' }
const record = {
  ...here,
  id: 91,
  exp_seed: 90_000_00,
  exp_fertiliser_n: 120_000_00,
  exp_fertiliser_total: 120_000_00,
  exp_total: 210_000_00,
  direct_cost: 210_000_00,
  origins: { exp_seed: typed, exp_fertiliser_n: typed },
}
const lastYear = { ...before, id: 90, exp_seed: 100_000_00, exp_total: 100_000_00, origins: {} }

type User = ReturnType<typeof showScreen>['user']

/** Until it alone is shown, a moment later. */
async function searchFor(user: User, words: string, line: string) {
  const box = await screen.findByRole('searchbox')
  await user.clear(box)
  await user.type(box, words)
  await waitFor(async () => expect((await cellUnder('Line')).textContent).toBe(line))
}
const textUnder = async (heading: string) => (await cellUnder(heading)).textContent

test('a line stands beside last period, and is typed into the record', async () => {
  const { user, changes } = showScreen(<IncomeAndCostsScreen />, {
    ...farmWithMoney,
    assets: [record, lastYear],
  })
  await searchFor(user, 'planting material', 'Seed')
  expect(await textUnder('2023–24')).toBe('$100,000')
  expect(await textUnder('Change %')).toBe('-10%')
  await user.click(await cellUnder('This period'))
  await user.keyboard('100000{Enter}')
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([
    { do: 'update', resource: 'assets', id: 91, values: { exp_seed: 100_000_00 } },
  ])
})

test('the first figure begins the record', async () => {
  const { user, changes } = showScreen(<IncomeAndCostsScreen />, farmWithMoney)
  await searchFor(user, 'bookkeeping', 'Accounting')
  await user.click(await cellUnder('This period'))
  await user.keyboard('4,000.50{Enter}')
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([
    {
      do: 'store',
      resource: 'assets',
      values: { farm_id: 3, period_id: 8, oh_accounting: 4_000_50 },
    },
  ])
})

/** Last: the view is kept for who comes next. */
test('what was carried over makes what was used up, and a sum has none of its own', async () => {
  const carried = { ...here, id: 71, line: 'exp_fertiliser_n', closing_on_hand: 15_000_00 }
  const closed = { ...before, id: 70, line: 'exp_seed', closing_on_hand: 4_000_00 }
  const { user, changes } = showScreen(<IncomeAndCostsScreen />, {
    ...farmWithMoney,
    assets: [record, lastYear],
    cost_accruals: [carried, closed],
  })
  await user.click(await screen.findByRole('button', { name: /Views/ }))
  await user.click(await screen.findByText('Used up'))
  await searchFor(user, 'nitrogen', 'Fertiliser, N')
  expect(await textUnder('Used up')).toBe('$105,000')
  await searchFor(user, 'all fertiliser', 'All fertiliser')
  expect(await textUnder('Used up')).toBe('$105,000')
  await searchFor(user, 'planting material', 'Seed')
  const opening = screen.getByText('$4,000')
  expect(opening.closest('[data-suggested]')).not.toBeNull()
  await user.click(opening)
  await user.keyboard('5000{Enter}')
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([
    {
      do: 'store',
      resource: 'cost_accruals',
      values: { farm_id: 3, period_id: 8, line: 'exp_seed', opening_on_hand: 5_000_00 },
    },
  ])
})
