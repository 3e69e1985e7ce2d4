import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { cropRow } from '../crops-for-tests.ts'
import { CanePayment } from './cane-payment.tsx'

type Grown = Parameters<typeof CanePayment>[0]['grown']

const grown = { id: 5, farm_id: 3, sugar_price: 450_00, updated_at: '2026-07-01' } as Grown
const rows = [cropRow(1, { cane: [{ id: 2, biomass_tonnes: 105, ccs_tonnes: 14.175 }] })]

test('cane brings what the mill pays for its sugar, by the usual formula unless one says', async () => {
  const { user, changes } = showScreen(<CanePayment grown={grown} rows={rows} mayWrite />, {})
  expect(await screen.findByText('At 13.5 CCS $39.05/t: $4,101 for 105 t.')).toBeDefined()
  const constant = screen.getByRole('textbox', { name: 'Constant, $/t' })
  await user.type(constant, '0.66{Enter}')
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([
    {
      do: 'update',
      resource: 'crop_type_farm_periods',
      id: 5,
      values: { cane_price_constant: 0.66 },
    },
  ])
})

test('without a price it says what is missing, and who may not write only reads', async () => {
  const unpriced = { ...grown, sugar_price: null }
  showScreen(<CanePayment grown={unpriced} rows={rows} mayWrite={false} />, {})
  expect(await screen.findByText(/^Enter the sugar price/)).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})
