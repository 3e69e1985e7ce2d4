// What is read from a server that is busy, or stumbles, or is not there.

import type { Failure } from '@furrow/wire/client/result'
import { QueryObserver } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServerPause } from '../outbox/server-pause.ts'
import { heldBy } from './call-failed.ts'
import { createQueryClient } from './create-query-client.ts'
import { savedQueries } from './saved-queries.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-07-01') }))
afterEach(() => void vi.useRealTimers())

const second = 1000

const busy = (retryAfter: number | undefined): Failure => ({
  kind: 'refused',
  code: 'too_many_requests',
  status: 429,
  message: 'Wait.',
  errors: {},
  data: undefined,
  ...(retryAfter === undefined ? {} : { retryAfter }),
})

const gateway: Failure = { kind: 'broken', status: 503, message: 'Busy.', text: '', retryAfter: 20 }

function reading() {
  const pause = createServerPause(() => 0)
  const client = createQueryClient({ kept: savedQueries(undefined), mayKeep: () => false, pause })
  return { pause, client }
}

function asked(client: QueryClient, name: string, ...failures: readonly Failure[]) {
  const coming = [...failures]
  const ask = vi.fn<() => Promise<string>>(async () => {
    const failure = coming.shift()
    return heldBy(failure ? { ok: false, failure } : { ok: true, data: name, meta: {} }).data
  })
  const read = () => {
    const observer = new QueryObserver(client, { queryKey: ['answer', 0, name], queryFn: ask })
    observer.subscribe(() => undefined)
    return () => observer.getCurrentResult()
  }
  return { ask, read }
}

test.each([busy(20), gateway])(
  'a busy server is asked again when it says, not before',
  async failure => {
    const { client, pause } = reading()
    const { ask, read } = asked(client, 'paddocks', failure, failure)
    const result = read()
    await vi.advanceTimersByTimeAsync(19 * second)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(result()).toMatchObject({ status: 'pending', error: null })
    expect(pause.left()).toBe(second)
    await vi.advanceTimersByTimeAsync(2 * second)
    expect(ask).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(20 * second)
    expect(result()).toMatchObject({ status: 'success', data: 'paddocks' })
  },
)

test('nothing else is asked meanwhile, neither what is stale nor what is opened', async () => {
  const { client } = reading()
  const first = asked(client, 'paddocks', busy(20))
  const other = asked(client, 'gauges')
  first.read()
  await vi.advanceTimersByTimeAsync(0)
  const result = other.read()
  for (let at = 0; at < 10; at += 1) {
    void client.invalidateQueries()
    await vi.advanceTimersByTimeAsync(second)
  }
  expect([first.ask.mock.calls.length, other.ask.mock.calls.length]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(11 * second)
  expect(result()).toMatchObject({ data: 'gauges' })
})

test('a server that stays busy is an error at last', async () => {
  const { client } = reading()
  const { ask, read } = asked(client, 'paddocks', ...Array.from({ length: 50 }, () => busy(20)))
  const result = read()
  await vi.advanceTimersByTimeAsync(600 * second)
  expect(ask).toHaveBeenCalledTimes(11)
  expect(result()).toMatchObject({ status: 'error' })
})

test('without a word about when, it is asked again after a moment', async () => {
  const { client, pause } = reading()
  const { ask, read } = asked(client, 'paddocks', busy(undefined))
  const result = read()
  await vi.advanceTimersByTimeAsync(2 * second)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(result()).toMatchObject({ data: 'paddocks' })
  expect(pause.until()).toBeUndefined()
})

test('what came from the device is asked for by whoever looks next, where the first to look left too soon', async () => {
  const key = ['rows', 3, 'farm_period', {}]
  const hash = JSON.stringify(key)
  const state = { data: 'before', dataUpdatedAt: Date.now() - second, status: 'success' }
  const query = { buster: '1', queryHash: hash, queryKey: key, state }
  const kept = { ...savedQueries(undefined), read: () => Promise.resolve(query) }
  const pause = createServerPause(() => 0)
  const client = createQueryClient({ kept, mayKeep: () => true, pause })
  const ask = vi.fn<(asked: { readonly signal: AbortSignal }) => Promise<string>>(
    ({ signal }) =>
      new Promise((resolve, reject) => {
        setTimeout(() => resolve('after'), 300)
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
  const look = () => {
    const observer = new QueryObserver(client, { queryKey: key, queryFn: ask })
    return { observer, leave: observer.subscribe(() => undefined) }
  }
  const first = look()
  await vi.advanceTimersByTimeAsync(100)
  expect([first.observer.getCurrentResult().data, ask.mock.calls.length]).toEqual(['before', 1])
  first.leave()
  await vi.advanceTimersByTimeAsync(100)
  const { observer } = look()
  await vi.advanceTimersByTimeAsync(500)
  expect([observer.getCurrentResult().data, ask.mock.calls.length]).toEqual(['after', 2])
})
