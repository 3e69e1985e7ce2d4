// The order in which changes are sent where some of them cannot be.

import { describe, expect, test } from 'vitest'
import type { Change } from './change.ts'
import { newLocalId } from './local-ids.ts'
import { takeNext, waitedForBy } from './next-to-send.ts'
import type { OutboxEntry } from './outbox-entry.ts'

const now = new Date('2026-07-01T00:00:00Z')
const refusal = { code: 'broken', message: 'It broke.', errors: {} } as const

function entry(seq: number, steps: Change['steps'], more: Partial<OutboxEntry> = {}): OutboxEntry {
  const change = { label: '', farmId: 3, steps }
  return { ...change, seq, key: `key ${seq}`, at: '', state: 'waiting', tries: 0, ...more }
}

function typing(id: number, values: Record<string, unknown>): Change['steps'][number] {
  return { do: 'update', resource: 'paddocks', id, values, before: {}, seen: undefined }
}

function making(id: number, values = {}): Change['steps'][number] {
  return { do: 'store', resource: 'paddocks', id, values }
}

const refused = { state: 'refused', refusal } as const
const doubtful = { ...refused, sent: { steps: [], at: '', unheard: 1 } } as const

describe('the next to be sent', () => {
  test('is the oldest, and is counted as unheard from the start', () => {
    const entries = [entry(1, [typing(5, { area: 1 })]), entry(2, [typing(6, { area: 2 })])]
    const { next, entries: left } = takeNext(entries, now)
    expect(next).toMatchObject({ seq: 1, state: 'sending', sent: { unheard: 1 } })
    expect(left).toEqual([next, entries[1]])
    expect(takeNext(left, now).next).toMatchObject({ seq: 2 })
  })

  test('leaves out what waits for a row that was refused', () => {
    const id = newLocalId()
    const maker = entry(1, [making(id)], refused)
    const below = entry(2, [making(newLocalId(), { parent_id: id })])
    const { next } = takeNext([maker, below, entry(3, [typing(5, { area: 1 })])], now)
    expect(next).toMatchObject({ seq: 3 })
    expect(waitedForBy(below, [maker, below])).toBe(maker)
  })

  test('takes its figures out of an older one that is held back', () => {
    const id = newLocalId()
    const maker = entry(1, [making(id)], refused)
    const held = entry(2, [typing(id, { area: 1 }), typing(5, { area: 2, name: 'River' })])
    const { entries, next } = takeNext([maker, held, entry(3, [typing(5, { area: 3 })])], now)
    expect(next).toMatchObject({ seq: 3 })
    expect(entries[1]?.key).toBe('key 2')
    expect(entries[1]?.steps).toEqual([typing(id, { area: 1 }), typing(5, { name: 'River' })])
  })

  test('is not one that an older one, which may yet be done, would undo', () => {
    const older = entry(1, [making(newLocalId()), typing(5, { area: 2 })], doubtful)
    const newer = entry(2, [typing(5, { area: 3 })])
    expect(takeNext([older, newer], now).next).toBeUndefined()
    expect(waitedForBy(newer, [older, newer])).toBe(older)
    expect(takeNext([older, entry(3, [typing(5, { name: 'River' })])], now).next).toBeDefined()
    const nothingDone = entry(1, [typing(5, { area: 2 })], refused)
    expect(takeNext([nothingDone, newer], now).next).toMatchObject({ seq: 2 })
  })

  test('is refused where nothing makes its row any more', () => {
    const orphan = entry(1, [typing(newLocalId(), { area: 1 })])
    const { entries, next } = takeNext([orphan], now)
    expect(next).toBeUndefined()
    expect(entries).toMatchObject([{ state: 'refused', refusal: { code: 'not_found' } }])
  })
})
