// @vitest-environment jsdom
// Everything of a person is opened for them alone, and closed when they go.

import type { Furrow } from '@furrow/wire/client/connect'
import type { LiveOptions } from '@furrow/wire/client/live-client'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Change } from '../outbox/change.ts'
import { openDeviceStore } from './device-store.ts'
import { newLocalId } from '../outbox/local-ids.ts'
import { modelServer } from '../model-server-for-tests.ts'
import { nobodysDevice } from './nobodys-device.ts'
import { openDevice } from './on-device.ts'
import type { Session, SessionStore } from '../session/session.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  localStorage.clear()
})
afterEach(() => void vi.restoreAllMocks())

function signedIn(actor: number, person = actor): Session {
  return { kind: 'signed in', user: { id: actor }, person: { id: person } } as unknown as Session
}

async function opened(actor = 1, person = actor) {
  const server = modelServer()
  const at = { session: signedIn(actor, person), end: (_result: object): void => undefined }
  const listening = vi.fn<(options: LiveOptions) => void>()
  const live = (options: LiveOptions) => {
    listening(options)
    return new Promise(resolve => {
      at.end = resolve
      options.signal?.addEventListener('abort', () => resolve({ ok: false, failure: {} }))
    })
  }
  const refresh = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  const session = { now: () => at.session, refresh } as unknown as SessionStore
  const get = () => Promise.resolve({ ok: true, data: {}, meta: { warnings: [] } })
  const api = { batch: server.batch, live, get } as unknown as Furrow
  const device = await openDevice({ actor, person, api, session, notes: { deviceId: 'mine' } })
  return { server, device, at, listening, refresh }
}

function making(): Change {
  const step = {
    do: 'store',
    resource: 'paddocks',
    id: newLocalId(),
    values: { made: 'here' },
  } as const
  return { label: 'Add', farmId: 3, steps: [step] }
}

/** What is kept of the rows that were read. */
async function keptRows(actor = 1, person = actor) {
  const { kept, database, pages } = await openDeviceStore(actor, person)
  const rows = await kept.read(3, 'rows')
  pages.close()
  database?.close()
  return rows
}

async function keepRows(actor = 1, person = actor) {
  const { kept, database, pages } = await openDeviceStore(actor, person)
  await kept.write(3, 'rows', 'rows')
  pages.close()
  database?.close()
}

describe('what is opened for a person', () => {
  test('sends what they left here, and tells whether something waits', async () => {
    const first = await opened()
    first.server.setReachable(false)
    await first.device.outbox.add(making())
    expect(first.device.hasWaiting()).toBe(true)
    await first.device.close()
    const second = await opened()
    await vi.waitFor(() => expect(second.server.rows.size).toBe(1))
    await vi.waitFor(() => expect(second.device.hasWaiting()).toBe(false))
    await second.device.close()
  })

  test('reads again what a colleague saved, and not what was saved from here', async () => {
    const { device, listening } = await opened()
    await device.outbox.add(making())
    const { queryClient } = device
    const key = ['rows', 3, 'paddocks', {}]
    queryClient.setQueryData(key, { about: ['paddocks'] })
    const isStale = () => queryClient.getQueryState(key)?.isInvalidated
    await new Promise(resolve => setTimeout(resolve, 100))
    queryClient.setQueryData(key, { about: ['paddocks'] })
    const say = listening.mock.lastCall?.[0].onLine
    const about = { entity: 'paddocks', ids: [1], farm_id: 3, period_id: 7 } as const
    const own = { ...about, verb: 'store', follows: false } as const
    const at = '2026-01-01T00:00:000000001Z'
    say?.({ ...own, device: 'mine', at })
    await new Promise(resolve => setTimeout(resolve, 1700))
    expect(isStale()).toBe(false)
    say?.({ ...own, device: 'mine', at: '2026-01-01T00:00:000000002Z' })
    await vi.waitFor(() => expect(isStale()).toBe(true), 3000)
    queryClient.setQueryData(key, { about: ['paddocks'] })
    say?.({ ...own, device: 'another', at })
    await vi.waitFor(() => expect(isStale()).toBe(true))
    await device.close()
  })

  test('stops with them', async () => {
    const { device, server, listening } = await opened()
    server.setReachable(false)
    await device.outbox.add(making())
    await device.close()
    server.setReachable(true)
    window.dispatchEvent(new Event('online'))
    await new Promise(resolve => setTimeout(resolve, 30))
    expect(server.heard).toEqual([])
    expect(listening.mock.lastCall?.[0].signal?.aborted).toBe(true)
  })

  test('wakes when the network is back', async () => {
    const { device, server } = await opened()
    server.setReachable(false)
    await device.outbox.add(making())
    server.setReachable(true)
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(server.rows.size).toBe(1))
    await device.close()
  })

  test('looks at the session anew when rights are different', async () => {
    const { device, at, refresh } = await opened()
    expect(refresh).not.toHaveBeenCalled()
    at.end({ ok: true, data: { over: true, why: 'rights' } })
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    await device.close()
  })
})

describe('nothing is sent', () => {
  test('in the name of somebody they are about to act for', async () => {
    const { device, server } = await opened()
    localStorage.setItem('impersonatingId', '9')
    expect(await device.outbox.add(making())).toEqual({ kind: 'waiting' })
    expect(server.heard).toEqual([])
    localStorage.removeItem('impersonatingId')
    expect(await device.outbox.add(making())).toMatchObject({ kind: 'saved' })
    expect(server.rows.size).toBe(2)
    await device.close()
  })

  test('by whoever sits there next', async () => {
    const { device, server, at } = await opened()
    at.session = signedIn(2)
    expect(await device.outbox.add(making())).toEqual({ kind: 'waiting' })
    expect(server.heard).toEqual([])
    await device.close()
  })

  test('and nothing is changed where nobody is signed in', async () => {
    const device = nobodysDevice()
    await expect(device.outbox.add(making())).rejects.toThrow('Nobody')
    expect(device.hasWaiting()).toBe(false)
  })
})

describe('what was read', () => {
  test('is forgotten when they sign out, and what waits is not', async () => {
    await keepRows()
    const { device, at, server } = await opened()
    server.setReachable(false)
    await device.outbox.add(making())
    at.session = { kind: 'signed out' }
    await device.close()
    expect(await keptRows()).toBeUndefined()
    const again = await opened()
    await vi.waitFor(() => expect(again.server.rows.size).toBe(1))
    await again.device.close()
  })

  test('stays where their token ran out, or where they act for somebody', async () => {
    await keepRows()
    const first = await opened()
    first.at.session = { kind: 'signed out', because: 'expired' }
    await first.device.close()
    expect(await keptRows()).toBe('rows')
    const second = await opened()
    second.at.session = signedIn(1, 9)
    await second.device.close()
    expect(await keptRows()).toBe('rows')
  })

  test('of somebody they acted for is forgotten when they act no longer', async () => {
    await keepRows(1, 9)
    localStorage.setItem('impersonatingId', '9')
    const { device, at } = await opened(1, 9)
    at.session = signedIn(1)
    await device.close()
    expect(await keptRows(1, 9)).toBeUndefined()
  })
})
