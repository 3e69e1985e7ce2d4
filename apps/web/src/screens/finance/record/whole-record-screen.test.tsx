import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { cellUnder } from '../../../sheet/cell-under-for-tests.ts'
import { farmWithMoney, here } from '../finance-for-tests.ts'
import { RecordScreen } from './whole-record-screen.tsx'

test('the first figure begins the record, and a share is kept as one', async () => {
  const { user, changes } = showScreen(<RecordScreen />, farmWithMoney)
  await user.type(await screen.findByRole('searchbox'), 'share of water allocated')
  await user.click(await cellUnder('This period'))
  await user.keyboard('88.8%{Enter}')
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([
    {
      do: 'store',
      resource: 'assets',
      values: { farm_id: 3, period_id: 8, water_allocation_pct: 0.888 },
    },
  ])
})

test('a figure that stands is changed in its record, and one that follows says so', async () => {
  const record = { ...here, id: 91, oh_accounting: 4_000_00, origins: {} }
  const origins = { oh_accounting: { from: 'typed' }, owned_ha: { from: 'rows' } }
  const { user, changes } = showScreen(<RecordScreen />, {
    ...farmWithMoney,
    assets: [{ ...record, owned_ha: 2000, origins }],
  })
  await user.type(await screen.findByRole('searchbox'), 'overhead: accounting')
  await user.click(await cellUnder('This period'))
  await user.keyboard('$4,500.50{Enter}')
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([
    { do: 'update', resource: 'assets', id: 91, values: { oh_accounting: 4_500_50 } },
  ])
})
