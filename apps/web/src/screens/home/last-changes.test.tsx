import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { LastChanges } from './last-changes.tsx'

const farm = (id: number, farm_name: string) => ({ id, farm_name, businesses: [], archived: false })
const change = (id: number, farm_id: number) => ({
  id,
  at: '2026-07-01T00:00:00.000000Z',
  verb: 'update',
  entity: 'paddocks',
  row: id,
  farm_id,
  period_id: 8,
  user_name: 'Ann Clarke',
})

test('the last changes are those of all farms, each with its name, also where one of them is open', async () => {
  const records = {
    farms: [farm(3, 'Wattle Downs'), farm(4, 'Hill End')],
    changes: [change(3, 4), change(2, 3)],
  }
  const { asked } = showScreen(<LastChanges />, records, { told: [] })
  expect(await screen.findByText(/Hill End, /)).toBeTruthy()
  expect(screen.getByText(/Wattle Downs, /)).toBeTruthy()
  const wish = asked.find(({ resource }) => resource === 'changes')
  expect(wish?.body).not.toContain('farm_id')
})
