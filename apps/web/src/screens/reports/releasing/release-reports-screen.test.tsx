import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { ReleaseReportsScreen } from './release-reports-screen.tsx'

const farm = (id: number, farm_name: string) => ({ id, farm_name, archived: false })
const period = (status: string) => ({
  period_id: 8,
  name: '2024-25',
  start: '2024-07-01',
  end: '2025-06-30',
  status,
})
const overview = [
  { farm_id: 3, periods: [period('Released')] },
  { farm_id: 4, periods: [period('Released')] },
]
const reports = {
  farm_id: 3,
  period_id: 8,
  provisional: false,
  missing: [],
  reports: ['my-year', 'whole-farm', 'crop-1'].map((key, at) => ({
    key,
    name: ['My year on one page', 'Whole farm compared', 'Wheat'][at],
    about: '',
    family: '',
    why_not: null,
    enter_at: null,
    release: null,
  })),
}
const release = { id: 1, farm_id: 3, version: 2, released_at: '2026-11-28T02:00:00.000Z' }
const job = (status: string, more: object = {}) => ({
  id: 5,
  description: 'Release reports',
  status,
  progress: 1,
  ...more,
})

const shown = (told: object = job('completed'), states: readonly object[] = overview) =>
  showScreen(
    <ReleaseReportsScreen />,
    {
      farms: [farm(3, 'Glenmore'), farm(4, 'Elsewhere')],
      report_releases: [release],
      queable_jobs: [told],
    },
    {
      isStaff: true,
      answers: { completeness: states, 'farm-reports': reports, 'report-releases': job('queued') },
    },
  )

test('only farms that one advises are there, with their newest version', async () => {
  shown()
  expect(await screen.findByRole('checkbox', { name: 'Glenmore' })).toBeTruthy()
  expect(screen.queryByText('Elsewhere')).toBeNull()
  expect((await screen.findAllByText('Version 2, 28/11/2026')).length).toBeGreaterThan(0)
})

test('what is ticked is released with the two usual reports and a comment, and the result says what was left out', async () => {
  const result = {
    farms: 1,
    reports: 2,
    left_out: [{ farm: 'Bellbird', why: 'Its period is not released: it is “Submitted”.' }],
  }
  const { user, asked } = shown(job('completed', { result }))
  await user.click(
    await screen.findByRole('button', { name: 'Select all that can be released (1)' }),
  )
  const usual = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'My year on one page',
  })
  expect(usual.checked).toBe(true)
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Well done.')
  await user.click(screen.getByRole('button', { name: 'Release to 1 farm' }))
  expect(await screen.findByText('2 reports of 1 farm released.')).toBeTruthy()
  expect(screen.getByText('Bellbird: Its period is not released: it is “Submitted”.')).toBeTruthy()
  const sent = asked.find(({ body }) => body.includes('farm_ids'))
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    farm_ids: [3],
    period_id: 8,
    reports: ['my-year', 'whole-farm'],
    comment: 'Well done.',
  })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Done'))
  await user.click(screen.getByRole('button', { name: 'Release more' }))
  expect(await screen.findByRole('button', { name: /^Release to/ })).toBeTruthy()
})

test('all reports of each farm are asked for by naming none', async () => {
  const { user, asked } = shown(
    job('completed', { result: { farms: 1, reports: 3, left_out: [] } }),
  )
  await user.click(await screen.findByRole('checkbox', { name: 'Glenmore' }))
  expect(screen.queryByRole('checkbox', { name: 'Wheat' })).toBeNull()
  await user.click(await screen.findByRole('checkbox', { name: 'All reports of each farm' }))
  const usual = screen.getByRole<HTMLInputElement>('checkbox', { name: 'My year on one page' })
  expect(usual.checked).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Release to 1 farm' }))
  expect(await screen.findByText('3 reports of 1 farm released.')).toBeTruthy()
  const sent = asked.find(({ body }) => body.includes('farm_ids'))
  expect(JSON.parse(sent?.body ?? '')).toEqual({ farm_ids: [3], period_id: 8 })
})

test('why nothing was released is said', async () => {
  const { user } = shown(
    job('failed', { error_message: 'The person who asked for this no longer has access.' }),
  )
  await user.click(await screen.findByRole('checkbox', { name: 'Glenmore' }))
  await user.click(screen.getByRole('button', { name: 'Release to 1 farm' }))
  expect(
    await screen.findByText('The person who asked for this no longer has access.'),
  ).toBeTruthy()
})

test('where the period is not released, there is nothing to tick', async () => {
  shown(job('completed'), [{ farm_id: 3, periods: [period('Submitted')] }])
  expect(await screen.findByText('Submitted')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Release to 0 farms' })).toHaveProperty(
    'disabled',
    true,
  )
})

test('who is not staff is told for whom this is', async () => {
  showScreen(<ReleaseReportsScreen />, { farms: [] })
  expect(await screen.findByText('For consultants and administrators')).toBeTruthy()
})
