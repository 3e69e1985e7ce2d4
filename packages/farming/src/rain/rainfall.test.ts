import { describe, expect, test } from 'vitest'
import {
  earliestReading,
  isHeavyDay,
  isHeavyMonth,
  isPossibleRain,
  unusualYear,
} from './rainfall.ts'

test('a day has 0 to 1,000 mm, a reading of three days three times that', () => {
  expect(isPossibleRain(1000, 1)).toBe(true)
  expect(isPossibleRain(1000.1, 1)).toBe(false)
  expect(isPossibleRain(2500, 3)).toBe(true)
  expect(isPossibleRain(-1, 1)).toBe(false)
})

test('records go back 60 years before their gauge', () => {
  expect(earliestReading('2024-02-29')).toBe('1964-02-29')
})

test('a day over 200 mm and a month over 600 mm stand out', () => {
  expect([isHeavyDay(200, 1), isHeavyDay(201, 1), isHeavyDay(390, 2)]).toEqual([false, true, false])
  expect([isHeavyMonth(600), isHeavyMonth(601)]).toEqual([false, true])
})

describe('a year', () => {
  const years = [312, 355, 401, 428, 455].map(total => ({ total, months: 12 }))

  test('stands out beyond twice, or under two fifths of the mean of the others', () => {
    expect(unusualYear({ total: 781, months: 12 }, years)).toEqual({ mean: 390.2, side: 'wet' })
    expect(unusualYear({ total: 780, months: 12 }, years)).toBeUndefined()
    expect(unusualYear({ total: 157, months: 12 }, years)).toBeUndefined()
    expect(unusualYear({ total: 156, months: 12 }, years)).toMatchObject({ side: 'dry' })
  })

  test('that is not whole yet is never too dry, but may be too wet', () => {
    expect(unusualYear({ total: 20, months: 2 }, years)).toBeUndefined()
    expect(unusualYear({ total: 900, months: 2 }, years)).toMatchObject({ side: 'wet' })
  })

  test('needs five whole years to be compared with', () => {
    expect(unusualYear({ total: 9000, months: 12 }, years.slice(1))).toBeUndefined()
    const begun = { total: 455, months: 11 }
    expect(unusualYear({ total: 9000, months: 12 }, [...years.slice(1), begun])).toBeUndefined()
  })
})
