// Which rows a screen wishes for, and what it is sent as: `where` says what its own fields must be, and
// the rest goes as the client takes it.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { FieldName, OwnFilter } from '@furrow/wire/client/filter-types'
import type { Row } from '@furrow/wire/client/row-types'
import type { LooseSearch } from '@furrow/wire/client/sent-wish'
import type { SearchWish } from '@furrow/wire/client/wish-types'

type Asked = 'sort' | 'keyword' | 'includes' | 'with_count' | 'aggregates' | 'deleted'

export type RowWish<N extends EntityName, I, C, A> = Pick<SearchWish<N, never, I, C, A>, Asked> & {
  readonly filters?: readonly OwnFilter<N>[]
  /** A value, nothing, or any of several. */
  readonly where?: Where<N>
  /** All of them, unless said. */
  readonly limit?: number | 'all'
  readonly page?: number
}

type Where<N extends EntityName> = {
  readonly [K in FieldName<N> & keyof Row<N>]?: Row<N>[K] | null | readonly (Row<N>[K] | null)[]
}

/** A wish for one row: which one it is, is said beside it. */
export type OneRowWish<N extends EntityName, I, C> = Pick<
  RowWish<N, I, C, never>,
  'includes' | 'with_count' | 'deleted' | 'where'
>

/** A wish, whatever rows it is for. */
export interface LooseWish extends Pick<
  LooseSearch,
  'filters' | 'sort' | 'keyword' | 'includes' | 'with_count' | 'aggregates'
> {
  readonly where?: Readonly<Record<string, unknown>>
  readonly limit?: number | 'all'
  readonly page?: number
  readonly deleted?: 'with' | 'only'
}

/** Rows are kept and read again by the farm they are about; 0 where they may be of any. */
export function farmOf(resource: string, { where = {} }: LooseWish): number {
  const farm = resource === 'farms' ? where['id'] : where['farm_id']
  return typeof farm === 'number' && farm > 0 ? farm : 0
}

export function searchFor({
  where = {},
  filters = [],
  limit = 'all',
  ...wish
}: LooseWish): LooseSearch {
  const tests = Object.entries(where)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) =>
      Array.isArray(value) ? ({ field, operator: 'in', value } as const) : { field, value },
    )
  const all = [...tests, ...filters]
  return { ...wish, limit, ...(all.length > 0 ? { filters: all } : {}) }
}
