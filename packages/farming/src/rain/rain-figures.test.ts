import { addDays } from '../dates/dates.ts'
import type { MeasuredRain } from './season-rain.ts'
import { expect, test } from 'vitest'
import { rainFigures } from './rain-figures.ts'

const daily = (from: string, to: string, mm: number): MeasuredRain[] => {
  const readings = []
  for (let day = from; day <= to; day = addDays(day, 1)) readings.push({ day, mm, days: 1 })
  return readings
}
const winter = { from: 4, to: 10 }
const summer = { from: 11, to: 3 }
/** Eleven whole years, each wetter than the one before, and this one to the end of June. */
const years = Array.from({ length: 11 }, (_, at) => 2015 + at)
const record = [
  ...years.flatMap(year => daily(`${year}-01-01`, `${year}-12-31`, year - 2014)),
  ...daily('2026-01-01', '2026-06-30', 4.5),
]

test('a year so far is ranked among the same days of other years', () => {
  const { year } = rainFigures(record, { year: 2026, season: winter })
  expect(year).toMatchObject({ to: '2026-06-30', isSoFar: true, unread: 0, mm: 814.5 })
  expect(year?.standing).toMatchObject({ years: 12, rank: 5, decile: 5 })
  expect(year?.leftOut).toEqual([])
})

test('an earlier year is ranked among those before and after', () => {
  const { year } = rainFigures(record, { year: 2016, season: winter })
  expect(year).toMatchObject({ to: '2016-12-31', isSoFar: false, mm: 732 })
  expect(year?.standing).toMatchObject({ years: 11, rank: 2 })
  expect(year?.leftOut).toEqual([2026])
})

test('years with a gap are left out, and said', () => {
  const gap = record.filter(({ day }) => day !== '2019-02-03')
  const { year, usual } = rainFigures(gap, { year: 2026, season: winter })
  expect(year).toMatchObject({ leftOut: [2019], standing: { years: 11 } })
  expect(usual.years).toBe(10)
})

test('too few years have no decile', () => {
  const few = record.filter(({ day }) => day >= '2018')
  const { year } = rainFigures(few, { year: 2026, season: winter })
  expect(year?.standing).toMatchObject({ years: 9, decile: undefined })
})

test('a winter season has a summer fallow before it', () => {
  const { season, fallow } = rainFigures(record, { year: 2026, season: winter })
  expect(season).toMatchObject({
    span: { from: '2026-04-01', to: '2026-10-31' },
    to: '2026-06-30',
    isSoFar: true,
  })
  expect(fallow).toMatchObject({
    span: { from: '2025-11-01', to: '2026-03-31' },
    isSoFar: false,
    mm: 61 * 11 + 90 * 4.5,
  })
})

test('a summer season ends in the year, and its fallow lies before', () => {
  const { season, fallow } = rainFigures(record, { year: 2026, season: summer })
  expect(season?.span).toEqual({ from: '2025-11-01', to: '2026-03-31' })
  expect(fallow?.span).toEqual({ from: '2025-04-01', to: '2025-10-31' })
})

test('what was not read has no figures', () => {
  const figures = rainFigures(record, { year: 2027, season: winter })
  expect([figures.year, figures.season]).toEqual([undefined, undefined])
  expect(rainFigures([], { year: 2026, season: winter })).toMatchObject({
    year: undefined,
    usual: { years: 0, mean: undefined },
  })
  expect(rainFigures(record, { year: 2026, season: { from: 1, to: 12 } }).fallow).toBeUndefined()
})
