import { expect, test } from 'vitest'
import { unsaidColour } from './colouring.ts'
import { valueBands } from './value-bands.ts'

test('land has at most five bands with round edges, the dearest the darkest', () => {
  const values = [7200_00, 6100_00, 14_500_00, 4200_00, 1500_00]
  const classOf = valueBands(values)
  const words = values.map(value => classOf(value).word)
  expect(words).toEqual([
    '$5,000–$10,000/ha',
    '$5,000–$10,000/ha',
    '$10,000–$15,000/ha',
    '$0–$5,000/ha',
    '$0–$5,000/ha',
  ])
  const [arable, , pivot] = values.map(value => classOf(value).colour)
  expect(new Set([arable, pivot, classOf(1500_00).colour])).toHaveProperty('size', 3)
})

test('values close together are told apart, and what has none is said so', () => {
  const classOf = valueBands([6000_00, 6450_00, null])
  expect(classOf(6000_00).word).not.toBe(classOf(6450_00).word)
  expect(classOf(null)).toEqual({ word: 'No land value', colour: unsaidColour })
  expect(valueBands([])(null).word).toBe('No land value')
})
