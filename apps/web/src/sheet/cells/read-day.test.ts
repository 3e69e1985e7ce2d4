import { expect, test } from 'vitest'
import { readWrittenDay } from './read-day.ts'

test.each([
  '5/6/2024',
  '05/06/2024',
  '5.6.24',
  '2024-06-05',
  '5-Jun-24',
  '05-Jun-2024',
  '5 June 2024',
  '5th june, 2024',
  '5Jun24',
  'June 5, 2024',
  'Jun 5 2024',
  'Wednesday, 5 June 2024',
  'Wed 5/06/2024',
  '5/06/2024 0:00',
  '5/06/2024 12:00:00 AM',
  '2024-06-05T00:00:00.000Z',
])('%s is the fifth of June', text => {
  expect(readWrittenDay(text)).toEqual({ value: '2024-06-05' })
})

test.each([
  ['1 Sept 2023', '2023-09-01'],
  ['1-May-49', '2049-05-01'],
  ['31 Dec 50', '1950-12-31'],
])('%s is %s', (text, value) => {
  expect(readWrittenDay(text)).toEqual({ value })
})

test('the month comes second, never first', () => {
  expect(readWrittenDay('05/06/2026')).toEqual({ value: '2026-06-05' })
})

test.each([
  ['31/02/2024', '31 February does not exist.'],
  ['31-Apr-2024', '31 April does not exist.'],
  ['6/21/2024', 'There is no month 21. Write the day first: 21/11/2026.'],
  ['5-Jun', '“5-Jun” has no year. Write it like 21/11/2026.'],
  ['soon', '“soon” is not a date. Write it like 21/11/2026.'],
  ['5 Jux 2024', '“5 Jux 2024” is not a date. Write it like 21/11/2026.'],
  ['5/06/2024 4:30 pm', '“5/06/2024 4:30 pm” is not a date. Write it like 21/11/2026.'],
])('%s is wrong', (text, wrong) => {
  expect(readWrittenDay(text)).toEqual({ wrong })
})
