import { expect, test } from 'vitest'
import { confirmationsOf } from './use-ask-again.ts'

test('what is said about money is confirmed where only those who see it read it', () => {
  expect(confirmationsOf({ money: true })).toBe('confirmed_money_warnings')
  expect(confirmationsOf({})).toBe('confirmed_warnings')
})
