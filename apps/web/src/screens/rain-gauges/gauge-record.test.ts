import { describe, expect, test } from 'vitest'
import { fullRecord, wholeSpan } from './gauge-record.ts'

const reading = (day: string, mm: number, days = 1) => ({ day, mm, days })

describe('a record', () => {
  const readings = [reading('2024-03-02', 12), reading('2024-03-06', 38, 3)]

  test('is whole when as many days were read as it spans', () => {
    const counts = { first: '2024-03-01', last: '2024-03-08' }
    const whole = { from: '2024-03-01', to: '2024-03-08' }
    expect(wholeSpan(readings, { ...counts, count: 6 })).toEqual(whole)
    expect(wholeSpan(readings, { ...counts, count: 5 })).toBeUndefined()
  })

  test('may begin with several days read at once', () => {
    const first = reading('2024-03-03', 4, 3)
    expect(wholeSpan([first], { count: 2, first: '2024-03-03', last: '2024-03-04' })).toEqual({
      from: '2024-03-01',
      to: '2024-03-04',
    })
  })

  test('is not taken for whole where days were counted twice, or nothing was', () => {
    const twice = [...readings, reading('2024-03-05', 1)]
    const counts = { count: 6, first: '2024-03-01', last: '2024-03-08' }
    expect(wholeSpan(twice, counts)).toBeUndefined()
    expect(wholeSpan([], { count: 0, first: null, last: null })).toBeUndefined()
  })

  test('that is whole was dry wherever nothing was sent', () => {
    const whole = { from: '2024-03-01', to: '2024-03-08' }
    const dry = fullRecord({ readings, whole }).filter(({ mm }) => mm === 0)
    expect(dry.map(({ day }) => day)).toEqual([
      '2024-03-01',
      '2024-03-03',
      '2024-03-07',
      '2024-03-08',
    ])
    expect(fullRecord({ readings, whole: null })).toBe(readings)
  })
})
