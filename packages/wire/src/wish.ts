// What a reader may wish for, once it is read from a request: its shape is right, its names are not
// yet looked up. `at` is where it stood, for the refusal that names it.

export const operators = [
  '<',
  '<=',
  '>',
  '>=',
  '=',
  '!=',
  'like',
  'not like',
  'ilike',
  'not ilike',
  'in',
  'not in',
  'all in',
  'any in',
] as const
export type Operator = (typeof operators)[number]

/** In the order in which their members stand in an answer. */
export const aggregateTypes = ['count', 'min', 'max', 'avg', 'sum', 'exists'] as const
export type AggregateType = (typeof aggregateTypes)[number]

export interface ReadWish {
  readonly scopes: readonly ScopeWish[]
  readonly filters: readonly FilterWish[]
  readonly keyword: KeywordWish | undefined
  readonly sort: readonly SortWish[]
  readonly extras: Extras
  readonly deleted: DeletedRows
  readonly page: PageWish
}

/** What may be asked for beside a row, in every answer that holds rows. */
export interface Extras {
  readonly includes: readonly IncludeWish[]
  readonly aggregates: readonly AggregateWish[]
}

export type DeletedRows = 'without' | 'with' | 'only'

export interface PageWish {
  /** `all`: no paging. */
  readonly limit: number | 'all'
  readonly page: number
}

export interface ScopeWish {
  readonly at: string
  readonly name: string
  readonly parameters: readonly unknown[]
}

export type FilterWish = TestWish | GroupWish

interface TestWish {
  readonly kind: 'test'
  /** `filters.0`, `filters.0.nested.1`, `includes.2.filters.0`. */
  readonly at: string
  readonly joined: 'and' | 'or'
  /** As it was sent: dotted through relations, `->` into JSON, `pivot.` for the link. */
  readonly field: string
  readonly operator: Operator
  readonly value: unknown
}

interface GroupWish {
  readonly kind: 'group'
  readonly at: string
  readonly joined: 'and' | 'or'
  readonly filters: readonly FilterWish[]
}

export interface KeywordWish {
  readonly value: string
  readonly caseSensitive: boolean
}

export interface SortWish {
  readonly at: string
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

export interface IncludeWish {
  /** `include` for the query, `includes.0.relation` for the body. */
  readonly at: string
  /** What the refusal prints: for the query the whole list. */
  readonly said: string
  /** Dotted: `crop_collections.sowing_collection_events`. */
  readonly relation: string
  readonly filters: readonly FilterWish[]
  readonly limit: number | undefined
}

export interface AggregateWish {
  /** `with_count` and its like for the query, `aggregates.0.field` for the body. */
  readonly at: string
  readonly said: string
  readonly type: AggregateType
  readonly relation: string
  readonly field: string | undefined
  readonly filters: readonly FilterWish[]
}
