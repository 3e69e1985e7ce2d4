import { expect, test } from 'vitest'
import { answeredAt } from './answered-at.ts'
import type { SavedRows } from './outbox-state.ts'

const written = '2026-05-20T08:00:00.863999Z'

test('a row that the same change wrote once more is of that change', () => {
  const saved = savedAt(1500, { id: 7, updated_at: written })
  expect(answeredAt(saved, written)).toBe(1500)
  expect(answeredAt(saved, '2026-05-20T08:00:00.864001Z')).toBe(1500)
})

test('another change is not', () => {
  const saved = savedAt(1500, { id: 7, updated_at: written })
  expect(answeredAt(saved, '2026-05-20T08:00:00.871000Z')).toBeUndefined()
  expect(answeredAt(new Map(), written)).toBeUndefined()
})

test('nor is a row that says nothing of when it was written', () => {
  expect(answeredAt(savedAt(1500, { id: 7 }), written)).toBeUndefined()
})

function savedAt(at: number, row: Readonly<Record<string, unknown>>): SavedRows {
  const saved = { resource: 'paddocks', id: 7, row, at, isGone: false, isNew: false }
  return new Map([['paddocks', new Map([[7, saved]])]])
}
