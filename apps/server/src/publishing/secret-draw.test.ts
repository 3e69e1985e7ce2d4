import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawFrom, signedWith } from './secret-draw.ts'

const draw = drawFrom(Buffer.alloc(32, 7))

test('an owner draws the same in the same set, and another number in another', () => {
  const of = draw(['1', '2', '3'])
  expect(of('Hill')).toBe(draw(['1', '2', '3'])('Hill'))
  expect(of('Hill')).not.toBe(draw(['1', '2'])('Hill'))
  expect(of('Hill')).not.toBe(of('River'))
  expect(of('Hill')).not.toBe(drawFrom(Buffer.alloc(32, 8))(['1', '2', '3'])('Hill'))
})

test('numbers lie evenly from 0 to 1', () => {
  const of = draw(['1'])
  const numbers = Array.from({ length: 2000 }, (_, owner) => of(String(owner)))
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(numbers.reduce((sum, n) => sum + n, 0) / 2000).toBeCloseTo(0.5, 1)
})

test('what is drawn is signed by HMAC-SHA256', () => {
  const key = Buffer.alloc(32, 9)
  for (const message of ['', 'Hill', 'ü'.repeat(500)]) {
    expect(signedWith(key)(message)).toEqual(createHmac('sha256', key).update(message).digest())
  }
})
