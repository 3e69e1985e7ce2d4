import { expect, test } from 'vitest'
import { rangeIn } from './byte-ranges.ts'

const whole = { size: 100, tag: '"abc"' }

test.each([
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=90-', { from: 90, to: 99 }],
  ['bytes=90-5000', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=99-99', { from: 99, to: 99 }],
  ['bytes=100-', 'none of it'],
  ['bytes=-0', 'none of it'],
  ['bytes=5-4', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['bytes=--5', undefined],
  ['bytes=999999999999999999999-', undefined],
  ['lines=0-9', undefined],
  [undefined, undefined],
])('%s', (range, expected) => {
  expect(rangeIn({ range }, whole)).toEqual(expected)
})

test('a piece of what it no longer is is all of it', () => {
  const range = 'bytes=5-9'
  expect(rangeIn({ range, 'if-range': '"abc"' }, whole)).toEqual({ from: 5, to: 9 })
  expect(rangeIn({ range, 'if-range': '"old"' }, whole)).toBeUndefined()
})
