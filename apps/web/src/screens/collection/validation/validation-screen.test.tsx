// A validator goes through a period on one page: what is open, unusual figures, what changed since, and the step on.

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { ValidationScreen } from './validation-screen.tsx'

const whole = {
  score: 1,
  status: 'Submitted',
  sections: [],
  checks: [{ name: 'stock', label: 'Livestock numbers', state: 'good', says: 'They agree.' }],
  counts: [],
  dates: {},
}
const warning = {
  code: 'W-PAD-4',
  message: 'River has 4,000 ha.',
  section: 'paddocks',
  resource: 'paddocks',
  id: 5,
  field: 'area',
  where: 'River',
  confirmed: null,
}
const figure = {
  scope: 'crop 4',
  of: 'Dryland wheat',
  measure: 'yield',
  label: 'Yield',
  money: false,
  value: 9.8,
  text: '9.8 t/ha',
  before: '3.1 t/ha',
  change: 2.161,
  group: { name: 'Cropping', low: '2.1 t/ha', middle: '2.9 t/ha', high: '3.8 t/ha' },
  is_far: true,
  decision: null,
}
const usual = { ...figure, measure: 'price', label: 'Price', money: true, is_far: false }
const review = {
  farm_id: 3,
  period_id: 8,
  before: '2024-25',
  edition: { number: 2, period_id: 8, period: '2025-26', published_at: '', note: null },
  may_decide: true,
  figures: [figure, usual],
}
const gro = { user_id: 7, user_name: 'Gro Wer' }
const vi = { user_id: 9, user_name: 'Vi Dator' }
const status = (id: number, was: string, is: string, who: typeof vi) => ({
  id,
  at: `2026-11-2${id}T00:00:00.000000Z`,
  verb: 'update',
  entity: 'farm_period',
  row: 1,
  farm_id: 3,
  period_id: 8,
  ...who,
  before: { status: was },
  after: { status: is },
})
const changed = {
  ...status(6, '', '', vi),
  entity: 'paddocks',
  row: 5,
  before: { area: 400 },
  after: { area: 4000 },
}
const records = {
  farms: [{ id: 3, farm_name: 'Glenmore' }],
  periods: [{ id: 8, name: '2025-26' }],
  farm_period: [{ id: 1, farm_id: 3, period_id: 8, status: 'In validation', updated_at: 'a' }],
  projects: [{ id: 2, farm_id: 3, period_id: 8, archived: false, validator: { name: 'Vi Dator' } }],
  paddocks: [{ id: 5, name: 'River' }],
  changes: [
    status(1, 'In progress', 'Submitted', gro),
    status(2, 'Submitted', 'In validation', vi),
    changed,
  ],
}
const answers = {
  completeness: whole,
  'open-points': { blockers: [], warnings: [warning] },
  'validation-review': review,
  editions: { id: 4 },
}
const shown = (isStaff = true) => showScreen(<ValidationScreen />, records, { isStaff, answers })

test('says who handed it on and who validates it, and what is still open', async () => {
  shown()
  expect(await screen.findByText(/^Submitted by Gro Wer, /)).toBeTruthy()
  expect(await screen.findByText('To be validated by Vi Dator.')).toBeTruthy()
  expect(screen.getByRole('note').textContent).toMatch(/^Vi Dator is validating this period since/)
  const open = '1 warning is not looked at and 1 figure far from others is undecided.'
  expect(await screen.findByText(open)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mark as validated' })).toBeTruthy()
  expect(screen.getByText('They agree.')).toBeTruthy()
})

test('a figure far from others stands beside last period and its group, and is kept or asked about', async () => {
  const { user, asked, changes } = shown()
  const row = within(await screen.findByRole('row', { name: /^Yield/ }))
  for (const words of ['9.8 t/ha', 'Far from others', '3.1 t/ha', '+216%', 'Middle 2.9 t/ha']) {
    expect(row.getByText(words), words).toBeTruthy()
  }
  await user.click(row.getByRole('button', { name: 'Keep: Glenmore, Yield' }))
  await waitFor(() => {
    const sent = asked.find(({ body }) => body.includes('decision'))
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
      farm_id: 3,
      period_id: 8,
      decision: 'Keep',
    })
  })
  // Nothing is decided about what is not far.
  const price = within(screen.getByRole('row', { name: /^Price/ }))
  expect(price.getAllByRole('button')).toHaveLength(1)
  await user.click(price.getByRole('button', { name: 'Ask about: Dryland wheat, Price' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Question' }), 'Really?')
  await user.click(dialog.getByRole('button', { name: 'Ask' }))
  await waitFor(() => expect(JSON.stringify(changes)).toContain('Price: 9.8 t/ha'))
  expect(JSON.stringify(changes)).toContain('"about_finance":true')
})

test('what changed since it was submitted is told with before and after', async () => {
  const { asked } = shown()
  const line = (await screen.findByText('Paddock River')).closest('article')
  await waitFor(() => expect(line?.textContent).toContain('Area: 400 ha → 4,000 ha'))
  expect(line?.textContent).toContain('Vi Dator changed it')
  const wish = asked.find(({ resource, body }) => resource === 'changes' && body.includes('">"'))
  expect(wish?.body).toContain('2026-11-21T00:00:00.000000Z')
  expect(wish?.body).not.toContain('confirmed_warnings')
})

test('nobody but staff of the farm asks for it', async () => {
  const { asked } = shown(false)
  expect(await screen.findByText('For the farm’s consultants')).toBeTruthy()
  expect(asked.filter(({ query }) => query.includes('validation-review'))).toEqual([])
})

test('nothing is said to be done before it is counted', async () => {
  const asked = new Promise(() => undefined)
  const pending = { ...answers, 'open-points': { blockers: [], warnings: [] } }
  showScreen(<ValidationScreen />, records, {
    isStaff: true,
    answers: { ...pending, 'validation-review': asked },
  })
  expect(await screen.findByText('Counting what is open …')).toBeTruthy()
  expect(screen.queryByText('Nothing is open.')).toBeNull()
})
