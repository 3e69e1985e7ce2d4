import { expect, test } from 'vitest'
import { daysToFix } from './use-days-to-fix.ts'

test('what the sheet could not read says on which days it stands', () => {
  const mark = { text: 'abc', wrong: 'Enter rain in mm.' }
  const kept = {
    marks: [
      { ...mark, row: '3', column: 'm8-before' },
      { ...mark, row: '30', column: 'm6' },
    ],
    drafts: [],
  }
  const span = { from: '2026-07-01', to: '2027-06-30' }
  expect([...daysToFix(kept, span)]).toEqual(['2026-08-03', '2027-06-30'])
  expect([...daysToFix(undefined, span)]).toEqual([])
})
