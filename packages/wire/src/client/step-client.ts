// Steps over several records that are carried out together, all or none. Each is one write; a later
// one may name a row that an earlier one makes.

import type { EntityName, FieldsOf } from '@furrow/catalogue/furrow'
import { sentLinks } from './link-calls.ts'
import type { Linked } from './link-calls.ts'
import type { LinkedName, LinkOf } from './relation-types.ts'
import type { ChangedRow, NewRow, Row, WrittenName } from './row-types.ts'

/** As it is sent; what its result holds, the compiler alone remembers. */
export interface Step<Gives = unknown> {
  readonly do: 'store' | 'update' | 'destroy' | 'restore' | keyof Links
  readonly resource: string
  readonly id?: number | Ref
  /** For links: the relation that they are of. */
  readonly relation?: string
  /** The body that the call would have if it stood alone. */
  readonly values?: object
  /** The name by which later steps know the row that is made. */
  readonly ref?: string
  /** `updated_at` as last seen. */
  readonly seen?: string
  readonly gives?: Gives
}

/** What became of a step. */
type StepResult<Gives> = Pick<Step, 'do' | 'resource' | 'ref'> & Gives

/** What becomes of several, in their order. */
export type StepResults<S extends readonly Step[]> = {
  readonly [K in keyof S]: S[K] extends Step<infer Gives> ? StepResult<Gives> : never
}

/** Stands for the number of a row that an earlier step makes. */
export interface Ref {
  readonly $ref: string
}

export function ref(name: string): Ref {
  return { $ref: name }
}

/** `as`: the name by which later steps know the new row. */
export function storeStep<N extends WrittenName>(
  resource: N,
  values: Referring<N, NewRow<N>>,
  { as }: { readonly as?: string } = {},
): Step<RowGiven<N>> {
  return { do: 'store', resource, values, ...(as === undefined ? {} : { ref: as }) }
}

export function updateStep<N extends WrittenName>(
  resource: N,
  id: number | Ref,
  values: Referring<N, ChangedRow<N>>,
  { lastSeen }: { readonly lastSeen?: string } = {},
): Step<RowGiven<N>> {
  const seen = lastSeen === undefined ? {} : { seen: lastSeen }
  return { do: 'update', resource, id, values, ...seen }
}

export function destroyStep<N extends WrittenName>(resource: N, id: number): Step<RowGiven<N>> {
  return { do: 'destroy', resource, id }
}

export function restoreStep<N extends WrittenName>(resource: N, id: number): Step<RowGiven<N>> {
  return { do: 'restore', resource, id }
}

/** `how`: attach, detach, sync or toggle, as the calls of that name do it. */
export function linkStep<N extends EntityName, R extends LinkedName<N>, How extends keyof Links>(
  how: How,
  [resource, id, relation]: readonly [resource: N, id: number | Ref, relation: R],
  rows: Linked<ChangedRow<LinkOf<N, R>>>,
): Step<Links[How]> {
  return { do: how, resource, id, relation, values: sentLinks(rows) }
}

interface RowGiven<N extends EntityName> {
  readonly data: Row<N>
}

interface Links {
  readonly attach: Numbers<'attached'>
  readonly detach: Numbers<'detached'>
  readonly sync: Numbers<'attached' | 'detached' | 'updated'>
  readonly toggle: Numbers<'attached' | 'detached'>
}
type Numbers<Done extends string> = Readonly<Record<Done, readonly number[]>>

/** Where the number of another row stands, a placeholder may stand. */
type Referring<N extends EntityName, Values> = {
  readonly [K in keyof Values]:
    | Values[K]
    | (K extends keyof FieldsOf<N>
        ? FieldsOf<N>[K] extends { readonly kind: 'key' | 'typed key' }
          ? Ref
          : never
        : never)
}
