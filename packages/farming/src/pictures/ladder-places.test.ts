import { expect, test } from 'vitest'
import { ladderPlaces } from './ladder-places.ts'

const ladder = {
  theirs: 300,
  own: 340,
  parts: [
    { gap: 60, rungs: [100, -40] },
    { gap: null, rungs: [] },
    { gap: -20, rungs: [-20] },
  ],
}

test('each part begins where the one before it ended, and the last ends at the own profit', () => {
  const { theirs, own, parts } = ladderPlaces(ladder)
  const [first, unknown, last] = parts
  expect(first?.from).toBe(theirs)
  expect(unknown).toMatchObject({ from: first?.to, to: first?.to })
  expect(last?.from).toBe(unknown?.to)
  expect(last?.to).toBeCloseTo(own)
  expect(last?.to).toBeLessThan(last?.from ?? 0)
})

test('rungs go the way of their part, also further than it', () => {
  const [first] = ladderPlaces(ladder).parts
  expect(first?.rungs[0]?.from).toBe(first?.from)
  expect(first?.rungs[0]?.to).toBeCloseTo(0.96)
  expect(first?.rungs[1]?.to).toBeCloseTo(first?.to ?? 0)
})

test('without any part both farms stand at one place', () => {
  expect(ladderPlaces({ theirs: null, own: null, parts: [] })).toEqual({
    theirs: 0.5,
    own: 0.5,
    parts: [],
  })
})
