// Keeps uploads that are under way on the device: which file, how it goes on at the server, and, unless
// it is very large, the file itself.

import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import { connectToDevice } from '../outbox/device-database.ts'
import type { Upload } from './upload.ts'

export interface KeptUpload extends Upload {
  readonly wantedId: number | null
  /** With the size and the name it tells the same file when it is chosen again. */
  readonly lastModified: number
  /** Where the server goes on with it. */
  readonly address: string | null
  readonly file: File | null
}

export interface UploadStore {
  read(): Promise<readonly KeptUpload[]>
  /** Rejects where the device does not take it. */
  write(upload: KeptUpload): Promise<void>
  /** Whether it was there to be changed: another page may have sent it, or given it up. */
  change(key: string, changed: Partial<KeptUpload>): Promise<boolean>
  remove(key: string): Promise<void>
  close(): void
}

interface UploadSchema extends DBSchema {
  uploads: { key: string; value: KeptUpload }
}

/** A larger file is not copied into the browser’s own place. */
const largestKept = 100 * 1024 * 1024

/** `name`: of whoever they belong to. Where the browser keeps nothing, it takes nothing. */
export async function openUploadStore(name: string): Promise<UploadStore> {
  const database = await connectToDevice(() => open(name)).catch(() => undefined)
  if (!database) return nothingKept
  return {
    read: () => database.use(opened => opened.getAll('uploads')),
    async write(upload) {
      const file = upload.size <= largestKept ? upload.file : null
      await database.use(opened => opened.put('uploads', { ...upload, file }))
    },
    change: (key, changed) => database.use(opened => change(opened, key, changed)),
    remove: key => database.use(opened => opened.delete('uploads', key)),
    close: database.close,
  }
}

type Database = IDBPDatabase<UploadSchema>

async function change(
  database: Database,
  key: string,
  changed: Partial<KeptUpload>,
): Promise<boolean> {
  const { store, done } = database.transaction('uploads', 'readwrite')
  const kept = await store.get(key)
  if (kept) await store.put({ ...kept, ...changed })
  await done
  return kept !== undefined
}

function open(name: string): Promise<Database> {
  return openDB<UploadSchema>(`${name}-uploads`, 1, {
    upgrade: opened => void opened.createObjectStore('uploads', { keyPath: 'key' }),
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  })
}

const nothingKept: UploadStore = {
  read: () => Promise.resolve([]),
  write: () => Promise.reject(new Error('The browser keeps nothing.')),
  change: () => Promise.resolve(false),
  remove: () => Promise.resolve(),
  close: () => undefined,
}
