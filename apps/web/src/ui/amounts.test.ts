import { periodText } from '@furrow/farming/dates/period-text'
import { expect, test } from 'vitest'
import {
  areaText,
  countText,
  dayText,
  hundredfold,
  momentText,
  moneyText,
  numberText,
  percentText,
} from './amounts.ts'

test('what is not known is a dash', () => {
  const texts = [dayText, momentText, moneyText, numberText, percentText, areaText]
  for (const text of texts) expect([text(null), text(undefined)]).toEqual(['–', '–'])
  expect(countText(null, 'paddock')).toBe('– paddocks')
})

test('a day is day, month and year', () => {
  expect(dayText('2024-03-01')).toBe('01/03/2024')
  expect(dayText('0999-12-31')).toBe('31/12/0999')
})

test('what is no day is shown as it is', () => {
  expect(dayText('spring 2024')).toBe('spring 2024')
  expect(momentText('lately')).toBe('lately')
})

test('a moment is day and time in the zone of who looks', () => {
  expect(momentText('2026-11-21T05:05:00Z', 'Australia/Sydney')).toBe('21/11/2026, 4:05 pm')
  expect(momentText('2026-11-21T05:05:00Z', 'Australia/Perth')).toBe('21/11/2026, 1:05 pm')
  expect(momentText('2026-06-30T14:00:00.000Z', 'Australia/Brisbane')).toBe('01/07/2026, 12:00 am')
})

test.each([
  [123_450, '$1,234.50'],
  [-120_000, '-$1,200.00'],
  [0, '$0.00'],
  [-0, '$0.00'],
  [5, '$0.05'],
  [99_999_999_999_999, '$999,999,999,999.99'],
])('%d cents are %s', (cents, text) => {
  expect(moneyText(cents)).toBe(text)
})

test('money is rounded to the precision asked for, half a dollar up and away from zero', () => {
  expect(moneyText(123_450, 0)).toBe('$1,235')
  expect(moneyText(-123_450, 0)).toBe('-$1,235')
  expect(moneyText(1235, 1)).toBe('$12.4')
  expect(moneyText(-4, 0)).toBe('$0')
})

test('a number has its thousands parted and no decimals that say nothing', () => {
  expect([1234.5, -1234.567, 0, -0.001, 7].map(number => numberText(number))).toEqual([
    '1,234.5',
    '-1,234.57',
    '0',
    '0',
    '7',
  ])
  expect(numberText(1.23456, 4)).toBe('1.2346')
})

test('a share is a percentage with two decimals at most', () => {
  expect([0.455, 0.07, 0, -0.125, 1 / 3, 12].map(share => percentText(share))).toEqual([
    '45.5%',
    '7%',
    '0%',
    '-12.5%',
    '33.33%',
    '1,200%',
  ])
  expect(percentText(2 / 3, 0)).toBe('67%')
})

test('a hundredfold brings no noise along', () => {
  for (let hundredths = 0; hundredths <= 10_000; hundredths++) {
    expect(hundredfold(hundredths / 10_000)).toBe(hundredths / 100)
  }
})

test('an area has its unit', () => {
  expect([42.5, 0, 1234.567, -3].map(areaText)).toEqual(['42.5 ha', '0 ha', '1,234.57 ha', '-3 ha'])
})

test('one is said in another way than several', () => {
  expect([0, 1, 3, 1200].map(count => countText(count, 'paddock'))).toEqual([
    '0 paddocks',
    '1 paddock',
    '3 paddocks',
    '1,200 paddocks',
  ])
  expect(countText(2, 'property', 'properties')).toBe('2 properties')
})

test('a period is written with a dash, and a name of another kind as it is', () => {
  expect(['2025-26', '2025-2026', 'Autumn 2025', '2025'].map(periodText)).toEqual([
    '2025–26',
    '2025–2026',
    'Autumn 2025',
    '2025',
  ])
})
