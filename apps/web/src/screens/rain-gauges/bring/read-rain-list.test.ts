import { expect, test } from 'vitest'
import { readRainList } from './read-rain-list.ts'

test('each line is a day, and an empty one is not recorded', () => {
  const { readings, blank, problems } = readRainList('12.5\r\n\r\n0\r\n38/2\r\n\r\n', '2024-02-27')
  expect(readings).toEqual([
    { day: '2024-02-27', mm: 12.5, days: 1 },
    { day: '2024-02-29', mm: 0, days: 1 },
    { day: '2024-03-01', mm: 38, days: 2 },
  ])
  expect([blank, problems]).toEqual([1, []])
})

test('a year of figures fills a year', () => {
  const { readings } = readRainList(Array(366).fill('1').join('\n'), '2024-01-01')
  expect([readings.length, readings.at(-1)?.day]).toEqual([366, '2024-12-31'])
})

test('what is no rain is said with its line and day', () => {
  expect(readRainList('1\nwet\n2', '2024-01-01').problems).toEqual([
    expect.stringMatching(/^Line 2, 02\/01\/2024: “wet”: enter rain in mm/),
  ])
  expect(readRainList(' \n ', '2024-01-01')).toEqual({ readings: [], problems: [], blank: 0 })
})
