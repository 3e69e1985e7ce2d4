// Lists of a body: each is looked at only once it is known to be no longer than it may be. An object
// is taken as a list, too, whose places have names.

import { most, note } from '../reading.ts'
import type { Reading } from '../reading.ts'

export type Members = Readonly<Record<string, unknown>>

interface ListRule {
  readonly at: string
  readonly of: keyof typeof most
  /** How many it may hold, where others of the kind stand elsewhere. */
  readonly left?: number
  /** Where it is said that there are too many. */
  readonly root?: string
}

/** A place may be named at any length, and would be repeated with everything that is wrong below it. */
const longestPlace = 100

/** What cannot be read is left out; `readOne` notes why. */
export function readList<Item>(
  sent: unknown,
  { at, of, left = most[of], root = at }: ListRule,
  reading: Reading,
  readOne: (sent: Members, at: string) => Item | undefined,
): Item[] {
  if (sent === undefined) return []
  if (typeof sent !== 'object' || sent === null) {
    note(reading, at, `${at} must be a list.`)
    return []
  }
  if (sizeOf(sent) > left) {
    noteTooMany(reading, root, of)
    return []
  }
  return Object.entries(sent).flatMap(([place, item]) => {
    const read = readOne(membersOf(item), `${at}.${place.slice(0, longestPlace)}`)
    return read === undefined ? [] : [read]
  })
}

export function noteTooMany(reading: Reading, at: string, of: keyof typeof most): undefined {
  return note(reading, at, `A request can have at most ${most[of]} ${of}.`)
}

export function sizeOf(list: object): number {
  return Array.isArray(list) ? list.length : Object.keys(list).length
}

/** Whatever is no object has no members. */
function membersOf(item: unknown): Members {
  return typeof item === 'object' && item !== null ? (item as Members) : {}
}
