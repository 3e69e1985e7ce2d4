import { notifications } from '@mantine/notifications'
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { ContactsScreen } from './contacts-screen.tsx'

const updated_at = '2026-07-01T00:00:00.000000Z'
const periods = [
  { id: 7, name: '2023-24', start_date: '2023-07-01', end_date: '2024-06-30' },
  { id: 8, name: '2024-25', start_date: '2024-07-01', end_date: '2025-06-30' },
]
const ours = { farm_id: 3, updated_at }

function shown(search = '') {
  const contact = (id: number, name: string, last_period_id: number | null = null) => ({
    ...ours,
    id,
    name,
    last_period_id,
    topics: [],
  })
  return showScreen(
    <ContactsScreen />,
    {
      farms: [{ id: 3, farm_name: 'Wattle Downs' }],
      periods: [periods[1]!],
      farm_period: periods.map(period => ({
        ...ours,
        id: period.id,
        period_id: period.id,
        status: 'In progress',
        period,
      })),
      farm_contacts: [contact(1, 'Agronomist'), contact(2, 'Agent'), contact(3, 'Former', 7)],
    },
    { search },
  )
}

// Notices outlive the test that they were shown in.
afterEach(() => act(() => notifications.clean()))

const row = (name: string) => screen.findByRole('rowheader', { name })
const press = (name: string) => screen.getByRole('button', { name })

test('a contact is retired from the sheet at one press, with all that is kept of it', async () => {
  const { user, changes } = shown()
  await user.click(await row('Agent'))
  await user.click(press('Retire: Agent'))
  await screen.findByText('Agent is retired: not offered from the next period on.')
  expect(changes.map(({ label, steps }) => [label, steps])).toMatchObject([
    ['Retire Agent', [{ do: 'update', resource: 'farm_contacts', id: 2 }]],
  ])
  expect(changes[0]?.steps).toMatchObject([{ values: { last_period_id: 8 } }])
})

test('one that was retired before is left out until it is shown, and is restored from there', async () => {
  const { user, changes } = shown()
  await row('Agent')
  expect(screen.queryByRole('rowheader', { name: 'Former' })).toBeNull()
  await user.click(press('Show 1 retired'))
  await user.click(await row('Former'))
  expect(screen.getByRole('gridcell', { name: /Retired after 2023–24/ })).toBeDefined()
  await user.click(press('Restore: Former'))
  await screen.findByText('Former is no longer retired.')
  expect(changes[0]?.steps).toMatchObject([{ id: 3, values: { last_period_id: null } }])
})

test('a contact is retired from its drawer, which says what that means', async () => {
  const { user, changes } = shown('?contact=1')
  const drawer = await screen.findByRole('dialog', { name: 'Agronomist' })
  within(drawer).getByText('Not offered from the next period on. Everything is kept.')
  await user.click(within(drawer).getByRole('button', { name: 'Retire: Agronomist' }))
  await screen.findByText('Agronomist is retired: not offered from the next period on.')
  expect(changes[0]?.steps).toMatchObject([{ id: 1, values: { last_period_id: 8 } }])
})
