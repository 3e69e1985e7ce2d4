import { expect, test } from 'vitest'
import { doubtsOf, findingOf, placeWords, rankWords, spanText, yearWords } from './rain-words.ts'

const figure = {
  span: { from: '2026-01-01', to: '2026-12-31' },
  to: '2026-10-31',
  isSoFar: true,
  mm: 312.4,
  unread: 0,
  leftOut: [],
  standing: { years: 23, mean: 470, median: 463, rank: 9, decile: 4 },
}

test('a year in a sentence', () => {
  expect(yearWords({ mm: 312.44, rainDays: 48, unread: 0 }, '2026')).toBe(
    '312.4 mm on 48 rain days; every day is recorded.',
  )
  expect(yearWords({ mm: 0, rainDays: 0, unread: 1 }, '2026')).toBe(
    '0 mm on 0 rain days; 1 day is not recorded.',
  )
  expect(yearWords({ mm: null, rainDays: 0, unread: 300 }, '2025–26')).toBe(
    'No rain recorded for 2025–26 yet.',
  )
})

test('the finding has the decile, or with few years the place', () => {
  expect(findingOf('2026', figure)).toBe('2026 so far: 312 mm, decile 4 of 23 years')
  const few = {
    ...figure,
    isSoFar: false,
    standing: { ...figure.standing, years: 9, decile: undefined },
  }
  expect(findingOf('2026', few)).toBe('2026: 312 mm, the wettest of 9 years')
  const alone = { ...few, standing: { ...few.standing, years: 1 } }
  expect(findingOf('2026', alone)).toBe('2026: 312 mm')
})

test('with gaps it may have been wetter, and nothing more is claimed', () => {
  const gaps = { ...figure, unread: 12 }
  expect(findingOf('2026', gaps)).toBe('2026 so far: 312 mm, 12 days not recorded')
  expect(placeWords(gaps)).toBe('at least decile 4 of 23 years')
  const few = { ...gaps.standing, years: 9, decile: undefined }
  expect(placeWords({ ...gaps, standing: few })).toBeUndefined()
  expect(placeWords({ ...gaps, standing: { ...figure.standing, decile: 10 } })).toBe(
    'decile 10 of 23 years',
  )
})

test('a place is told from the nearer end', () => {
  expect([1, 2, 5, 8, 9].map(rank => rankWords(rank, 9))).toEqual([
    'the driest of 9 years',
    'second driest of 9 years',
    'fifth driest of 9 years',
    'second wettest of 9 years',
    'the wettest of 9 years',
  ])
  expect(rankWords(9, 30)).toBe('9th driest of 30 years')
  expect(rankWords(22, 60)).toBe('22nd driest of 60 years')
})

test('months are named with their years', () => {
  expect(spanText({ span: { from: '2026-04-01', to: '2026-10-31' } })).toBe('Apr–Oct 2026')
  expect(spanText({ span: { from: '2025-11-01', to: '2026-03-31' } })).toBe('Nov 2025–Mar 2026')
})

test('what is less than certain is said', () => {
  expect(doubtsOf({ ...figure, isSoFar: false })).toEqual([])
  const standing = { ...figure.standing, years: 4, decile: undefined }
  expect(doubtsOf({ ...figure, unread: 12, leftOut: [2019, 2021], standing })).toEqual([
    'To the last reading, 31/10/2026; other years to the same day.',
    '12 days are not recorded: it may have been wetter.',
    '2019 and 2021 left out: days missing.',
    'Deciles need 10 complete years; there are 4, including this one.',
  ])
})
