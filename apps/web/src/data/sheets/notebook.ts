// What a device keeps of a person's sheets beside what is saved: cells that could not be read, rows
// that are not whole yet, and how they like to see each sheet. It outlives the page.

import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'

interface Noted {
  readonly value: unknown
  readonly isRead: boolean
}

export interface NotePage {
  readonly now: () => Noted
  readonly subscribe: (listener: () => void) => () => void
  /** Shown at once, kept behind it; nothing takes it away. */
  readonly write: (value: unknown) => void
  /** The same once it is read. */
  readonly change: (work: (value: unknown) => unknown) => void
}

/** What was kept, with what was written before that was read; without one, the latter stands alone. */
export type Join = (kept: unknown, since: unknown) => unknown

export interface Notebook {
  /** The same page wherever and whenever it is asked for. */
  readonly page: (name: string, join?: Join) => NotePage
  /** All that is noted, by name; the same as long as nothing changes. */
  readonly all: () => ReadonlyMap<string, unknown>
  readonly subscribe: (listener: () => void) => () => void
}

const latter: Join = (_kept, since) => since
const books = new WeakMap<object, Notebook>()

/** Of one device and person. */
export function notebookOf(owner: object): Notebook {
  const book = books.get(owner) ?? createNotebook()
  books.set(owner, book)
  return book
}

function createNotebook(): Notebook {
  const pages = new Map<string, NotePage>()
  const listeners = new Set<() => void>()
  let kept: ReadonlyMap<string, unknown> | undefined
  let all: ReadonlyMap<string, unknown> = new Map()
  const tell = () => {
    const own = [...pages].filter(([, page]) => page.now().isRead)
    const values = [
      ...(kept ?? []),
      ...own.map(([name, page]) => [name, page.now().value] as const),
    ]
    all = new Map([...new Map(values)].filter(([, value]) => value !== undefined))
    for (const listener of listeners) listener()
  }
  const readAll = async () => {
    kept = new Map()
    kept = await within(allIn).catch(() => new Map<string, unknown>())
    tell()
  }
  return {
    page(name, join = latter) {
      const page = pages.get(name) ?? createPage(name, join, tell)
      pages.set(name, page)
      return page
    },
    all: () => all,
    subscribe(listener) {
      if (!kept) void readAll()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function createPage(name: string, join: Join, onNews: () => void): NotePage {
  let turn: Promise<unknown> = Promise.resolve()
  const memory = createMemory(onNews)
  const { now, show } = memory
  const begin = async () => {
    const kept = await read(name)
    const { value, isRead } = now()
    if (!isRead) show(kept)
    else if (kept !== undefined) show(join(kept, value))
  }
  const write = (value: unknown) => {
    show(value)
    turn = turn.then(() => put(name, now().value))
  }
  turn = begin()
  return {
    ...memory,
    write,
    change(work) {
      if (now().isRead) write(work(now().value))
      else turn = turn.then(() => write(work(now().value)))
    },
  }
}

function createMemory(onNews: () => void) {
  const listeners = new Set<() => void>()
  let noted: Noted = { value: undefined, isRead: false }
  const show = (value: unknown) => {
    noted = { value, isRead: true }
    for (const listener of listeners) listener()
    onNews()
  }
  return {
    show,
    now: () => noted,
    write: show,
    change: (work: (value: unknown) => unknown) => show(work(noted.value)),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Gone with the page. */
export function pageInMemory(): NotePage {
  return createMemory(() => undefined)
}

interface NotesSchema extends DBSchema {
  notes: { key: string; value: unknown }
}

type Notes = IDBPDatabase<NotesSchema>

/** Opened for each: rarely enough, and no page stands in the way of another’s upgrade. */
async function within<T>(work: (database: Notes) => Promise<T>): Promise<T> {
  const database = await openDB<NotesSchema>('furrow-sheets', 1, {
    upgrade: opened => void opened.createObjectStore('notes'),
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

async function allIn(database: Notes): Promise<ReadonlyMap<string, unknown>> {
  const { store } = database.transaction('notes')
  const [names, values] = await Promise.all([store.getAllKeys(), store.getAll()])
  return new Map(names.map((name, place) => [name, values[place]]))
}

/** Where the browser keeps nothing, the page remembers for itself as long as it stands open. */
function read(name: string): Promise<unknown> {
  return within(database => database.get('notes', name)).catch(() => undefined)
}

async function put(name: string, value: unknown): Promise<void> {
  const work = (database: Notes) =>
    value === undefined
      ? database.delete('notes', name)
      : database.put('notes', value, name).then(() => undefined)
  await within(work).catch(() => undefined)
}
