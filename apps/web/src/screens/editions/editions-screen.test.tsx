import { screen, waitFor, within } from '@testing-library/react'
import type { EditionMade } from '@furrow/wire/editions/edition-made-answer'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { EditionsScreen } from './editions-screen.tsx'

const period = { id: 8, name: '2024-25', start_date: '2024-07-01', end_date: '2025-06-30' }
const edition = {
  id: 4,
  period_id: 8,
  number: 1,
  published_at: '2026-11-28T02:00:00.000Z',
  note: 'The first.',
  farms: '60–69',
}
const made: EditionMade = {
  edition: 2,
  trial: true,
  farms: 64,
  left_out: [{ farm_id: 9, name: 'Bellbird', reason: 'It isn’t validated.' }],
  review: {
    groups: [
      {
        scope: 'farm',
        of: 'Whole farm',
        group: 'Cane',
        kind: 'node',
        farms: 1,
        average: { rule: 'floor', why: '1 owner, and 5 are needed.', mend: 'Take a wider group.' },
        figures: 106,
        withheld: [],
      },
    ],
    more_groups: 0,
    outliers: [
      {
        scope: 'farm',
        of: 'Whole farm',
        measure: 'overhead_per_ha',
        label: 'Overheads per hectare',
        farm_id: 3,
        farm: 'Glenmore',
        value: 990_000,
        text: '$9,900/ha',
        middle: '$210/ha',
        robust_z: 80,
        decision: null,
      },
    ],
    more_outliers: 0,
    undecided: 1,
  },
  moved: [
    {
      scope: 'farm',
      of: 'Whole farm',
      group: 'Cropping',
      figure: 'overhead_per_ha',
      label: 'Overheads per hectare',
      before: '$205/ha',
      after: '$212/ha',
    },
  ],
  more_moved: 0,
}
const job = (more: object = {}) => ({
  id: 5,
  description: 'Try an edition of benchmarks',
  selected: { period_id: 8, trial: true },
  status: 'completed',
  progress: 1,
  result: made,
  updated_at: '2026-11-28T03:00:00.000Z',
  ...more,
})

const shown = (jobs: readonly object[] = [job()], mayPublish = true) =>
  showScreen(
    <EditionsScreen />,
    { periods: [period], editions: [edition], queable_jobs: jobs, outlier_decisions: [] },
    {
      search: '?period=8',
      isStaff: true,
      abilities: mayPublish ? ['publish-benchmarks'] : [],
      answers: { editions: { id: 6 } },
    },
  )

test('editions of a period are there, and a dry run is asked for before one is published', async () => {
  const { user, asked } = shown([])
  expect(await screen.findByText('Edition 1')).toBeTruthy()
  expect(screen.getByText('The first.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Publish edition 2' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Dry run of edition 2' }))
  await waitFor(() => {
    const sent = asked.find(({ body }) => body.includes('trial'))
    expect(JSON.parse(sent?.body ?? '{}')).toEqual({ period_id: 8, trial: true })
  })
})

test('what a dry run found is looked at: who is left out, what moves, what is withheld and why', async () => {
  const { user } = shown()
  expect(await screen.findByRole('heading', { name: 'Edition 2 would hold 64 farms' })).toBeTruthy()
  expect(screen.getByText('$9,900/ha')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Left out (1)' }))
  expect(screen.getByText('It isn’t validated.')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'What moves (1)' }))
  expect(screen.getByText('$212/ha')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Withheld' }))
  expect(screen.getByText('1 owner, and 5 are needed. Take a wider group.')).toBeTruthy()
})

test('a figure is left out with a reason, and not without', async () => {
  const { user, asked } = shown()
  await user.click(
    await screen.findByRole('button', { name: 'Leave out: Glenmore, Overheads per hectare' }),
  )
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(within(dialog).getByText('Say why, so that everyone can read it later.')).toBeTruthy()
  await user.type(within(dialog).getByRole('textbox', { name: 'Why' }), 'In cents.')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    const sent = asked.find(({ body }) => body.includes('decision'))
    expect(JSON.parse(sent?.body ?? '{}')).toEqual({
      farm_id: 3,
      period_id: 8,
      scope: 'farm',
      measure: 'overhead_per_ha',
      decision: 'Correct',
      reason: 'In cents.',
    })
  })
})

test('an edition is published with a note, after one more question', async () => {
  const { user, asked } = shown()
  await user.click(await screen.findByRole('button', { name: 'Publish edition 2' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: 'What is new' }), 'Rates put right.')
  await user.click(within(dialog).getByRole('button', { name: 'Publish edition 2' }))
  await waitFor(() => {
    const sent = asked.find(({ body }) => body.includes('note'))
    expect(JSON.parse(sent?.body ?? '{}')).toEqual({
      period_id: 8,
      trial: false,
      note: 'Rates put right.',
    })
  })
})

test('of a dry run that came before the last edition nothing holds any more', async () => {
  shown([job({ result: { ...made, edition: 1 } })])
  expect(await screen.findByRole('button', { name: 'Dry run of edition 2' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /would hold/ })).toBeNull()
})

test('why there is no edition is said', async () => {
  shown([job({ status: 'failed', error_message: 'No farm of that period can be compared yet.' })])
  expect(await screen.findByText('No farm of that period can be compared yet.')).toBeTruthy()
})

test('who was not given it is told for whom this is', async () => {
  shown([], false)
  expect(await screen.findByText('For whoever publishes benchmarks')).toBeTruthy()
})
