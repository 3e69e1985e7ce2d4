// What is kept, as this page sees it: read once, then altered in step with the device and with the
// other pages of the same person.

import type { Outcome } from './change.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import type { Altered, Alteration, KeptState, NextState } from './outbox-state.ts'
import type { OutboxStore, SavedRow, SavedRows } from './outbox-state.ts'
import { looksSame } from './looks-same.ts'
import type { GivenId } from './settle-entry.ts'
import type { OtherPages } from '../session/other-pages.ts'

/** What one page tells the others. */
export type PageWord =
  | {
      readonly kind: 'changed'
      readonly given: readonly GivenId[]
      readonly saved: readonly SavedRow[]
    }
  | { readonly kind: 'settled'; readonly key: string; readonly outcome: Outcome }

export async function openLedger(store: OutboxStore, pages: OtherPages<PageWord>): Promise<Ledger> {
  return new Ledger({ store, pages, state: withWhole(blank, await store.read()) })
}

interface Parts {
  readonly store: OutboxStore
  readonly pages: OtherPages<PageWord>
  readonly state: Mirror
}

export class Ledger {
  readonly #store: OutboxStore
  readonly #pages: OtherPages<PageWord>
  readonly #listeners = new Set<() => void>()
  #state: Mirror
  #shown: readonly OutboxEntry[]
  /** The highest number that was ever seen here: none is given twice. */
  #latest: number
  /** Nothing where nobody is at it. */
  #turn: Promise<unknown> | undefined
  readonly #waiting: Waiting[] = []
  #ahead: readonly Alteration[] = []

  constructor({ store, pages, state }: Parts) {
    this.#store = store
    this.#pages = pages
    this.#state = state
    this.#shown = state.entries
    this.#latest = latestOf(state.entries, 0)
    pages.hear(word => {
      if (word.kind !== 'changed') return
      this.#state = withNews(this.#state, word)
      void this.reload()
    })
  }

  /** With what is on its way to the device; the same list as long as nothing changes. */
  readonly entries = () => this.#shown
  /** As the device has them. */
  readonly kept = () => this.#state.entries
  readonly saved = () => this.#state.saved
  readonly given = () => this.#state.given
  readonly isLasting = () => this.#store.isLasting()

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Tells whoever listens here that something else of the outbox is different. */
  tell(): void {
    for (const listener of this.#listeners) listener()
  }

  /** Reads again what other pages may have written unheard. */
  reload(): Promise<void> {
    return this.#inTurn(async () => this.#show(withWhole(this.#state, await this.#store.read())))
  }

  /** What comes while the device writes is written together afterwards: it is slow, people are not. */
  change<Next extends NextState>(
    work: (state: KeptState) => Next,
    ids: readonly number[] = [],
  ): Promise<Changed<Next>> {
    return this.#write({ work, ids })
  }

  /** The same, shown at once: what is typed next goes on from there. */
  changeAhead<Next extends NextState>(
    work: (state: KeptState) => Next,
    ids: readonly number[] = [],
  ): Promise<Changed<Next>> {
    const alteration = { work, ids, isOnlyHere: true }
    this.#ahead = [...this.#ahead, alteration]
    // The device writes while the screen is drawn.
    const written = this.#write<Next>(alteration)
    this.#show(this.#state)
    return written
  }

  #write<Next extends NextState>(alteration: Alteration): Promise<Changed<Next>> {
    return new Promise((resolve, reject) => {
      const settle = (altered: Altered) => {
        if ('error' in altered) reject(altered.error)
        else resolve({ seq: altered.seq, next: altered.next as Next })
      }
      this.#waiting.push({ alteration, settle })
      if (this.#waiting.length === 1)
        void this.#inTurn(() => this.#writeAll(this.#waiting.splice(0)))
    })
  }

  async #writeAll(group: readonly Waiting[]): Promise<void> {
    const alterations = group.map(({ alteration }) => alteration)
    try {
      const altered = await this.#writeTogether(alterations)
      group.forEach(({ settle }, place) => settle(altered[place] as Altered))
    } catch (error) {
      if (group.length > 1) {
        // What cannot be kept must not keep the others from it.
        for (const one of group) await this.#writeAll([one])
        return
      }
      if (this.#noLongerAhead(alterations)) this.#show(this.#state)
      group[0]?.settle({ error })
    }
  }

  async #writeTogether(alterations: readonly Alteration[]): Promise<readonly Altered[]> {
    const wasLasting = this.isLasting()
    const { entries, altered } = await this.#store.change(alterations)
    const wasAhead = this.#noLongerAhead(alterations)
    const changed = altered.flatMap(one => ('error' in one || !one.isChanged ? [] : [one.next]))
    const news = {
      given: changed.flatMap(({ given }) => given ?? []),
      saved: changed.flatMap(({ saved }) => saved ?? []),
    }
    if (changed.length > 0 || wasAhead) this.#show({ ...withNews(this.#state, news), entries })
    if (changed.length > 0) this.#pages.tell({ kind: 'changed', ...news })
    if (wasLasting !== this.isLasting()) this.tell()
    return altered
  }

  /** Whether any of them was. */
  #noLongerAhead(alterations: readonly Alteration[]): boolean {
    const left = this.#ahead.filter(one => !alterations.includes(one))
    const wasAhead = left.length < this.#ahead.length
    this.#ahead = left
    return wasAhead
  }

  /** Screens are drawn again only for what they would show otherwise. */
  #show(state: Mirror): void {
    const { saved, given } = this.#state
    this.#state = state
    this.#latest = latestOf(state.entries, this.#latest)
    const known = { given: state.given, latest: this.#latest }
    const entries = this.#ahead.reduce(
      (all, alteration) => expected(all, known, alteration),
      state.entries,
    )
    if (saved === state.saved && given === state.given && looksSame(this.#shown, entries)) return
    this.#shown = entries
    this.tell()
  }

  async #over(done: Promise<unknown>): Promise<void> {
    await done.catch(() => undefined)
  }

  /** One after the other: what was read earlier never covers what was written later. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn ? this.#turn.then(work) : work()
    const turn = this.#over(done).then(() => {
      if (this.#turn === turn) this.#turn = undefined
      return undefined
    })
    this.#turn = turn
    return done
  }
}

interface Changed<Next> {
  /** Of the entry that was added. */
  readonly seq: number | undefined
  readonly next: Next
}

interface Waiting {
  readonly alteration: Alteration
  readonly settle: (altered: Altered) => void
}

interface Mirror {
  readonly entries: readonly OutboxEntry[]
  readonly given: ReadonlyMap<number, GivenId>
  readonly saved: SavedRows
}

interface News {
  readonly given: readonly GivenId[]
  readonly saved: readonly SavedRow[]
}

/** As the device will have them, as far as one can know; it alone gives the number for good. */
function expected(
  entries: readonly OutboxEntry[],
  { given, latest }: Pick<Mirror, 'given'> & { readonly latest: number },
  { work, ids }: Alteration,
): readonly OutboxEntry[] {
  try {
    const next = work({ entries, given: ids.flatMap(id => given.get(id) ?? []) })
    const seq = 1 + latestOf(entries, latest)
    return next.added ? [...next.entries, { ...next.added, seq }] : next.entries
  } catch {
    // Whoever wanted it is told when the device is asked.
    return entries
  }
}

function latestOf(entries: readonly OutboxEntry[], known: number): number {
  return entries.reduce((latest, { seq }) => Math.max(latest, seq), known)
}

const blank: Mirror = { entries: [], given: new Map(), saved: new Map() }

function withWhole(state: Mirror, whole: News & Pick<Mirror, 'entries'>): Mirror {
  return { ...withNews(state, whole), entries: whole.entries }
}

function withNews(state: Mirror, { given, saved }: News): Mirror {
  return {
    ...state,
    given: given.length === 0 ? state.given : withGivenIds(state.given, given),
    saved: saved.length === 0 ? state.saved : withSaved(state.saved, saved),
  }
}

function withGivenIds(before: Mirror['given'], given: readonly GivenId[]): Mirror['given'] {
  return new Map([...before, ...given.map(one => [one.local, one] as const)])
}

function withSaved(before: SavedRows, rows: readonly SavedRow[]): SavedRows {
  const after = new Map(before)
  for (const [resource, group] of Map.groupBy(rows, row => row.resource)) {
    const own = new Map(after.get(resource))
    for (const row of group) if (row.at >= (own.get(row.id)?.at ?? 0)) own.set(row.id, row)
    after.set(resource, own)
  }
  return after
}
