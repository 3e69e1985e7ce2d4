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
