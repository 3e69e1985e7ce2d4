// A busy server is left alone for as long as it says, by everything that sends and reads.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createServerPause } from './server-pause.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-07-01') }))
afterEach(() => void vi.useRealTimers())

describe('a pause', () => {
  test('lasts as long as told and a little longer, and tells when it begins and ends', async () => {
    const pause = createServerPause(() => 0.5)
    const listener = vi.fn<() => void>()
    pause.subscribe(listener)
    pause.begin(20_000)
    expect(pause.left()).toBe(21_000)
    expect(listener).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(20_999)
    expect(pause.until()).toBeDefined()
    await vi.advanceTimersByTimeAsync(1)
    expect([pause.until(), pause.left()]).toEqual([undefined, 0])
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('is never shorter than told, and never longer than some minutes', () => {
    expect(leftAfter(20_000, () => 0)).toBe(20_000)
    expect(leftAfter(86_400_000, () => 0)).toBe(300_000)
    expect(leftAfter(86_400_000, () => 1)).toBe(330_000)
  })

  test('does not get shorter by what is told later', () => {
    const pause = createServerPause(() => 0)
    pause.begin(20_000)
    pause.begin(5000)
    expect(pause.left()).toBe(20_000)
    pause.begin(40_000)
    expect(pause.left()).toBe(40_000)
  })

  test('is waited for, or given up', async () => {
    const pause = createServerPause(() => 0)
    pause.begin(20_000)
    const leaving = new AbortController()
    const [stays, leaves] = [pause.over(), pause.over(leaving.signal)]
    const isOver = vi.fn<() => void>()
    void stays.then(isOver)
    pause.begin(30_000)
    leaving.abort(new Error('Left.'))
    await expect(leaves).rejects.toThrow('Left.')
    await vi.advanceTimersByTimeAsync(29_000)
    expect(isOver).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(isOver).toHaveBeenCalledOnce()
  })
})

function leftAfter(told: number, random: () => number): number {
  const pause = createServerPause(random)
  pause.begin(told)
  return pause.left()
}
