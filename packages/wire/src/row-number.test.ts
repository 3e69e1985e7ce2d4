import { expect, test } from 'vitest'
import { rowNumberIn } from './row-number.ts'

test.each([
  [7, 7],
  ['7', 7],
  ['007', 7],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
])('%j is the number of a row', (sent, number) => {
  expect(rowNumberIn(sent)).toBe(number)
})

test.each([
  0,
  -1,
  1.5,
  '1.0',
  'abc',
  '',
  ' 7',
  '9007199254740993',
  '99999999999999999999',
  null,
  [1],
  true,
])('%j is the number of no row', sent => {
  expect(rowNumberIn(sent)).toBeUndefined()
})
