import { describe, expect, test } from 'vitest'
import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { knownOf, overdueItems, pointItems } from './to-do-items.ts'

const point: OpenPoint = {
  code: 'W-PAD-1',
  message: 'Look',
  section: 'paddocks',
  resource: null,
  id: null,
  field: null,
  where: null,
  confirmed: null,
}
const confirmed = { ...point, confirmed: { id: 1, note: 'Right', by: 'Jo', at: '2026-01-01' } }
const place = {
  farmId: 3,
  farmName: 'Wattle',
  periodId: 7,
  periodName: '2025-26',
  isSubmitted: false,
}
const open = { blockers: [point, point], warnings: [point, confirmed] }
const lines = (...asked: Parameters<typeof pointItems>) =>
  pointItems(...asked).map(({ count, words }) => `${count} ${words}`)

describe('the open points', () => {
  test('are counted without what was confirmed', () => {
    expect(lines([place], [open])).toEqual([
      '2 to fix before you can submit 2025-26',
      '1 to check in 2025-26',
    ])
  })

  test('name the farm where there are several', () => {
    const other = { ...place, farmId: 4, farmName: 'Hill' }
    const none = { blockers: [], warnings: [] }
    expect(lines([place, other], [none, open])).toEqual([
      '2 to fix before you can submit Hill',
      '1 to check in Hill',
    ])
  })

  test('stand in nobody’s way once it was handed in', () => {
    expect(lines([{ ...place, isSubmitted: true }], [open])).toEqual(['1 to check in 2025-26'])
  })
})

test('collections that should have been submitted are named with their farm and the day', () => {
  const farm = (
    id: number,
    status: 'In progress' | 'Submitted',
    submission_due = '2026-09-28',
  ) => ({
    id,
    name: `Farm ${id}`,
    period: {
      period_id: 7,
      name: '2025-26',
      status,
      submission_due,
      score: 0.5,
      start: '2025-07-01',
      end: '2026-06-30',
    },
  })
  const farms = [
    farm(1, 'In progress'),
    farm(2, 'Submitted'),
    farm(3, 'In progress', '2026-11-28'),
    { id: 4, name: 'Bare', period: undefined },
  ]
  expect(overdueItems(farms, '2026-11-28')).toMatchObject([
    {
      words: 'overdue since 28/09/2026: Farm 1, 2025–26',
      link: { params: { farmId: '1', periodId: '7' } },
    },
  ])
})

test('what is not read yet or failed is not called read', () => {
  const read = { isLoading: false, failure: undefined }
  const loading = { ...read, isLoading: true }
  const failed = { ...read, failure: new Error('no') }
  expect(knownOf([read, read])).toBe('read')
  expect(knownOf([read, loading])).toBe('loading')
  expect(knownOf([loading, failed])).toBe('failed')
})
