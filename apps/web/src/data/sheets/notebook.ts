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

/**
 * What was kept, with what was written before that was read; without one, the latter stands alone. `from`: as this page
 * knew it until then; what it did to that is done to what another page kept.
 */
export type Join = (kept: unknown, since: unknown, from?: unknown) => unknown

export interface Notebook {
  /** The same page wherever and whenever it is asked for. `isShared`: other pages of the browser write in it, too. */
  readonly page: (name: string, join?: Join, isShared?: boolean) => NotePage
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
    page(name, join = latter, isShared = false) {
      const page = pages.get(name) ?? createPage(name, { join, isShared, onNews: tell })
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

interface PageParts {
  readonly join: Join
  readonly isShared: boolean
  readonly onNews: () => void
}

function createPage(name: string, { join, isShared, onNews }: PageParts): NotePage {
  let turn: Promise<unknown> = Promise.resolve()
  let known: unknown
  const memory = createMemory(onNews)
  const { now, show } = memory
  const begin = async () => {
    known = await read(name)
    const { value, isRead } = now()
    if (!isRead) show(known)
    else if (known !== undefined) show(join(known, value))
  }
  const keep = async () => {
    const { value } = now()
    const isKnown = (kept: unknown) => !isShared || isSame(kept, known)
    known = await put(name, kept => (isKnown(kept) ? value : join(kept, value, known)))
    if (known !== value) show(join(known, now().value, value))
  }
  const write = (value: unknown) => {
    show(value)
    // Where the browser keeps nothing, the page remembers for itself as long as it stands open.
    turn = turn.then(() => keep().catch(() => undefined))
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

/** Nothing where the browser keeps nothing. */
function read(name: string): Promise<unknown> {
  return within(database => database.get('notes', name)).catch(() => undefined)
}

/** `work` is told what stands there, and says what is to. */
function put(name: string, work: (kept: unknown) => unknown): Promise<unknown> {
  return within(async database => {
    const { store, done } = database.transaction('notes', 'readwrite')
    const value = work(await store.get(name))
    await (value === undefined ? store.delete(name) : store.put(value, name))
    await done
    return value
  })
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
