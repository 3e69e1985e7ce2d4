import { expect, test } from 'vitest'
import { trendOf } from './trend.ts'
import type { YearOfTrend } from './trend.ts'

const year = (own: number | null, index: number | null, average = 2): YearOfTrend => ({
  own,
  average,
  low: 1,
  middle: 2,
  high: 3,
  index,
})
const money = { isMoney: true, better: 'up' } as const

test('C187: money of every year in the money of the last', () => {
  const { real, years } = trendOf([year(210, 118.8), year(245, 138.8)], money)
  expect(years.map(({ own }) => own)).toEqual([210, 245])
  expect(real?.[0]?.own).toBeCloseTo(245.35, 2)
  expect(real?.[1]?.own).toBe(245)
})

test('one year without its index, and what is no money, have no real figures', () => {
  expect(trendOf([year(210, null), year(245, 138.8)], money).real).toBe(null)
  expect(trendOf([year(2, 118.8)], { isMoney: false, better: 'up' }).real).toBe(null)
})

test('C188: a mean of five years may lack one, and not two', () => {
  const roam = [1.8, 3.1, 4.4, 5.2, 2.5].map(own => year(own, null))
  const ofFive = (years: readonly YearOfTrend[]) => trendOf(years, money).means[1]
  expect(ofFive(roam)).toMatchObject({ years: 5, own: expect.closeTo(3.4, 10), average: 2 })
  expect(ofFive([...roam.slice(0, 4), year(null, null)])?.own).toBeCloseTo(3.625, 10)
  expect(ofFive(roam.slice(0, 3))?.own).toBe(null)
  // Of three, and of ten.
  expect(trendOf(roam, money).means.map(({ own }) => own !== null)).toEqual([true, true, false])
})

test('the worst and the best year, by what is better', () => {
  const years = [3, 1, null, 5, 1].map(own => year(own, null))
  expect(trendOf(years, money)).toMatchObject({ worst: 4, best: 3 })
  expect(trendOf(years, { isMoney: false, better: 'down' })).toMatchObject({ worst: 3, best: 4 })
  expect(trendOf(years, { isMoney: false, better: 'neither' })).toMatchObject({
    worst: null,
    best: null,
  })
  expect(trendOf(years.slice(0, 1), money)).toMatchObject({ worst: null, best: null })
})

test('by real money where that is known: what rose less than prices fell', () => {
  expect(trendOf([year(100, 100), year(105, 120)], money)).toMatchObject({ worst: 1, best: 0 })
})
