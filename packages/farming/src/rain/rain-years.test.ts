import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/dates.ts'
import {
  meanOf,
  medianOf,
  monthsBefore,
  rainInSeason,
  rainOfMonths,
  sameDaysOfOthers,
  seasonSpan,
  seasonsOf,
  standingOf,
  wholeYear,
} from './rain-years.ts'
import type { MeasuredRain } from './season-rain.ts'

const winter = { from: 4, to: 10 }
const summer = { from: 11, to: 3 }
const tenYears = [312, 355, 401, 428, 455, 472, 498, 533, 590, 671]
const reading = (day: string, mm: number, days = 1) => ({ day, mm, days })

const daily = (from: string, to: string, mm: number): MeasuredRain[] => {
  const readings = []
  for (let day = from; day <= to; day = addDays(day, 1)) readings.push(reading(day, mm))
  return readings
}

describe('months', () => {
  it('have the rain of their days, and of several days read at once their share', () => {
    const readings = [reading('2024-01-31', 12), reading('2024-02-02', 40, 4)]
    const months = rainOfMonths(readings, { from: '2024-01-01', to: '2024-02-29' })
    expect(months).toEqual([
      { month: '2024-01', to: '2024-01-31', days: 31, read: 2, mm: 32 },
      { month: '2024-02', to: '2024-02-29', days: 29, read: 2, mm: 20 },
    ])
  })

  it('of a season add up to its rain (C50)', () => {
    const fell = [62, 48, 55, 20, 31, 45, 38, 29, 33, 57, 70, 66]
    const months = fell.map((mm, at) => ({ month: `2023-${String(at + 1).padStart(2, '0')}`, mm }))
    expect(rainInSeason(months, wholeYear)).toBe(554)
    expect(rainInSeason(months, winter)).toBe(253)
    expect(rainInSeason(months, summer)).toBe(301)
  })
})

describe('seasons', () => {
  const span = { from: '2022-01-01', to: '2024-12-31' }

  it('count for the year in which they end, and are whole when each day was read', () => {
    const months = rainOfMonths(daily('2022-11-01', '2024-02-28', 1), span)
    expect(seasonsOf(months, summer)).toEqual([
      { year: 2022, mm: 0, isWhole: false },
      { year: 2023, mm: 151, isWhole: true },
      { year: 2024, mm: 120, isWhole: false },
      { year: 2025, mm: 0, isWhole: false },
    ])
    expect(seasonsOf(months, winter).map(({ isWhole }) => isWhole)).toEqual([false, true, false])
    expect(seasonsOf(months, wholeYear).at(1)).toEqual({ year: 2023, mm: 365, isWhole: true })
  })

  it('have a first and a last day', () => {
    expect(seasonSpan(winter, 2024)).toEqual({ from: '2024-04-01', to: '2024-10-31' })
    expect(seasonSpan(summer, 2024)).toEqual({ from: '2023-11-01', to: '2024-03-31' })
    expect(seasonSpan(wholeYear, 2024)).toEqual({ from: '2024-01-01', to: '2024-12-31' })
  })

  it('follow a fallow of all other months', () => {
    expect([monthsBefore(winter), monthsBefore(summer)]).toEqual([summer, winter])
    expect(monthsBefore({ from: 1, to: 6 })).toEqual({ from: 7, to: 12 })
  })
})

describe('mean and median (C67)', () => {
  it('of ten years', () => {
    expect([meanOf(tenYears), medianOf(tenYears)]).toEqual([471.5, 463.5])
  })

  it('of an odd number of years, of one, and of none', () => {
    expect(medianOf([9, 1, 5])).toBe(5)
    expect(medianOf([7])).toBe(7)
    expect([meanOf([]), medianOf([])]).toEqual([undefined, undefined])
  })
})

describe('where a year stands', () => {
  const others = tenYears.filter(total => total !== 455)

  it('is its decile among all years, itself among them (C68)', () => {
    expect(standingOf(455, others)).toMatchObject({ years: 10, rank: 5, decile: 5 })
    expect(standingOf(200, others)).toMatchObject({ rank: 1, decile: 1 })
    expect(standingOf(900, others)).toMatchObject({ rank: 10, decile: 10 })
  })

  it('has no decile among fewer than ten', () => {
    expect(standingOf(455, others.slice(1))).toMatchObject({ years: 9, decile: undefined })
    expect(standingOf(455, [])).toEqual({
      years: 1,
      mean: undefined,
      median: undefined,
      rank: 1,
      decile: undefined,
    })
  })
})

describe('the same days of other years', () => {
  it('are taken from each that was read, before and after', () => {
    const readings = [
      ...daily('2022-01-01', '2022-03-31', 1),
      ...daily('2024-01-02', '2024-03-31', 2),
    ]
    expect(sameDaysOfOthers(readings, { from: '2023-01-01', to: '2023-02-10' })).toEqual([
      { year: 2022, mm: 41, isWhole: true },
      { year: 2024, mm: 80, isWhole: false },
    ])
  })

  it('end on 28 February where a year has no 29th', () => {
    const readings = daily('2023-01-01', '2023-03-31', 1)
    expect(sameDaysOfOthers(readings, { from: '2024-01-01', to: '2024-02-29' })).toEqual([
      { year: 2023, mm: 59, isWhole: true },
    ])
  })
})
