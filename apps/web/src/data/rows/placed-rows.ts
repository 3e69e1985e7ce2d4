// New rows among those that were read, where the wish would have them. Rows that are there keep their
// places: nothing moves under the hand of someone who types.

import type { Values } from '../outbox/change.ts'

const words = new Intl.Collator('en', { numeric: true })

export function withPlaced(
  rows: readonly Values[],
  added: readonly Values[],
  sort: readonly string[] = [],
): readonly Values[] {
  if (added.length === 0) return rows
  const all = [...rows]
  for (const row of added) {
    const place = sort.length === 0 ? -1 : all.findIndex(other => orderBy(sort, row, other) < 0)
    if (place < 0) all.push(row)
    else all.splice(place, 0, row)
  }
  return all
}

function orderBy(sort: readonly string[], one: Values, other: Values): number {
  for (const key of sort) {
    const isTurned = key.startsWith('-')
    const path = (isTurned ? key.slice(1) : key).split('.')
    const order = orderOf(valueAt(one, path), valueAt(other, path))
    if (order !== 0) return isTurned ? -order : order
  }
  return 0
}

function valueAt(row: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (held, name) =>
      typeof held === 'object' && held !== null ? (held as Values)[name] : undefined,
    row,
  )
}

/** Nothing stands behind everything. */
function orderOf(one: unknown, other: unknown): number {
  const [mine, theirs] = [one ?? undefined, other ?? undefined]
  if (mine === undefined || theirs === undefined) {
    return Number(mine === undefined) - Number(theirs === undefined)
  }
  if (typeof mine === 'string' && typeof theirs === 'string') return words.compare(mine, theirs)
  return Number(mine) - Number(theirs)
}
