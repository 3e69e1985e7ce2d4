import { expect, test } from 'vitest'
import { submissionsIn, validationStartIn } from './use-submissions.ts'

const line = (period_id: number, user_name: string, was: string | undefined, is: string) => ({
  period_id,
  user_name,
  at: '2026-11-12T04:05:00.000000Z',
  before: was === undefined ? null : { status: was },
  after: { status: is },
})

test('a period was handed in by whoever did it last; what comes back from later on does not count', () => {
  const submissions = submissionsIn([
    line(17, 'Ann Clarke', undefined, 'In progress'),
    line(17, 'Ann Clarke', 'In progress', 'Submitted'),
    line(17, 'Ann Clarke', 'Submitted', 'In progress'),
    line(17, 'Bob Field', 'In progress', 'Submitted'),
    line(17, 'Staff', 'In validation', 'Submitted'),
    line(16, 'Ann Clarke', 'Submitted', 'In validation'),
  ])
  expect([...submissions]).toEqual([[17, { who: 'Bob Field', at: '2026-11-12T04:05:00.000000Z' }]])
})

test('validation began when it last did, whoever put it there', () => {
  const lines = [
    { ...line(17, 'Vi', 'Submitted', 'In validation'), user_id: 4 },
    { ...line(17, 'Vi', 'In validation', 'Validated'), user_id: 4 },
    { ...line(17, 'Wal', 'Validated', 'In validation'), user_id: 5 },
    { ...line(16, 'Vi', 'Submitted', 'In validation'), user_id: 4 },
  ]
  expect(validationStartIn(lines, 17)).toEqual({
    who: 'Wal',
    at: '2026-11-12T04:05:00.000000Z',
    userId: 5,
  })
  expect(validationStartIn(lines, 15)).toBeUndefined()
})
