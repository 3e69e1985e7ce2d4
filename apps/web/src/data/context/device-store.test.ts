// What is kept on the device is there when the page is opened again, for the same person and nobody
// else, and a device that keeps nothing keeps nobody from working.

import { IDBFactory } from 'fake-indexeddb'
import { unwrap } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Change } from '../outbox/change.ts'
import { createServerPause } from '../outbox/server-pause.ts'
import { createOutbox } from '../outbox/create-outbox.ts'
import { openDeviceStore } from './device-store.ts'
import { newLocalId } from '../outbox/local-ids.ts'
import { modelServer } from '../model-server-for-tests.ts'
import { oneAtATime } from '../outbox/one-at-a-time.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => void vi.restoreAllMocks())

async function open(server = modelServer(), [actor, person] = [1, 1]) {
  const store = await openDeviceStore(actor, person)
  const outbox = createOutbox({
    ledger: store.ledger,
    pages: store.pages,
    batch: server.batch,
    pause: createServerPause(),
    inTurn: oneAtATime(store.name, store.database),
    mayAsk: () => true,
    isThere: () => Promise.resolve(true),
    isOnline: () => true,
  })
  const close = () => {
    outbox.stop()
    store.pages.close()
    store.database?.close()
  }
  return { ...store, outbox, close, server }
}

function making(id: number, values: object = { made: 'here' }): Change {
  const step = { do: 'store', resource: 'paddocks', id, values: { ...values } } as const
  return { label: 'Add River', farmId: 3, steps: [step] }
}

function typing(id: number, values: Record<string, unknown>, before = {}): Change {
  const step = { do: 'update', resource: 'paddocks', id, values, before, seen: undefined } as const
  return { label: 'River', farmId: 3, steps: [step] }
}

describe('what is kept on the device', () => {
  test('is sent when the page is opened again, once', async () => {
    const server = modelServer()
    server.fail('lost after')
    const first = await open(server)
    expect(await first.outbox.add(making(newLocalId()))).toEqual({ kind: 'waiting' })
    first.close()
    const second = await open(server)
    expect(second.outbox.now()).toHaveLength(1)
    second.outbox.wake()
    await vi.waitFor(() => expect(second.outbox.now()).toEqual([]))
    expect(server.rows.size).toBe(1)
    expect(new Set(server.heard).size).toBe(1)
    expect(server.heard).toHaveLength(2)
    second.close()
  })

  test('waits once for the disk: what is noted of the sending does not', async () => {
    const { outbox, database, close } = await open()
    await outbox.add(making(newLocalId()))
    const written: (string | undefined)[] = []
    await database?.use(async opened => {
      const kept = Object.getPrototypeOf(unwrap(opened)) as IDBDatabase
      const own: IDBDatabase['transaction'] = Reflect.get(kept, 'transaction')
      vi.spyOn(kept, 'transaction').mockImplementation(function (this: IDBDatabase, ...asked) {
        if (asked[1] === 'readwrite') written.push(asked[2]?.durability)
        return own.apply(this, asked)
      })
      return Promise.resolve()
    })
    expect((await outbox.add(making(newLocalId()))).kind).toBe('saved')
    expect(written.filter(durability => durability === 'strict')).toHaveLength(1)
    expect(written.length).toBeGreaterThan(2)
    close()
  })

  test('names a new row as the server does, also after a reload and for whoever named it before', async () => {
    const server = modelServer()
    const id = newLocalId()
    const first = await open(server)
    server.setReachable(false)
    await first.outbox.add(making(id))
    await first.outbox.add(making(newLocalId(), { made: 'below', parent_id: id }))
    first.close()
    server.setReachable(true)
    const second = await open(server)
    second.outbox.wake()
    await vi.waitFor(() => expect(second.outbox.now()).toEqual([]))
    expect([...server.rows.values()][1]).toMatchObject({ parent_id: 1 })
    second.close()
    const third = await open(server)
    expect(third.outbox.idOf(id)).toBe(1)
    expect(await third.outbox.add(typing(id, { name: 'River' }))).toMatchObject({ kind: 'saved' })
    expect(server.rows.get('paddocks 1')).toMatchObject({ name: 'River' })
    expect(server.bodies.at(-1)).toMatchObject([{ id: 1, seen: expect.any(String) }])
    third.close()
  })

  test('is never seen by another person, nor by the same who acts for another', async () => {
    const server = modelServer()
    server.setReachable(false)
    const mine = await open(server, [1, 1])
    await mine.outbox.add(making(newLocalId()))
    for (const [actor, person] of [
      [2, 2],
      [1, 2],
      [2, 1],
    ] as const) {
      const other = await open(server, [actor, person])
      expect(other.outbox.now()).toEqual([])
      other.close()
    }
    mine.close()
    const names = (await indexedDB.databases()).map(({ name }) => name)
    expect(new Set(names)).toEqual(
      new Set(['furrow-1', 'furrow-1-as-2', 'furrow-2', 'furrow-2-as-1']),
    )
  })

  test('is cleared, and the clearing outlives the page and can be taken back', async () => {
    const server = modelServer()
    const first = await open(server)
    await first.outbox.add(making(newLocalId(), { made: 'here', soil: 'Heavy' }))
    server.setReachable(false)
    await first.outbox.add(typing(1, { soil: null }, { soil: 'Heavy' }))
    first.close()
    const second = await open(server)
    expect(second.outbox.now()[0]?.steps).toMatchObject([{ values: { soil: null } }])
    server.setReachable(true)
    second.outbox.wake()
    await vi.waitFor(() => expect(second.outbox.now()).toEqual([]))
    expect(server.bodies.at(-1)).toMatchObject([{ do: 'update', values: { soil: null } }])
    expect(server.rows.get('paddocks 1')).toMatchObject({ soil: null, made: 'here' })
    await second.outbox.add(typing(1, { soil: 'Heavy' }, { soil: null }))
    expect(server.rows.get('paddocks 1')).toMatchObject({ soil: 'Heavy' })
    second.close()
  })

  test('is seen by the other pages of the person, and sent by one of them', async () => {
    const server = modelServer()
    const [one, other] = [await open(server), await open(server)]
    server.setReachable(false)
    await one.outbox.add(making(newLocalId()))
    await vi.waitFor(() => expect(other.outbox.now()).toHaveLength(1))
    server.setReachable(true)
    one.outbox.wake()
    other.outbox.wake()
    await vi.waitFor(() => {
      expect(one.outbox.now()).toEqual([])
      expect(other.outbox.now()).toEqual([])
    })
    expect(server.rows.size).toBe(1)
    expect(other.outbox.saved().get('paddocks')?.get(1)?.row).toMatchObject({ made: 'here' })
    one.close()
    other.close()
  })

  test('is kept together where more is typed than the device can write meanwhile', async () => {
    const { outbox, server, close } = await open()
    server.setReachable(false)
    await outbox.add(making(newLocalId()))
    const began = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const kept: string[] = []
    const add = (change: Change) => outbox.add(change).then(({ kind }) => kept.push(kind))
    const unkept = add(making(newLocalId(), { made: () => 1 })).catch(() => kept.push('not kept'))
    const typed = Array.from({ length: 50 }, () => add(making(newLocalId())))
    expect(outbox.isKeeping()).toBe(true)
    await Promise.all([...typed, unkept])
    expect(outbox.isKeeping()).toBe(false)
    expect(kept.filter(kind => kind === 'waiting')).toHaveLength(50)
    expect(kept.filter(kind => kind === 'not kept')).toHaveLength(1)
    expect(outbox.now()).toHaveLength(51)
    const places = outbox.now().map(({ seq }) => seq)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    began.mockClear()
    await Promise.all(Array.from({ length: 50 }, () => add(making(newLocalId()))))
    const writes = began.mock.calls.filter(([, mode]) => mode === 'readwrite')
    expect(writes.length).toBeLessThan(25)
    close()
  })

  test('is forgotten but for what waits', async () => {
    const { kept, outbox, server, close } = await open()
    server.setReachable(false)
    await outbox.add(making(newLocalId()))
    await kept.write(3, 'rows', { a: 1 })
    await kept.write(4, 'rows', { a: 2 })
    expect(await kept.read(3, 'rows')).toEqual({ a: 1 })
    await kept.forget()
    expect(await kept.read(3, 'rows')).toBeUndefined()
    expect(await kept.read(4, 'rows')).toBeUndefined()
    close()
    const again = await open()
    expect(again.outbox.now()).toHaveLength(1)
    again.close()
  })

  test('of a farm that nobody opened for 60 days is dropped', async () => {
    const days = (count: number) => count * 24 * 60 * 60 * 1000
    const now = vi.spyOn(Date, 'now')
    const { kept, close } = await open()
    const start = Date.parse('2026-01-01')
    now.mockReturnValue(start)
    for (const farm of [3, 4]) {
      await kept.write(farm, 'rows', farm)
      await kept.read(farm, 'rows')
    }
    now.mockReturnValue(start + days(50))
    await kept.read(4, 'rows')
    now.mockReturnValue(start + days(61))
    await kept.dropOld()
    expect(await kept.read(3, 'rows')).toBeUndefined()
    expect(await kept.read(4, 'rows')).toBe(4)
    close()
  })
})

describe('a device that keeps nothing', () => {
  test('lets a person work, and says so', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not in private windows.', 'SecurityError')
    })
    const { outbox, server, close } = await open()
    expect(outbox.isLasting()).toBe(false)
    expect(await outbox.add(making(newLocalId()))).toMatchObject({ kind: 'saved' })
    expect(server.rows.size).toBe(1)
    expect(outbox.isKeeping()).toBe(false)
    server.setReachable(false)
    await outbox.add(making(newLocalId()))
    // What waits is gone with the page.
    expect(outbox.isKeeping()).toBe(true)
    close()
  })

  test('does not stop one who is in the middle of it', async () => {
    const first = await open()
    const { outbox, server } = first
    server.setReachable(false)
    await outbox.add(making(newLocalId(), { made: 'before' }))
    expect(outbox.isLasting()).toBe(true)
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    const told: boolean[] = []
    outbox.subscribe(() => told.push(outbox.isLasting()))
    await outbox.add(making(newLocalId(), { made: 'after' }))
    expect([outbox.isLasting(), told.at(-1), outbox.isKeeping()]).toEqual([false, false, true])
    expect(outbox.now().map(({ seq }) => seq)).toEqual([1, 2])
    server.setReachable(true)
    outbox.wake()
    await vi.waitFor(() => expect(outbox.now()).toEqual([]))
    expect([...server.rows.values()].map(({ made }) => made)).toEqual(['before', 'after'])
    full.mockRestore()
    first.close()
    // What was kept before is not sent a second time.
    const again = await open(server)
    expect(again.outbox.now()).toEqual([])
    again.close()
  })

  test('does not stop one whose database was closed and does not open again in time', async () => {
    const { outbox, database, server, close } = await open()
    server.setReachable(false)
    await outbox.add(making(newLocalId()))
    await database?.use(opened => Promise.resolve(opened.close()))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const slow = vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest())
    const added = outbox.add(making(newLocalId()))
    for (let turns = 0; turns < 5; turns += 1) await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()
    expect(await added).toEqual({ kind: 'waiting' })
    expect([outbox.isLasting(), outbox.now().length]).toEqual([false, 2])
    slow.mockRestore()
    expect(await database?.use(({ name }) => Promise.resolve(name))).toBe('furrow-1')
    close()
  })

  test('is asked once more on a new connection where the browser broke off', async () => {
    const { database, close } = await open()
    const broken = vi.fn<() => Promise<string>>(() => Promise.resolve('done'))
    broken.mockRejectedValueOnce(new DOMException('Broken off.', 'AbortError'))
    expect(await database?.use(broken)).toBe('done')
    close()
  })

  test('takes nothing from a page of the same person that still keeps', async () => {
    const server = modelServer()
    const [one, other] = [await open(server), await open(server)]
    server.setReachable(false)
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    await one.outbox.add(making(newLocalId(), { made: 'in memory' }))
    full.mockRestore()
    await other.outbox.add(making(newLocalId(), { made: 'on the device' }))
    expect([one, other].map(page => page.outbox.now()[0]?.seq)).toEqual([1, 1])
    await one.outbox.discard(1)
    one.close()
    other.close()
    const again = await open(server)
    expect(again.outbox.now()).toMatchObject([{ steps: [{ values: { made: 'on the device' } }] }])
    again.close()
  })

  test('gives up what was read before it gives up what was typed', async () => {
    const { outbox, kept, close } = await open()
    await kept.write(3, 'rows', { a: 1 })
    const { add } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    expect(IDBObjectStore.prototype.add).not.toBe(add)
    expect(await outbox.add(making(newLocalId()))).toMatchObject({ kind: 'saved' })
    expect(outbox.isLasting()).toBe(true)
    expect(await kept.read(3, 'rows')).toBeUndefined()
    close()
  })

  test('does not swallow what cannot be kept at all', async () => {
    const { outbox, close } = await open()
    await expect(outbox.add(making(newLocalId(), { made: () => 1 }))).rejects.toThrow()
    expect(outbox.isLasting()).toBe(true)
    await expect(outbox.add(making(-1))).rejects.toThrow('number from the outbox')
    close()
  })
})
