// One generated request: who asks what, and what becomes of it.

import type { Look, Search } from './answer-model.ts'
import type { Aggregate } from './extras-model.ts'

export const people = ['admin', 'farmer'] as const
export type Person = (typeof people)[number]

/** A wish that is granted, or a request with something wrong in it. */
export type Asked = Wished | Broken

export interface Wished {
  readonly kind: 'wished'
  readonly who: Person
  readonly wish: Search | Look
  /** A search as a plain list: its body is stale and must not count. */
  readonly asList: boolean
}

export interface Broken {
  readonly kind: 'broken'
  readonly who: Person
  /** What is wrong with it. */
  readonly why: string
  readonly method: string
  readonly url: string
  /** A text is sent as it stands. */
  readonly body?: unknown
  /** How it may be answered. */
  readonly statuses: readonly number[]
  /** What the refusal must name, where it must. */
  readonly names?: string
}

export interface Request {
  readonly method: string
  readonly url: string
  readonly body?: unknown
}

export function requestOf(asked: Asked): Request {
  if (asked.kind === 'broken') return asked
  const { wish, asList } = asked
  const { below } = wish
  const path = below ? `${below.parent}/${below.id}/${below.relation}` : wish.entity
  if (wish.kind === 'look') {
    const one = wish.id === undefined ? '' : `/${wish.id}`
    return { method: 'GET', url: `/api/${path}${one}${queryOf(wish, asList)}` }
  }
  const url = `/api/${path}${asList ? '' : '/search'}${queryOf(wish, asList)}`
  return { method: asList ? 'GET' : 'POST', url, body: bodyOf(wish, asList) }
}

/** What a list cannot say is not said: the model leaves it out, too. */
export function wishOf({ wish, asList }: Wished): Search | Look {
  if (wish.kind === 'look')
    return { ...wish, includes: [], aggregates: wish.aggregates.filter(isPlain) }
  if (!asList) return wish
  const nothing = { scopes: [], filters: [], sort: [], includes: [], keyword: undefined }
  return { ...wish, ...nothing, aggregates: wish.aggregates.filter(isPlain) }
}

function queryOf(wish: Search | Look, asList: boolean): string {
  const paging = wish.kind === 'search' ? { limit: wish.limit, page: pageOf(wish) } : {}
  const inQuery = wish.aggregates.filter(
    one => isPlain(one) && (asList || wish.kind === 'look' || isInQuery(one)),
  )
  const byType = Map.groupBy(inQuery, ({ type }) => type)
  const figures = [...byType].map(([type, some]) => [`with_${type}`, some.map(nameOf).join(',')])
  const values = Object.entries({
    ...paging,
    include: wish.include.length > 0 ? wish.include.join(',') : undefined,
    ...Object.fromEntries(figures),
    with_trashed: wish.deleted === 'with' ? 'true' : undefined,
    only_trashed: wish.deleted === 'only' ? '1' : undefined,
  }).filter(([, value]) => value !== undefined)
  return values.length === 0
    ? ''
    : `?${values.map(([name, value]) => `${name}=${String(value)}`).join('&')}`
}

function bodyOf({ sort, scopes, filters, includes, keyword, aggregates }: Search, asList: boolean) {
  const search = keyword ?? {}
  const inBody = aggregates.filter(one => asList || !isPlain(one) || !isInQuery(one))
  return { sort, scopes, filters, includes, search, aggregates: inBody }
}

function pageOf({ page }: Search): number | undefined {
  return page === 1 ? undefined : page
}

/** Without filters, so that a query can say it. */
function isPlain({ filters }: Aggregate): boolean {
  return filters === undefined
}

/** Those that both can say are said here by one, there by the other. */
function isInQuery({ relation, type }: Aggregate): boolean {
  return (relation.length + type.length) % 2 === 0
}

function nameOf({ relation, field }: Aggregate): string {
  return field === undefined ? relation : `${relation}.${field}`
}
