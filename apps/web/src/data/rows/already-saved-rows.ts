// Rows that were made here and are with the server already, though nobody has heard so yet: read from
// it they would stand there twice.

import type { Values } from '../outbox/change.ts'
import type { PendingChanges, SentRow } from './pending-changes.ts'
import { localIdsIn } from '../outbox/local-ids.ts'
import { isSameValue } from '../outbox/same-value.ts'

/** So much may the clock of the device be ahead. */
const slack = 60_000

const none: ReadonlySet<unknown> = new Set()

/** Those of the rows that are, by their numbers. */
export function alreadySavedAmong(
  rows: readonly Values[],
  resource: string,
  laid: PendingChanges,
): ReadonlySet<unknown> {
  const sent = laid.sent(resource)
  if (sent.length === 0) return none
  const since = Math.min(...sent.map(({ at }) => Date.parse(at))) - slack
  const fresh = rows.filter(
    row => !laid.savedAt(resource, row['id']) && Date.parse(String(row['created_at'])) >= since,
  )
  const twins = new Set<unknown>()
  for (const one of sent) {
    const twin = fresh.find(row => !twins.has(row['id']) && isTwin(row, one))
    if (twin) twins.add(twin['id'])
  }
  return twins
}

/** Numbers that the server has yet to give may be any. */
function isTwin(row: Values, { values }: SentRow): boolean {
  return Object.entries(values).every(
    ([name, value]) => localIdsIn(value).length > 0 || isSameValue(row[name], value),
  )
}
