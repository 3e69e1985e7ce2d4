import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedCents, wholeCents } from './shared-cents.ts'

test('a dollar among three leaves a cent over, which the first has', () => {
  expect(sharedCents(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(sharedCents(-100, [1, 1, 1])).toEqual([-34, -33, -33])
  expect(sharedCents(100, [0, 0])).toEqual([0, 0])
})

test('shares come to the whole, and each is within a cent of its part', () => {
  const weights = fc.array(fc.double({ min: 0.01, max: 5000, noNaN: true }), { minLength: 1 })
  fc.assert(
    fc.property(fc.integer({ min: -1e10, max: 1e10 }), weights, (cents, parts) => {
      const shares = sharedCents(cents, parts)
      const whole = parts.reduce((sum, part) => sum + part, 0)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents)
      for (const [place, share] of shares.entries()) {
        expect(Math.abs(share - (cents * (parts[place] ?? 0)) / whole)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('halves of a cent go away from zero, binary noise does not count', () => {
  expect(wholeCents(0.5)).toBe(1)
  expect(wholeCents(-0.5)).toBe(-1)
  expect(wholeCents(1.005 * 100)).toBe(101)
})
