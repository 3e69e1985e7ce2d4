import { expect, it } from 'vitest'
import { decileWords, doubtsOf, headlineOf, tooFewText } from './season-words.ts'

const season = {
  to: '2026-06-30',
  mm: 512.46,
  unread: 0,
  monthsSilent: 0,
  seasons: 10,
  ranks: { decile: 4, marks: [] },
}

it('says how much fell from when to when', () => {
  expect(headlineOf(season, '2025-07-01')).toBe('512.5 mm from 01/07/2025 to 30/06/2026')
  expect(headlineOf({ ...season, to: undefined }, '2025-07-01')).toMatch(
    /^No rain recorded since 01/,
  )
})

it('has a word for each decile', () => {
  const words = [1, 2, 4, 8, 10].map(decile => decileWords({ decile, marks: [] }, 10))
  expect(words[0]).toBe('decile 1 of 10 seasons, one of the driest')
  expect(words.map(text => text.split(', ')[1])).toEqual([
    'one of the driest',
    'dry',
    'about average',
    'wet',
    'one of the wettest',
  ])
})

it('says why it is not compared, but not before the seasons are known', () => {
  expect(tooFewText(season)).toBeUndefined()
  expect(tooFewText({ ...season, ranks: undefined, seasons: 4 })).toMatch(/has 4 seasons/)
  expect(tooFewText({ ...season, ranks: undefined, seasons: undefined })).toBeUndefined()
})

it('doubts where nothing was read for months, or days were left out', () => {
  expect(doubtsOf(season)).toEqual([])
  expect(doubtsOf({ ...season, monthsSilent: 4, unread: 12 })).toEqual([
    'Last reading 4 months ago.',
    '12 earlier days have no reading.',
  ])
  expect(doubtsOf({ ...season, monthsSilent: undefined })).toHaveLength(1)
})
