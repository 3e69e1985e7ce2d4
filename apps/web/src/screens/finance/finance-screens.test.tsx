import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { cellUnder } from '../../sheet/cell-under-for-tests.ts'
import { before, farmWithMoney, here } from './finance-for-tests.ts'
import { CropTotalsScreen } from './lines/crop-totals-screen.tsx'
import { DebtsScreen } from './lines/line-screens.tsx'
import { FinanceScreen } from './overview/finance-overview-screen.tsx'
import { MachineryScreen } from './registers/register-screens.tsx'
import { WaterScreen } from './water/water-screen.tsx'

test('a debt is saved as it is typed, and money that is none stays in its cell', async () => {
  const loan = { ...here, id: 51, name: 'Farm loan', loan_kind: 'Term loan' }
  const { user, changes } = showScreen(<DebtsScreen />, { ...farmWithMoney, loans: [loan] })
  await user.click(await cellUnder('Owed at the start'))
  await user.keyboard('a lot{Enter}')
  expect((await cellUnder('Owed at the start')).textContent).toContain('a lot')
  await user.click(await cellUnder('Owed at the start'))
  await user.keyboard('300000{Enter}')
  await waitFor(() => expect(changes.flatMap(({ steps }) => steps)).toHaveLength(1))
  expect(changes.flatMap(({ steps }) => steps)).toMatchObject([
    { do: 'update', resource: 'loans', id: 51, values: { opening_balance: 300_000_00 } },
  ])
})

test('an address shows some debts alone, until all are asked for', async () => {
  const loan = { ...here, loan_kind: 'Term loan' }
  const loans = ['Farm loan', 'Header', 'Ute'].map((name, at) => ({ ...loan, id: 51 + at, name }))
  const records = { ...farmWithMoney, loans }
  const { user } = showScreen(<DebtsScreen />, records, { search: '?rows=[52]' })
  await screen.findByText('Showing 1 row of 3.')
  expect((await cellUnder('Name')).textContent).toBe('Header')
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(async () => expect((await cellUnder('Name')).textContent).toBe('Farm loan'))
  expect(screen.queryByText(/^Showing/)).toBeNull()
})

test('machines stand with what they were worth', async () => {
  const worth = { asset_type: 'asset_plant', asset_id: 61 }
  showScreen(<MachineryScreen />, {
    ...farmWithMoney,
    asset_plant: [{ id: 61, farm_id: 3, name: 'Header', plant_category_id: 5 }],
    assets_period: [
      { ...before, ...worth, id: 71, value: 510_000_00 },
      { ...here, ...worth, id: 72, value: 460_000_00 },
    ],
  })
  expect((await cellUnder('Kind')).textContent).toBe('Headers')
})

test('crop totals say where crops by paddock count instead', async () => {
  const lists = { ...farmWithMoney, crop_types: [{ id: 4, name: 'Wheat' }] }
  const first = showScreen(<CropTotalsScreen />, lists)
  await screen.findByRole('grid', { name: 'Dryland crops' })
  expect(screen.queryByText(/recorded by paddock in this period/)).toBeNull()
  first.unmount()
  showScreen(<CropTotalsScreen />, { ...lists, crop_collections: [{ ...here, id: 9 }] })
  await screen.findByText(/recorded by paddock in this period, which counts instead/)
})

test('irrigations and accounts that lie apart are told', async () => {
  showScreen(<WaterScreen />, {
    ...farmWithMoney,
    asset_waters: [{ id: 31, farm_id: 3, name: 'River', megalitres: 2000 }],
    water_accounts: [{ ...here, id: 42, asset_water_id: 31, allocated: 1800, used: 2000 }],
    irrigation_collection_events: [{ ...here, id: 9, total_ml_applied: 1500 }],
  })
  expect(await screen.findByText(/That is 500 ML apart/)).toBeDefined()
})

test('the overview tells what is owned and owed, beside the period before', async () => {
  showScreen(<FinanceScreen />, {
    ...farmWithMoney,
    assets: [
      { ...here, id: 91, owned_land_val: 13_000_000_00, equity_val: 17_100_000_00, roam: 0.0444 },
      { ...before, id: 90, owned_land_val: 12_500_000_00 },
    ],
  })
  expect(await screen.findAllByText('$17,100,000')).toHaveLength(2)
  await screen.findByText('4.4%')
  expect(screen.getByText('$500,000')).toBeDefined()
})

test('a period without a record says where to begin', async () => {
  showScreen(<FinanceScreen />, farmWithMoney)
  expect(await screen.findByText(/Begin with debts/)).toBeDefined()
})
