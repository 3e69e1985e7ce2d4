import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { cellUnder } from '../../../sheet/cell-under-for-tests.ts'
import { steersOnHand, stockLists } from '../stock-screens-for-tests.ts'
import { YearlyScreen } from './yearly-screen.tsx'

const counted = {
  id: 5,
  farm_id: 3,
  period_id: 8,
  livestock_enterprise_id: 22,
  livestock_class_id: 32,
  opening_number: 120,
  closing_number: 118,
}
const shown = (records: object = {}, search = '') =>
  showScreen(
    <YearlyScreen />,
    { ...stockLists, livestock_inventory_collections: [counted], ...records },
    { search },
  )

test('totals of a class are typed, and saved as they are', async () => {
  const { user, changes } = shown()
  await user.click(await cellUnder('Closing number, head'))
  await user.keyboard('117{Enter}')
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([
    {
      do: 'update',
      resource: 'livestock_inventory_collections',
      id: 5,
      values: { closing_number: 117 },
      before: { closing_number: 118 },
    },
  ])
  expect(screen.queryByText(/^Not counted/)).toBeNull()
})

test('a sheet that a ledger wins over says so, and one that nothing wins over does not', async () => {
  const { user } = shown(steersOnHand)
  await screen.findByText('Not counted: this period has a stock ledger, which counts instead.')
  await user.click(screen.getByRole('tab', { name: 'Feed' }))
  await screen.findByRole('grid', { name: 'Feed' })
  expect(screen.queryByText(/^Not counted/)).toBeNull()
})

test('the address says which sheet is shown', async () => {
  shown({}, '?sheet=agistment')
  await screen.findByRole('grid', { name: 'Agistment' })
  expect(screen.getByRole('tab', { name: 'Agistment', selected: true })).toBeDefined()
})
