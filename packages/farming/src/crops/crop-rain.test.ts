import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../dates/dates.ts'
import { rainOf } from '../rain/season-rain.ts'
import { cropDays, fallowDays, rainIn, rainReader, seasonDays, wholeRain } from './crop-rain.ts'

const period = {
  sowing_start: '2023-03-01',
  start: '2023-07-01',
  end: '2024-06-30',
  today: '2025-03-01',
}
const wheat = {
  sown: '2023-05-10',
  stands_on: false,
  ended: '2023-11-20',
  ended_before: '2022-12-01',
}
const cane = { sown: null, stands_on: true, ended: null, ended_before: '2022-09-12' }

describe('the rain on a crop', () => {
  test('falls after the day of sowing, to its harvest (T6)', () => {
    expect(cropDays(wheat, period)).toEqual({ from: '2023-05-11', to: '2023-11-20' })
  })

  test('of a crop without a harvest does not run beyond its period', () => {
    const standing = { ...wheat, ended: null }
    expect(cropDays(standing, period)).toEqual({ from: '2023-05-11', to: '2024-06-30' })
    const now = { ...period, today: '2023-09-01' }
    expect(cropDays(standing, now)).toEqual({ from: '2023-05-11', to: '2023-09-01' })
  })

  test('of what was sown before the period is that of the period (T5)', () => {
    expect(cropDays(cane, period)).toEqual({ from: '2023-07-01', to: '2024-06-30' })
    const crushed = { ...cane, ended: '2023-10-02' }
    expect(cropDays(crushed, period)).toEqual({ from: '2023-07-01', to: '2023-10-02' })
    const late = { ...cane, ended_before: '2023-08-15' }
    expect(cropDays(late, period)).toEqual({ from: '2023-08-16', to: '2024-06-30' })
  })

  test('is not known of what nobody sowed, and there is none before it is sown', () => {
    expect(cropDays({ ...cane, stands_on: false }, period)).toBeUndefined()
    const to = { ...period, today: '2023-05-10' }
    expect(cropDays({ ...wheat, ended: null }, to)).toBeUndefined()
  })
})

test('the fallow lies from the end of the crop before to the day before sowing', () => {
  expect(fallowDays(wheat)).toEqual({ from: '2022-12-02', to: '2023-05-09' })
  expect(fallowDays({ ...wheat, ended_before: null })).toBeUndefined()
  expect(fallowDays({ ...wheat, ended_before: '2023-05-10' })).toBeUndefined()
})

test('the season is the one that a crop is sown in or before', () => {
  const [winter, summer] = [
    { from: 4, to: 10 },
    { from: 11, to: 3 },
  ] as const
  expect(seasonDays('2023-03-20', winter)).toEqual({ from: '2023-04-01', to: '2023-10-31' })
  expect(seasonDays('2023-07-01', winter)).toEqual({ from: '2023-04-01', to: '2023-10-31' })
  expect(seasonDays('2023-10-05', summer)).toEqual({ from: '2023-11-01', to: '2024-03-31' })
  expect(seasonDays('2024-02-05', summer)).toEqual({ from: '2023-11-01', to: '2024-03-31' })
  expect(seasonDays(null, summer)).toBeUndefined()
})

test('what nobody read is not known, what was read in part says so', () => {
  const rain = rainReader([
    { day: '2023-05-01', days: 1, mm: 12 },
    { day: '2023-05-04', days: 3, mm: 6 },
  ])
  expect(rainIn(rain, { from: '2023-06-01', to: '2023-06-30' })).toEqual({
    mm: null,
    unread: 30,
    effective: null,
  })
  const whole = rainIn(rain, { from: '2023-05-01', to: '2023-05-04' })
  expect([whole, wholeRain(whole)]).toEqual([{ mm: 18, unread: 0, effective: null }, 18])
  const part = rainIn(rain, { from: '2023-05-01', to: '2023-05-05' })
  expect([part, wholeRain(part)]).toEqual([{ mm: 18, unread: 1, effective: null }, null])
  expect(rainIn(undefined, { from: '2023-05-01', to: '2023-05-05' }).mm).toBeNull()
  expect(rainIn(rain, undefined).mm).toBeNull()
})

test('C64: a crop can use four fifths of what falls beyond 5 mm on a day that was read by itself', () => {
  const days = [
    { day: '2023-05-01', days: 1, mm: 30 },
    { day: '2023-05-02', days: 1, mm: 5 },
    { day: '2023-05-03', days: 1, mm: 0 },
    { day: '2023-05-06', days: 3, mm: 24 },
  ]
  const inMay = (to: string) => rainIn(rainReader(days), { from: '2023-05-01', to }).effective
  expect(inMay('2023-05-03')).toBe(24)
  expect(inMay('2023-05-06')).toBeNull()
  expect(inMay('2023-05-07')).toBeNull()
})

test('what was read near a span says of it what all readings say', () => {
  const reading = fc.record({
    day: fc.integer({ min: 0, max: 60 }).map(place => addDays('2023-05-01', place)),
    days: fc.integer({ min: 1, max: 12 }),
    mm: fc.integer({ min: 0, max: 40 }),
  })
  const span = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 30 }))
  fc.assert(
    fc.property(fc.array(reading, { maxLength: 30 }), span, (readings, [start, length]) => {
      const from = addDays('2023-05-01', start)
      const days = { from, to: addDays(from, length) }
      expect(rainReader(readings)(days)).toMatchObject(rainOf(readings, days))
    }),
  )
})
