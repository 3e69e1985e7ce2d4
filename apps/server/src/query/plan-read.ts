// From a wish to a plan: every name is looked up here, and every table gets its row condition. What
// comes out has everything that a statement needs: rendering it asks nothing any more.

import type { Entity } from '@furrow/catalogue/entity'
import { Refusal } from '@furrow/wire/refusal'
import type { DeletedRows, Extras, PageWish, ReadWish } from '@furrow/wire/wish'
import type { Below } from './below.ts'
import type { Condition } from './condition.ts'
import { figureOf } from './figure.ts'
import type { Figure, Standpoint } from './figure.ts'
import { planExtras } from './plan-extras.ts'
import type { ExtrasPlan } from './plan-extras.ts'
import { planFilters } from './plan-filters.ts'
import { planKeyword } from './plan-keyword.ts'
import { planOrder } from './plan-order.ts'
import type { OrderPlan } from './plan-order.ts'
import { planScopes } from './plan-scopes.ts'
import type { NamedScope } from './plan-scopes.ts'
import { servedOf } from './served.ts'
import type { Served } from './served.ts'
import { sourceOf } from './source.ts'
import type { Source } from './source.ts'
import type { Reaching } from './step.ts'

export interface ReadPlan {
  readonly source: Source
  /** The row that the rows are read below. */
  readonly below: Below | undefined
  readonly where: readonly Condition[]
  readonly served: Served
  readonly extras: ExtrasPlan
  readonly order: readonly OrderPlan[]
  readonly page: PageWish
  /** Text in order, as people count. */
  readonly collation: string
}

export interface Planning extends Reaching {
  readonly entity: Entity
  readonly below: Below | undefined
  readonly collation: string
  readonly scopes: readonly NamedScope[]
}

export function planRead(wish: ReadWish, planning: Planning): ReadPlan {
  const from = standpointOf(planning)
  refuseLongPage(wish.page, planning.entity)
  const extras = planExtras(wish.extras, from)
  const scopes = planScopes(wish.scopes, from, planning.scopes)
  const filters = planFilters(wish.filters, from)
  const keyword = planKeyword(wish.keyword, from)
  return {
    ...rootOf(planning, wish.deleted),
    where: [...scopes, ...(filters ? [filters] : []), ...keyword],
    served: servedOf(from),
    extras,
    order: planOrder(wish.sort, from),
    page: wish.page,
  }
}

/** Some records are so wide that even a page of them is heavy; all of them can be streamed. */
function refuseLongPage({ limit }: PageWish, { largestPage, plural }: Entity): void {
  if (largestPage === undefined || limit === 'all' || limit <= largestPage) return
  const most = largestPage.toLocaleString('en')
  throw new Refusal('invalid', `A page of ${plural.toLowerCase()} can have at most ${most} rows.`)
}

/** Certain rows, by their numbers, or all that there are at the place. */
export function planRows(
  ids: readonly number[] | undefined,
  { extras, deleted }: { extras: ExtrasPlan; deleted: DeletedRows },
  planning: Planning,
): ReadPlan {
  const from = standpointOf(planning)
  return {
    ...rootOf(planning, deleted),
    where: ids ? [isOneOf(figureOf(planning.entity, 'id', from), ids)] : [],
    served: servedOf(from),
    extras,
    order: planOrder([], from),
    page: { limit: 'all', page: 1 },
  }
}

/** Looked up before anything is written, so that a wrong wish leaves nothing behind. */
export function planExtrasOf(extras: Extras, planning: Planning): ExtrasPlan {
  return planExtras(extras, standpointOf(planning))
}

function standpointOf({ entity, below, catalogue, reach }: Planning): Standpoint {
  return { entity, link: below?.step.link?.entity, catalogue, reach }
}

function rootOf({ entity, below, collation, reach }: Planning, deleted: DeletedRows) {
  return { source: sourceOf(entity, reach, deleted), below, collation }
}

function isOneOf(figure: Figure, ids: readonly number[]): Condition {
  const values = ids.map(value => ({ value, type: 'bigint' as const }))
  const [only] = values
  if (only && values.length === 1) {
    return { kind: 'test', figure, test: { is: 'compared', operator: '=', value: only } }
  }
  return { kind: 'test', figure, test: { is: 'within', not: false, values, orNothing: false } }
}
