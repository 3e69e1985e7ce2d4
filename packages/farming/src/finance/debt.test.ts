import { expect, test } from 'vitest'
import {
  debtUnexplained,
  expectedClosing,
  isDebtExplained,
  isPaidOff,
  owedAtEnd,
  sumOfDebts,
} from './debt.ts'

const loan = { opening: 3_000_000_00, borrowed: 400_000_00, repaid: 250_000_00, closing: null }

test('what is owed at the end follows from the period, unless the statement says it', () => {
  expect(expectedClosing(loan)).toBe(3_150_000_00)
  expect(owedAtEnd(loan)).toBe(3_150_000_00)
  expect(owedAtEnd({ ...loan, closing: 3_160_000_00 })).toBe(3_160_000_00)
  expect(debtUnexplained({ ...loan, closing: 3_160_000_00 })).toBe(10_000_00)
  expect(debtUnexplained(loan)).toBeNull()
  expect(owedAtEnd({ ...loan, opening: null })).toBeNull()
})

test('nothing new and nothing paid back leaves what was owed', () => {
  expect(expectedClosing({ ...loan, borrowed: null, repaid: null })).toBe(3_000_000_00)
})

test('a loan is over when it is paid back, an account is not', () => {
  const paid = { ...loan, closing: 0 }
  expect(isPaidOff('Term loan', paid)).toBe(true)
  expect(isPaidOff('Overdraft', paid)).toBe(false)
  expect(isPaidOff('Term loan', { ...loan, opening: null })).toBe(false)
})

test('all debts are not known while one is not', () => {
  expect(sumOfDebts([loan, { ...loan, closing: 50_000_00 }])).toBe(3_200_000_00)
  expect(sumOfDebts([loan, { ...loan, opening: null }])).toBeNull()
  expect(sumOfDebts([])).toBeNull()
})

test('a statement is questioned beyond fees and rounding, where anything came or went', () => {
  const told = (closing: number | null) => isDebtExplained({ ...loan, closing })
  expect([null, 3_150_000_00, 3_150_099_99, 3_150_100_00].map(told)).toEqual([
    true,
    true,
    true,
    false,
  ])
  const still = { ...loan, borrowed: null, repaid: null, closing: 2_800_000_00 }
  expect(isDebtExplained(still)).toBe(true)
})
