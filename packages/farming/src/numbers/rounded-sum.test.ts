import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundedSum } from './rounded-sum.ts'

test('the largest remainders are rounded up', () => {
  expect(roundedSum(10, [3.3, 3.3, 3.4])).toEqual([3, 3, 4])
  expect(roundedSum(0, [5.5, -5.5])).toEqual([6, -6])
  expect(roundedSum(0, [-5.5, 5.5])).toEqual([-6, 6])
  expect(roundedSum(-10, [-3.3, -3.3, -3.4])).toEqual([-3, -3, -4])
  expect(roundedSum(0, [])).toEqual([])
})

test('what is nothing stays nothing, unless there is nothing else', () => {
  expect(roundedSum(3, [0, 2.4, 0])).toEqual([0, 3, 0])
  expect(roundedSum(1, [0, 0])).toEqual([1, 0])
})

test('figures come to the whole, each within one, and turn with their signs', () => {
  const figures = fc.array(fc.double({ min: -1e7, max: 1e7, noNaN: true }), { minLength: 1 })
  fc.assert(
    fc.property(figures, exact => {
      const whole = Math.round(exact.reduce((sum, figure) => sum + figure, 0)) + 0
      const rounded = roundedSum(whole, exact)
      expect(rounded.reduce((sum, figure) => sum + figure, 0)).toBe(whole)
      for (const [place, figure] of rounded.entries()) {
        expect(Math.abs(figure - (exact[place] ?? 0))).toBeLessThanOrEqual(1.000001)
      }
      const turned = roundedSum(
        -whole,
        exact.map(figure => -figure),
      )
      expect(turned.map(figure => 0 - figure)).toEqual(rounded)
    }),
  )
})
