import { expect, test } from 'vitest'
import { spreadPlaces } from './spread-places.ts'
import type { SpreadFigures } from './spread-places.ts'

const row: SpreadFigures = {
  better: 'up',
  own: 3.4,
  low: 2,
  middle: 3,
  high: 4,
  average: 3.2,
  top: 5,
}

test('all of a row stands in order, between the ends', () => {
  const { band, middle, average, own, top } = spreadPlaces(row)
  const places = [band?.from, middle, average, own?.at, band?.to, top].map(Number)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(band?.from).toBeCloseTo(0.06)
  expect(top).toBeCloseTo(0.94)
  expect(own?.beyond).toBeNull()
})

test('what is better lies to the right, also where less is better', () => {
  const { band, top, own } = spreadPlaces({ ...row, better: 'down', top: 1 })
  expect(top).toBeGreaterThan(band?.to ?? 1)
  expect(own?.at).toBeLessThan(top ?? 0)
  expect(band?.from).toBeLessThan(band?.to ?? 0)
})

test('a farm far out stands at the end and presses nobody together', () => {
  const far = spreadPlaces({ ...row, own: 60 })
  expect(far.own).toEqual({ at: 0.94, beyond: 'right' })
  expect((far.band?.to ?? 0) - (far.band?.from ?? 0)).toBeGreaterThan(0.3)
  expect(spreadPlaces({ ...row, better: 'down', own: 60 }).own?.beyond).toBe('left')
  expect(spreadPlaces({ ...row, own: -60 }).own?.beyond).toBe('left')
})

test('what is not known has no place, nor has a farm with nobody beside it', () => {
  const none = { ...row, low: null, high: null, middle: null, average: null, top: null }
  expect(spreadPlaces(none)).toEqual({
    band: null,
    middle: null,
    average: null,
    top: null,
    own: null,
  })
  expect(spreadPlaces({ ...none, average: 3 }).own).not.toBeNull()
  expect(spreadPlaces({ ...row, own: null }).own).toBeNull()
})
