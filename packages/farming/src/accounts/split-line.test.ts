import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitByAmounts, splitByShares } from './split-line.ts'
import type { LineSplit, RefusedSplit } from './split-line.ts'

const cents = fc.integer({ min: -1e11, max: 1e11 })
const sum = (numbers: readonly number[]) => numbers.reduce((so, one) => so + one, 0)
const shares = fc
  .array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 8 })
  .filter(parts => sum(parts) <= 10_000)

function made(split: LineSplit | RefusedSplit): LineSplit {
  if ('refused' in split) throw new Error(split.refused)
  return split
}

describe('by shares', () => {
  test('thirds in hundredths of a per cent leave a hundredth to be placed', () => {
    const thirds = [3333, 3333, 3333]
    expect(splitByShares(1_000_000, thirds)).toEqual({
      cents: [333_300, 333_300, 333_300],
      shares: thirds,
      restCents: 100,
      restShare: 1,
    })
  })

  test('a cost of an odd cent is halved to the cent', () => {
    expect(splitByShares(-101, [5000, 5000])).toMatchObject({ cents: [-51, -50], restCents: 0 })
  })

  test('what is left over is said', () => {
    expect(splitByShares(-200, [2500])).toMatchObject({ restCents: -150, restShare: 7500 })
  })

  test('more than the whole, less than nothing, and no number are refused', () => {
    expect(splitByShares(100, [6000, 5000])).toEqual({ refused: 'too much', over: 1000 })
    expect(splitByShares(100, [11_000, -1000])).toMatchObject({ refused: 'negative' })
    expect(splitByShares(100, [0.5])).toMatchObject({ refused: 'no number' })
  })

  test('parts and rest come to the account, and each is within a cent of its share', () => {
    fc.assert(
      fc.property(cents, shares, (whole, parts) => {
        const split = made(splitByShares(whole, parts))
        expect(sum(split.cents) + split.restCents).toBe(whole)
        expect(sum(split.shares) + split.restShare).toBe(10_000)
        if (sum(parts) === 10_000) expect(split.restCents).toBe(0)
        for (const [place, part] of split.cents.entries()) {
          const exact = (whole * (parts[place] ?? 0)) / 10_000
          expect(Math.abs(part - exact)).toBeLessThan(1.001)
        }
      }),
    )
  })
})

describe('by amounts', () => {
  test('they hold as typed, and their shares are what is remembered', () => {
    expect(splitByAmounts(-300_00, [-100_00, -200_00])).toEqual({
      cents: [-100_00, -200_00],
      shares: [3333, 6667],
      restCents: 0,
      restShare: 0,
    })
  })

  test('more than the account, and another sign, are refused', () => {
    expect(splitByAmounts(-100, [-60, -50])).toEqual({ refused: 'too much', over: 10 })
    expect(splitByAmounts(-100, [60])).toMatchObject({ refused: 'negative' })
    expect(splitByAmounts(100, [0.5])).toMatchObject({ refused: 'no number' })
  })

  test('amounts and rest come to the account, and shares to the whole', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1e9), { minLength: 1, maxLength: 8 }),
        fc.nat(1e9),
        (of, left) => {
          const whole = -(sum(of) + left)
          const split = made(
            splitByAmounts(
              whole,
              of.map(amount => 0 - amount),
            ),
          )
          expect(sum(split.cents) + split.restCents).toBe(whole)
          if (whole !== 0) expect(sum(split.shares) + split.restShare).toBe(10_000)
          expect('refused' in splitByShares(whole, split.shares)).toBe(false)
        },
      ),
    )
  })
})
