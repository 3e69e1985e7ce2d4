// Changes that waited on a device of the release before: none of them is dropped by this one.

import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import recorded from '../../test/release-before/device.json'
import rows from '../../test/release-before/rows.json'
import { createServerPause } from './outbox/server-pause.ts'
import { createOutbox } from './outbox/create-outbox.ts'
import { openDeviceStore } from './context/device-store.ts'
import { modelServer } from './model-server-for-tests.ts'
import type { OutboxEntry } from './outbox/outbox-entry.ts'
import { oneAtATime } from './outbox/one-at-a-time.ts'

interface RecordedStore {
  readonly keyPath: string | string[] | null
  readonly autoIncrement: boolean
  readonly rows: readonly { readonly key: unknown; readonly value: unknown }[]
}

const own = recorded.databases['furrow-3']
const entries = own.stores.outbox.rows.map(({ value }) => value as unknown as OutboxEntry)
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  for (const [name, { version, stores }] of Object.entries(recorded.databases)) {
    await plant(name, version, stores)
  }
})

async function plant(
  name: string,
  version: number,
  stores: Readonly<Record<string, RecordedStore>>,
): Promise<void> {
  const database = await openDB(name, version, {
    upgrade(opened) {
      for (const [store, { keyPath, autoIncrement }] of Object.entries(stores)) {
        opened.createObjectStore(store, { keyPath, autoIncrement })
      }
    },
  })
  for (const [store, { keyPath, rows: kept }] of Object.entries(stores)) {
    for (const { key, value } of kept) {
      await database.put(store, value, keyPath === null ? (key as IDBValidKey) : undefined)
    }
  }
  database.close()
}

describe('a device of the release before', () => {
  test('keeps every change that waited, word for word', async () => {
    const { ledger, database } = await openDeviceStore(3, 3)
    expect(entries).toHaveLength(50)
    expect(ledger.entries()).toEqual(entries)
    database?.close()
  })

  test('sends each of them once, in order, and names new rows as the server does', async () => {
    const server = modelServer()
    const there = server.rows as Map<string, object>
    for (const { resource, id } of rows) there.set(`${resource} ${id}`, { id })
    const { ledger, pages, name, database } = await openDeviceStore(3, 3)
    const outbox = createOutbox({
      ledger,
      pages,
      batch: server.batch,
      pause: createServerPause(),
      inTurn: oneAtATime(name, database),
      mayAsk: () => true,
      isThere: () => Promise.resolve(true),
      isOnline: () => true,
    })
    outbox.wake()
    await vi.waitFor(() => expect(outbox.now()).toEqual([]), { timeout: 20_000 })
    expect(new Set(server.heard)).toHaveLength(server.heard.length)
    expect(server.heard).toEqual(entries.map(({ key }) => key))
    expect(server.bodies.map(steps => steps.map(step => [step.do, step.resource]))).toEqual(
      entries.map(({ steps }) => steps.map(step => [step.do, step.resource])),
    )
    expect(JSON.stringify(server.bodies)).not.toMatch(/-\d{16}/)
    expect(server.rows.get('paddocks 896')).toMatchObject({ area: 101.5 })
    expect(server.rows.get('crop_collections 600')).toMatchObject({ deleted_at: 'yes' })
    outbox.stop()
    pages.close()
    database?.close()
  })
})
