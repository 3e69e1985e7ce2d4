import { screen, within } from '@testing-library/react'
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
  last_change: { at: '2026-11-28T02:00:00.000Z', by: 'Pat' },
  ...more,
})
const lines = [
  line(3, 'Creek', 'Submitted'),
  line(4, 'River', 'In progress'),
  line(5, 'Hill', 'Released', { questions: { for_farm: 1, for_staff: 2 }, manager: 'Bob' }),
]
const shown = (isStaff = true, search = '') =>
  showScreen(
    <DeskScreen />,
    { periods: [{ id: 8, name: '2024-25' }] },
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
  expect(second).toContain('Validate')
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

test('nobody but staff asks for it', async () => {
  const { asked } = shown(false)
  expect(await screen.findByText('For consultants and administrators')).toBeTruthy()
  expect(asked.filter(({ resource }) => resource === 'v2')).toEqual([])
})
