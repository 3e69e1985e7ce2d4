import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

test('within a sentence only the first letter of a label is small', () => {
  expect(inSentence('Buyer’s invoice (RCTI)')).toBe('buyer’s invoice (RCTI)')
  expect(inSentence('Paddock')).toBe('paddock')
})
