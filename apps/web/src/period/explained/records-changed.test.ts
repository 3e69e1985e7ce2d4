import { expect, test } from 'vitest'
import { changedSince } from './records-changed.ts'

const row = (id: number, at: string | null) => ({
  resource: 'grain_collection_events',
  id,
  figures: [],
  changed: at === null ? null : { at, by: 'Sam' },
  changed_since: false,
})
const line = (...rows: readonly ReturnType<typeof row>[]) => ({
  name: 'produced',
  label: 'Harvest',
  section: 'Ground and harvest',
  unit: 'produce',
  amount: 1,
  rows: [...rows],
})

test('a record that stands behind several lines counts once, and what was changed before does not', () => {
  const released = '2026-11-20T10:00:00+11:00'
  const lines = [
    line(row(1, '2026-11-19T23:30:00.000Z'), row(2, '2026-11-19T22:30:00.000Z'), row(3, null)),
    line(row(1, '2026-11-19T23:30:00.000Z')),
  ]
  expect(changedSince(lines, released)).toBe(1)
  expect(changedSince(lines, '2026-11-19T00:00:00Z')).toBe(2)
  expect(changedSince(lines, '2026-12-01T00:00:00Z')).toBe(0)
})
