// The database of one person on this device, or of one person who acts for another: opened, upgraded,
// and opened again where the browser closed it.

import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import type { OutboxEntry } from './outbox-entry.ts'
import type { SavedRow } from './outbox-state.ts'
import type { GivenId } from './settle-entry.ts'

interface KeptAnswer {
  readonly farm: number
  readonly hash: string
  readonly query: unknown
  readonly at: number
}

export interface DeviceSchema extends DBSchema {
  outbox: { key: number; value: OutboxEntry }
  'given-ids': { key: number; value: GivenId }
  'saved-rows': { key: [string, number]; value: SavedRow }
  kept: { key: [number, string]; value: KeptAnswer }
  /** When a farm was last opened. */
  farms: { key: number; value: { readonly farm: number; readonly at: number } }
  /** Which page sends, where the browser has no locks. */
  turn: { key: string; value: { readonly holder: string; readonly until: number } }
}

export type Database = IDBPDatabase<DeviceSchema>

/** To a database of the device, opened again where the browser closed it. */
export interface DeviceConnection<Opened> {
  /** Once more on a new connection where the browser took the former away, or did not open it in time. */
  use<T>(work: (database: Opened) => Promise<T>): Promise<T>
  close(): void
}

export type DeviceDatabase = DeviceConnection<Database>

export function databaseName(actor: number, person: number): string {
  return actor === person ? `furrow-${actor}` : `furrow-${actor}-as-${person}`
}

const version = 1
const patience = 5000

export function openDeviceDatabase(name: string): Promise<DeviceDatabase> {
  return connectToDevice(() =>
    openDB<DeviceSchema>(name, version, {
      upgrade: (database, from) => upgrade(database, from),
      // A newer page wants to change it: this one opens it again when it needs it, or learns that it cannot.
      blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
    }),
  )
}

/** Rejects where the browser keeps nothing, or where an older page does not let go. */
export async function connectToDevice<Opened extends Closable>(
  open: () => Promise<Opened>,
): Promise<DeviceConnection<Opened>> {
  let opening = inTime(open())
  let isClosed = false
  await opening
  return {
    async use(work) {
      try {
        return await work(await opening)
      } catch (error) {
        if (isClosed || !isDisconnected(error)) throw error
        opening = inTime(open())
        return work(await opening)
      }
    },
    close() {
      isClosed = true
      void opening.then(database => database.close()).catch(() => undefined)
    },
  }
}

type Closable = Pick<IDBPDatabase, 'close'>

function inTime<Opened extends Closable>(opening: Promise<Opened>): Promise<Opened> {
  const late = new Promise<never>((_resolve, reject) => {
    const sayso = () => {
      reject(new DOMException('The database of the device does not open.', 'TimeoutError'))
      // Nobody waits for it any more.
      void opening.then(database => database.close()).catch(() => undefined)
    }
    const timer = setTimeout(sayso, patience)
    void opening.finally(() => clearTimeout(timer)).catch(() => undefined)
  })
  return Promise.race([opening, late])
}

/** Each version adds to the one before it. */
function upgrade(database: Database, from: number): void {
  if (from < 1) {
    database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true })
    database.createObjectStore('given-ids', { keyPath: 'local' })
    database.createObjectStore('saved-rows', { keyPath: ['resource', 'id'] })
    database.createObjectStore('kept', { keyPath: ['farm', 'hash'] })
    database.createObjectStore('farms', { keyPath: 'farm' })
    database.createObjectStore('turn')
  }
}

function isDisconnected(error: unknown): boolean {
  const name = error instanceof Error ? error.name : ''
  return ['InvalidStateError', 'UnknownError', 'AbortError', 'TimeoutError'].includes(name)
}
