// What was read of an edition, kept in mind: as an edition never changes, who read it once has it for good. Nothing that
// depends on who asks belongs here, nor anything that isn't published.

import type { Database, Transaction } from '../../db/database.ts'

export interface EditionRead {
  readonly id: number
  /** What its rows come to. */
  readonly fingerprint: string
}

interface Read<Kept> {
  readonly edition: EditionRead
  /** What of it. */
  readonly what: string
  read(): Promise<Kept>
}

/** So many are kept; the one that was asked for longest ago goes first. */
export function keptInMind<Kept>(most: number) {
  const keptBy = new WeakMap<Database | Transaction, Map<string, Promise<Kept>>>()
  return (db: Database | Transaction, { edition, what, read }: Read<Kept>): Promise<Kept> => {
    const kept = keptBy.get(db) ?? new Map<string, Promise<Kept>>()
    keptBy.set(db, kept)
    const name = `${edition.id} ${edition.fingerprint} ${what}`
    const found = kept.get(name) ?? read()
    kept.delete(name)
    kept.set(name, found)
    // What could not be read is asked for again.
    found.catch(() => kept.delete(name))
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return found
  }
}
