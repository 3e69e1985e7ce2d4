// From a request to a wish: the shape of all that it carries is checked here, its names are looked up
// later. What is wrong is refused part by part: includes, aggregates, scopes, filters, keyword, sort, page.

import { queryFlag } from '../query-values.ts'
import type { QueryValues } from '../query-values.ts'
import { bodyAggregates, bodyIncludes } from './read-extras-body.ts'
import { queryAggregates, queryIncludes } from './read-extras-query.ts'
import { readFilters } from './read-filters.ts'
import { readKeyword } from './read-keyword.ts'
import type { Members } from './read-list.ts'
import { readPage } from './read-page.ts'
import { readScopes } from './read-scopes.ts'
import { readSort } from './read-sort.ts'
import { newReading, refuseFaults } from '../reading.ts'
import type { Reading } from '../reading.ts'
import type { FieldErrors } from '../refusal.ts'
import type { DeletedRows, Extras, ReadWish } from '../wish.ts'

/**
 * What else is wrong with a wish once its names are looked up. It is asked only where something
 * could not be read, and is handed what could, so that the refusal says all that is wrong with a part.
 */
type AlsoWrong<Wish> = (wish: Wish) => FieldErrors

export function readListWish(query: QueryValues, alsoWrong?: AlsoWrong<ReadWish>): ReadWish {
  return readSearchWish(query, undefined, alsoWrong)
}

export function readSearchWish(
  query: QueryValues,
  body: Members | undefined,
  alsoWrong: AlsoWrong<ReadWish> = nothing,
): ReadWish {
  const reading = newReading()
  const wish = {
    extras: extrasIn(query, body ?? {}, reading),
    scopes: readScopes(body?.scopes, reading),
    filters: readFilters(body?.filters, 'filters', reading),
    keyword: readKeyword(body?.search, reading),
    sort: readSort(body?.sort, reading),
    deleted: readDeleted(query),
    page: readPage(query, reading),
  }
  refuseFaults(reading, () => alsoWrong(wish))
  return wish
}

/** For every other call whose answer holds rows. */
export function readExtras(query: QueryValues, alsoWrong: AlsoWrong<Extras> = nothing): Extras {
  const reading = newReading()
  const extras = extrasIn(query, {}, reading)
  refuseFaults(reading, () => alsoWrong(extras))
  return extras
}

export function readDeleted(query: QueryValues): DeletedRows {
  if (queryFlag(query, 'with_trashed')) return 'with'
  return queryFlag(query, 'only_trashed') ? 'only' : 'without'
}

/** Whether rows shall be deleted for good. */
export function readForce(query: QueryValues): boolean {
  return queryFlag(query, 'force')
}

function nothing(): FieldErrors {
  return {}
}

function extrasIn(query: QueryValues, body: Members, reading: Reading): Extras {
  return {
    includes: [...queryIncludes(query, reading), ...bodyIncludes(body.includes, reading)],
    aggregates: [...queryAggregates(query, reading), ...bodyAggregates(body.aggregates, reading)],
  }
}
