import { notifications } from '@mantine/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { PropertiesScreen } from './properties-screen.tsx'

const updated_at = '2026-07-01T00:00:00.000000Z'
const periods = [
  { id: 7, name: '2023-24', start_date: '2023-07-01', end_date: '2024-06-30' },
  { id: 8, name: '2024-25', start_date: '2024-07-01', end_date: '2025-06-30' },
]
const ours = { farm_id: 3, updated_at }

function property(id: number, name: string, paddocks_count: number) {
  const counts = { paddocks_count, farm_property_periods_count: 0, gps_locations_count: 0 }
  return { ...ours, ...counts, id, name, color: null, colour_id: id }
}

function shown(status = 'In progress', more: readonly object[] = []) {
  const farm_period = periods.map(period => ({
    ...ours,
    id: period.id,
    period_id: period.id,
    status,
    period,
  }))
  return showScreen(<PropertiesScreen />, {
    farms: [{ id: 3, farm_name: 'Wattle Downs' }],
    periods: [periods[1]!],
    farm_period,
    property_colours: [1, 2].map(id => ({ id, hex_code: `#00000${id}`, sequence: id })),
    farm_properties: [property(1, 'Home', 1), property(2, 'Lease', 0), ...more],
    farm_property_periods: [
      { ...ours, id: 41, property_id: 1, period_id: 7, title_area: 900, ownership_type: 'Owned' },
    ],
    paddocks: [{ ...ours, id: 11, period_id: 8, property_id: 1, area: 850 }],
  })
}

// Notices outlive the test that they were shown in.
afterEach(() => act(() => notifications.clean()))

const row = (name: string) => screen.findByRole('rowheader', { name })
const press = (name: string) => screen.getByRole('button', { name })

test('a property that nothing hangs on goes at once, and one with paddocks is asked about first', async () => {
  const { user, changes } = shown()
  await user.click(await row('Lease'))
  await user.click(press('Delete Lease'))
  await screen.findByText('Lease deleted.')
  expect(changes.map(({ label }) => label)).toEqual(['Deletion of Lease'])
  await user.click(await row('Home'))
  await user.click(press('Delete Home'))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/1 \(Home\)/)).toBeDefined()
  expect(changes).toHaveLength(1)
})

test('the titles of the period before are taken over at one press', async () => {
  const { user, changes } = shown()
  await user.click(await screen.findByRole('button', { name: '1 title as in 2023–24' }))
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([
    { do: 'store', values: { period_id: 8, property_id: 1, title_area: 900 } },
  ])
})

test('a third property is told that there are two colours', async () => {
  const { user, changes } = shown()
  await row('Home')
  await user.click(document.querySelector('[data-line="2"] [data-place="0"]')!)
  await user.keyboard('North{Enter}')
  await screen.findByText('There are more properties than colours: some have the same one.')
  expect(changes[0]?.steps).toMatchObject([
    { do: 'store', resource: 'farm_properties', values: { farm_id: 3, period_id: 8 } },
  ])
})

test('in a period that was handed in they can only be looked at', async () => {
  const { user } = shown('Submitted')
  await user.click(await row('Lease'))
  expect(screen.getByRole('link', { name: 'See paddocks: Lease' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Delete Lease' })).toBeNull()
  expect(screen.queryByRole('button', { name: '1 title as in 2023–24' })).toBeNull()
})

test('a property is retired at one press, and says so in the period that it is last used in', async () => {
  const { user, changes } = shown('In progress', [{ ...property(3, 'Sold', 0), last_period_id: 8 }])
  await user.click(await row('Home'))
  await user.click(press('Retire: Home'))
  await screen.findByText('Home is retired: not offered from the next period on.')
  expect(changes.map(({ label, steps }) => [label, steps])).toMatchObject([
    ['Retire Home', [{ resource: 'farm_properties', id: 1, values: { last_period_id: 8 } }]],
  ])
  expect(screen.getByRole('gridcell', { name: /Retired after 2024–25/ })).toBeDefined()
})

test('one that was retired before is left out until it is shown, and is restored from there', async () => {
  const { user, changes } = shown('In progress', [{ ...property(3, 'Sold', 0), last_period_id: 7 }])
  await row('Home')
  expect(screen.queryByRole('rowheader', { name: 'Sold' })).toBeNull()
  await user.click(press('Show 1 retired'))
  await user.click(await row('Sold'))
  expect(screen.getByRole('gridcell', { name: /Retired after 2023–24/ })).toBeDefined()
  await user.click(press('Restore: Sold'))
  await screen.findByText('Sold is no longer retired.')
  expect(changes[0]?.steps).toMatchObject([{ id: 3, values: { last_period_id: null } }])
})
