// What a device remembers whoever sits at it: its own name, the last profile, the public settings and
// the look. Local storage holds the five keys of the session and nothing else.

import { openDB } from 'idb'
import type { DBSchema } from 'idb'
import type { PublicSettings } from '@furrow/wire/public-settings'
import { randomText } from './random-text.ts'
import type { KeptProfile } from './session-store.ts'

export interface DeviceNotes {
  /** Drawn once. */
  readonly deviceId: string
  readonly profile: Note<KeptProfile>
  readonly settings: Note<PublicSettings>
  /** Who at this device said yes to being recorded. */
  readonly recording: Note<number> & { readonly known: number | undefined }
  /** Farms whose money was seen here, by the database of whom. */
  readonly seenMoney: Note<Readonly<Record<string, readonly number[]>>>
  /** Light or dark. */
  readonly look: Note<string> & { readonly known: string | undefined }
}

interface Note<Value> {
  read(): Promise<Value | undefined>
  /** Nothing takes it away. */
  write(value: Value | undefined): Promise<void>
}

interface NotesSchema extends DBSchema {
  notes: { key: string; value: unknown }
}

/** What is noted, by name. */
interface Notebook {
  get(name: string): Promise<unknown>
  put(name: string, value: unknown): Promise<void>
}

export async function openDeviceNotes(): Promise<DeviceNotes> {
  const book = await openNotebook().catch(() => rememberedBook())
  const [deviceId, look, recording] = await Promise.all([
    deviceIdIn(book),
    book.get('look'),
    book.get('recording'),
  ])
  return {
    deviceId,
    profile: noteIn(book, 'profile'),
    settings: noteIn(book, 'settings'),
    seenMoney: noteIn(book, 'seen money'),
    recording: {
      ...noteIn<number>(book, 'recording'),
      known: typeof recording === 'number' ? recording : undefined,
    },
    look: { ...noteIn<string>(book, 'look'), known: typeof look === 'string' ? look : undefined },
  }
}

async function openNotebook(): Promise<Notebook> {
  const database = await openDB<NotesSchema>('furrow-device', 1, {
    upgrade: opened => void opened.createObjectStore('notes'),
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  })
  return {
    get: name => database.get('notes', name),
    async put(name, value) {
      if (value === undefined) await database.delete('notes', name)
      else await database.put('notes', value, name)
    },
  }
}

/** Where the browser keeps nothing. */
function rememberedBook(): Notebook {
  const notes = new Map<string, unknown>()
  return {
    get: name => Promise.resolve(notes.get(name)),
    put: (name, value) => Promise.resolve(void notes.set(name, value)),
  }
}

/** Two pages that are opened for the first time at once must not draw two names. */
async function deviceIdIn(book: Notebook): Promise<string> {
  const known = await book.get('device id').catch(() => undefined)
  if (typeof known === 'string') return known
  const drawn = randomText()
  await book.put('device id', drawn).catch(() => undefined)
  const kept = await book.get('device id').catch(() => undefined)
  return typeof kept === 'string' ? kept : drawn
}

/** A note that cannot be read or written is none: nobody is kept from working by it. */
function noteIn<Value>(book: Notebook, name: string): Note<Value> {
  return {
    read: () => book.get(name).catch(() => undefined) as Promise<Value | undefined>,
    write: value => book.put(name, value).catch(() => undefined),
  }
}
