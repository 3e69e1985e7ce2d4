import { expect, test } from 'vitest'
import { submissionDue } from './submission.ts'

test('a collection is due 90 days after its period', () => {
  expect(submissionDue('2026-06-30')).toBe('2026-09-28')
})
