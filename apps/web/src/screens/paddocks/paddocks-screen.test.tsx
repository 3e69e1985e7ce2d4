import { notifications } from '@mantine/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { before, now } from './paddocks-for-tests.ts'
import { PaddocksScreen } from './paddocks-screen.tsx'
import { showScreen } from '../../period/screen-for-tests.tsx'

const periods = [
  { id: 7, name: '2023-24', start_date: '2023-07-01', end_date: '2024-06-30' },
  { id: 8, name: '2024-25', start_date: '2024-07-01', end_date: '2025-06-30' },
]
const records = {
  farms: [{ id: 3, farm_name: 'Wattle Downs' }],
  periods: [periods[1]!],
  farm_period: [
    { id: 1, farm_id: 3, period_id: 8, status: 'In progress', period: periods[1] },
    { id: 2, farm_id: 3, period_id: 7, status: 'Released', period: periods[0] },
  ],
  paddocks: [...now, ...before],
  asset_types: [{ id: 1, name: 'Dryland Cropping', color: '#C9A227', active: true }],
  farm_properties: [{ id: 5, name: 'Home', color: '#1B9E77', colour_id: null }],
}

const shown = (search: string, own: object = {}) =>
  showScreen(<PaddocksScreen />, { ...records, ...own }, { search })

const ground = (name: RegExp) => screen.findByRole('button', { name })
const press = (name: string | RegExp) => screen.getByRole('button', { name })

// Notices outlive the test that they were shown in.
afterEach(() => act(() => notifications.clean()))

describe('the lineage of the paddocks', () => {
  test('links a paddock to what it was when both are chosen', async () => {
    const { user, changes } = shown('?view=lineage')
    await user.click(await ground(/^Creek\W+80 ha\W+2023–24/))
    await user.click(await ground(/^Creek\W+80 ha\W+this period/))
    await user.click(press('Link'))
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]?.steps).toMatchObject([
      { do: 'update', id: 14, values: { primary_parent_paddock_id: 3 } },
      { do: 'store', values: { parent_paddock_id: 14, prior_paddock_id: 3, is_primary: true } },
    ])
  })

  test('cuts a link that is there, and offers none that is there already', async () => {
    const { user, changes } = shown('?view=lineage')
    await user.click(await ground(/^River\W+100 ha/))
    await user.click(await ground(/^River South/))
    expect(screen.queryByRole('button', { name: 'Link' })).toBeNull()
    await user.click(press('Unlink'))
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]?.steps[0]).toMatchObject({ do: 'destroy', id: 102 })
  })

  test('links what has kept its name at one press', async () => {
    const { user, changes } = shown('?view=lineage')
    await user.click(await screen.findByRole('button', { name: 'Link Creek' }))
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]?.label).toBe('Links by name')
  })

  test('says what became of the ground, and the same in a table', async () => {
    shown('?view=lineage')
    await screen.findByText('Split: 100 ha then and now.')
    expect(screen.getByText('Kept: 50 ha then, 51 ha now.')).toBeDefined()
    const table = screen.getByRole('table', { name: 'Paddocks since 2023–24', hidden: true })
    const split = within(table).getByRole('row', { name: /River North, River South/, hidden: true })
    expect(split.textContent).toMatch(/River.*Split.*100.*100.*0/)
  })

  test('is only read in a period that was handed in', async () => {
    const farm_period = records.farm_period.map(row => ({ ...row, status: 'Submitted' }))
    const { user } = shown('?view=lineage', { farm_period })
    await user.click(await ground(/^Creek\W+80 ha\W+2023–24/))
    await user.click(await ground(/^Creek\W+80 ha\W+this period/))
    expect(screen.queryByRole('button', { name: 'Link' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add paddocks' })).toBeNull()
  })
})

describe('what is done with paddocks', () => {
  test('one is split into parts that come to all of it, and can be taken back', async () => {
    const { user, changes } = shown('?view=lineage')
    await user.click(await ground(/^Hill\W+51 ha\W+this period/))
    await user.click(press('Split: Hill'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Split Hill' }))
    const first = dialog.getByLabelText('Area of part 1, ha')
    await user.clear(first)
    await user.type(first, '60')
    expect(
      dialog.getByText('The parts have 54 ha more than the 51 ha of the paddock.'),
    ).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Split paddock' }))
    expect(changes).toEqual([])
    await user.clear(first)
    await user.type(first, '20')
    expect(dialog.getByLabelText('Area of part 2, ha')).toHaveProperty('value', '31')
    await user.click(dialog.getByRole('button', { name: 'Split paddock' }))
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]).toMatchObject({
      label: 'Split of Hill',
      steps: [
        { do: 'update', id: 13, values: { name: 'Hill 1', area: 20 } },
        { do: 'store', values: { name: 'Hill 2', area: 31, primary_parent_paddock_id: 2 } },
        { do: 'store', values: { prior_paddock_id: 2 } },
      ],
    })
  })

  test('several are joined, and the sum of their areas is offered', async () => {
    const { user, changes } = shown('?view=lineage')
    await user.click(await ground(/^River North/))
    await user.click(await ground(/^Hill\W+51 ha\W+this period/))
    await user.click(press('Join: 2 paddocks'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Join paddocks' }))
    expect(dialog.getByLabelText('Area, ha')).toHaveProperty('value', '111')
    expect(dialog.getByText('That is the sum of their areas.')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Join paddocks' }))
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]?.steps.map(step => [step.do, step.resource, step.id])).toEqual([
      ['destroy', 'paddock_prior_paddocks', 103],
      ['destroy', 'paddocks', 13],
      ['update', 'paddocks', 11],
      ['store', 'paddock_prior_paddocks', expect.any(Number)],
    ])
  })

  test('those that have records each are not joined: it is said what must move first', async () => {
    const paddocks = [...now.map(row => ({ ...row, crop_collections_count: 2 })), ...before]
    const { user, changes } = shown('?view=lineage', { paddocks })
    await user.click(await ground(/^River North/))
    await user.click(await ground(/^River South/))
    await user.click(press('Join: 2 paddocks'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Join paddocks' }))
    expect(dialog.getByText('River North: 2 crops')).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Join paddocks' })).toBeNull()
    expect(changes).toEqual([])
  })

  test('one is retired and brought back, and nothing of it goes', async () => {
    const { user, changes } = shown('?view=lineage')
    await user.click(await ground(/^Hill\W+51 ha\W+this period/))
    await user.click(press('Retire: Hill'))
    await screen.findByText('Hill is retired: not copied into a new period.')
    expect(changes[0]?.steps).toMatchObject([
      { do: 'update', resource: 'paddocks', id: 13, values: { retired: true } },
    ])
    await user.click(press('Undo'))
    await waitFor(() => expect(changes).toHaveLength(2))
    expect(changes[1]?.steps).toMatchObject([{ do: 'update', id: 13, values: { retired: false } }])
  })

  test('one that is retired says so, and is offered to be brought back', async () => {
    const paddocks = [...now.map(row => ({ ...row, retired: true })), ...before]
    const { user, changes } = shown('?view=lineage', { paddocks })
    await user.click(await ground(/^Hill\W+51 ha\W+this period/))
    expect(screen.queryByRole('button', { name: 'Retire: Hill' })).toBeNull()
    await user.click(press('Restore: Hill'))
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]?.steps).toMatchObject([{ do: 'update', id: 13, values: { retired: false } }])
  })

  test('one without records is deleted at once, its links with it', async () => {
    const { user, changes } = shown('?view=lineage')
    await user.click(await ground(/^Hill\W+51 ha\W+this period/))
    await user.click(press('Delete: Hill'))
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]?.steps.map(step => [step.do, step.id])).toEqual([
      ['destroy', 103],
      ['destroy', 13],
    ])
  })

  test('one with crops goes only after the question of all deletions', async () => {
    const paddocks = [...now.map(row => ({ ...row, crop_collections_count: 2 })), ...before]
    const { user, changes } = shown('?view=lineage', { paddocks })
    await user.click(await ground(/^Hill\W+51 ha\W+this period/))
    await user.click(press('Delete: Hill'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Delete' }))
    expect(dialog.getByText(/^This will delete paddock 13 \(Hill\)\. All related/)).toBeDefined()
    expect(changes).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(changes).toHaveLength(1))
  })

  test('many are added from a list, and lines that are wrong are named first', async () => {
    const { user, changes } = shown('?view=lineage')
    await user.click(await screen.findByRole('button', { name: 'Add paddocks' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add paddocks' }))
    const list = dialog.getByLabelText('Names and areas')
    await user.click(list)
    await user.paste('Bore\t20\nHill\t30\nDam\t5.5')
    await user.click(dialog.getByRole('button', { name: 'Add 2 paddocks' }))
    expect(changes).toEqual([])
    expect(dialog.getByText('Line 2: Hill is also a paddock of this period.')).toBeDefined()
    await user.clear(list)
    await user.paste('Bore\t20\nDam\t5.5')
    await user.click(dialog.getByRole('button', { name: 'Add 2 paddocks' }))
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]?.steps).toMatchObject([
      { do: 'store', values: { farm_id: 3, period_id: 8, name: 'Bore', area: 20 } },
      { do: 'store', values: { name: 'Dam', area: 5.5 } },
    ])
  })

  test('one value is set for several', async () => {
    const { user, changes } = shown('?view=lineage')
    await user.click(await ground(/^River North/))
    await user.click(await ground(/^River South/))
    await user.click(press('Set a value: 2 paddocks'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Set for 2 paddocks' }))
    await user.selectOptions(dialog.getByLabelText('What'), 'Our share')
    await user.type(dialog.getByLabelText('Value'), '80')
    await user.tab()
    await user.click(dialog.getByRole('button', { name: 'Set for 2 paddocks' }))
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]?.steps.map(step => [step.id, 'values' in step && step.values])).toEqual([
      [11, { sharefarm_percentage: 0.8 }],
      [12, { sharefarm_percentage: 0.8 }],
    ])
  })
})

test('what was done is taken back from its notice, and by that what was done is the last again', async () => {
  const { user, changes } = shown('?view=lineage')
  await user.click(await ground(/^Hill\W+51 ha\W+this period/))
  await user.click(press('Delete: Hill'))
  await screen.findByText('Hill was deleted.')
  await user.click(press('Undo'))
  await waitFor(() => expect(changes).toHaveLength(2))
  expect(changes[1]?.steps.map(step => [step.do, step.id])).toEqual([
    ['restore', 13],
    ['restore', 103],
  ])
})

describe('one paddock by itself', () => {
  test('shows what grew on its ground through the years, and the rain since', async () => {
    const crop = {
      id: 70,
      farm_id: 3,
      paddock_id: 1,
      current_crop_id: 4,
      status_id: null,
      current_crop: { name: 'Wheat', color: '#f5deb3' },
      status: { name: 'Harvested' },
      period: periods[0],
      paddock: { name: 'River', ancestorIds: [] },
      fallow_type: { name: 'Short Fallow' },
      sowing_collection_events: [{ sowing_date: '2023-05-12' }],
      grain_collection_events: [
        { grain_tonnes: 280, harvested_area: 100, harvested_date: '2023-11-28' },
      ],
      lint_collection_events: [],
      hay_collection_events: [],
      cane_collection_events: [],
      fallow_collection_events: [],
      grazing_collection_events: [],
      custom_termination_events: [],
    }
    shown('?view=lineage&paddock=11', {
      crop_collections: [crop],
      rain_gauges: [{ id: 9, name: 'House', is_main: true, gps_locations: [] }],
      rainfalls: [{ id: 1, rain_gauge_id: 9, date: '2023-12-04', days: 1, total_mm: 12.4 }],
    })
    const drawer = within(await screen.findByRole('dialog', { name: 'River North' }))
    const years = within(await drawer.findByRole('list', { name: /Crops on River North/ }))
    expect(years.getByText('2023–24')).toBeDefined()
    expect(years.getByText('2.8 t/ha')).toBeDefined()
    expect(
      years.getByText(/sown 12\/05\/2023, harvested 28\/11\/2023; short fallow; as River/),
    ).toBeDefined()
    await drawer.findByText(/^12\.4 mm since 28\/11\/2023, House \(main gauge\)/)
  })

  test('that is not there says so', async () => {
    shown('?view=lineage&paddock=999')
    const drawer = within(await screen.findByRole('dialog', { name: 'Paddock' }))
    expect(await drawer.findByText('There is no such paddock in this period')).toBeDefined()
  })
})

test('a filter of the address never hides how much is to fix, and the press shows it', async () => {
  const river = now.find(({ name }) => name === 'River North')!
  const [before, values] = [{ soil_type: null }, { soil_type: 'Heavy' }]
  const step = { do: 'update', resource: 'paddocks', id: river.id, before, values } as const
  const refusal = { code: 'invalid', message: 'No.', errors: {} } as const
  const kept = { label: 'Soil', farmId: 3, steps: [{ ...step, seen: river.updated_at }] }
  const refused = {
    ...kept,
    seq: 1,
    key: '1',
    at: river.updated_at,
    state: 'refused',
    refusal,
  } as const
  const { user } = showScreen(<PaddocksScreen />, records, {
    search: '?propertyIds=[4]',
    waiting: [refused],
  })
  await user.click(await screen.findByRole('button', { name: '1 to fix' }))
  const row = await screen.findByRole('rowheader', { name: 'River North' })
  const chosen = document.querySelector('[role="gridcell"][aria-selected="true"]')
  await waitFor(() => expect(row.closest('[role="row"]')?.contains(chosen)).toBe(true))
})
