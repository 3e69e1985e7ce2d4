// A row with what was asked for beside it, to the compiler: rows that it hangs together with, and
// figures about them. What was not asked for is not there.

import type { EntityName, FieldsOf } from '@furrow/catalogue/furrow'
import type { IsMany, LinkOf, MemberName, RelationName, TargetOf } from './relation-types.ts'
import type { Held, Row } from './row-types.ts'

export type RowWith<N extends EntityName, I = never, C = never, A = never> = Row<N> & {
  readonly [R in FirstOf<I> & RelationName<N> as MemberName<R>]: Included<N, R, RestOf<I, R>>
} & {
  readonly [R in C & string as `${MemberName<R>}_count`]: number
} & {
  readonly [K in A as AggregateMember<K>]: AggregateValue<N, K>
}

/** What stands beside a row that was reached through links: what is told of the link. */
export type WithPivot<J extends EntityName> = [J] extends [never]
  ? unknown
  : { readonly pivot: Omit<Row<J>, 'deleted_at'> }

type Included<N extends EntityName, R extends RelationName<N>, I> =
  IsMany<N, R> extends true
    ? readonly (Reached<TargetOf<N, R>, I> & WithPivot<LinkOf<N, R>>)[]
    : Reached<TargetOf<N, R>, I> | null
/** One of several records, where a type tells them apart. */
type Reached<T extends EntityName, I> = T extends EntityName ? RowWith<T, I> : never

type FirstOf<I> = I extends `${infer First}.${string}` ? First : I
type RestOf<I, R extends string> = I extends `${R}.${infer Rest}` ? Rest : never

type AggregateMember<A> = A extends { readonly relation: infer R extends string }
  ? A extends { readonly type: infer T extends string; readonly field: infer F extends string }
    ? `${MemberName<R>}_${T}_${MemberName<F>}`
    : A extends { readonly type: infer T extends string }
      ? `${MemberName<R>}_${T}`
      : never
  : never

type AggregateValue<N extends EntityName, A> = A extends { readonly type: 'count' }
  ? number
  : A extends { readonly type: 'exists' }
    ? boolean
    : A extends { readonly type: 'sum' | 'avg' }
      ? number | null
      : A extends { readonly relation: infer R; readonly field: infer F }
        ? FieldValue<TargetOf<N, R>, F>
        : never
type FieldValue<T extends EntityName, F> = F extends keyof FieldsOf<T>
  ? Held<FieldsOf<T>[F]> | null
  : never
