import { notifications } from '@mantine/notifications'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { AddBeside } from './add-beside.tsx'

const updated_at = '2026-07-01T00:00:00.000000Z'
const storage = { farm_id: 3, kind: 'Silo', updated_at, last_period_id: null }
const period = { id: 7, name: '2023-24', start_date: '2023-07-01', end_date: '2024-06-30' }

function shown() {
  return showScreen(
    <AddBeside
      place={{ farmId: 3, periodId: 8 }}
      resource="crop_storages"
      onClose={() => undefined}
    />,
    {
      crop_storages: [
        { ...storage, id: 1, name: 'North silo' },
        { ...storage, id: 2, name: 'Old shed', last_period_id: 7 },
      ],
      farm_period: [{ id: 1, farm_id: 3, period_id: 7, period, updated_at }],
    },
  )
}

// Notices outlive the test that they were shown in.
afterEach(() => act(() => notifications.clean()))

test('a storage is retired beside where one is added, and says when it was', async () => {
  const { user, changes } = shown()
  await user.click(await screen.findByRole('button', { name: 'Retire: North silo' }))
  await screen.findByText('North silo is retired: not offered from the next period on.')
  expect(changes.map(({ label, steps }) => [label, steps])).toMatchObject([
    ['Retire North silo', [{ resource: 'crop_storages', id: 1, values: { last_period_id: 8 } }]],
  ])
})

test('one that is retired is restored there', async () => {
  const { user, changes } = shown()
  await screen.findByText('Retired after 2023–24')
  await user.click(await screen.findByRole('button', { name: 'Restore: Old shed' }))
  await screen.findByText('Old shed is no longer retired.')
  expect(changes[0]?.steps).toMatchObject([{ id: 2, values: { last_period_id: null } }])
})
