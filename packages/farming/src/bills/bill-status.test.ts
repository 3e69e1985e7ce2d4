import { expect, test } from 'vitest'
import { billStatus, owedOf } from './bill-status.ts'

const today = '2026-11-28'
const sent = {
  status: 'Sent',
  sent_at: '2026-11-14T00:00:00Z',
  due_date: today,
  total: 110_000,
  paid: 0,
}
const of = (values: Partial<typeof sent>) => billStatus({ ...sent, ...values }, today)

test('a bill that was not sent is what staff say', () => {
  for (const status of ['Draft', 'Ready to send', 'Void'])
    expect(billStatus({ ...sent, status, sent_at: null }, today)).toBe(status)
})

test('what is paid and when it is due decide', () => {
  expect(of({})).toBe('Sent')
  expect(of({ paid: 1 })).toBe('Part paid')
  expect(of({ paid: 110_000 })).toBe('Paid')
  expect(of({ due_date: '2026-11-27' })).toBe('Overdue')
  expect(of({ due_date: '2026-11-27', paid: 109_999 })).toBe('Overdue')
  expect(of({ due_date: '2026-11-27', paid: 110_000 })).toBe('Paid')
  // As if nothing had been stored before.
  expect(of({ status: 'Overdue' })).toBe('Sent')
  expect(of({ status: 'Paid', paid: 5 })).toBe('Part paid')
})

test('a dispute holds until it is paid, and what is written off or void stays', () => {
  expect(of({ status: 'Disputed', due_date: '2026-01-01' })).toBe('Disputed')
  expect(of({ status: 'Disputed', paid: 110_000 })).toBe('Paid')
  expect(of({ status: 'Written off', paid: 110_000 })).toBe('Written off')
  expect(of({ status: 'Void', due_date: '2026-01-01' })).toBe('Void')
})

test('of a bill that is void or written off nothing is owed', () => {
  const part = { ...sent, paid: 10_000 }
  const owed = ['Part paid', 'Overdue', 'Disputed', 'Written off', 'Void'].map(status =>
    owedOf({ ...part, status }),
  )
  expect(owed).toEqual([100_000, 100_000, 100_000, 0, 0])
})
