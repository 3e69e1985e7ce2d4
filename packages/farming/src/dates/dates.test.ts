import { afterEach, expect, test } from 'vitest'
import {
  addDays,
  daysFrom,
  addMonths,
  calendarDay,
  dayInWords,
  daysBetween,
  isInMonths,
  monthName,
  monthOf,
  monthsBetween,
  shortMonthName,
  startOfDay,
  yearOf,
} from './dates.ts'

test('days are counted over months, leap days and years', () => {
  expect(daysBetween('2023-02-28', '2023-03-01')).toBe(1)
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
  expect(daysBetween('2023-11-12', '2024-05-20')).toBe(190)
  expect(daysBetween('2024-05-20', '2023-11-12')).toBe(-190)
  expect(addDays('2023-12-30', 3)).toBe('2024-01-02')
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
})

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(addMonths('2023-05-10', 18)).toBe('2024-11-10')
  expect(addMonths('2022-08-31', 18)).toBe('2024-02-29')
  expect(addMonths('2024-01-15', -1)).toBe('2023-12-15')
})

test('a day is said as people say it', () => {
  expect(dayInWords('2023-03-01')).toBe('1 March 2023')
  expect([monthOf('2023-03-01'), yearOf('2023-03-01')]).toEqual([3, 2023])
})

test('months are numbered 1 to 12, with English names and a form of three letters', () => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  expect(months.map(monthName).join(' ')).toBe(
    'January February March April May June July August September October November December',
  )
  expect(months.map(shortMonthName).join(' ')).toBe(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  )
  expect([monthName(0), shortMonthName(13)]).toEqual(['', ''])
})

test('a span of months may run over the end of the year', () => {
  const summer = { from: 8, to: 2 }
  expect([7, 8, 12, 1, 2, 3].map(month => isInMonths(month, summer))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ])
  expect(isInMonths(5, { from: 3, to: 7 })).toBe(true)
  expect(isInMonths(8, { from: 3, to: 7 })).toBe(false)
})

test('months from one month to another', () => {
  expect(monthsBetween('2024-07-01', '2025-07-01')).toBe(12)
  expect(monthsBetween('2025-11-30', '2026-02-01')).toBe(3)
  expect(monthsBetween('2026-02-01', '2025-12-31')).toBe(-2)
})

const browsers = ['Australia/Perth', 'Australia/Sydney', 'Pacific/Auckland', 'UTC']
const calendars = [
  'Australia/Perth',
  'Australia/Darwin',
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Sydney',
]
/** The borders of periods and windows, and the days around which clocks are changed. */
const days = ['2023-06-30', '2023-07-01', '2024-02-29', '2024-03-01'].concat([
  '2023-09-30',
  '2023-10-01',
  '2023-10-02',
  '2024-04-06',
  '2024-04-07',
  '2024-04-08',
])
const here = process.env['TZ']
afterEach(() => {
  if (here === undefined) delete process.env['TZ']
  else process.env['TZ'] = here
})

test.each(browsers)('a day is the same day for a browser in %s', browser => {
  process.env['TZ'] = browser
  // The clock of the machine is really another one.
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(browser)
  const told = calendars.flatMap(zone =>
    days.map(day => calendarDay(startOfDay(day, zone), zone) === day),
  )
  expect(told).toEqual(Array.from({ length: 50 }, () => true))
})

test('a day begins at midnight there, before and after clocks are changed', () => {
  const begun = (day: string) => calendars.map(zone => startOfDay(day, zone).slice(8, 16))
  expect(begun('2023-07-01')).toEqual(['30T16:00', '30T14:30', '30T14:30', '30T14:00', '30T14:00'])
  expect(begun('2023-10-01')).toEqual(['30T16:00', '30T14:30', '30T14:30', '30T14:00', '30T14:00'])
  expect(begun('2023-10-02')).toEqual(['01T16:00', '01T14:30', '01T13:30', '01T14:00', '01T13:00'])
  expect(begun('2024-04-07')).toEqual(['06T16:00', '06T14:30', '06T13:30', '06T14:00', '06T13:00'])
  expect(begun('2024-04-08')).toEqual(['07T16:00', '07T14:30', '07T14:30', '07T14:00', '07T14:00'])
  // Its clocks are changed at midnight: this day begins at one o’clock.
  expect(startOfDay('2024-03-31', 'Asia/Beirut')).toBe('2024-03-30T22:00:00Z')
})

test('a moment is the day that it is there', () => {
  const at = (moment: string) => calendars.map(zone => calendarDay(moment, zone).slice(8))
  expect(at('2023-06-30T14:15:00.123456Z')).toEqual(['30', '30', '30', '01', '01'])
  expect(at('2023-12-31T13:30:00Z')).toEqual(['31', '31', '01', '31', '01'])
  expect(at('2023-12-31T16:00:00Z')).toEqual(['01', '01', '01', '01', '01'])
  expect(calendarDay('', 'Australia/Perth')).toBe('')
})

test('the days of a span, from the first to the last one', () => {
  const span = { from: '2024-02-28', to: '2024-03-01' }
  expect(daysFrom(span)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  expect(daysFrom({ from: '2024-03-01', to: '2024-02-28' })).toEqual([])
})
