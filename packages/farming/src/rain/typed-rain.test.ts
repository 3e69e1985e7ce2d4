import { expect, test } from 'vitest'
import { checkedRain, rainInWords, rainText, readRain } from './typed-rain.ts'

test.each([
  ['12.5', 12.5, 1],
  [' 0 ', 0, 1],
  ['1.255', 1.26, 1],
  ['14 mm', 14, 1],
  ['38/4', 38, 4],
  ['38/4d', 38, 4],
  ['38 mm over 4 days', 38, 4],
  ['38 in 4 d.', 38, 4],
  ['2500/3', 2500, 3],
  ['1,000', 1000, 1],
])('%s is %d mm over %d', (text, mm, days) => {
  expect(readRain(text)).toEqual({ rain: { mm, days } })
})

test.each(['', '  ', '↓'])('“%s” is not recorded', text => {
  expect(readRain(text)).toEqual({ rain: null })
})

test.each([
  ['wet', /“wet”: enter rain in mm/],
  ['5/', /“5\/”: enter rain in mm/],
  ['/4', /enter rain in mm/],
  ['5/4/3', /enter rain in mm/],
  ['-3', /-3 mm: rain can’t be negative/],
  ['1000.5', /1,000.5 mm in one day is too much: the most accepted is 1,000 mm a day/],
  ['2500/2', /2,500 mm in 2 days is too much/],
  ['5/0', /1 to 366 days, not 0/],
  ['5/367', /not 367/],
  ['5/1.5', /not 1.5/],
])('“%s” is refused in a sentence', (text, sentence) => {
  expect(readRain(text)).toEqual({ wrong: expect.stringMatching(sentence) as string })
})

test('is written so that it can be read again', () => {
  for (const amount of [
    { mm: 0, days: 1 },
    { mm: 12.25, days: 1 },
    { mm: 12, days: 4 },
  ]) {
    expect(readRain(rainText(amount))).toEqual({ rain: amount })
    expect(checkedRain(amount)).toEqual({ rain: amount })
  }
  expect(rainText({ mm: 12, days: 4 })).toBe('12/4d')
  expect(rainInWords({ mm: 1200, days: 4 })).toBe('1,200 mm over 4 days')
})
