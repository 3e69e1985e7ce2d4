// The whole answer that a search, a list or a look at one row must get.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { answered } from './extras-model.ts'
import type { Extras } from './extras-model.ts'
import { holds, isInScopes, says } from './filter-model.ts'
import type { Filter, Keyword, Scope } from './filter-model.ts'
import { inOrder } from './order-model.ts'
import type { Sort } from './order-model.ts'
import { isLive } from './seen-rows.ts'
import type { Seen, Standing } from './seen-rows.ts'

export interface Search extends Extras {
  readonly kind: 'search'
  readonly entity: string
  readonly below?: Below | undefined
  readonly limit: number | undefined
  readonly page: number
  readonly deleted: Deleted
  readonly scopes: readonly Scope[]
  readonly filters: readonly Filter[]
  readonly keyword: Keyword | undefined
  readonly sort: readonly Sort[]
}

/** Rows of a relation of one row. */
export interface Below {
  readonly parent: string
  readonly id: number
  readonly relation: string
}

export type Deleted = 'without' | 'with' | 'only'

export interface Look extends Extras {
  readonly kind: 'look'
  readonly entity: string
  readonly below?: Below | undefined
  /** Nothing where there is but one row below. */
  readonly id: number | undefined
  readonly deleted: Deleted
}

export type Expected =
  | { readonly status: 404 }
  | { readonly status: 200; readonly data: unknown; readonly meta?: Meta }

export interface Meta {
  readonly current_page: number
  readonly from: number | null
  readonly to: number | null
  readonly last_page: number
  readonly per_page: number
  readonly total: number
}

export function expectedOf(wish: Search | Look, seen: Seen): Expected {
  return wish.kind === 'look' ? lookedAt(wish, seen) : found(wish, seen)
}

function lookedAt({ entity, below, id, deleted, ...extras }: Look, seen: Seen): Expected {
  const rows = below ? rowsBelow(below, { entity, deleted }, seen) : standings(entity, seen)
  const [at] = (rows ?? []).filter(
    one => (id === undefined || one.row.id === id) && isWanted(one, deleted),
  )
  return at ? { status: 200, data: answered(at, extras, seen) } : { status: 404 }
}

function found(search: Search, seen: Seen): Expected {
  const rows = search.below ? rowsBelow(search.below, search, seen) : standings(search.entity, seen)
  if (!rows) return { status: 404 }
  const left = rows.filter(
    at =>
      isWanted(at, search.deleted) &&
      isInScopes(search.scopes, at, seen) &&
      holds(search.filters, at, seen) &&
      says(search.keyword, at, seen),
  )
  const { page, meta } = paged(inOrder(left, search.sort, seen), search)
  return { status: 200, data: page.map(at => answered(at, search, seen)), meta }
}

function standings(name: string, seen: Seen): readonly Standing[] {
  const entity = entityNamed(seen.world.catalogue, name)
  return seen.rows(name).map(row => ({ entity, row }))
}

/** Nothing where the row above is not there. Of rows over a link, the link itself must stand. */
function rowsBelow(
  { parent, id, relation }: Below,
  { entity, deleted }: Pick<Search, 'entity' | 'deleted'>,
  seen: Seen,
): readonly Standing[] | undefined {
  const [above] = standings(parent, seen).filter(({ row }) => row.id === id && isLive(row))
  if (!above) return undefined
  const kind = above.entity.relations[relation]
  if (deleted === 'without' || !kind) return seen.related(above, relation)
  if (kind.kind === 'belongs to')
    return [seen.owner(above, relation)].filter(one => one !== undefined)
  if (kind.kind === 'has many') {
    return standings(entity, seen).filter(
      ({ row }) => row[kind.key] === id && (kind.type === undefined || row[kind.type] === parent),
    )
  }
  if (kind.kind !== 'belongs to many') throw new Error(`${relation} is of one row.`)
  const { join, ownKey, otherKey } = kind.through
  const links = standings(join, seen).filter(({ row }) => row[ownKey] === id && isLive(row))
  const linked = standings(entity, seen).flatMap(at =>
    links.filter(({ row }) => row[otherKey] === at.row.id).map(link => ({ ...at, link })),
  )
  return kind.readOnly ? withoutLinks(linked) : linked
}

function withoutLinks(linked: readonly Standing[]): readonly Standing[] {
  return [...new Map(linked.map(({ entity, row }) => [row.id, { entity, row }])).values()]
}

/** Where rows are never kept once deleted, nothing is asked about it. */
function isWanted({ entity, row }: Standing, deleted: Deleted): boolean {
  if (deleted === 'with' || !entity.fields['deleted_at']) return true
  return isLive(row) !== (deleted === 'only')
}

/** A limit of 0 is everything; no limit is 15. */
function paged(rows: readonly Standing[], { limit = 15, page: asked }: Search) {
  const total = rows.length
  const per_page = limit === 0 ? total : limit
  const current_page = limit === 0 ? 1 : asked
  const before = (current_page - 1) * per_page
  const page = rows.slice(before, before + per_page)
  const [from, to] = page.length === 0 ? [null, null] : [before + 1, before + page.length]
  const last_page = Math.max(1, limit === 0 ? 1 : Math.ceil(total / per_page))
  const meta: Meta = { current_page, from, to, last_page, per_page, total }
  return { page, meta }
}
