import { expect, test } from 'vitest'
import { lineColumns } from './line-columns.ts'
import { debtKind, workerKind } from './line-kinds.ts'
import type { MoneySheet } from './line-kinds.ts'
import type { LineRow } from './line-row.ts'

const column = (kind: MoneySheet, id: string) => lineColumns(kind, {}).find(one => one.id === id)
const says = (kind: MoneySheet, row: LineRow, id: string) => column(kind, id)?.value(row)
const adds = (kind: MoneySheet, rows: readonly LineRow[], id: string) => {
  const total = column(kind, id)?.total
  return typeof total === 'function' ? total(rows) : total
}

const loan: LineRow = {
  id: 51,
  name: 'Farm loan',
  loan_kind: 'Term loan',
  opening_balance: 300_000_00,
  borrowed: 0,
  repaid: 20_000_00,
  interest: 17_400_00,
}
const debtor: LineRow = {
  id: 52,
  name: 'Mill',
  loan_kind: 'Debtors (owed to us)',
  opening_balance: 5_000_00,
  closing_balance: 9_000_00,
}

test('a debt says what is owed at the end, and at which rate it was paid for', () => {
  expect(says(debtKind, loan, 'owed')).toBe(280_000_00)
  expect(says(debtKind, loan, 'rate_paid')).toBe(0.06)
  expect(says(debtKind, loan, 'unexplained')).toBeNull()
})

test('a statement that says otherwise is marked, and what it says stands', () => {
  const said = { ...loan, closing_balance: 285_000_00 }
  expect(says(debtKind, said, 'owed')).toBe(285_000_00)
  expect(says(debtKind, said, 'unexplained')).toBe(5_000_00)
  expect(column(debtKind, 'unexplained')?.note?.(said)).toMatch(/please check/)
  const rounded = { ...loan, closing_balance: 280_000_50 }
  expect(column(debtKind, 'unexplained')?.note?.(rounded)).toBeUndefined()
})

test('what others owe the farm is not among its debts', () => {
  expect(adds(debtKind, [loan, debtor], 'owed')).toBe(280_000_00)
  expect(adds(debtKind, [loan, debtor], 'opening_balance')).toBe(300_000_00)
})

test('a debt of which nobody says the balance leaves the sum unknown', () => {
  const unknown = { ...loan, id: 53, opening_balance: null }
  expect(adds(debtKind, [loan, unknown], 'owed')).toBeNull()
})

test('a person counts for no more than a year and a quarter, and unpaid work has its cost', () => {
  const owner = { id: 61, name: 'Owner', worker_kind: 'Owner or family, unpaid', days_worked: 330 }
  expect(says(workerKind, owner, 'full_time')).toBe(1.25)
  expect(says(workerKind, owner, 'cost')).toBe(125_000_00)
  const hand = { id: 62, worker_kind: 'Permanent', crop_hours: 1200, wages: 70_000_00 }
  expect(says(workerKind, hand, 'full_time')).toBe(0.5)
  expect(adds(workerKind, [owner, hand], 'cost')).toBe(195_000_00)
})

test('a rate is no sum, and money and days are', () => {
  expect(column(debtKind, 'interest_rate')?.total).toBeUndefined()
  expect(column(workerKind, 'days_worked')?.total).toBe('sum')
  expect(column(workerKind, 'wages')?.total).toBe('sum')
})
