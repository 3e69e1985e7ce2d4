// What is read ahead is asked for once, by whatever screen it is shown.

import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readerAhead, rowsAhead } from './read-ahead.ts'
import { rowsQuery } from './rows-query.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wish = { where: { farm_id: 3 }, sort: ['name'] } as const
const ahead = [rowsAhead('rain_gauges', wish)]

function opened() {
  const signals: AbortSignal[] = []
  const search = (_: unknown, { signal }: { readonly signal: AbortSignal }) => {
    signals.push(signal)
    return new Promise(resolve =>
      setTimeout(() => resolve({ ok: true, data: [{ id: 5 }], meta: { total: 1 } }), 300),
    )
  }
  const api = { anyRows: () => ({ search }) } as never
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  const show = () =>
    new QueryObserver(client, rowsQuery(api, 'rain_gauges', wish)).subscribe(() => 0)
  return { api, client, signals, show, read: readerAhead(api, client, 'Australia/Brisbane') }
}

test('a screen finds what was read ahead of it, and does not ask again', async () => {
  const { client, signals, show, read } = opened()
  read(ahead)
  await vi.advanceTimersByTimeAsync(400)
  show()
  expect(signals).toHaveLength(1)
  expect(client.getQueriesData({ queryKey: ['rows', 3] })).toMatchObject([
    [['rows', 3, 'rain_gauges', wish], { rows: [{ id: 5 }] }],
  ])
})

test('a screen that is left does not take along what the next one waits for', async () => {
  const { client, signals, show, read } = opened()
  const leave = show()
  read(ahead)
  leave()
  await vi.advanceTimersByTimeAsync(400)
  show()
  expect(signals).toMatchObject([{ aborted: false }])
  await vi.advanceTimersByTimeAsync(6000)
  expect(client.getQueryCache().findAll({ type: 'active' })).toHaveLength(1)
})

test('what nobody came for is let go of', async () => {
  const { client, read } = opened()
  read(ahead)
  await vi.advanceTimersByTimeAsync(6000)
  expect(client.getQueryCache().findAll({ type: 'active' })).toEqual([])
})

test('what follows from rows is asked for once they are there', async () => {
  const { signals, read } = opened()
  const followed = vi.fn<(rows: unknown, zone: string) => void>()
  const next = async (rows: unknown, zone: string) => {
    followed(rows, zone)
    return [rowsAhead('rain_gauges', { where: { farm_id: 4 } })]
  }
  read([{ after: ahead, next }])
  await vi.advanceTimersByTimeAsync(200)
  expect([followed.mock.calls, signals.length]).toEqual([[], 1])
  await vi.advanceTimersByTimeAsync(200)
  expect(followed.mock.calls).toEqual([[[[{ id: 5 }]], 'Australia/Brisbane']])
  expect(signals).toHaveLength(2)
})
