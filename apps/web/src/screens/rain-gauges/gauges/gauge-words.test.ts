import { expect, test } from 'vitest'
import { inWords, lastReadWords, usedByWords } from './gauge-words.ts'

test('names are joined, and many are counted', () => {
  expect([inWords([]), inWords(['Home']), inWords(['Home', 'River'])]).toEqual([
    '',
    'Home',
    'Home and River',
  ])
  expect(inWords(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C and 2 more')
})

test('a gauge says who uses it and when it was read', () => {
  expect(usedByWords({ paddocks: ['Hill', 'Creek'], properties: ['Home'] })).toBe(
    '2 paddocks on Home',
  )
  expect(usedByWords({ paddocks: ['Hill'], properties: [] })).toBe('1 paddock')
  expect(usedByWords({ paddocks: [], properties: [] })).toBeUndefined()
  expect([lastReadWords('2026-03-01'), lastReadWords(undefined)]).toEqual([
    'Last read 01/03/2026',
    'No readings yet',
  ])
})
