import { expect, test } from 'vitest'
import { writingAt } from './use-may-write.ts'

test('a period is written in by its people until it is handed in', () => {
  expect(writingAt('In progress', false)).toEqual({ mayWrite: true, why: undefined })
  expect(writingAt('Submitted', false)).toEqual({
    mayWrite: false,
    why: 'This period is submitted: it can only be read. Withdraw it on the collection to change something.',
  })
  expect(writingAt('In validation', false).why).toMatch(/Ask your consultant to reopen it/)
})

test('staff of the farm write in it until it is released', () => {
  expect(writingAt('In validation', true).mayWrite).toBe(true)
  expect(writingAt('Released', true).why).toMatch(/Reopen it/)
})
