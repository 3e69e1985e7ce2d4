import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { ClosedBand } from './closed-band.tsx'

const shown = (status: string) =>
  showScreen(<ClosedBand />, {
    farm_period: [
      { id: 1, farm_id: 3, period_id: 8, status, updated_at: '2026-07-01T00:00:00.000000Z' },
    ],
  })

test('a manager is told to withdraw what is only submitted, and to ask once it is looked through', async () => {
  const first = shown('Submitted')
  expect(await screen.findByText(/withdraw it on the collection/)).toBeDefined()
  first.unmount()
  shown('Validated')
  expect(await screen.findByText(/ask your consultant to reopen it/)).toBeDefined()
})
