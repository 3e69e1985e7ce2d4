import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { ListsScreen } from './lists-screen.tsx'

const variety = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  group_id: 1,
  group: 'Wheat',
  accepted: true,
  offered: true,
  merged_into: null,
  added_at: '2026-11-28T02:00:00.000Z',
  added_by: null,
  rows: 0,
  farms: 0,
  ...more,
})
const listed = [
  variety(5, 'Mace', { offered: false }),
  variety(6, 'Planet', { group_id: 2, group: 'Barley' }),
  variety(7, 'Scepter', { rows: 40, farms: 5 }),
  variety(8, 'Sceptre', { accepted: false, added_by: 'Pat', rows: 12, farms: 3 }),
  variety(9, 'Skeptre', {
    accepted: false,
    offered: false,
    merged_into: { id: 7, name: 'Scepter' },
  }),
]
const tags = [
  { ...variety(31, 'Seed', { rows: 4, farms: 2 }), group_id: undefined, group: undefined },
  { ...variety(32, 'Seeds'), group_id: undefined, group: undefined },
]
const ofList = (asked: URLSearchParams) => (asked.get('list') === 'crop_tags' ? tags : listed)
const shown = () =>
  showScreen(
    <ListsScreen />,
    {},
    {
      search: '?crop=1',
      answers: { 'listed-rows': ofList },
    },
  )
const rowsOf = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent ?? '')

test('what is proposed says by whom, how often it is used, and what it may have been meant to be', async () => {
  shown()
  const [only = '', ...others] = await rowsOf('Proposed varieties')
  for (const words of ['Sceptre', 'Wheat', 'Scepter', '12 records', '3 farms', 'Pat', '28/11/2026'])
    expect(only).toContain(words)
  expect(others).toEqual([])
  const [mace, scepter, skeptre, ...more] = await rowsOf('Varieties of wheat')
  expect(more).toEqual([])
  expect(mace).toMatch(/Retired.*Not used.*Offer again/)
  expect(scepter).toMatch(/Accepted.*40 records.*5 farms/)
  expect(skeptre).toMatch(/Merged into Scepter/)
  expect(skeptre).not.toMatch(/Retire|Offer/)
})

test('it is accepted, and others retired and offered again, as any change is kept', async () => {
  const { user, changes } = shown()
  await user.click(await screen.findByRole('button', { name: 'Accept: Sceptre' }))
  await user.click(screen.getByRole('button', { name: 'Retire: Scepter' }))
  await user.click(screen.getByRole('button', { name: 'Offer again: Mace' }))
  expect(changes.flatMap(({ steps }) => steps)).toMatchObject([
    {
      do: 'update',
      resource: 'varieties',
      id: 8,
      values: { validated: true },
      before: { validated: false },
    },
    { id: 7, values: { active: false }, before: { active: true } },
    { id: 5, values: { active: true }, before: { active: false } },
  ])
})

test('a merge says what it does before it is done', async () => {
  const { user, asked } = shown()
  await user.click(await screen.findByRole('button', { name: 'Merge…: Sceptre' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Sceptre' }))
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: /^Merge into/ }).value).toBe(
    'Scepter',
  )
  dialog.getByText(/^12 records on 3 farms will say Scepter instead of Sceptre\./)
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  expect(await screen.findByText(/^Sceptre merged into Scepter/)).toBeTruthy()
  const body = { list: 'varieties', id: 8, into_id: 7 }
  expect(asked.map(one => one.body)).toContainEqual(JSON.stringify(body))
})

test('a merge into nothing is not asked for', async () => {
  const { user, asked } = shown()
  await user.click(await screen.findByRole('button', { name: 'Merge…: Scepter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Scepter' }))
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  expect(await dialog.findByText('Choose the variety that stays.')).toBeTruthy()
  const called = asked.filter(({ resource }) => resource === 'v2')
  expect([called.length > 0, called.every(({ body }) => body === '')]).toEqual([true, true])
})

test('a tag is renamed; a name that another tag has is no new name', async () => {
  const { user, changes } = shown()
  const [seed = ''] = await rowsOf('Crop tags')
  expect(seed).toMatch(/Seed.*Offered.*4 records.*2 farms/)
  await user.click(screen.getByRole('button', { name: 'Rename…: Seed' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename Seed' }))
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'seeds')
  await user.click(dialog.getByRole('button', { name: 'Rename' }))
  expect(dialog.getByText('“Seeds” is there already. Merge “Seed” into it.')).toBeTruthy()
  await user.clear(name)
  await user.type(name, 'Kept for seed{Enter}')
  expect(changes.flatMap(({ steps }) => steps)).toMatchObject([
    { resource: 'crop_tags', id: 31, values: { name: 'Kept for seed' }, before: { name: 'Seed' } },
  ])
})
