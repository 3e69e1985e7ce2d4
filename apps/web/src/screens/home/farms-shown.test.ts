import { describe, expect, test } from 'vitest'
import { farmsShown, mostLookedAt, placesToLookAt } from './farms-shown.ts'
import type { PeriodAtHome } from './use-overview.ts'

function period(id: number, status: PeriodAtHome['status'] = 'In progress'): PeriodAtHome {
  const days = { start: '2025-07-01', end: '2026-06-30', submission_due: '2026-09-28' }
  return { period_id: id, name: `Year ${id}`, status, score: 0.5, ...days }
}

function farm(id: number, periods: readonly PeriodAtHome[], business = 1) {
  const businesses = [{ id: business, name: 'Demo' }]
  return { id, name: `Farm ${id}`, businesses, periods, period: periods.at(-1) }
}

const nothing = { farmId: undefined, periodId: undefined }
const looked = (...asked: Parameters<typeof placesToLookAt>) =>
  placesToLookAt(...asked).map(({ farmId, periodId }) => [farmId, periodId])

test('the farms at home are those of the business, or all where it has none', () => {
  const farms = [farm(1, [], 1), farm(2, [], 2)]
  expect(farmsShown(farms, 2).map(({ id }) => id)).toEqual([2])
  expect(farmsShown(farms, 3)).toEqual(farms)
})

describe('what is still to be done', () => {
  test('is looked for in the newest period of each farm where none is chosen', () => {
    expect(looked([farm(1, [period(7), period(8)]), farm(2, [])], nothing)).toEqual([[1, 8]])
  })

  test('is looked for first at the farm that is chosen, in the period that is chosen', () => {
    const farms = [farm(1, [period(8)]), farm(2, [period(7), period(8)])]
    const chosen = { farmId: 2, periodId: 7 }
    expect(looked(farms, chosen)).toEqual([
      [2, 7],
      [1, 8],
    ])
    expect(looked(farms, { farmId: 2, periodId: undefined })[0]).toEqual([2, 8])
  })

  test('is looked for at no more than a few farms, and before all where it was not handed in', () => {
    const many = Array.from({ length: 9 }, (_, number) =>
      farm(number + 1, [period(8, number < 4 ? 'Released' : 'In progress')]),
    )
    const places = placesToLookAt(many, nothing)
    expect(places).toHaveLength(mostLookedAt)
    expect(places.slice(0, 5).every(({ isSubmitted }) => !isSubmitted)).toBe(true)
  })
})
