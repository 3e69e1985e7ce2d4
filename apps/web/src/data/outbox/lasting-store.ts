// Keeps changes in the database of the device, for this page and every other of the same person.

import type { IDBPTransaction } from 'idb'
import type { Database, DeviceDatabase, DeviceSchema } from './device-database.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import type { Altered, Alteration, NextState, OutboxStore } from './outbox-state.ts'

const stores = ['outbox', 'given-ids', 'saved-rows'] as const

export function lastingStore(database: DeviceDatabase): OutboxStore {
  return {
    isLasting: () => true,
    read: () => database.use(db => readAll(db)),
    change: alterations => database.use(db => changeAtOnce(db, alterations)),
  }
}

async function readAll(db: Database) {
  const tx = db.transaction(stores)
  const [entries, given, saved] = await Promise.all([
    tx.objectStore('outbox').getAll(),
    tx.objectStore('given-ids').getAll(),
    tx.objectStore('saved-rows').getAll(),
  ])
  return { entries, given, saved }
}

async function changeAtOnce(db: Database, alterations: readonly Alteration[]) {
  // What is noted of sending may be lost with the battery: it is sent again under the same key.
  const durability = alterations.some(({ isOnlyHere }) => isOnlyHere) ? 'strict' : 'relaxed'
  const tx = db.transaction(stores, 'readwrite', { durability })
  try {
    let entries: readonly OutboxEntry[] = await tx.objectStore('outbox').getAll()
    const altered: Altered[] = []
    for (const alteration of alterations) {
      const done = await alter(tx, entries, alteration)
      entries = done.entries
      altered.push(done.altered)
    }
    await tx.done
    return { entries, altered }
  } catch (error) {
    abort(tx)
    await tx.done.catch(() => undefined)
    throw error
  }
}

interface Done {
  readonly entries: readonly OutboxEntry[]
  readonly altered: Altered
}

async function alter(
  tx: Writing,
  entries: readonly OutboxEntry[],
  { work, ids }: Alteration,
): Promise<Done> {
  const given = await Promise.all(ids.map(id => tx.objectStore('given-ids').get(id)))
  const state = { entries, given: given.filter(one => one !== undefined) }
  const next = tried(() => work(state))
  if ('error' in next) return { entries, altered: next }
  const { entries: left, ...written } = await write(tx, entries, next)
  return { entries: left, altered: { ...written, next } }
}

function tried<Next>(work: () => Next): Next | { readonly error: unknown } {
  try {
    return work()
  } catch (error) {
    return { error }
  }
}

type Writing = IDBPTransaction<DeviceSchema, typeof stores, 'readwrite'>

async function write(tx: Writing, before: readonly OutboxEntry[], next: NextState) {
  const outbox = tx.objectStore('outbox')
  const [removed, altered] = [removedFrom(before, next.entries), alteredIn(before, next.entries)]
  await Promise.all([
    ...removed.map(({ seq }) => outbox.delete(seq)),
    ...altered.map(entry => outbox.put(entry)),
    ...(next.given ?? []).map(one => tx.objectStore('given-ids').put(one)),
    ...(next.saved ?? []).map(row => tx.objectStore('saved-rows').put(row)),
  ])
  // The database gives the number: none is ever given twice.
  const { added } = next
  const seq = added && (await outbox.add(added as OutboxEntry))
  const entries = added && seq !== undefined ? [...next.entries, { ...added, seq }] : next.entries
  return { entries, seq, isChanged: removed.length + altered.length > 0 || added !== undefined }
}

function removedFrom(before: readonly OutboxEntry[], after: readonly OutboxEntry[]) {
  const left = new Set(after.map(({ seq }) => seq))
  return before.filter(({ seq }) => !left.has(seq))
}

function alteredIn(before: readonly OutboxEntry[], after: readonly OutboxEntry[]) {
  const former = new Set(before)
  return after.filter(entry => !former.has(entry))
}

function abort(tx: { abort(): void }): void {
  try {
    tx.abort()
  } catch {
    // It came to an end by itself.
  }
}
