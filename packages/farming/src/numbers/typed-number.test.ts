import { expect, test } from 'vitest'
import { readCents, readFraction, readNumber } from './typed-number.ts'

test.each([
  ['5', 5],
  [' 1,234.5 ', 1234.5],
  ['1 234 567', 1_234_567],
  ['1\u00A0234', 1234],
  ['-3.25', -3.25],
  ['−3.25', -3.25],
  ['+7', 7],
  ['(1,200)', -1200],
  ['.5', 0.5],
  ['5.', 5],
  ['007', 7],
  ['1.2E+05', 120_000],
  ['1e-3', 0.001],
  ['0.1', 0.1],
  ['0', 0],
])('%j is the number %d', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test.each([
  '',
  ' ',
  'abc',
  '12a',
  '1,23',
  '12,5',
  '1,2345',
  '1.2.3',
  '.',
  '-',
  '()',
  '--5',
  '0x10',
  'NaN',
  'Infinity',
  '1e999',
])('%j is no number', text => {
  expect(readNumber(text)).toBeUndefined()
})

test('minus nothing is nothing', () => {
  expect(Object.is(readNumber('-0'), 0)).toBe(true)
  expect(Object.is(readCents('-0.001'), 0)).toBe(true)
})

test('a unit behind the number is passed over, another one is not', () => {
  expect(readNumber('12 ha', 'ha')).toBe(12)
  expect(readNumber('12HA', 'ha')).toBe(12)
  expect(readNumber('12 t', 'ha')).toBeUndefined()
  expect(readNumber('ha', 'ha')).toBeUndefined()
})

test.each([
  ['1,234.50', 123_450],
  ['1234.5', 123_450],
  ['$12', 1200],
  ['$ 12.5', 1250],
  ['-$12', -1200],
  ['$-12', -1200],
  ['($1,200)', -120_000],
  ['(1,200)', -120_000],
  ['-1,200.01', -120_001],
  ['0.29', 29],
  ['1.005', 101],
  ['8.175', 818],
  ['12.345', 1235],
  ['-12.345', -1235],
  ['12.344999', 1234],
  ['.005', 1],
  ['.004', 0],
  ['999999999999.99', 99_999_999_999_999],
  ['1e3', 100_000],
])('%j is %d cents', (text, cents) => {
  expect(readCents(text)).toBe(cents)
})

test.each(['', 'abc', '12 dollars', '12,5', '$', '$$5', '5$', '1$2', '1e20'])(
  '%j is no money',
  text => {
    expect(readCents(text)).toBeUndefined()
  },
)

test.each([
  ['45', 0.45],
  ['45%', 0.45],
  ['45.5 %', 0.455],
  ['7', 0.07],
  ['55', 0.55],
  ['33.33', 0.3333],
  ['100', 1],
  ['-5%', -0.05],
  ['(5%)', -0.05],
  ['5%%', undefined],
  ['0.1', 0.001],
  ['1,200%', 12],
  ['%', undefined],
  ['half', undefined],
])('%j is the share %s', (text, fraction) => {
  expect(readFraction(text)).toBe(fraction)
})

test('no typed percentage brings noise along', () => {
  for (let hundredths = 0; hundredths <= 10_000; hundredths++) {
    const text = (hundredths / 100).toFixed(2)
    expect(readFraction(text)).toBe(Number(`${hundredths}e-4`))
  }
})
