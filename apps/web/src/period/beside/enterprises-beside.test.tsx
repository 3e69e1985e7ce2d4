import type { EnterprisesCompared } from '@furrow/wire/enterprises-compared-answer'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WithSources } from '../explained/with-sources.tsx'
import { showScreen } from '../screen-for-tests.tsx'
import { EnterprisesBeside } from './enterprises-beside.tsx'

const group = {
  key: 'zone 3/Dryland cropping',
  name: 'Dryland cropping, Slopes',
  band: '10–14',
  is_own: true,
  by_staff: false,
}
const yielded = {
  label: 'Yield',
  own: { value: 3.61, text: '3.61 t/ha' },
  before: { value: 3.12, text: '3.12 t/ha' },
  beside: 'Average farm 3.4 t/ha',
  place: 'Better than about 60% of farms',
  is_better: true,
  about: { scope: 'crop 12', measure: 'yield' },
}
const withheld = {
  ...yielded,
  label: 'Water use efficiency',
  own: { value: 8.2, text: '8.2 kg/ha/mm' },
  before: { value: null, text: '–' },
  beside: 'Too few farms to say this safely',
  place: null,
  is_better: null,
}
const wheat = {
  scope: 'crop 12',
  name: 'Wheat',
  group,
  why_not: null,
  figures: [yielded, withheld],
}
const enterprises: EnterprisesCompared = {
  farm_id: 3,
  period_id: 8,
  period: '2024-25',
  before: '2023-24',
  provisional: true,
  edition: {
    number: 2,
    period_id: 7,
    period: '2023-24',
    published_at: '2026-11-20T02:00:00.000Z',
    note: null,
    fingerprint: 'ab',
  },
  enterprises: [wheat],
}

const explained = {
  name: 'yield',
  label: 'Yield',
  help: 'What each harvested hectare gave.',
  unit: 'produce/ha',
  formula: 'produced / harvested_ha',
  of: null,
  produce: 't',
  own: { value: 3.61, hectares: 100, sums: [], lines: [] },
  average: null,
}

const place = { farmId: 3, periodId: 8 }
function shown(answer: EnterprisesCompared, ids: readonly number[] = [12]) {
  return showScreen(
    <WithSources place={place}>
      <EnterprisesBeside place={place} kind="crop" enterprises={ids} />
    </WithSources>,
    {},
    // One word of an address tells both calls.
    { answers: { benchmarks: { ...answer, ...explained } } },
  )
}
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(row => [...row.children].map(({ textContent }) => textContent))

test('a figure stands beside the period before and the group, and what is withheld says why', async () => {
  shown(enterprises)
  expect(rows(await screen.findByRole('table', { name: 'Wheat' }))).toEqual([
    ['Figure', '2024–25', '2023–24', 'Other farms'],
    ['Yield', '3.61 t/ha', '3.12 t/ha', 'Average farm 3.4 t/haBetter than about 60% of farms'],
    ['Water use efficiency', '8.2 kg/ha/mm', '–', 'Too few farms to say this safely'],
  ])
  expect(screen.getByText('With Dryland cropping, Slopes, 10–14 farms')).toBeTruthy()
  expect(
    screen.getByText(/can still change.*Other farms: edition 2 of 2023–24, slightly blurred/),
  ).toBeTruthy()
})

test('a figure opens by a question mark, and leaves as it came', async () => {
  const { user } = shown(enterprises)
  const figure = await screen.findByRole('button', {
    name: 'Wheat, Yield: 3.61 t/ha. Where does it come from?',
  })
  figure.focus()
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Where does Yield come from?' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBe(null)
  await expect.poll(() => document.activeElement).toBe(figure)
})

test('where nothing is published, that is said and no column is empty', async () => {
  const why = 'Figures of other farms are not published yet.'
  const alone = { ...wheat, group: null, why_not: why, figures: [{ ...yielded, beside: null }] }
  shown({ ...enterprises, edition: null, before: null, enterprises: [alone] })
  const table = await screen.findByRole('table', { name: 'Wheat' })
  expect(rows(table)).toEqual([
    ['Figure', '2024–25'],
    ['Yield', '3.61 t/ha'],
  ])
  expect(screen.getByText(why)).toBeTruthy()
})

test('of many the first are shown, in the order of the screen, and all when someone wants to', async () => {
  const names = ['Oats', 'Barley', 'Canola', 'Lupin', 'Faba bean']
  const many = names.map((name, at) => ({ ...wheat, name, scope: `crop ${20 + at}` }))
  const { user } = shown({ ...enterprises, enterprises: many }, [24, 23, 22, 21, 20])
  await screen.findByRole('table', { name: 'Faba bean' })
  expect(screen.getAllByRole('table')).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Show all 5' }))
  expect(screen.getByRole('table', { name: 'Oats' })).toBeTruthy()
})
