// Filters as the compiler checks them: the name of the field, however far away behind dots, the
// operator and the kind of value that goes with it. Only the fields that a filter names are looked
// up, so that the width of the catalogue costs nothing.

import type { EntityName, FieldsOf } from '@furrow/catalogue/furrow'
import type { RelationName, TargetOf } from './relation-types.ts'
import type { Held, ValueIn, Without } from './row-types.ts'

/** `J`: the record of the links on which the rows were reached, told of as `pivot`. */
export type Filter<N extends EntityName, F, J extends EntityName = never> =
  | ({ readonly field: F } & Test<N, F, J>)
  | { readonly or: readonly Filter<N, F, J>[] }
  | { readonly and: readonly Filter<N, F, J>[] }

/** By the record’s own fields. What they are compared with is not checked: it would cost seconds. */
export type OwnFilter<N extends EntityName> =
  | {
      readonly field: FieldName<N>
      readonly operator?: '=' | '!=' | Order | Likeness | Membership
      readonly value: Plain | null | readonly (Plain | null)[]
    }
  | { readonly or: readonly OwnFilter<N>[] }
  | { readonly and: readonly OwnFilter<N>[] }

/** Enough for an editor to propose names; `Filter` looks closer. */
export type FieldPath<N extends EntityName, J extends EntityName = never> =
  | FieldName<N>
  | `${RelationName<N>}.${string}`
  | `${string}->${string}`
  | (J extends EntityName ? `pivot.${FieldName<J>}` : never)

export type FieldName<N extends EntityName> = keyof FieldsOf<N> & string

type Test<N extends EntityName, F, J extends EntityName> = {
  [K in F & string]: { readonly field: K } & Comparison<ValueAt<N, K, J>>
}[F & string]

/** What stands there; nothing where there is no such field. */
type ValueAt<N extends EntityName, F, J extends EntityName = never> = N extends EntityName
  ? F extends FieldName<N>
    ? Without<FieldsOf<N>[F], 'secret', Held<FieldsOf<N>[F]>>
    : F extends `${infer First}.${infer Rest}`
      ? ValueAt<TargetOf<N, First>, Rest> | (First extends 'pivot' ? ValueAt<J, Rest> : never)
      : F extends `${infer First extends FieldName<N>}->${string}`
        ? Inside<ValueIn<FieldsOf<N>[First]>>
        : never
  : never

/** Within a structure anything may stand; within anything else, nothing. */
type Inside<Value> = unknown extends Value ? Plain | readonly unknown[] : never

type Comparison<Value> = [Value] extends [never]
  ? never
  :
      | { readonly operator?: '=' | '!='; readonly value: Single<Value> | null }
      | When<
          Single<Value>,
          { readonly operator: Membership; readonly value: readonly (Single<Value> | null)[] }
        >
      | When<Ordered<Value>, { readonly operator: Order; readonly value: Ordered<Value> }>
      | When<Extract<Value, string>, { readonly operator: Likeness; readonly value: string }>
      | When<Listed<Value>, { readonly operator: Holding; readonly value: Listed<Value> }>

type Order = '<' | '<=' | '>' | '>='
type Likeness = 'like' | 'not like' | 'ilike' | 'not ilike'
type Membership = 'in' | 'not in'
type Holding = 'all in' | 'any in'

type Plain = string | number | boolean
type Single<Value> = Extract<Value, Plain>
type Ordered<Value> = Exclude<Single<Value>, boolean>
/** A list, or a structure that may hold one, is looked into. */
type Listed<Value> = unknown extends Value ? readonly unknown[] : Extract<Value, readonly unknown[]>
type When<Some, Then> = [Some] extends [never] ? never : Then
