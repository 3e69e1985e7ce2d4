import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { spanText } from './job-words.ts'
import { JobsScreen } from './jobs-screen.tsx'

const job = (id: number, status: string, more: object = {}) => ({
  id,
  status,
  kind: 'batch',
  description: `Workbook ${id}`,
  user_id: 1,
  user: { id: 1, name: 'Ann Clarke' },
  selected: { steps: 2, farm_id: 3 },
  progress: 0,
  result: null,
  error_message: null,
  created_at: '2026-11-28T02:00:00.000Z',
  started_at: null,
  finished_at: null,
  ...more,
})
const jobs = [
  job(9, 'queued'),
  job(8, 'running', { kind: 'edition', progress: 0.45, selected: { period_id: 8 } }),
  job(7, 'failed', {
    user_id: 2,
    user: { id: 2, name: 'Bo Reid' },
    error_message: 'This took longer than 15 minutes, and was stopped. Nothing was saved.',
    started_at: '2026-11-28T02:00:01.000Z',
    finished_at: '2026-11-28T02:15:06.000Z',
  }),
  job(6, 'cancelled', { selected: { farms: 12, period_id: 8, repeated_as: 9 } }),
  job(5, 'completed', { kind: null }),
]
const shown = () =>
  showScreen(
    <JobsScreen />,
    {
      queable_jobs: jobs,
      farms: [{ id: 3, farm_name: 'Gum Creek' }],
      periods: [{ id: 8, name: '2025-26' }],
    },
    { answers: { jobs: { id: 10 } } },
  )
const lines = async () =>
  within(await screen.findByRole('table', { name: 'Jobs' }))
    .getAllByRole('row')
    .slice(1)

test('says of each what it is, whose, for which farm, how far it is, and why it failed', async () => {
  shown()
  await screen.findAllByText('Gum Creek')
  const [queued, running, failed, cancelled, done] = (await lines()).map(row => row.textContent)
  expect(queued).toMatch(/Workbook 9.*Saving records.*Ann Clarke.*Gum Creek.*Waiting/)
  expect(running).toMatch(/Benchmarks.*Running, 45% done/)
  expect(failed).toMatch(/Bo Reid.*Failed.*longer than 15 minutes.*Took 15 min 5 s/)
  expect(cancelled).toMatch(/12 farms, 2025–26.*Cancelled, repeated/)
  expect(done).toMatch(/Workbook 5.*Done/)
})

test('what is under way is cancelled, and what failed repeated, once', async () => {
  const { user, asked } = shown()
  const names = (await lines()).flatMap(row =>
    within(row)
      .queryAllByRole('button')
      .map(button => button.getAttribute('aria-label')),
  )
  expect(names).toEqual([
    'Cancel: Workbook 9, Ann Clarke',
    'Cancel: Workbook 8, Ann Clarke',
    'Repeat: Workbook 7, Bo Reid',
  ])
  await user.click(screen.getByRole('button', { name: 'Cancel: Workbook 9, Ann Clarke' }))
  expect(await screen.findByText('Workbook 9: cancelled.')).toBeTruthy()
  expect(asked.some(({ body }) => body === JSON.stringify({ status: 'cancelled' }))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Repeat: Workbook 7, Bo Reid' }))
  expect(await screen.findByText('Workbook 7: waits again, for Bo Reid.')).toBeTruthy()
})

test('those of one state are asked for', async () => {
  const { user, asked } = shown()
  await lines()
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'Failed' }))
  await expect.poll(() => asked.some(({ body }) => body.includes('"value":"failed"'))).toBe(true)
})

test.each([
  [0.2, 'under 1 s'],
  [4.4, '4 s'],
  [125, '2 min 5 s'],
  [4200, '1 h 10 min'],
])('%d seconds are %s', (seconds, text) => {
  expect(spanText(seconds)).toBe(text)
})
