import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { DeskScreen } from './desk-screen.tsx'

const line = (farm_id: number, farm: string, status: string, more: object = {}) => ({
  farm_id,
  farm,
  businesses: ['Gum Pastoral'],
  manager: 'Ann',
  focus_group: null,
  zone: null,
  collection: {
    farm_period_id: farm_id,
    period_id: 8,
    name: '2024-25',
    status,
    updated_at: '2026-11-20T01:02:03.000004Z',
    start: '2024-07-01',
    end: '2025-06-30',
    submission_due: '2025-09-28',
    completeness: { score: 0.75, missing: [{ section: 'rain', label: 'Rain', count: 3 }] },
  },
  products: [],
  collectors: [],
  validators: ['Vi'],
  owners: [],
  questions: { for_farm: 0, for_staff: 0 },
  documents: 0,
  last_change: { at: '2026-11-28T02:00:00.000Z', by: 'Pat' },
  ...more,
})
const lines = [
  line(3, 'Creek', 'Submitted'),
  line(4, 'River', 'In progress'),
  line(5, 'Hill', 'Released', { questions: { for_farm: 1, for_staff: 2 }, manager: 'Bob' }),
]
const shown = (isStaff = true, search = '', records: Parameters<typeof showScreen>[1] = {}) =>
  showScreen(
    <DeskScreen />,
    { periods: [{ id: 8, name: '2024-25' }], ...records },
    { isStaff, search, answers: { 'collection-board': lines } },
  )
const rowsShown = async () =>
  (await screen.findAllByRole('row')).slice(1).map(row => row.textContent ?? '')

test('the board says how far each farm is and what to do next, what is overdue first', async () => {
  const { asked } = shown()
  const [first = '', second = '', third = ''] = await rowsShown()
  for (const words of ['River', 'Gum Pastoral', '28/09/2025, overdue', '75%', '3', 'Rain', 'Pat']) {
    expect(first).toContain(words)
  }
  expect(second).toContain('Start validation')
  expect(third).toContain('2 for us, 1 for the farm')
  const next = screen.getByRole('link', { name: 'Answer questions: Hill' })
  expect(next.getAttribute('href')).toBe('/questions?farm=5')
  const queries = asked.filter(({ resource }) => resource === 'v2').map(({ query }) => query)
  expect(queries).toEqual(expect.arrayContaining(['', 'completeness=yes']))
})

test('what waits, and whose it is, is chosen and kept in the address', async () => {
  const { user } = shown()
  await rowsShown()
  await user.click(screen.getByRole('radio', { name: 'Questions for us (1)' }))
  expect(await rowsShown()).toHaveLength(1)
  await user.click(screen.getByRole('radio', { name: 'All (3)' }))
  await user.click(screen.getByRole('combobox', { name: 'Manager' }))
  await user.click(within(screen.getByRole('listbox', { name: 'Manager' })).getByText('Bob'))
  const [left = '', ...others] = await rowsShown()
  expect([left.includes('Hill'), others]).toEqual([true, []])
})

test('a period of the address is asked for', async () => {
  const { asked } = shown(true, '?period=8&show=overdue')
  expect(await rowsShown()).toHaveLength(1)
  expect(asked.map(({ query }) => query)).toContain('period_id=8&completeness=yes')
})

test('the status is moved on from the row, and undone where a step leads back', async () => {
  const validated = { id: 3, status: 'Validated', updated_at: '2026-11-20T01:02:04.000000Z' }
  const inValidation = lines.map(one =>
    one.farm_id === 3 ? line(3, 'Creek', 'In validation') : one,
  )
  const { asked, user } = showScreen(
    <DeskScreen />,
    { farm_period: validated as never },
    { isStaff: true, answers: { 'collection-board': inValidation } },
  )
  await rowsShown()
  const sent = () => asked.filter(({ resource }) => resource === 'farm_period')
  await user.click(screen.getByRole('button', { name: 'Mark as validated: Creek' }))
  await screen.findAllByText('Creek is now validated.')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Creek' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sent().map(({ body }) => JSON.parse(body))).toEqual([
      { status: 'Validated' },
      { status: 'In validation' },
    ]),
  )
})

test('keys lead from farm to farm and through a row, and Enter opens', async () => {
  const { user } = shown()
  await rowsShown()
  const named = () => document.activeElement?.getAttribute('aria-label') ?? focusText()
  const focusText = () => document.activeElement?.textContent
  screen.getByRole('link', { name: 'River' }).focus()
  await user.keyboard('{ArrowDown}')
  expect(focusText()).toBe('Creek')
  await user.tab()
  expect(named()).toBe('Validate: Creek')
  await user.keyboard('{ArrowDown}')
  expect(named()).toBe('Answer questions: Hill')
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
  expect(named()).toBe('See what is missing: River')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Elsewhere')).toBeTruthy()
})

test('filters and order are kept under a name, opened again, and renamed', async () => {
  const settings = { view: 'sort=-farm&manager=Ann' }
  const updated_at = '2026-11-20T01:02:03.000004Z'
  const sheet_views = [{ id: 5, sheet: 'collections', name: 'Ann last', settings, updated_at }]
  const { user, changes } = shown(true, '?manager=Bob', { sheet_views })
  expect(await rowsShown()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save this view…' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Of Bob{Enter}')
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Ann last' }))
  const farms = async () => (await rowsShown()).map(row => /^[A-Z][a-z]+?(?=Gum)/.exec(row)?.[0])
  await waitFor(async () => expect(await farms()).toEqual(['River', 'Creek']))
  await user.click(screen.getByRole('button', { name: 'Ann last' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename “Ann last”…' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Of Ann{Enter}')
  const user_id = 1
  await waitFor(() =>
    expect(changes.flatMap(({ steps }) => steps)).toMatchObject([
      {
        do: 'store',
        values: {
          user_id,
          sheet: 'collections',
          name: 'Of Bob',
          settings: { view: 'manager=Bob' },
        },
      },
      { do: 'update', id: 5, values: { name: 'Of Ann' }, before: { name: 'Ann last' } },
    ]),
  )
})

test('nobody but staff asks for it', async () => {
  const { asked } = shown(false)
  expect(await screen.findByText('For consultants and administrators')).toBeTruthy()
  expect(asked.filter(({ resource }) => resource === 'v2')).toEqual([])
})
