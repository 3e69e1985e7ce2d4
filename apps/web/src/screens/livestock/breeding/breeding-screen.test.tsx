import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { cellUnder } from '../../../sheet/cell-under-for-tests.ts'
import { stockLists } from '../stock-screens-for-tests.ts'
import { BreedingScreen } from './breeding-screen.tsx'

const here = { farm_id: 3, period_id: 8, updated_at: '2026-07-01T00:00:00.000000Z' }
const event = { ...here, livestock_reproduction_lifecycle_id: 1 }
const round = {
  livestock_reproduction_lifecycles: [
    { ...here, id: 1, livestock_class_id: 31, livestock_enterprise_id: 22 },
  ],
}
const joined = {
  livestock_joining_events: [{ ...event, id: 2, date: '2024-10-01', number_joined: 400 }],
}

test('a round shows what was joined, and takes another count', async () => {
  const { user, changes } = showScreen(<BreedingScreen />, { ...stockLists, ...round, ...joined })
  const cell = await cellUnder('Females joined, head')
  expect(cell.textContent).toBe('400')
  await user.click(cell)
  await user.keyboard('398{Enter}')
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([
    {
      do: 'update',
      resource: 'livestock_joining_events',
      id: 2,
      values: { number_joined: 398 },
      before: { number_joined: 400 },
    },
  ])
})

test('what was not done yet is added to its round where it is typed', async () => {
  const { user, changes } = showScreen(<BreedingScreen />, { ...stockLists, ...round, ...joined })
  await user.click(await cellUnder('Marked, head'))
  await user.keyboard('120{Enter}')
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([
    {
      do: 'store',
      resource: 'livestock_marking_events',
      values: { livestock_reproduction_lifecycle_id: 1, number_counted: 120 },
    },
  ])
})
