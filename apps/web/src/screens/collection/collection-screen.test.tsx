// What stands above what is pressed is known before any of it is painted.

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { CollectionScreen } from './collection-screen.tsx'

const whole = { score: 1, status: 'In progress', sections: [], checks: [], counts: [], dates: {} }
const message = '2 crops are not yet harvested or written off'
const blocker = { code: 'E-CROP-8', message, section: 'cropping', resource: null, id: null }
const open = {
  blockers: [{ ...blocker, field: null, where: null, confirmed: null }],
  warnings: [],
}

const records = {
  farms: [{ id: 3, farm_name: 'Glenmore' }],
  periods: [{ id: 8, name: '2025-26' }],
  farm_period: [{ id: 1, farm_id: 3, period_id: 8, status: 'In progress' }],
}

test('nothing can be pressed that what is to fix would move away', async () => {
  let say: (value: typeof open) => void = () => undefined
  const points = new Promise<typeof open>(resolve => {
    say = resolve
  })
  showScreen(<CollectionScreen />, records, {
    answers: { completeness: whole, 'open-points': points },
  })
  await screen.findByRole('heading', { name: 'Collection' })
  // Long enough for all that is not held back.
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(screen.queryByRole('heading', { name: 'Progress' })).toBeNull()
  say(open)
  await screen.findByRole('heading', { name: 'Progress' })
  expect(screen.getByText(/to fix before you can submit/)).toBeTruthy()
})

test('opportunities stand there as long as they are open, what is due first', async () => {
  const here = { farm_id: 3, period_id: 8, expected_gain: 18_000_00, due_date: null }
  const opportunities = [
    { ...here, id: 1, title: 'Join later', status: 'Noted' },
    { ...here, id: 2, title: 'Lime the creek', status: 'Planned', due_date: '2026-03-01' },
    { ...here, id: 3, title: 'Sell the old header', status: 'Done' },
  ]
  showScreen(
    <CollectionScreen />,
    { ...records, opportunities },
    { answers: { completeness: whole, 'open-points': { blockers: [], warnings: [] } } },
  )
  await screen.findByRole('heading', { name: 'Opportunities' })
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines.filter(line => /Lime|Join|Sell/.test(line))).toEqual([
    expect.stringMatching(/^Lime the creek Planned · due 01\/03\/2026/),
    expect.stringMatching(/^Join later Noted/),
  ])
})
