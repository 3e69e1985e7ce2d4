// Values to search by, as they are meant: texts trimmed, an empty one nothing.

import { isStorable } from '../is-storable.ts'
import { note } from '../reading.ts'
import type { Reading } from '../reading.ts'

const longestList = 10_000

/** Null is a value; what no record can hold is none. */
export function readValue(sent: unknown, at: string, reading: Reading): unknown {
  if (isTooLong(sent)) return note(reading, at, 'A list may hold at most 10,000 values.')
  if (!isStorable(sent)) return note(reading, at, 'It contains characters that can’t be saved.')
  return trimmed(sent)
}

function isTooLong(sent: unknown): boolean {
  if (!Array.isArray(sent)) return false
  return [sent, ...sent.slice(0, longestList)].some(
    one => Array.isArray(one) && one.length > longestList,
  )
}

/** Also in lists, which are known not to be nested without end; an object stays as it is. */
function trimmed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(trimmed)
  return typeof value === 'string' ? value.trim() || null : value
}
