import { expect, test } from 'vitest'
import { figureRange } from './figure-range.ts'

test.each<[string, [number, number], [number, number]]>([
  // 2.1 and 2.5 t/ha: from 0.85 to 3.75.
  ['yields', [2.1, 2.5], [0.85, 3.75]],
  // 31,500 and 28,000 cents for a tonne.
  ['prices', [31_500, 28_000], [12_000, 47_500]],
  ['from nothing', [0, 500], [0, 750]],
  ['losses', [-200, 100], [-300, 200]],
])('%s have room on both sides, in about a hundred steps', (_, [own, theirs], [from, to]) => {
  const range = figureRange(own, theirs)
  expect(range.from).toBeCloseTo(from)
  expect(range.to).toBeCloseTo(to)
  const steps = (range.to - range.from) / range.step
  expect(steps).toBeGreaterThanOrEqual(40)
  expect(steps).toBeLessThanOrEqual(110)
})
