import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { ProjectsScreen } from './projects-screen.tsx'
import { RenewScreen } from './renew/renew-screen.tsx'

const updated_at = '2026-11-20T01:02:03.000004Z'
const project = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  archived: false,
  business_id: 2,
  farm_id: 3,
  period_id: 7,
  fee: 100_000,
  collector_id: 5,
  owner_id: null,
  validator_id: null,
  customer_id: null,
  renewed_from_id: null,
  profit_focus_group_id: null,
  project_status_id: 1,
  estimated_completion_date: null,
  updated_at,
  ...more,
})
const status = (id: number, title: string) => ({ id, title, active: true, sort_order: id })
const records = {
  projects: [
    project(11, 'Creek 2024-25', { estimated_completion_date: '2020-01-01' }),
    project(12, 'River 2024-25', { project_status_id: 2, fee: 50_000, collector_id: 6 }),
    project(13, 'Hill 2025-26', { period_id: 8, renewed_from_id: 12, project_status_id: null }),
  ],
  farms: [{ id: 3, farm_name: 'Downs' }],
  businesses: [{ id: 2, name: 'Gum Pastoral' }],
  periods: [
    { id: 8, name: '2025-26' },
    { id: 7, name: '2024-25' },
  ],
  project_statuses: [status(1, 'Quoted'), status(2, 'Accepted'), status(3, 'On hold')],
  products: [{ id: 21, title: 'Benchmark', active: true }],
  product_projects: [{ id: 31, product_id: 21, project_id: 11, business_id: 2 }],
  users: [
    { id: 5, name: 'Cass' },
    { id: 6, name: 'Sam' },
  ],
}
const shown = (search = '', more: object = {}) =>
  showScreen(<ProjectsScreen />, records, { isStaff: true, search, ...more })
const column = async (name: string) => within(await screen.findByRole('region', { name }))
const sent = (changes: readonly { readonly steps: readonly object[] }[]) =>
  changes.flatMap(({ steps }) => steps)

test('each status is a column with its projects, how many they are and what they come to', async () => {
  shown()
  const quoted = await column('Quoted')
  for (const words of ['1 project · $1,000', /Downs, Gum Pastoral, 2024–25/, /Cass · \$1,000/])
    quoted.getByText(words)
  quoted.getByText('01/01/2020, overdue')
  expect(quoted.getByRole('link', { name: 'Creek 2024-25' }).getAttribute('href')).toBe(
    '/projects/11',
  )
  ;(await column('No status')).getByText('Hill 2025-26')
  ;(await column('On hold')).getByText('0 projects')
})

test('a project is moved by its menu and by dragging, and taken back', async () => {
  const { user, changes } = shown()
  await user.click(await screen.findByRole('button', { name: 'Move: Creek 2024-25' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Accepted' }))
  await screen.findAllByText('Creek 2024-25: Accepted.')
  const step = { do: 'update', resource: 'projects', id: 11, seen: updated_at }
  const moved = { ...step, values: { project_status_id: 2 }, before: { project_status_id: 1 } }
  expect(sent(changes)).toMatchObject([moved])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(changes).toHaveLength(2))
  expect(sent(changes)[1]).toMatchObject({ values: { project_status_id: 1 } })

  const held: Record<string, string> = {}
  const dataTransfer = {
    setData: (kind: string, text: string) => void (held[kind] = text),
    getData: (kind: string) => held[kind] ?? '',
    get types() {
      return Object.keys(held)
    },
  }
  const card = screen.getByRole('link', { name: 'River 2024-25' }).parentElement as HTMLElement
  const onHold = (await column('On hold')).getByText('0 projects').parentElement as HTMLElement
  fireEvent.dragStart(card, { dataTransfer })
  const over = createEvent.dragOver(onHold, { dataTransfer })
  fireEvent(onHold, over)
  expect(over.defaultPrevented).toBe(true)
  fireEvent.drop(onHold, { dataTransfer })
  await waitFor(() =>
    expect(sent(changes)[2]).toMatchObject({ id: 12, values: { project_status_id: 3 } }),
  )
})

test('the table is filtered by the words of the address', async () => {
  const { user } = shown('?as=table&collector=Sam')
  const rows = async () =>
    (await screen.findAllByRole('row')).slice(1).map(row => row.textContent ?? '')
  const [river = '', total = '', ...others] = await rows()
  expect([river.includes('River'), total.includes('$500'), others]).toEqual([true, true, []])
  await user.click(screen.getByRole('button', { name: 'Clear Collector' }))
  await waitFor(async () => expect(await rows()).toHaveLength(4))
})

test('a project is added with its products as one change', async () => {
  const businesses = { business_farm: [{ id: 1, farm: { id: 3, farm_name: 'Downs' } }] }
  const { user, changes } = showScreen(
    <ProjectsScreen />,
    { ...records, ...businesses },
    { isStaff: true },
  )
  await user.click(await screen.findByRole('button', { name: 'Add project' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add project' }))
  await user.click(dialog.getByRole('button', { name: 'Add project' }))
  expect(dialog.getByText('Choose the business.')).toBeTruthy()
  await user.type(dialog.getByRole('combobox', { name: /^Business/ }), 'Gum{Enter}')
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Water')
  await user.type(dialog.getByRole('textbox', { name: /^Fee/ }), '1200')
  await user.click(dialog.getByRole('button', { name: 'Add project' }))
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(sent(changes)).toMatchObject([
    {
      do: 'store',
      resource: 'projects',
      values: { title: 'Water', business_id: 2, fee: 120_000, collector_id: 1 },
    },
  ])
})

test('projects of a period are renewed as one change, without those that exist', async () => {
  const { user, changes } = showScreen(<RenewScreen />, records, { isStaff: true })
  const choose = async (label: string, period: string) => {
    await user.click(await screen.findByRole('combobox', { name: label }))
    await user.click(within(await screen.findByRole('listbox', { name: label })).getByText(period))
  }
  await choose('Projects of', '2024–25')
  await choose('Renew for', '2024–25')
  expect(await screen.findByText('Choose two different periods.')).toBeTruthy()
  await choose('Renew for', '2025–26')
  const rise = screen.getByRole('textbox', { name: /^Fee rise/ })
  await user.clear(rise)
  await user.type(rise, '2000{Enter}')
  expect(await screen.findByText(/^Enter a rise from -100% to 1000%/)).toBeTruthy()
  await user.clear(rise)
  await user.type(rise, '2.5{Enter}')
  const [creek, river] = (await screen.findAllByRole('row')).slice(1).map(row => row.textContent)
  expect(creek).toMatch(/Creek 2025-26.*\$1,000\.00.*\$1,025\.00/)
  expect(river).toMatch(/Exists already.*Hill 2025-26/)
  await user.click(screen.getByRole('button', { name: 'Renew 1 project' }))
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(sent(changes)).toMatchObject([
    {
      resource: 'projects',
      values: { title: 'Creek 2025-26', fee: 102_500, period_id: 8, renewed_from_id: 11 },
    },
    { resource: 'product_projects', values: { product_id: 21 } },
  ])
})

test('others are told whom it is for', async () => {
  const { asked } = showScreen(<ProjectsScreen />, records)
  expect(await screen.findByText('For consultants and administrators')).toBeTruthy()
  expect(asked).toEqual([])
})
