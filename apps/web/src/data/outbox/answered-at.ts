// When the answer came to a change that was saved from here.

import type { SavedRows } from './outbox-state.ts'

/** Each time a change writes a row once more, it is a microsecond later; the next change is far further off. */
const sameChange = 1

/** By the moment that the server gave it. */
export function answeredAt(saved: SavedRows, moment: string): number | undefined {
  const meant = Date.parse(moment)
  for (const rows of saved.values()) {
    for (const { row, at } of rows.values()) {
      if (Math.abs(Date.parse(String(row['updated_at'])) - meant) <= sameChange) return at
    }
  }
  return undefined
}
