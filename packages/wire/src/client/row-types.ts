// What a row of each record looks like to the compiler: as it is read, as it is made, as it is
// changed. All of it follows from the catalogue, and none of it is there at run time.

import type { EntityName, FieldsOf } from '@furrow/catalogue/furrow'

/** As it is read. What not everybody may see can be missing; what is secret is not there. */
export type Row<N extends EntityName> = {
  readonly [K in keyof FieldsOf<N> as Without<FieldsOf<N>[K], 'secret' | 'needs', K>]: Held<
    FieldsOf<N>[K]
  >
} & {
  readonly [K in keyof FieldsOf<N> as With<FieldsOf<N>[K], 'needs', K>]?: Held<FieldsOf<N>[K]>
}

/**
 * As it is sent to make one: what is required and not preset must be there. The farm and the period
 * can be left out, for they often follow from the row that it belongs to.
 */
export type NewRow<N extends EntityName> = {
  readonly [K in keyof FieldsOf<N> as Needed<FieldsOf<N>[K], K>]: Held<FieldsOf<N>[K]>
} & ChangedRow<N>

/** As it is sent to change one: only what changes. Null empties what may be empty. */
export type ChangedRow<N extends EntityName> = {
  readonly [K in keyof FieldsOf<N> as Without<FieldsOf<N>[K], 'secret' | 'read only', K>]?: Held<
    FieldsOf<N>[K]
  >
}

/** Records that are not only looked at. */
export type WrittenName = {
  [N in EntityName]: 'updated_at' extends keyof FieldsOf<N> ? N : never
}[EntityName]

/** What a field holds. */
export type Held<F> = F extends { readonly required: true } ? ValueIn<F> : ValueIn<F> | null

/** What a field holds where it is not empty. */
export type ValueIn<F> = F extends { readonly value?: infer V } ? Exclude<V, undefined> : never

type Needed<F, K> = K extends 'farm_id' | 'period_id'
  ? never
  : F extends { readonly required: true }
    ? Without<F, 'secret' | 'read only' | 'preset', K>
    : never

/** `K` where the field has none of the marks. */
export type Without<F, Mark extends string, K> = [MarkOf<F, Mark>] extends [never] ? K : never
type With<F, Mark extends string, K> = [MarkOf<F, Mark>] extends [never] ? never : K
type MarkOf<F, Mark extends string> = F extends { readonly mark?: infer M }
  ? Extract<M, Mark>
  : never
