// What colleagues save is read again at once, and what was missed when someone looks again.

import type { LiveCall } from '@furrow/wire/client/live-client'
import type { LiveChange, LiveLine, LiveOver } from '@furrow/wire/live-line'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Awake } from '../session/awake.ts'
import { createServerPause } from '../outbox/server-pause.ts'
import { startLive } from './live.ts'
import { createStaleness } from './staleness.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const change: LiveChange = {
  entity: 'paddocks',
  ids: [5],
  farm_id: 3,
  period_id: 7,
  verb: 'update',
  device: 'another',
  follows: false,
  at: '2026-07-01T00:00:00.000000Z',
}

const busy = {
  kind: 'broken',
  status: 503,
  message: 'Busy.',
  text: '',
  retryAfter: 20,
} as const

function listening() {
  const client = new QueryClient()
  const asked: string[] = []
  const keep = (key: readonly unknown[], about?: readonly string[]) => {
    client.setQueryData(key, { about })
    const query = client.getQueryCache().find({ queryKey: key })
    return () => query?.state.isInvalidated
  }
  const queries = {
    paddocks: keep(['rows', 3, 'paddocks', {}], ['paddocks']),
    farms: keep(['rows', 0, 'farms', {}], ['farms', 'paddocks']),
    otherFarm: keep(['rows', 4, 'paddocks', {}], ['paddocks']),
    gauges: keep(['rows', 3, 'rain_gauges', {}], ['rain_gauges']),
  }
  const streams: { say(line: LiveLine): void; end(over?: LiveOver): void; busy(): void }[] = []
  const listen: LiveCall = ({ onLine, signal }) => {
    asked.push('live')
    return new Promise(resolve => {
      const end = (over?: LiveOver) =>
        resolve(
          over
            ? { ok: true, data: over, meta: { warnings: [] } }
            : { ok: false, failure: { kind: 'unreachable', message: '', cause: undefined } },
        )
      signal?.addEventListener('abort', () => end())
      streams.push({ say: onLine, end, busy: () => resolve({ ok: false, failure: busy }) })
    })
  }
  const wakes: (() => void)[] = []
  const pause = createServerPause(() => 0)
  const seen = {
    isVisible: true,
    isOnline: true,
    known: false,
    answered: undefined as undefined | number,
  }
  const awake: Awake = {
    isVisible: () => seen.isVisible,
    isOnline: () => seen.isOnline,
    onWake: listener => void wakes.push(listener),
    onLost: () => undefined,
    onLeave: () => undefined,
    stop: () => undefined,
  }
  const [onOver, onAlive] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const staleness = createStaleness(client)
  const live = startLive({
    listen,
    awake,
    onOver,
    onAlive,
    deviceId: 'mine',
    isKnown: () => seen.known,
    answeredAt: () => seen.answered,
    pause,
    staleness,
  })
  const fresh = () => client.setQueryData(['rows', 3, 'paddocks', {}], { about: ['paddocks'] })
  /** How often something that follows from all of the farm is asked for. */
  const counted = () => {
    const ask = vi.fn(() => new Promise(resolve => setTimeout(resolve, 3000, 'told')))
    const key = ['answer', 3, 'open points']
    const options = { queryKey: key, queryFn: ask, meta: { resources: 'all' }, staleTime: Infinity }
    client.setQueryData(key, 'told before')
    new QueryObserver(client, options).subscribe(() => undefined)
    return ask
  }
  return {
    queries,
    streams,
    asked,
    staleness,
    counted,
    seen,
    live,
    onOver,
    onAlive,
    fresh,
    wake: () => wakes.forEach(one => one()),
  }
}

describe('a line', () => {
  test('makes stale what is about that kind of record on that farm, also beside other rows', async () => {
    const { queries, streams } = listening()
    streams[0]?.say(change)
    expect(queries.paddocks()).toBe(false)
    await vi.advanceTimersByTimeAsync(50)
    expect([queries.paddocks(), queries.farms()]).toEqual([true, true])
    expect([queries.otherFarm(), queries.gauges()]).toEqual([false, false])
  })

  test('of one’s own is ignored where its rows are known by then, and not where they are not', async () => {
    const { queries, streams, seen } = listening()
    seen.known = true
    streams[0]?.say({ ...change, device: 'mine' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(queries.paddocks()).toBe(false)
    seen.known = false
    streams[0]?.say({ ...change, device: 'mine' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(queries.paddocks()).toBe(true)
  })

  test('of what followed on the server from one’s own change asks for nothing that was asked since', async () => {
    const { streams, seen, staleness, counted } = listening()
    const ask = counted()
    const step = {
      do: 'update',
      resource: 'grain_harvests',
      id: 5,
      values: {},
      before: {},
    } as const
    seen.answered = Date.now()
    staleness.after({ farmId: 3, steps: [{ ...step, seen: undefined }] } as never)
    await vi.advanceTimersByTimeAsync(150)
    streams[0]?.say({ ...change, device: 'mine' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(ask).toHaveBeenCalledTimes(1)
    // Its rows are saved once more before the time for that is over.
    streams[0]?.say({ ...change, device: 'mine' })
    await vi.advanceTimersByTimeAsync(150)
    seen.answered = undefined
    await vi.advanceTimersByTimeAsync(5000)
    expect(ask).toHaveBeenCalledTimes(1)
    // Nobody knows when that was answered: what was asked before it was told may not tell of it.
    streams[0]?.say({ ...change, device: 'mine' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(ask).toHaveBeenCalledTimes(2)
    streams[0]?.say(change)
    await vi.advanceTimersByTimeAsync(5000)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  test('of what was recalculated asks for the rows alone: what follows from all of the farm was told', async () => {
    const { queries, streams, counted } = listening()
    const ask = counted()
    streams[0]?.say({ ...change, device: null, follows: true })
    await vi.advanceTimersByTimeAsync(5000)
    expect(queries.paddocks()).toBe(true)
    expect(ask).not.toHaveBeenCalled()
  })

  test('that says something was missed makes everything stale', async () => {
    const { queries, streams } = listening()
    streams[0]?.say({ missed: true })
    await vi.advanceTimersByTimeAsync(50)
    expect(Object.values(queries).map(isStale => isStale())).toEqual([true, true, true, true])
  })
})

describe('a stream that breaks off', () => {
  test('is opened again after pauses that grow, and everything is read again then', async () => {
    const { queries, streams, asked, onAlive, fresh } = listening()
    streams[0]?.say({ alive: true })
    fresh()
    for (let round = 0; round < 3; round += 1) {
      streams.at(-1)?.end()
      await vi.advanceTimersByTimeAsync(6000)
    }
    expect(asked).toHaveLength(4)
    expect(queries.paddocks()).toBe(false)
    streams.at(-1)?.say({ alive: true })
    await vi.advanceTimersByTimeAsync(50)
    expect(queries.paddocks()).toBe(true)
    expect(onAlive).toHaveBeenCalledTimes(2)
  })

  test('stays closed while nobody looks, and is opened when somebody does', async () => {
    const { streams, asked, seen, wake } = listening()
    seen.isVisible = false
    streams[0]?.end()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked).toHaveLength(1)
    seen.isVisible = true
    wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(2)
  })

  test('because something else is seen by now has the session looked at anew', async () => {
    const { streams, queries, onOver } = listening()
    streams[0]?.end({ over: true, why: 'rights' })
    await vi.advanceTimersByTimeAsync(60)
    expect(onOver).toHaveBeenCalledOnce()
    expect(queries.gauges()).toBe(true)
  })

  test('because there are too many is left alone for a minute', async () => {
    const { streams, asked, onOver } = listening()
    streams[0]?.end({ over: true, why: 'too_many' })
    await vi.advanceTimersByTimeAsync(50_000)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(11_000)
    expect(asked).toHaveLength(2)
    expect(onOver).not.toHaveBeenCalled()
  })

  test('because the server is busy is opened again when it says, and not when somebody looks', async () => {
    const { streams, asked, wake } = listening()
    streams[0]?.busy()
    await vi.advanceTimersByTimeAsync(5000)
    wake()
    await vi.advanceTimersByTimeAsync(14_000)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked).toHaveLength(2)
  })

  test('is not opened again once it is wanted no more', async () => {
    const { live, asked } = listening()
    live.stop()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked).toHaveLength(1)
  })
})
