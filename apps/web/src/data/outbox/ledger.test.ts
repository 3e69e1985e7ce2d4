// What a page shows of what it is keeping, while the device has not kept it yet.

import { expect, test } from 'vitest'
import type { Values } from './change.ts'
import { pendingChanges } from '../rows/pending-changes.ts'
import { newLocalId } from './local-ids.ts'
import { memoryStore } from './memory-store.ts'
import { modelServer } from '../model-server-for-tests.ts'
import type { OutboxStore } from './outbox-state.ts'
import { deviceForTests } from '../pages-for-tests.ts'

/** A device that keeps nothing before it is let. */
async function slowDevice() {
  const kept = memoryStore()
  let letGo: (error?: Error) => void = () => undefined
  const turn = new Promise<void>((resolve, reject) => {
    letGo = error => (error ? reject(error) : resolve())
  })
  const store: OutboxStore = { ...kept, change: all => turn.then(() => kept.change(all)) }
  const server = modelServer()
  const { outbox, ledger } = await deviceForTests({ store, batch: server.batch }).open()
  return { outbox, ledger, server, letGo: (error?: Error) => letGo(error) }
}

const making = (id: number, values: Values = {}) => ({
  label: 'Harvest',
  farmId: 3,
  steps: [{ do: 'store' as const, resource: 'grain_collection_events' as const, id, values }],
})

const typing = (id: number, values: Values) => ({
  label: 'Harvest',
  farmId: 3,
  steps: [
    {
      do: 'update' as const,
      resource: 'grain_collection_events' as const,
      id,
      values,
      before: {},
      seen: undefined,
    },
  ],
})

test('what is typed stands among the changes at once, and what is typed next goes into it', async () => {
  const { outbox, ledger, server, letGo } = await slowDevice()
  const id = newLocalId()
  const first = outbox.add(making(id, { harvested_date: '2025-11-20' }))
  expect(pendingChanges(outbox.now(), outbox.saved()).made('grain_collection_events')).toEqual([
    { farm_id: 3, id, harvested_date: '2025-11-20' },
  ])
  const second = outbox.add(typing(id, { harvested_area: 48.5 }))
  expect(outbox.now()).toHaveLength(1)
  expect(ledger.kept()).toEqual([])
  expect(pendingChanges(outbox.now(), outbox.saved()).made('grain_collection_events')).toEqual([
    { farm_id: 3, id, harvested_date: '2025-11-20', harvested_area: 48.5 },
  ])
  letGo()
  expect((await first).kind).toBe('saved')
  expect((await second).kind).toBe('saved')
  expect(outbox.now()).toEqual([])
  expect([...server.rows.values()]).toEqual([
    expect.objectContaining({ harvested_date: '2025-11-20', harvested_area: 48.5 }),
  ])
})

test('what cannot be kept is not shown any longer', async () => {
  const { outbox, letGo } = await slowDevice()
  const added = outbox.add(making(newLocalId()))
  let told = 0
  outbox.subscribe(() => (told += 1))
  letGo(new Error('The device is broken.'))
  await expect(added).rejects.toThrow('The device is broken.')
  expect(outbox.now()).toEqual([])
  expect(told).toBe(1)
})

test('what is typed is drawn when it is typed and when it is saved, and not in between', async () => {
  const server = modelServer()
  const { outbox } = await deviceForTests({ store: memoryStore(), batch: server.batch }).open()
  const id = newLocalId()
  await outbox.add(making(id))
  let told = 0
  outbox.subscribe(() => (told += 1))
  expect((await outbox.add(typing(id, { harvested_area: 48.5 }))).kind).toBe('saved')
  expect(told).toBe(2)
})
