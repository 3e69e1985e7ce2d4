import { expect, test } from 'vitest'
import { drawFrom } from './secret-draw.ts'

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
