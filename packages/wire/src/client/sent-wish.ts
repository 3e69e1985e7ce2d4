// A wish as it goes over the wire: what an address says, and what the body of a search says.

import type { AggregateType, Operator } from '../wish.ts'

/** What is asked for beside a row, without what the compiler knows of it. */
export interface LooseBeside {
  readonly includes?: readonly string[]
  readonly with_count?: readonly string[]
  readonly aggregates?: readonly LooseAggregate[]
}

export interface LooseShow extends LooseBeside {
  readonly deleted?: 'with' | 'only'
}

export interface LooseList extends LooseShow {
  readonly limit?: number | 'all'
  readonly page?: number
}

export interface LooseSearch extends Omit<LooseList, 'includes' | 'aggregates'> {
  readonly filters?: readonly LooseFilter[]
  readonly scopes?: Readonly<Record<string, readonly number[] | undefined>>
  readonly sort?: readonly string[]
  readonly keyword?: string
  readonly caseSensitive?: boolean
  readonly includes?: readonly LooseInclude[]
  readonly aggregates?: readonly (LooseAggregate & Filtered)[]
}

type LooseFilter =
  | { readonly field: string; readonly operator?: Operator; readonly value: unknown }
  | { readonly or: readonly LooseFilter[] }
  | { readonly and: readonly LooseFilter[] }

type LooseInclude = string | (Filtered & { readonly relation: string; readonly limit?: number })

interface LooseAggregate {
  readonly relation: string
  readonly type: AggregateType
  readonly field?: string
}

interface Filtered {
  readonly filters?: readonly LooseFilter[]
}

/** Which page of which rows. */
export function pageQuery({
  limit,
  page,
  deleted,
}: Omit<LooseList, keyof LooseBeside>): URLSearchParams {
  return new URLSearchParams({
    ...(limit === undefined ? {} : { limit: limit === 'all' ? '0' : String(limit) }),
    ...(page === undefined ? {} : { page: String(page) }),
    ...(deleted === 'with' ? { with_trashed: 'true' } : {}),
    ...(deleted === 'only' ? { only_trashed: 'true' } : {}),
  })
}

/** The same, and what is asked for beside the rows. */
export function wishQuery(wish: LooseList): URLSearchParams {
  const { includes = [], with_count = [], aggregates = [] } = wish
  const query = pageQuery(wish)
  const add = (name: string, word: string) => {
    const said = query.get(name)
    query.set(name, said === null ? word : `${said},${word}`)
  }
  for (const path of includes) add('include', path)
  for (const relation of with_count) add('with_count', relation)
  for (const { relation, type, field } of aggregates) {
    add(`with_${type}`, field === undefined ? relation : `${relation}.${field}`)
  }
  return query
}

export function searchBody(wish: LooseSearch): object {
  const { filters, scopes, sort, keyword, caseSensitive = false, includes } = wish
  const counts = wish.with_count?.map(relation => ({ relation, type: 'count' })) ?? []
  const figures = wish.aggregates?.map(withFilters) ?? []
  return {
    ...(filters && { filters: filters.map(sentFilter) }),
    ...(scopes && { scopes: sentScopes(scopes) }),
    ...(sort && { sort: sort.map(sentSort) }),
    ...(keyword && { search: { value: keyword, case_sensitive: caseSensitive } }),
    ...(includes && { includes: includes.map(sentInclude) }),
    ...(counts.length + figures.length > 0 && { aggregates: [...counts, ...figures] }),
  }
}

/**
 * On the wire "or" is said by each filter but the first, and binds less than "and": in a group of its
 * own it means what it says.
 */
function sentFilter(filter: LooseFilter): object {
  if ('and' in filter) return { nested: filter.and.map(sentFilter) }
  if (!('or' in filter)) return filter
  const either = filter.or.map(sentFilter)
  return { nested: either.map((one, place) => (place === 0 ? one : { type: 'or', ...one })) }
}

function sentScopes(scopes: NonNullable<LooseSearch['scopes']>): object[] {
  return Object.entries(scopes).flatMap(([name, ids]) => (ids ? [{ name, parameters: [ids] }] : []))
}

function sentSort(key: string): object {
  const isTurned = key.startsWith('-')
  return { field: isTurned ? key.slice(1) : key, direction: isTurned ? 'desc' : 'asc' }
}

function sentInclude(include: LooseInclude): object {
  return typeof include === 'string' ? { relation: include } : withFilters(include)
}

function withFilters(asked: Filtered): object {
  return asked.filters ? { ...asked, filters: asked.filters.map(sentFilter) } : asked
}
