// One row with what is laid over it, and the rows that were not read but belong among those that were.

import type { Values } from '../outbox/change.ts'
import { isLater, withValues } from './pending-changes.ts'
import type { PendingChanges } from './pending-changes.ts'

export interface PendingRow {
  readonly laid: PendingChanges
  /** When the rows were asked for. */
  readonly askedAt: number
  readonly candidates: Candidates
}

/** A row that was made or changed from here since the others were read. */
export interface Candidate {
  readonly row: Values
  readonly isNew: boolean
}

interface Candidates {
  of(resource: string): readonly Candidate[]
  /** Those whose key points at a row. */
  pointingAt(resource: string, key: string, id: unknown): readonly Candidate[]
}

export function pendingRowOf(laid: PendingChanges, askedAt: number): PendingRow {
  return { laid, askedAt, candidates: candidatesIn({ laid, askedAt }) }
}

type Newer = Pick<PendingRow, 'laid' | 'askedAt'>

export function isGone({ id }: Values, resource: string, { laid, askedAt }: Newer): boolean {
  if (laid.isGoing(resource, id)) return true
  const saved = laid.savedAt(resource, id)
  return saved !== undefined && saved.isGone && saved.at >= askedAt
}

/** Itself where nothing is different. */
export function ownPending(row: Values, resource: string, { laid }: Newer): Values {
  const saved = laid.savedAt(resource, row['id'])
  const known = saved && isLater(saved.row, row) ? withValues(row, saved.row) : row
  const typed = laid.typedAt(resource, row['id'])
  return typed ? withValues(known, typed) : known
}

/** Sorted once, for they are looked for below every row. */
function candidatesIn(newer: Newer): Candidates {
  const all = new Map<string, readonly Candidate[]>()
  const byKey = new Map<string, Map<unknown, Candidate[]>>()
  const of = (resource: string) => {
    const found = all.get(resource) ?? newerRows(resource, newer)
    all.set(resource, found)
    return found
  }
  return {
    of,
    pointingAt(resource, key, id) {
      const name = `${resource} ${key}`
      const found = byKey.get(name) ?? Map.groupBy(of(resource), ({ row }) => row[key])
      byKey.set(name, found)
      return found.get(id) ?? []
    },
  }
}

function newerRows(resource: string, newer: Newer): readonly Candidate[] {
  const { laid, askedAt } = newer
  const saved = laid.saved(resource).filter(one => !one.isGone && one.at >= askedAt)
  const made = laid.made(resource).map(row => ({ row, isNew: true }))
  return [...saved, ...made]
    .filter(({ row }) => !isGone(row, resource, newer))
    .map(({ row, isNew }) => ({ row: ownPending(row, resource, newer), isNew }))
}
