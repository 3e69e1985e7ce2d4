import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { cellUnder } from '../../../sheet/cell-under-for-tests.ts'
import { asOnPhone } from '../../../ui/as-on-phone-for-tests.ts'
import { farmWithMoney, here } from '../finance-for-tests.ts'
import { SharedCostsScreen } from './shared-costs-screen.tsx'

const bearer = (id: number, name: string, dse: number, income: number) => ({
  of: { id, name },
  species: { id: 1, name: 'Sheep' },
  weights: { DSE: dse, Income: income, Area: null },
  isShorn: true,
})
const bearers = [bearer(7, 'Merinos', 3000, 50_000_00), bearer(8, 'Lambs', 1000, 150_000_00)]
const margins = {
  enterprises: [],
  total: { figures: {} },
  bearers,
  lines: [],
  hasCrops: true,
  hasCropsToSell: true,
}
const record = {
  ...here,
  id: 91,
  exp_animal_health: 5000_00,
  exp_animal_health_2: 4000_00,
  exp_fuel_direct: 1000_00,
  exp_seed: 700_00,
}

const shown = (records: Readonly<Record<string, readonly object[]>> = {}) =>
  showScreen(
    <SharedCostsScreen />,
    { ...farmWithMoney, assets: [record], ...records },
    { answers: { 'livestock-summary': { margins } } },
  )
const share = { ...here, id: 31, line: 'exp_animal_health', livestock_enterprise_id: 8 }

test('a cost is shared by DSE, as used up, until someone says otherwise', async () => {
  shown()
  const calculated = await cellUnder('Merinos')
  expect(calculated.textContent).toBe('$3,000.00')
  expect(calculated.getAttribute('aria-description')).toContain('Calculated')
  expect((await cellUnder('Lambs')).textContent).toBe('$1,000.00')
  expect((await cellUnder('Shared by')).textContent).toBe('DSE')
  expect((await cellUnder('Left')).textContent).toBe('$0.00')
})

test('a card says which amounts are calculated', async () => {
  asOnPhone()
  shown()
  const card = await screen.findByRole('article', { name: 'Animal health' })
  expect(card.textContent).toContain('Shared by DSE (calculated) · Merinos $3,000.00 (calculated)')
  vi.restoreAllMocks()
})

test('an amount that is entered stands, and the others share the rest', async () => {
  const { user, changes } = shown()
  await user.click(await cellUnder('Lambs'))
  await user.keyboard('2500{Enter}')
  await waitFor(() => expect(changes.flatMap(({ steps }) => steps)).toHaveLength(1))
  expect(changes.flatMap(({ steps }) => steps)).toMatchObject([
    {
      do: 'store',
      resource: 'cost_shares',
      values: {
        farm_id: 3,
        period_id: 8,
        line: 'exp_animal_health',
        livestock_enterprise_id: 8,
        amount: 2500_00,
      },
    },
  ])
})

test('one that was said is no suggestion, and goes when it is cleared', async () => {
  const { user, changes } = shown({ cost_shares: [{ ...share, amount: 2500_00 }] })
  const said = await cellUnder('Lambs')
  expect(said.textContent).toBe('$2,500.00')
  expect(said.getAttribute('aria-description') ?? '').not.toContain('Calculated')
  expect((await cellUnder('Merinos')).textContent).toBe('$1,500.00')
  await user.click(said)
  await user.keyboard('{Delete}')
  await waitFor(() => expect(changes.flatMap(({ steps }) => steps)).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([{ do: 'destroy', resource: 'cost_shares', id: 31 }])
})

test('more than there is shows what is over', async () => {
  shown({ cost_shares: [{ ...share, amount: 4500_00 }] })
  expect((await cellUnder('Left')).textContent).toBe('-$500.00')
  expect((await cellUnder('Merinos')).textContent).toBe('$0.00')
})

test('by income, where someone chose that', async () => {
  shown({ cost_allocations: [{ ...here, id: 41, line: 'exp_animal_health', driver: 'Income' }] })
  expect((await cellUnder('Merinos')).textContent).toBe('$1,000.00')
})

test('a cost of both sides is split by what they earned, and the screen says so', async () => {
  const earned = { ...record, crop_income: 300_00, livestock_income: 100_00 }
  shown({ assets: [{ ...earned, exp_animal_health: null, exp_animal_health_2: null }] })
  expect((await cellUnder('Merinos')).textContent).toBe('$187.50')
  expect((await cellUnder('Lambs')).textContent).toBe('$62.50')
  const crops = await cellUnder('Crops')
  expect(crops.textContent).toBe('$750.00')
  expect(screen.getByText(/split by what crops and livestock earned: 75% and 25%/)).toBeTruthy()
})

test('crops bear what is theirs first, and seed is not asked about', async () => {
  shown()
  await cellUnder('Crops')
  const names = screen.getAllByRole('gridcell').map(({ textContent }) => textContent)
  expect(names).toContain('Fuel, direct')
  expect(names).not.toContain('Seed')
})
