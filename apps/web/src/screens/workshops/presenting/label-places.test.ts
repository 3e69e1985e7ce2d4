import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelPlaces } from './label-places.ts'

test('a label stands above its mark where there is room', () => {
  const labels = [
    { at: 200, width: 100 },
    { at: 600, width: 100 },
  ]
  expect(labelPlaces(labels, 1000)).toEqual([200, 600])
})

test('labels of marks that lie close stand beside each other, and within the picture', () => {
  const labels = [
    { at: 990, width: 200 },
    { at: 980, width: 200 },
  ]
  expect(labelPlaces(labels, 1000)).toEqual([900, 700])
})

test('whatever the marks, no label stands over another, and none outside', () => {
  const label = fc.record({
    at: fc.integer({ min: 0, max: 1600 }),
    width: fc.constantFrom(180, 320),
  })
  fc.assert(
    fc.property(fc.array(label, { maxLength: 5 }), labels => {
      const places = labelPlaces(labels, 1600)
      const spans = labels
        .map(({ width }, n) => ({ from: places[n]! - width / 2, to: places[n]! + width / 2 }))
        .toSorted((one, other) => one.from - other.from)
      for (const [n, { from, to }] of spans.entries()) {
        expect(from).toBeGreaterThanOrEqual(-1e-6)
        expect(to).toBeLessThanOrEqual(1600 + 1e-6)
        expect(from).toBeGreaterThanOrEqual((spans[n - 1]?.to ?? 0) - 1e-6)
      }
    }),
  )
})
