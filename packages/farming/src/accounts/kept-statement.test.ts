import { expect, test } from 'vitest'
import { fewAccounts } from './few-accounts-for-tests.ts'
import { keptLines, keptLinesProblem } from './kept-statement.ts'

const { fields } = fewAccounts
const [field = ''] = Object.keys(fields)
const line = {
  sheet: '',
  row: 4,
  code: null,
  name: 'Seed',
  sections: ['Expenses'],
  part: 'expense',
  cents: -10_000,
  parts: [{ field, subtracts: false, share: 10_000 }],
  setAsideReason: null,
}
const half = [{ field, subtracts: false, share: 5000 }]

test('an account that went somewhere is kept', () => {
  expect(keptLinesProblem([line], fields)).toBeUndefined()
  const setAside = { ...line, parts: [], setAsideReason: 'Private' }
  expect(keptLinesProblem([setAside, { ...line, parts: half, setAsideReason: 'x' }], fields)).toBe(
    undefined,
  )
  expect(keptLinesProblem([{ ...line, cents: 0, parts: [] }], fields)).toBeUndefined()
  expect(keptLines([line, 'no line'])).toEqual([line])
})

test.each([
  ['nothing', [], 'A statement has at least one account.'],
  ['no list', { line }, 'A statement has at least one account.'],
  [
    'more accounts than a farm has',
    Array.from({ length: 5001 }, () => line),
    'A statement has at most 5,000 accounts.',
  ],
  [
    'an amount that is no whole number of cents',
    [{ ...line, cents: 1.5 }],
    'Account 1: it needs a name, an amount in cents, and where it goes.',
  ],
  [
    'a heading that is none',
    [line, { ...line, sections: [1] }],
    'Account 2: it needs a name, an amount in cents, and where it goes.',
  ],
  [
    'a figure that accounts do not go to',
    [{ ...line, parts: [{ field: 'farm_id', subtracts: false, share: 10_000 }] }],
    'Account 1: “farm_id” is no line of the record that accounts go to.',
  ],
  [
    'a part that is left',
    [{ ...line, parts: half }],
    'Account 1: some of it goes nowhere: place it, or say why it is set aside.',
  ],
  [
    'shares above all of it',
    [{ ...line, parts: [{ field, subtracts: false, share: 10_001 }] }],
    'Account 1: its parts are more than all of it.',
  ],
  [
    'amounts above all of it',
    [{ ...line, parts: [{ field, subtracts: false, share: 0, cents: -10_001 }] }],
    'Account 1: its parts are more than all of it.',
  ],
])('%s is refused', (_what, lines, problem) => {
  expect(keptLinesProblem(lines, fields)).toBe(problem)
})
