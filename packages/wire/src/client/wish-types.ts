// What a reader may ask for, as the compiler checks it. The names are those of the wire. Type
// parameters stand for what was asked: `F` fields to filter by, `I` what to send along, `C` relations
// to count, `A` other figures; `J` is the record of the links on which the rows were reached.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { AggregateType } from '../wish.ts'
import type { FieldName, Filter } from './filter-types.ts'
import type { OneName, RelationName, TargetOf } from './relation-types.ts'

export interface SearchWish<
  N extends EntityName,
  F,
  I,
  C,
  A,
  J extends EntityName = never,
> extends Paging {
  /** All of them must hold; a group of them needs at least one. */
  readonly filters?: readonly Filter<N, F, J>[]
  /** Numbers of rows by the name of the scope. */
  readonly scopes?: Readonly<Partial<Record<ScopeName, readonly number[]>>>
  /** Names of fields, the most important first; a minus before one turns it round. */
  readonly sort?: readonly SortKey<N, J>[]
  /** Found in any of the fields that are searched. */
  readonly keyword?: string
  /** Capitals count in the keyword. */
  readonly caseSensitive?: boolean
  /** Relations to send along; a dot leads on to the next, and an object says which of their rows. */
  readonly includes?: readonly (I & (PathOf<N, Settled<I>> | IncludeSome<N, F, Settled<I>>))[]
  /** Relations whose rows are counted. */
  readonly with_count?: readonly C[]
  /** Other figures about the rows of a relation. */
  readonly aggregates?: readonly (A &
    AggregateOf<N, Settled<A>> &
    FilteredAggregate<N, F, Settled<A>>)[]
}

export interface ListWish<N extends EntityName, I, C, A> extends ShowWish<N, I, C, A>, Paging {}

export interface ShowWish<N extends EntityName, I, C, A> extends Beside<N, I, C>, Deleted {
  readonly aggregates?: readonly (A & AggregateOf<N, Settled<A>>)[]
}

/** What may be asked for beside a row. */
export interface Beside<N extends EntityName, I, C> {
  /** Relations to send along; a dot leads on to the next. */
  readonly includes?: readonly (I & PathOf<N, Settled<I>>)[]
  /** Relations whose rows are counted. */
  readonly with_count?: readonly C[]
}

/** Enough for an editor to propose names; a wish looks closer. */
export type IncludePath<N extends EntityName> = RelationName<N> | `${RelationName<N>}.${string}`

/** A relation to send along, or which of its rows, and how many at most for each row. */
export type Include<N extends EntityName> =
  | IncludePath<N>
  | {
      readonly relation: IncludePath<N>
      readonly filters?: readonly unknown[]
      readonly limit?: number
    }

/** The paths among what is sent along. */
export type PathIn<I> = I extends { readonly relation: infer Path } ? Path : Extract<I, string>

/** A figure about the rows of a relation. */
export interface Aggregate<N extends EntityName> {
  readonly relation: RelationName<N>
  readonly type: AggregateType
  readonly field?: string
}
export interface AggregateSome<N extends EntityName> extends Aggregate<N> {
  readonly filters?: readonly unknown[]
}

type ScopeName = 'IdIn' | 'FarmIdIn' | 'PeriodIdIn' | 'CropCollectionIdIn'

interface Deleted {
  /** Deleted rows, too, or only those. */
  readonly deleted?: 'with' | 'only'
}

interface Paging extends Deleted {
  /** Rows of a page: 15 unless said. */
  readonly limit?: number | 'all'
  readonly page?: number
}

type IncludeSome<N extends EntityName, F, I> = {
  readonly relation: PathOf<N, PathIn<I>>
  /** They name the relation first: `crop_collections.period_id`. */
  readonly filters?: readonly Filter<N, F>[]
} & Only<I, 'relation' | 'filters' | 'limit'>

type FilteredAggregate<N extends EntityName, F, A> = {
  /** They name the relation first: `crop_collections.period_id`. */
  readonly filters?: readonly Filter<N, F>[]
} & Only<A, 'relation' | 'type' | 'field' | 'filters'>

/** What was asked for, once it is known: it is not guessed from where this stands. */
type Settled<Asked> = [Asked][Asked extends unknown ? 0 : never]
/** Nothing else: a misspelled member would be ignored. */
type Only<Asked, Member extends string> = {
  readonly [K in Asked extends object ? Exclude<keyof Asked, Member> : never]?: never
}

type PathOf<N extends EntityName, I> = I extends unknown
  ? true extends LeadsOn<N, I>
    ? I
    : never
  : never
/** It is enough that one of several records goes on from there. */
type LeadsOn<N extends EntityName, Path> = N extends EntityName
  ? Path extends RelationName<N>
    ? true
    : Path extends `${infer First}.${infer Rest}`
      ? LeadsOn<TargetOf<N, First>, Rest>
      : false
  : never

type AggregateOf<N extends EntityName, A> = A extends { readonly type: 'count' | 'exists' }
  ? { readonly type: 'count' | 'exists'; readonly field?: never }
  : A extends { readonly relation: infer R }
    ? { readonly relation: R; readonly field: FieldName<TargetOf<N, R>> }
    : never

type SortKey<N extends EntityName, J extends EntityName> =
  | Turned<FieldName<N>>
  | { [R in OneName<N>]: Turned<`${R}.${FieldName<TargetOf<N, R>>}`> }[OneName<N>]
  | (J extends EntityName ? Turned<`pivot.${FieldName<J>}`> : never)
type Turned<Name extends string> = Name | `-${Name}`
