// Which page, and how long: `limit=0` asks for everything.

import { queryText } from '../query-values.ts'
import type { QueryValues } from '../query-values.ts'
import { note, noteWhole } from '../reading.ts'
import type { Reading } from '../reading.ts'
import type { PageWish } from '../wish.ts'

const usual = 15
const most = 10_000
/** Beyond it, rows could not be counted up to the page. */
const lastPage = Math.floor(Number.MAX_SAFE_INTEGER / most)

export function readPage(query: QueryValues, reading: Reading): PageWish {
  const limit = readLimit(queryText(query, 'limit') ?? '', reading)
  return limit === 0 ? { limit: 'all', page: 1 } : { limit, page: pageIn(query) }
}

function readLimit(text: string, reading: Reading): number {
  if (text === '') return usual
  const limit = /^\d+$/.test(text) ? Number(text) : undefined
  if (limit !== undefined && limit <= most) return limit
  if (limit === undefined) note(reading, 'limit', 'limit must be a whole number; 0 is everything.')
  else noteWhole(reading, 'limit', 'limit may be at most 10,000, or 0 for everything.')
  return usual
}

/** What is no page is the first one. */
function pageIn(query: QueryValues): number {
  const text = queryText(query, 'page') ?? ''
  return /^\d+$/.test(text) ? Math.min(Math.max(Number(text), 1), lastPage) : 1
}
