import { expect, test } from 'vitest'
import { groundOfPaddocks } from './paddock-ground.ts'

test('a paddock is all that it was: split, joined, and no paddock twice', () => {
  const ground = groundOfPaddocks([
    { id: 30, prior: 20 },
    { id: 30, prior: 21 },
    { id: 31, prior: 21 },
    { id: 20, prior: 10 },
    { id: 21, prior: 10 },
  ])
  expect(ground(30)).toEqual([30, 20, 21, 10])
  expect(ground(31)).toEqual([31, 21, 10])
  expect(ground(99)).toEqual([99])
})

test('links that lead back end', () => {
  const ground = groundOfPaddocks([
    { id: 1, prior: 2 },
    { id: 2, prior: 1 },
  ])
  expect(ground(1)).toEqual([1, 2])
})
