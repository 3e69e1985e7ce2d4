import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { FarmRegion } from './farm-region.tsx'

const lists = {
  zones: [
    { id: 1, name: 'WA Central', places: [[116.67, -31.65]] },
    { id: 2, name: 'NSW North West / Qld South West', places: [[150.31, -28.55]] },
  ],
  rain_gauges: [
    {
      id: 9,
      farm_id: 3,
      name: 'House',
      gps_locations: [{ id: 5, location: { type: 'Point', coordinates: [150.3, -28.6] } }],
    },
  ],
}
const figure = {
  keeping: { way: 'outbox', farmId: 3 },
  row: { id: 3, farm_name: 'Wattle Downs', zone_id: null, updated_at: '2026-07-01' },
  mayChange: true,
  resource: 'farms',
  of: 'Wattle Downs',
} as const

test('the region of where the farm lies is suggested, and taken by one press', async () => {
  const { user, changes } = showScreen(<FarmRegion figure={figure} />, lists)
  await user.click(await screen.findByRole('button', { name: /^Use NSW North West/ }))
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([
    { do: 'update', resource: 'farms', id: 3, values: { zone_id: 2 } },
  ])
})

test('a region that is chosen is not suggested, and who may not change it reads it', async () => {
  const row = { ...figure.row, zone_id: 1 }
  showScreen(<FarmRegion figure={{ ...figure, row, mayChange: false }} />, lists)
  expect(await screen.findByText('WA Central')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
