import { balanceBoard } from '@furrow/farming/balances/balance-board'
import type { BoardRead } from '@furrow/farming/balances/balance-board'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { farmWithMoney } from '../finance-for-tests.ts'
import { BalancesScreen } from './balances-screen.tsx'

const nothing: BoardRead = {
  area: { paddocks: [], before: null, titles: null, crops: [] },
  stock: { enterprises: [], hasLedger: false },
  money: {
    produce: { kinds: [], crops: [], sales: [] },
    water: { accounts: [], onCrops: null },
    dollars: { debts: [], incomes: [], stock: null, record: null, before: null },
  },
}
const debt = { id: 5, kind: 'Term loan', borrowed: 0, repaid: 150_000_00 }
const loan = { ...debt, name: 'Farm loan', opening: 3_000_000_00, closing: 2_850_000_00 }
const header = { ...debt, id: 6, name: 'Header finance', opening: 500_000_00, closing: 400_000_00 }

async function shown(read: Partial<BoardRead>) {
  const told = {
    farm_id: 3,
    period_id: 8,
    period: '2024-25',
    ...balanceBoard({ ...nothing, ...read }),
  }
  const view = showScreen(<BalancesScreen />, farmWithMoney, { answers: { balances: told } })
  await screen.findByRole('heading', { name: /^Area/ })
  return view
}

const owing = {
  money: {
    ...nothing.money!,
    dollars: { ...nothing.money!.dollars, debts: [loan, header] },
  },
}

test('what adds up has a tick, what does not says by how much and leads to its lines', async () => {
  await shown(owing)
  const dollars = screen.getByRole('region', { name: /^Dollars/ })
  expect(within(dollars).getByRole('link', { name: 'Farm loan: OK. Adds up' })).toBeDefined()
  const off = within(dollars).getByRole('link', {
    name: 'Header finance: Please check. $50,000 more owed than explained',
  })
  expect(off.getAttribute('href')).toBe('/collection/3/period/8/finance/debts?rows=%5B6%5D')
  expect(screen.getByText('1 of 2 balances adds up; 1 to check.')).toBeDefined()
})

test('what is off is open, what adds up is opened line by line', async () => {
  const { user } = await shown(owing)
  const lines = screen.getByRole('table', { name: 'Header finance, line by line' })
  expect(lines.textContent).toContain('less repaid$150,000')
  expect(screen.queryByRole('table', { name: /^Farm loan/ })).toBeNull()
  const opener = screen.getByRole('button', { name: 'Farm loan' })
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  await user.click(opener)
  const opened = screen.getByRole('table', { name: 'Farm loan, line by line' })
  expect(within(opened).getByRole('row', { name: 'Difference $0' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Header finance' }))
  expect(screen.queryByRole('table', { name: /^Header finance/ })).toBeNull()
})

test('each kind of balance leads to the lines that it is made of', async () => {
  const line = { crop: { id: 4, name: 'Wheat', harvest: 'grain' }, own_products: { grain: 100 } }
  await shown({
    area: {
      before: null,
      titles: 90,
      crops: [],
      paddocks: [{ id: 1, name: 'River', area: 100, priors: [], use: null, isForCrops: true }],
    },
    money: {
      ...nothing.money!,
      produce: {
        kinds: [{ id: 4, name: 'Wheat', harvest: 'grain' }],
        crops: [line as never],
        sales: [],
      },
      water: {
        onCrops: null,
        accounts: [
          {
            id: 9,
            name: 'River licence',
            carriedIn: null,
            allocated: 100,
            taken: null,
            bought: null,
            sold: null,
            used: 60,
            lost: null,
            carriedOut: 20,
          },
        ],
      },
    },
  })
  const leads = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(leads(/^Wheat: .*100 t not accounted for/)).toContain('/cropping/wizard/4?step=sales')
  expect(leads(/^Cropping land: .*100 ha without crop/)).toContain('/cropping/spreadsheet')
  expect(leads(/^Land by use: .*10 ha more in paddocks/)).toContain('/properties')
  expect(leads(/^River licence: .*20 ML not accounted for/)).toContain(
    '/finance/water?rows=%5B9%5D',
  )
})

test('what is not recorded says so, with the way to it', async () => {
  await shown({})
  expect(screen.getByText(/^No water accounts in this period/)).toBeDefined()
  const add = screen.getByRole('link', { name: 'Add them' })
  expect(add.getAttribute('href')).toContain('/finance/water')
  expect(screen.queryByText(/balances? adds? up/)).toBeNull()
})

test('who sees no money is shown area and head alone, and says whom to ask', async () => {
  await shown({ money: null })
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Area ha', 'Livestock head'])
  expect(screen.getByText(/^Tonnes, megalitres and dollars are shown to people/)).toBeDefined()
})
