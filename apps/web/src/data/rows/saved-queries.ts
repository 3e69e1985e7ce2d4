// What was read once, kept on the device by farm, so that a farm opens again without signal. It is
// kept for convenience: whatever goes wrong with it, the server is simply asked.

import type { DeviceDatabase } from '../outbox/device-database.ts'

export interface SavedQueries {
  read(farm: number, hash: string): Promise<unknown>
  write(farm: number, hash: string, query: unknown): Promise<void>
  remove(farm: number, hash: string): Promise<void>
  /** Farms that nobody opened for so long, and what was saved from here as long ago. */
  dropOld(): Promise<void>
  /** All that was read; not what waits to be saved. */
  forget(): Promise<void>
}

const dayLong = 24 * 60 * 60 * 1000
const keptFor = 60 * dayLong
const noted = 60 * 60 * 1000

export function savedQueries(database: DeviceDatabase | undefined): SavedQueries {
  if (!database) return keepsNothing
  const opened = new Map<number, number>()
  const note = async (farm: number) => {
    const at = Date.now()
    if (at - (opened.get(farm) ?? 0) < noted) return
    opened.set(farm, at)
    await database.use(db => db.put('farms', { farm, at }))
  }
  return {
    async read(farm, hash) {
      await note(farm)
      return (await database.use(db => db.get('kept', [farm, hash])))?.query
    },
    async write(farm, hash, query) {
      const answer = { farm, hash, query, at: Date.now() }
      await database
        .use(db => db.put('kept', answer))
        .catch(() => dropAll(database))
        // A device that keeps nothing more, or a page that is being left.
        .catch(() => undefined)
    },
    remove: (farm, hash) => database.use(db => db.delete('kept', [farm, hash])),
    dropOld: () => dropOld(database, Date.now() - keptFor),
    async forget() {
      opened.clear()
      await dropAll(database)
      await database.use(db => db.clear('saved-rows'))
    },
  }
}

const keepsNothing: SavedQueries = {
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  dropOld: () => Promise.resolve(),
  forget: () => Promise.resolve(),
}

/** A full device holds what waits to be saved before all else. */
async function dropAll(database: DeviceDatabase): Promise<void> {
  await database.use(async db => {
    const tx = db.transaction(['kept', 'farms'], 'readwrite')
    await Promise.all([tx.objectStore('kept').clear(), tx.objectStore('farms').clear()])
    await tx.done
  })
}

function dropOld(database: DeviceDatabase, before: number): Promise<void> {
  return database.use(async db => {
    const tx = db.transaction(['kept', 'farms', 'saved-rows', 'given-ids'], 'readwrite')
    const farms = tx.objectStore('farms')
    for (const { farm, at } of await farms.getAll()) {
      if (at >= before) continue
      await tx.objectStore('kept').delete(IDBKeyRange.bound([farm, ''], [farm, []]))
      await farms.delete(farm)
    }
    await dropOlder(tx.objectStore('saved-rows'), before)
    await dropOlder(tx.objectStore('given-ids'), before)
    await tx.done
  })
}

interface Dated {
  openCursor(): Promise<DatedCursor | null>
}
interface DatedCursor {
  readonly value: { readonly at: number }
  delete(): Promise<void>
  continue(): Promise<DatedCursor | null>
}

async function dropOlder(rows: Dated, before: number): Promise<void> {
  for (let cursor = await rows.openCursor(); cursor; cursor = await cursor.continue()) {
    if (cursor.value.at < before) await cursor.delete()
  }
}
