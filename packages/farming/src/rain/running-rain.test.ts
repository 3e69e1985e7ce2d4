import { describe, expect, test } from 'vitest'
import { daysOfYear, runningBand, runningRain } from './running-rain.ts'

test('a year has a place for each day of a leap year', () => {
  expect([daysOfYear.length, daysOfYear[0], daysOfYear[59], daysOfYear.at(-1)]).toEqual([
    366,
    '-01-01',
    '-02-29',
    '-12-31',
  ])
})

test('rain adds up, and what was read at once is spread over its days', () => {
  const readings = [
    { day: '2022-12-31', days: 1, mm: 99 },
    { day: '2023-01-02', days: 4, mm: 40 },
    { day: '2023-02-28', days: 1, mm: 5 },
    { day: '2023-03-01', days: 1, mm: 2.5 },
  ]
  const year = runningRain(readings, 2023)
  expect(year.slice(0, 3)).toEqual([10, 20, 20])
  expect(year.slice(57, 62)).toEqual([20, 25, 25, 27.5, 27.5])
})

describe('a band of deciles 2, 5 and 8', () => {
  const years = [312, 355, 401, 428, 455, 472, 498, 533, 590, 671].map(mm =>
    runningRain([{ day: '2023-06-01', days: 1, mm }], 2023),
  )
  const dry = runningRain([], 2023)

  test('is made of ten years', () => {
    const band = runningBand({ others: years, own: dry, last: -1 })
    expect(band.at(0)).toEqual({ dry: 0, middle: 0, wet: 0 })
    expect(band.at(-1)).toEqual({ dry: 355, middle: 463.5, wet: 533 })
  })

  test('counts the year that is looked at as far as it goes', () => {
    const [own = dry, ...others] = years
    const band = runningBand({ others, own, last: 200 })
    expect(band.at(200)).toEqual({ dry: 355, middle: 463.5, wet: 533 })
    expect(band.at(201)).toBeUndefined()
    expect(runningBand({ others: others.slice(1), own, last: 365 }).at(0)).toBeUndefined()
  })
})
