import { addDays } from '@furrow/farming/dates/dates'
import { describe, expect, it } from 'vitest'
import { seasonOfGauge } from './season-of-gauge.ts'

const from = '2025-07-01'
const season = { from, end: '2026-06-30' }
const today = '2025-11-21'
const readings = Array.from({ length: 10 }, (_, at) => ({ day: addDays(from, at), days: 1, mm: 5 }))

/** Of so many seasons, each with 10 mm more than the one after it. */
function recordOf(seasons: number) {
  const years = Array.from({ length: seasons }, (_, at) => ({ year: 2024 - at, mm: 10 * at }))
  return {
    readings: years.map(({ year, mm }) => ({ day: `${year}-07-04`, days: 1, mm })),
    wholeSince: `${2025 - seasons}-07-01`,
  }
}

describe('the season of a gauge', () => {
  it('ends with the last reading, and says for how long there was none', () => {
    const told = seasonOfGauge({ ...season, readings, record: recordOf(9), today })
    expect(told).toMatchObject({ to: '2025-07-10', mm: 50, unread: 0, monthsSilent: 4 })
  })

  it('is ranked among ten seasons, itself among them', () => {
    const { seasons, ranks } = seasonOfGauge({ ...season, readings, record: recordOf(9), today })
    expect(seasons).toBe(10)
    expect(ranks?.decile).toBe(7)
    expect(ranks?.marks).toEqual([
      { decile: 2, mm: 10 },
      { decile: 5, mm: 40 },
      { decile: 8, mm: 60 },
    ])
  })

  it('is not ranked among nine, or before it is known what was earlier', () => {
    const nine = seasonOfGauge({ ...season, readings, record: recordOf(8), today })
    expect([nine.seasons, nine.ranks]).toEqual([9, undefined])
    const unknown = seasonOfGauge({ ...season, readings, record: undefined, today })
    expect([unknown.seasons, unknown.ranks]).toEqual([undefined, undefined])
  })

  it('counts the days that were not read', () => {
    const gaps = readings.filter((_, at) => at !== 3 && at !== 4)
    expect(seasonOfGauge({ ...season, readings: gaps, record: undefined, today })).toMatchObject({
      mm: 40,
      unread: 2,
    })
  })

  it('ends with its last day, however much was read since', () => {
    const later = [...readings, { day: '2026-07-20', days: 1, mm: 90 }]
    const told = seasonOfGauge({
      ...season,
      readings: later,
      record: undefined,
      today: '2026-08-01',
    })
    expect(told).toMatchObject({ to: '2025-07-10', mm: 50, monthsSilent: 0 })
  })

  it('without a reading tells only since when there was none', () => {
    const told = seasonOfGauge({ ...season, readings: [], record: recordOf(9), today })
    expect(told).toMatchObject({ to: undefined, monthsSilent: 4, ranks: undefined })
    const never = { readings: [], wholeSince: undefined }
    const silent = seasonOfGauge({ ...season, readings: [], record: never, today })
    expect(silent.monthsSilent).toBeUndefined()
  })
})
