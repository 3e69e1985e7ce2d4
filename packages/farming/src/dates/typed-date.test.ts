import { expect, test } from 'vitest'
import { daysInMonth, isLeapYear, readDay } from './typed-date.ts'

const march = { day: '2024-03-01' }

test('day, month and year are read with a slash, a dash or a dot between them', () => {
  for (const text of [
    '1/3/2024',
    '01/03/2024',
    '1-3-2024',
    '01-03-2024',
    '1.3.2024',
    '01.03.2024',
  ]) {
    expect(readDay(text), text).toEqual(march)
  }
})

test('an ISO date is read', () => {
  expect(readDay('2024-03-01')).toEqual(march)
  expect(readDay('2024-3-1')).toEqual(march)
})

test('spaces around it do not matter', () => {
  expect(readDay('  1/3/2024 ')).toEqual(march)
})

test('eight digits from a number pad are day, month and year', () => {
  expect(readDay('01032024')).toEqual(march)
})

test('two digits are a year from 1950 to 2049', () => {
  expect(readDay('1/3/24')).toEqual(march)
  expect(readDay('1.3.49')).toEqual({ day: '2049-03-01' })
  expect(readDay('1/3/50')).toEqual({ day: '1950-03-01' })
})

test('the day comes first with dashes, too', () => {
  expect(readDay('14-5-25')).toEqual({ day: '2025-05-14' })
  expect(readDay('1-3-24')).toEqual(march)
  expect(readDay('14-25-5')).toHaveProperty('wrong')
})

test('29 February is there in leap years only', () => {
  expect(readDay('29/2/2024')).toEqual({ day: '2024-02-29' })
  expect(readDay('29/2/2000')).toEqual({ day: '2000-02-29' })
  expect(readDay('29/2/2023')).toEqual({ wrong: '29 February 2023 does not exist.' })
  expect(readDay('29/2/1900')).toEqual({ wrong: '29 February 1900 does not exist.' })
  expect(readDay('1900-02-29')).toEqual({ wrong: '29 February 1900 does not exist.' })
  expect([1900, 2000, 2023, 2024].map(isLeapYear)).toEqual([false, true, false, true])
})

test('30 and 31 are there only in months that have them', () => {
  expect(readDay('30/2/2024')).toEqual({ wrong: '30 February does not exist.' })
  expect(readDay('31/2/2024')).toEqual({ wrong: '31 February does not exist.' })
  for (const month of [4, 6, 9, 11]) {
    expect(readDay(`30/${month}/2024`)).toHaveProperty('day')
    expect(readDay(`31/${month}/2024`)).toHaveProperty('wrong')
  }
  for (const month of [1, 3, 5, 7, 8, 10, 12]) {
    expect(readDay(`31/${month}/2024`)).toHaveProperty('day')
  }
  expect(readDay('32/1/2024')).toEqual({ wrong: '32 January does not exist.' })
  expect(readDay('0/1/2024')).toEqual({ wrong: '0 January does not exist.' })
})

test('every day that the calendar has is read, and no other', () => {
  for (const year of [1900, 2000, 2023, 2024]) {
    for (let month = 1; month <= 12; month++) {
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
      expect(daysInMonth(month, year)).toBe(last)
      expect(readDay(`${last}/${month}/${year}`)).toHaveProperty('day')
      expect(readDay(`${last + 1}/${month}/${year}`)).toHaveProperty('wrong')
    }
  }
})

test('a month that is none is said, with the order that is meant', () => {
  expect(readDay('3/25/2024')).toEqual({ wrong: expect.stringContaining('no month 25') })
  expect(readDay('1/0/2024')).toEqual({ wrong: expect.stringContaining('no month 0') })
})

test('what is no date is said with what was typed', () => {
  for (const text of [
    '',
    'soon',
    '1/3',
    '1/3-2024',
    '1//2024',
    '2024/03/01',
    '1/3/202',
    '1/3/20245',
  ]) {
    expect(readDay(text), text).toEqual({
      wrong: expect.stringContaining(`“${text}” is not a date`),
    })
  }
  expect(readDay('1/3/0024')).toEqual({ wrong: expect.stringContaining('four digits') })
})
