import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedCost } from './shared-cost.ts'

const none = [null, null, null]

test('a cost is shared by what it goes by, to the cent', () => {
  const cost = { cents: 10_000, said: none, by: [[100, 100, 100]] }
  expect(sharedCost(cost)).toEqual({ shares: [3334, 3333, 3333], left: 0 })
})

test('where what it goes by says nothing of anyone, the next does', () => {
  const cost = { cents: 900, said: none, by: [none, [0, 0, 0], [1, 2, 0]] }
  expect(sharedCost(cost)).toEqual({ shares: [300, 600, 0], left: 0 })
})

test('what someone said stands, and the others share the rest', () => {
  const cost = { cents: 1000, said: [null, 400, null], by: [[1, 50, 2]] }
  expect(sharedCost(cost)).toEqual({ shares: [200, 400, 400], left: 0 })
})

test('what is left, or said too much, is told', () => {
  expect(sharedCost({ cents: 1000, said: [300, 400], by: [[1, 1]] }).left).toBe(300)
  expect(sharedCost({ cents: 1000, said: [800, 400], by: [[1, 1]] }).left).toBe(-200)
  expect(sharedCost({ cents: 1000, said: [800, 400, null], by: [[1, 1, 1]] })).toEqual({
    shares: [800, 400, 0],
    left: -200,
  })
  expect(sharedCost({ cents: 1000, said: [], by: [] })).toEqual({ shares: [], left: 1000 })
})

test('what came back is shared, too', () => {
  expect(sharedCost({ cents: -1000, said: [null, null], by: [[3, 1]] }).shares).toEqual([
    -750, -250,
  ])
})

test('shares and what is left are the cost, whatever it goes by', () => {
  const part = fc.option(fc.nat(10_000), { nil: null })
  const bearer = fc.record({
    said: fc.option(fc.nat(500_000), { nil: null }),
    one: part,
    two: part,
  })
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 100_000_000 }),
      fc.array(bearer, { maxLength: 12 }),
      (cents, bearers) => {
        const said = bearers.map(each => each.said)
        const by = [bearers.map(({ one }) => one), bearers.map(({ two }) => two)]
        const { shares, left } = sharedCost({ cents, said, by })
        expect(shares.reduce((sum, share) => sum + share, left)).toBe(cents)
        expect(shares.every(share => Number.isInteger(share))).toBe(true)
      },
    ),
  )
})
