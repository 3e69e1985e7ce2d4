import { notifications } from '@mantine/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Change } from '../../../data/outbox/change.ts'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { LivestockEnterprisesScreen } from './enterprises-screen.tsx'

const updated_at = '2026-07-01T00:00:00.000000Z'
const ours = { farm_id: 3, updated_at }
const here = { ...ours, period_id: 8 }
const periods = [
  { id: 7, name: '2023-24', start_date: '2023-07-01', end_date: '2024-06-30' },
  { id: 8, name: '2024-25', start_date: '2024-07-01', end_date: '2025-06-30' },
]
const parts = (asset_type_id: number, species_id: number, purpose_id: number) => ({
  asset_type_id,
  species_id,
  purpose_id,
})
const lists = {
  farms: [{ id: 3, farm_name: 'Wattle Downs' }],
  periods: [{ ...periods[1], sowing_start_date: '2024-04-01', sowing_end_date: '2025-03-31' }],
  farm_period: periods.map(period => ({
    ...ours,
    id: period.id,
    period_id: period.id,
    status: 'In progress',
    period,
  })),
  asset_types: [
    { id: 1, name: 'Grazing', slug: 'grazing' },
    { id: 2, name: 'Irrigated pasture', slug: 'irrigated-pasture' },
  ],
  livestock_species_types: [
    { id: 1, name: 'Sheep', slug: 'sheep', shown_first: true },
    { id: 2, name: 'Cattle', slug: 'cattle', shown_first: true },
    { id: 3, name: 'Goats', slug: 'goats', shown_first: false },
  ],
  livestock_purposes: [
    { id: 11, name: 'Prime Lamb', livestock_species_type_id: 1, rating_variant: null },
    { id: 12, name: 'Trading', livestock_species_type_id: 2, rating_variant: null },
    { id: 13, name: 'Stud', livestock_species_type_id: 3, rating_variant: null },
  ],
  livestock_enterprises: [
    { id: 21, ...parts(1, 1, 11) },
    { id: 22, ...parts(1, 2, 12) },
    { id: 23, ...parts(2, 2, 12) },
  ],
  livestock_classes: [
    { id: 31, name: 'Ewes', species_type_id: 1, breeding: true, unweaned: false },
    { id: 32, name: 'Steers', species_type_id: 2, breeding: false, unweaned: false },
  ],
  stock_ratings: [
    { id: 1, livestock_class_id: 32, rating_set: 'MLA', variant: null, dse: 10, used_first: true },
  ],
}
const ofFarm = (id: number, livestock_enterprise_id: number) => ({
  ...ours,
  id,
  livestock_enterprise_id,
  last_period_id: null,
})
const run = (id: number, livestock_enterprise_id: number, period_id = 8) => ({
  ...ours,
  id,
  period_id,
  livestock_enterprise_id,
})
const trading = {
  farm_livestock_enterprises: [ofFarm(41, 22)],
  farm_livestock_enterprise_periods: [run(51, 22)],
}
/** 20 steers from the first day. */
const steers = {
  livestock_ledgers: [
    {
      ...here,
      id: 61,
      livestock_class_id: 32,
      livestock_enterprise_id: 22,
      number: 20,
      weight: 300,
      entry_date: '2024-07-01',
    },
  ],
  livestock_opening_events: [{ ...here, id: 71, livestock_ledger_id: 61, value_per_head: null }],
}

interface Way {
  readonly refuses?: (change: Change) => string | undefined
  readonly search?: string
}

function shown(records: object = trading, way: Way = {}) {
  return showScreen(<LivestockEnterprisesScreen />, { ...lists, ...records }, way)
}

// Notices outlive the test that they were shown in.
afterEach(() => act(() => notifications.clean()))

const row = (name: string) => screen.findByRole('rowheader', { name })
const press = (name: string | RegExp) => screen.getByRole('button', { name })

test('an enterprise says how many head it has, what they eat and whether they add up', async () => {
  shown({ ...trading, ...steers })
  const line = (await row('Grazing Cattle Trading')).closest<HTMLElement>('[role=row]')!
  const cells = within(line)
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent)
  expect(cells).toContain('20')
  expect(cells).toContain('200')
  expect(cells).toContain('Steers: 20 head expected, not counted yet.')
  expect(cells).toContain('2024–25')
})

test('one is added by what it is made of; sheep and cattle are offered first', async () => {
  const { user, changes } = shown()
  await row('Grazing Cattle Trading')
  await user.click(press('Add enterprise'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('combobox', { name: /Species/ }))
  expect(screen.queryByRole('option', { name: 'Goats' })).toBeNull()
  await user.click(await screen.findByRole('option', { name: 'Sheep' }))
  await user.click(dialog.getByRole('combobox', { name: /Purpose/ }))
  await user.click(await screen.findByRole('option', { name: 'Prime Lamb' }))
  await user.click(dialog.getByRole('button', { name: 'Add enterprise' }))
  await screen.findByText('Grazing Sheep Prime Lamb added.')
  expect(changes.map(({ steps }) => steps)).toMatchObject([
    [
      {
        resource: 'farm_livestock_enterprises',
        values: { farm_id: 3, livestock_enterprise_id: 21 },
      },
      {
        resource: 'farm_livestock_enterprise_periods',
        values: { farm_id: 3, period_id: 8, livestock_enterprise_id: 21 },
      },
    ],
  ])
})

test('a combination that nobody had is added to the list by itself, so that undoing the rest leaves it', async () => {
  const { user, changes } = shown()
  await row('Grazing Cattle Trading')
  await user.click(press('Add enterprise'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Show all species' }))
  await user.click(dialog.getByRole('combobox', { name: /Species/ }))
  await user.click(await screen.findByRole('option', { name: 'Goats' }))
  await user.click(dialog.getByRole('combobox', { name: /Purpose/ }))
  await user.click(await screen.findByRole('option', { name: 'Stud' }))
  expect(dialog.getByText(/Nobody has this yet/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Add enterprise' }))
  await waitFor(() => expect(changes).toHaveLength(2))
  const [proposed, added] = changes
  const [made] = proposed?.steps ?? []
  expect(made).toMatchObject({ resource: 'livestock_enterprises', values: parts(1, 3, 13) })
  expect(added?.steps[0]).toMatchObject({ values: { livestock_enterprise_id: made?.id } })
})

test('what was run the period before is added at a press', async () => {
  const { user, changes } = shown({
    farm_livestock_enterprises: [ofFarm(41, 22)],
    farm_livestock_enterprise_periods: [run(51, 22, 7)],
  })
  await user.click(await screen.findByRole('button', { name: 'Add Grazing Cattle Trading' }))
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([
    { do: 'store', resource: 'farm_livestock_enterprise_periods', values: { period_id: 8 } },
  ])
})

test('two of the same species and purpose on other land are said to overlap', async () => {
  const { user } = shown({
    farm_livestock_enterprises: [ofFarm(41, 22), ofFarm(42, 23)],
    farm_livestock_enterprise_periods: [run(51, 22), run(52, 23)],
  })
  await user.dblClick(await row('Grazing Cattle Trading'))
  const drawer = within(await screen.findByRole('dialog'))
  expect((await drawer.findByRole('note')).textContent).toBe(
    'Irrigated pasture Cattle Trading has the same species and purpose. Check that no stock is counted in both.',
  )
})

test('settings and classes are taken over from another of the species', async () => {
  const { user, changes } = shown({
    farm_livestock_enterprises: [ofFarm(41, 22), ofFarm(42, 23)],
    farm_livestock_enterprise_periods: [run(51, 22), run(52, 23)],
    livestock_enterprise_settings: [
      { ...here, id: 81, livestock_enterprise_id: 23, rating_set: 'MLA', grazed_hectares: 90 },
    ],
    livestock_enterprise_classes: [
      {
        ...here,
        id: 91,
        livestock_enterprise_id: 23,
        livestock_class_id: 32,
        standard_value: 120_000,
      },
    ],
  })
  await user.dblClick(await row('Grazing Cattle Trading'))
  const drawer = within(await screen.findByRole('dialog'))
  await user.click(await drawer.findByRole('combobox', { name: 'Copy settings from' }))
  await user.click(await screen.findByRole('option', { name: 'Irrigated pasture Cattle Trading' }))
  await waitFor(() => expect(changes).toHaveLength(1))
  // What grazes where is of each by itself.
  expect(changes[0]?.steps).toEqual([
    expect.objectContaining({
      resource: 'livestock_enterprise_settings',
      values: { farm_id: 3, period_id: 8, livestock_enterprise_id: 22, rating_set: 'MLA' },
    }),
    expect.objectContaining({
      resource: 'livestock_enterprise_classes',
      values: {
        farm_id: 3,
        period_id: 8,
        livestock_enterprise_id: 22,
        livestock_class_id: 32,
        standard_value: 120_000,
      },
    }),
  ])
})

test('one with records is not deleted, and can be retired instead', async () => {
  const told =
    'There is 1 record of its stock: say from which period on it is no longer used instead.'
  const { user, changes } = shown(
    { ...trading, ...steers },
    { refuses: ({ label }) => (label.startsWith('Deletion') ? told : undefined) },
  )
  await user.click(await row('Grazing Cattle Trading'))
  await user.click(press('Delete Grazing Cattle Trading'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(told)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Retire: Grazing Cattle Trading' }))
  await screen.findByText(/is retired: not offered from the next period on/)
  expect(changes.at(-1)?.steps).toMatchObject([
    { resource: 'farm_livestock_enterprises', id: 41, values: { last_period_id: 8 } },
  ])
})

test('the filter of the address says which are shown, and all of them are a press away', async () => {
  const { user } = shown(
    {
      farm_livestock_enterprises: [ofFarm(41, 22), ofFarm(42, 21)],
      farm_livestock_enterprise_periods: [run(51, 22), run(52, 21)],
    },
    { search: '?livestockTypeIds=%5B1%5D' },
  )
  await row('Grazing Sheep Prime Lamb')
  expect(screen.queryByRole('rowheader', { name: 'Grazing Cattle Trading' })).toBeNull()
  expect(screen.getByText('1 of 2 shown')).toBeDefined()
  await user.click(press('Show all'))
  await row('Grazing Cattle Trading')
})
