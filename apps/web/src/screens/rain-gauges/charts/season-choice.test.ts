import { expect, test } from 'vitest'
import { seasonIn, seasonWord, winter } from './season-choice.tsx'

test('the season stands in the address where it is not that of winter crops', () => {
  expect(seasonWord(winter)).toBeNull()
  expect(seasonWord({ from: 11, to: 3 })).toBe('11-3')
  expect(seasonIn('11-3')).toEqual({ from: 11, to: 3 })
})

test('what says no months is the usual season', () => {
  for (const word of [null, '', '13-2', '0-4', 'winter']) expect(seasonIn(word)).toEqual(winter)
})
