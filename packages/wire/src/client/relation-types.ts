// Where the relations of a record lead, to the compiler: to which record, to one row or to several,
// and what is told of the link between.

import type { EntityName, FieldsOf, RelationsOf } from '@furrow/catalogue/furrow'
import type { ValueIn } from './row-types.ts'

export type RelationName<N extends EntityName> = keyof RelationsOf<N> & string

/** To several rows. */
export type ManyName<N extends EntityName> = {
  [R in RelationName<N>]: IsMany<N, R> extends true ? R : never
}[RelationName<N>]

/** To one row, or none. */
export type OneName<N extends EntityName> = Exclude<RelationName<N>, ManyName<N>>

export type IsMany<N extends EntityName, R extends RelationName<N>> = RelationsOf<N>[R] extends {
  readonly kind: 'belongs to' | 'belongs to one of' | 'has one'
}
  ? false
  : true

/** The record that a relation leads to; several where a type tells them apart. */
export type TargetOf<N extends EntityName, R> =
  R extends RelationName<N>
    ? RelationsOf<N>[R] extends { readonly entity: infer T extends EntityName }
      ? T
      : Extract<ValueIn<FieldsOf<N>[`${R}_type` & keyof FieldsOf<N>]>, EntityName>
    : never

/** The record that keeps the links of a relation, where they may be made and cut. */
export type LinkOf<N extends EntityName, R extends RelationName<N>> = RelationsOf<N>[R] extends {
  readonly through: { readonly join: infer J extends EntityName }
  readonly readOnly?: false
}
  ? J
  : never

/** To rows that are linked, and can be linked and unlinked. */
export type LinkedName<N extends EntityName> = {
  [R in RelationName<N>]: [LinkOf<N, R>] extends [never] ? never : R
}[RelationName<N>]

/** To rows that hold the key to this one. */
export type IsOwned<N extends EntityName, R extends RelationName<N>> = RelationsOf<N>[R] extends {
  readonly through: unknown
}
  ? false
  : true

/** The member that a relation, or a figure about one, has in an answer: in snake case. */
export type MemberName<Name extends string> = Name extends Lowercase<Name> ? Name : Snake<Name>

type Snake<
  Name extends string,
  Before extends string = '_',
> = Name extends `${infer Letter}${infer Rest}`
  ? `${SnakeLetter<Letter, Before>}${Snake<Rest, Letter>}`
  : ''
type SnakeLetter<Letter extends string, Before extends string> =
  Letter extends Lowercase<Letter>
    ? Letter
    : Before extends '_' | Uppercase<Before>
      ? Lowercase<Letter>
      : `_${Lowercase<Letter>}`
