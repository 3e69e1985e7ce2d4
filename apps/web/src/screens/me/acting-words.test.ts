import { describe, expect, test } from 'vitest'
import { momentText } from '../../ui/amounts.ts'
import { actingTimes, deedsIn } from './acting-words.ts'

const at = '2026-07-01T01:00:00Z'
const change = (id: number, verb: string, entity: string, request: string | null = 'a') => ({
  id,
  at,
  verb,
  entity,
  request,
})
const kinds = new Map([['rainfalls', { label: 'Rainfall', plural: 'Rainfall' }]])
const text = (...changes: Parameters<typeof deedsIn>[0]) =>
  deedsIn(changes, entity => kinds.get(entity)).map(({ text }) => text)

describe('what was done while acting', () => {
  test('is one line for what one request did to one kind of record', () => {
    const two = [change(2, 'store', 'rainfalls'), change(1, 'store', 'rainfalls')]
    expect(text(...two)).toEqual(['Added 2 rainfall'])
    expect(text(change(2, 'store', 'rainfalls', 'b'), ...two.slice(1))).toHaveLength(2)
    expect(text(change(2, 'update', 'rainfalls'), ...two.slice(1))).toEqual([
      'Changed 1 rainfall',
      'Added 1 rainfall',
    ])
  })

  test('stands apart where no request is known', () => {
    const two = [change(2, 'store', 'rainfalls', null), change(1, 'store', 'rainfalls', null)]
    expect(text(...two)).toHaveLength(2)
  })

  test('says the name of a kind that it has no words for', () => {
    expect(text(change(1, 'destroy', 'crop_rctis'))).toEqual(['Deleted 1 crop rctis'])
  })
})

describe('the time of acting', () => {
  const times = { started_at: at, ends_at: '2026-07-01T05:00:00Z', ended_at: null }
  test('goes on until it is left or ends by itself', () => {
    const before = Date.parse('2026-07-01T02:00:00Z')
    expect(actingTimes(times, before)).toBe(
      `Since ${momentText(at)}, at most until ${momentText(times.ends_at)}`,
    )
    const after = Date.parse('2026-07-01T06:00:00Z')
    expect(actingTimes(times, after)).toBe(`${momentText(at)} to ${momentText(times.ends_at)}`)
    const left = { ...times, ended_at: '2026-07-01T01:30:00Z' }
    expect(actingTimes(left, before)).toBe(`${momentText(at)} to ${momentText(left.ended_at)}`)
  })
})
