import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/dates.ts'
import {
  decileOf,
  earlierSeasons,
  monthsSince,
  mostOfDecile,
  rainOf,
  rainSince,
} from './season-rain.ts'

const tenYears = [312, 355, 401, 428, 455, 472, 498, 533, 590, 671]
const reading = (day: string, mm: number, days = 1) => ({ day, mm, days })

describe('the rain of some days', () => {
  const span = { from: '2024-07-01', to: '2024-07-05' }

  it('adds up the readings and counts the days without one', () => {
    const readings = [reading('2024-07-01', 12.4), reading('2024-07-03', 0.8)]
    expect(rainOf(readings, span)).toEqual({ mm: 13.2, unread: 3 })
  })

  it('takes a dry day for read, and leaves out what lies before and after', () => {
    const readings = ['2024-06-30', '2024-07-06'].map(day => reading(day, 50))
    expect(rainOf([...readings, reading('2024-07-02', 0)], span)).toEqual({ mm: 0, unread: 4 })
  })

  it('takes of several days read at once the share that lies within', () => {
    expect(rainOf([reading('2024-07-02', 40, 4)], span)).toEqual({ mm: 20, unread: 3 })
  })
})

describe('the rain since a day', () => {
  const falls = [
    reading('2024-05-04', 12.4),
    reading('2024-05-20', 0.8),
    reading('2024-06-02', 6.2),
  ]

  it('is all that was read after it (C70)', () => {
    expect(rainSince([reading('2024-05-01', 30), ...falls], '2024-05-01')).toBe(19.4)
    expect(rainSince(falls, '2024-06-02')).toBe(0)
  })

  it('has of several days read at once those that came after', () => {
    expect(rainSince([reading('2024-05-03', 40, 4)], '2024-05-01')).toBe(20)
  })
})

describe('seasons before', () => {
  const daily = (from: string, days: number, mm: number) =>
    Array.from({ length: days }, (_, at) => reading(addDays(from, at), mm))
  const span = { from: '2024-07-01', to: '2024-07-10' }

  it('are compared over the same days, the last one first', () => {
    const readings = [...daily('2022-06-01', 60, 1), ...daily('2023-06-01', 60, 2)]
    const all = [...readings, ...daily('2024-07-01', 10, 5)]
    expect(earlierSeasons({ readings: all, wholeSince: undefined }, span)).toEqual([20, 10])
  })

  it('are left out where a day of them was not read', () => {
    const readings = daily('2023-07-01', 20, 2).filter(({ day }) => day !== '2023-07-04')
    expect(earlierSeasons({ readings, wholeSince: undefined }, span)).toEqual([])
  })

  it('reach back over the turn of a year', () => {
    const readings = daily('2022-12-30', 4, 3)
    const turn = { from: '2023-12-30', to: '2024-01-02' }
    expect(earlierSeasons({ readings, wholeSince: undefined }, turn)).toEqual([12])
  })

  it('count days without a reading as dry only where each day since was read', () => {
    const readings = [reading('2023-07-02', 8)]
    expect(earlierSeasons({ readings, wholeSince: '2022-07-02' }, span)).toEqual([8])
    expect(earlierSeasons({ readings, wholeSince: '2022-07-01' }, span)).toEqual([8, 0])
  })
})

describe('deciles', () => {
  it('are the place among all seasons, in tenths', () => {
    expect(decileOf(455, tenYears)).toBe(5)
    expect(decileOf(312, tenYears)).toBe(1)
    expect(decileOf(671, tenYears)).toBe(10)
  })

  it('are marked by the wettest season that is still in them', () => {
    expect([2, 5, 8].map(decile => mostOfDecile(decile, tenYears))).toEqual([355, 455, 533])
  })

  it('hold together for any number of seasons', () => {
    const thirteen = Array.from({ length: 13 }, (_, at) => at * 10)
    for (const decile of [2, 5, 8]) {
      const most = mostOfDecile(decile, thirteen) ?? -1
      expect(decileOf(most, thirteen)).toBeLessThanOrEqual(decile)
      expect(decileOf(most + 10, thirteen)).toBeGreaterThan(decile)
    }
  })

  it('are not told of fewer than ten seasons', () => {
    expect(mostOfDecile(5, tenYears.slice(1))).toBeUndefined()
  })
})

it('counts whole months since a day', () => {
  expect(monthsSince('2026-06-30', '2026-07-29')).toBe(0)
  expect(monthsSince('2026-06-30', '2026-11-21')).toBe(4)
  expect(monthsSince('2025-01-31', '2026-02-28')).toBe(13)
  expect(monthsSince('2026-06-30', '2026-06-01')).toBe(0)
})
