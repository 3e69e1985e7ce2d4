import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '../dates/dates.ts'
import { rainFacts, rainFigures } from './record-rain.ts'
import type { MeasuredRain } from '../rain/season-rain.ts'

const period = { from: '2023-07-01', to: '2024-06-30' }
/** January to December (C50). */
const fell = [62, 48, 55, 20, 31, 45, 38, 29, 33, 57, 70, 66]
/** Each month of a calendar year, read on every day: all its rain on the first. */
const daily = (from: string, to: string, mm: (month: number) => number): MeasuredRain[] => {
  const readings = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const isFirst = day.endsWith('-01')
    readings.push({ day, days: 1, mm: isFirst ? mm(Number(day.slice(5, 7))) : 0 })
  }
  return readings
}
const usual = (month: number) => fell[month - 1] ?? 0
const figure = (name: string, readings: readonly MeasuredRain[], of = period) =>
  rainFigures[name]?.(rainFacts({ period: of, readings }))
const twoYears = daily('2023-01-01', '2024-12-31', usual)

describe('the rain of the record', () => {
  it('is that of the twelve months, of April to October, and of November to March (C50)', () => {
    expect(figure('rain_annual_mm', twoYears)).toBe(554)
    expect(figure('rain_gsr_mm', twoYears)).toBe(253)
    expect(figure('rain_summer_mm', twoYears)).toBe(301)
    expect(figure('months_in_period', [])).toBe(12)
  })

  it('is not known where a month was not read; a day that was left out is no month', () => {
    const without = (start: string) => twoYears.filter(({ day }) => !day.startsWith(start))
    expect(figure('rain_annual_mm', without('2024-02'))).toBeNull()
    expect(figure('rain_summer_mm', without('2024-02'))).toBeNull()
    expect(figure('rain_gsr_mm', without('2024-02'))).toBe(253)
    expect(figure('rain_annual_mm', without('2024-02-02'))).toBe(554)
    expect(figure('rain_annual_mm', [])).toBeNull()
  })

  it('counts of rain read for many days the share of its own', () => {
    const march = { day: '2024-04-10', days: 20, mm: 40 }
    const read = twoYears.filter(({ day }) => day < '2024-03-22' || day > '2024-04-10')
    expect(figure('rain_summer_mm', [...read, march])).toBe(321)
  })
})

describe('the years of a gauge', () => {
  const totals = [312, 355, 401, 428, 455, 472, 498, 533, 590, 671]
  const shuffled = [472, 312, 671, 401, 590, 355, 533, 428, 498, 455]
  const years = shuffled.flatMap((mm, place) => {
    const from = addMonths('2014-07-01', 12 * place)
    return daily(from, addDays(addMonths(from, 12), -1), month => (month === 7 ? mm : 0))
  })

  it('have a middle one and a rank, by the year of the period (C67, C68)', () => {
    expect(totals).toHaveLength(10)
    expect(figure('rain_long_term_mm', years)).toBe(463.5)
    expect(figure('rain_decile', years)).toBe(5)
  })

  it('give no rank with fewer than ten, or where its own is not whole', () => {
    const nine = years.filter(({ day }) => day >= '2015-07-01')
    expect(figure('rain_decile', nine)).toBeNull()
    expect(figure('rain_long_term_mm', nine)).toBe(455)
    const gap = years.filter(({ day }) => day !== '2023-09-09')
    expect(figure('rain_decile', gap)).toBeNull()
    expect(figure('rain_long_term_mm', gap)).toBe(472)
  })
})
