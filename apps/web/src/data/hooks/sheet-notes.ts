// What a device keeps of a person's sheets beside what is saved: cells that could not be read, rows
// that are not whole yet, and how they like to see each sheet. It outlives the page.

import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import { useCallback, useSyncExternalStore } from 'react'
import { useFurrow, useSession } from '../context/furrow-context.ts'
import type { Session } from '../session/session.ts'

export interface SheetNote<Value> {
  /** Nothing where nothing is kept, or as long as it was not read yet. */
  readonly value: Value | undefined
  readonly isRead: boolean
  /** Shown at once, kept behind it; nothing takes it away. */
  readonly write: (value: Value | undefined) => void
  /** As it is at this moment, also where the screen shows it a moment later. */
  readonly now: () => Value | undefined
}

/** `work` is of the farm and period that the person is at, `look` is the same in all of them. */
type About = 'work' | 'look'

/** `join`: what was kept, with what was written before that was read; else the latter stands alone. */
export function useSheetNote<Value>(
  sheet: string,
  about: About,
  join: Join = latter,
): SheetNote<Value> {
  const { outbox } = useFurrow()
  const page = pageIn(outbox, nameOf(useSession(), sheet, about), join)
  const { value, isRead } = useSyncExternalStore(page.subscribe, page.now)
  const now = useCallback(() => page.now().value as Value | undefined, [page])
  return { value: value as Value | undefined, isRead, write: page.write, now }
}

/** Of who sits there and for whom they act: nobody meets what another typed. */
function nameOf(session: Session, sheet: string, about: About): string {
  if (session.kind === 'signed out') return `nobody ${sheet} ${about}`
  const { user, person, farmId, periodId } = session
  const who = user?.id === person?.id ? `${user?.id}` : `${user?.id} as ${person?.id}`
  return about === 'look' ? `${who} ${sheet} look` : `${who} ${sheet} ${farmId} ${periodId}`
}

interface Noted {
  readonly value: unknown
  readonly isRead: boolean
}

interface Page {
  readonly now: () => Noted
  readonly subscribe: (listener: () => void) => () => void
  readonly write: (value: unknown) => void
}

/** Of one device and person: the same page wherever and whenever it is asked for. */
const books = new WeakMap<object, Map<string, Page>>()

type Join = (kept: unknown, since: unknown) => unknown

const latter: Join = (_kept, since) => since

function pageIn(owner: object, name: string, join: Join): Page {
  const book = books.get(owner) ?? new Map<string, Page>()
  books.set(owner, book)
  const page = book.get(name) ?? createPage(name, join)
  book.set(name, page)
  return page
}

function createPage(name: string, join: Join): Page {
  const listeners = new Set<() => void>()
  let noted: Noted = { value: undefined, isRead: false }
  let turn: Promise<unknown> = Promise.resolve()
  const show = (value: unknown) => {
    noted = { value, isRead: true }
    for (const listener of listeners) listener()
  }
  const begin = async () => {
    const kept = await read(name)
    if (!noted.isRead) show(kept)
    else if (kept !== undefined) show(join(kept, noted.value))
  }
  turn = begin()
  return {
    now: () => noted,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    write(value) {
      show(value)
      turn = turn.then(() => put(name, noted.value))
    },
  }
}

interface NotesSchema extends DBSchema {
  notes: { key: string; value: unknown }
}

/** Opened for each: rarely enough, and no page stands in the way of another’s upgrade. */
async function within<T>(work: (database: IDBPDatabase<NotesSchema>) => Promise<T>): Promise<T> {
  const database = await openDB<NotesSchema>('furrow-sheets', 1, {
    upgrade: opened => void opened.createObjectStore('notes'),
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** Where the browser keeps nothing, the page remembers for itself as long as it stands open. */
function read(name: string): Promise<unknown> {
  return within(database => database.get('notes', name)).catch(() => undefined)
}

async function put(name: string, value: unknown): Promise<void> {
  const work = (database: IDBPDatabase<NotesSchema>) =>
    value === undefined
      ? database.delete('notes', name)
      : database.put('notes', value, name).then(() => undefined)
  await within(work).catch(() => undefined)
}
