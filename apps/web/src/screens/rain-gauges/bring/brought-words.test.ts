import { expect, test } from 'vitest'
import { clashWords, comparedWords, leftWords, missingWords, spanWords } from './brought-words.ts'

const reading = (day: string, mm: number, days = 1) => ({ day, mm, days })

test('what was found is counted, from the first day to the last', () => {
  expect(spanWords([reading('2025-01-01', 5), reading('2025-12-31', 0)])).toBe(
    '2 readings from 01/01/2025 to 31/12/2025.',
  )
  expect(spanWords([reading('2025-01-01', 5)])).toBe('1 reading, of 01/01/2025.')
  expect(spanWords([])).toBe('No reading was found.')
})

test('what would become of them is said in sentences', () => {
  const clash = { reading: reading('2025-03-02', 6), known: { mm: 38, days: 4 } }
  const refused = ['A', 'A', 'B', 'C', 'D', 'E'].map(why => ({
    reading: reading('2025-01-01', 1),
    why,
  }))
  expect(
    comparedWords({ fresh: [reading('2025-01-01', 5)], same: 2, clashes: [clash], refused }),
  ).toEqual([
    '1 day is new.',
    '2 days have the same reading already.',
    '1 day has a different reading.',
    'Not added, 2 days: A',
    'Not added: B',
    'Not added: C',
    'Not added: D',
    'And 1 more couldn’t be added.',
  ])
  expect(comparedWords({ fresh: [], same: 0, clashes: [], refused: [] })).toEqual([])
  const gaps = { fresh: [reading('2025-01-01', 5)], same: 2, clashes: [clash], refused: [] }
  expect(missingWords(gaps)).toEqual(['1 day is filled.', '3 days have a reading already.'])
  expect(clashWords(clash)).toBe('02/03/2025: 38 mm over 4 days is there, 6 mm would come.')
})

test('days without an amount stay as they are', () => {
  expect(leftWords({ blank: 0 })).toBeUndefined()
  expect(leftWords({ blank: 1 })).toBe('1 day has no amount and stays as it is here.')
  expect(leftWords({ blank: 3 })).toBe('3 days have no amount and stay as they are here.')
})
