import { expect, test } from 'vitest'
import { areFarApart, compareGauges, monthInWords } from './gauges-compared.ts'

const months = (mm: readonly number[], unread: readonly number[] = []) =>
  mm.map((fell, place) => ({
    month: `2024-0${place + 1}`,
    to: '',
    days: 30,
    mm: fell,
    read: unread.includes(place + 1) ? 12 : 30,
  }))

test('two gauges are compared over the months that both recorded whole', () => {
  const compared = compareGauges(months([50, 20, 30], [2]), months([40, 90, 20, 80]))
  expect(compared).toEqual({ months: ['2024-01', '2024-03'], one: 80, other: 60, apart: 0.25 })
})

test('more than 40% apart over half a year is asked about, and no less', () => {
  const wet = months([50, 50, 50, 50, 50, 50])
  const at = (mm: number) => areFarApart(compareGauges(months([mm, mm, mm, mm, mm, mm]), wet))
  expect([at(29), at(30), at(50), at(84)]).toEqual([true, false, false, true])
  expect(areFarApart(compareGauges(months([1, 1, 1, 1, 1]), wet))).toBe(false)
})

test('without rain at either there is nothing to compare', () => {
  const dry = compareGauges(months([0, 0, 0, 0, 0, 0]), months([0, 0, 0, 0, 0, 0]))
  expect([dry.apart, areFarApart(dry)]).toEqual([undefined, false])
})

test('months are named', () => {
  expect(monthInWords('2026-03')).toBe('March 2026')
})
