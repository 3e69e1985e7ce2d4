// What a person changed: one or several steps that are sent together, all of them or none.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { FieldErrors, RefusalCode } from '@furrow/wire/refusal'

export type Values = Readonly<Record<string, unknown>>

export interface Change {
  /** In the person’s words, for when it waits or is refused: “Name of Wattle Downs”. */
  readonly label: string
  /** Nothing where it is about no farm. */
  readonly farmId: number | null
  readonly steps: readonly ChangeStep[]
  /** Figures of a record that a file said, and no one typed. */
  readonly imported?: boolean
}

/** A row that is made on the device has a number from the outbox until the server gives it another. */
export type ChangeStep = StoreStep | UpdateStep | GoneStep | LinkStep

interface AnyStep {
  /** Of a sheet: the row that it is of. What is right of other rows is saved where it is refused. */
  readonly ofRow?: number
}

interface StoreStep extends AnyStep {
  readonly do: 'store'
  readonly resource: EntityName
  readonly id: number
  readonly values: Values
}

export interface UpdateStep extends AnyStep {
  readonly do: 'update'
  readonly resource: EntityName
  readonly id: number
  /** Only the fields that change; null empties one. */
  readonly values: Values
  /** The same fields as they were, for taking it back. */
  readonly before: Values
  /** `updated_at` as last seen. */
  readonly seen: string | undefined
}

export interface GoneStep extends AnyStep {
  readonly do: 'destroy' | 'restore'
  readonly resource: EntityName
  readonly id: number
}

/** `values`: the body of the call of that name, `{resources: …}`. */
interface LinkStep extends AnyStep {
  readonly do: 'attach' | 'detach' | 'sync' | 'toggle'
  readonly resource: EntityName
  readonly id: number
  readonly relation: string
  readonly values: Values
}

/** A change that the server has not taken yet, as the device keeps it. */
export interface KeptChange extends Change {
  /** The order in which they were made. */
  readonly seq: number
  /** The same however often it is sent. */
  readonly key: string
  readonly at: string
  readonly state: 'waiting' | 'sending' | 'refused'
  readonly refusal?: ChangeRefusal
  /** There as long as nobody knows whether it reached the server. */
  readonly sent?: { readonly at: string }
}

export interface ChangeRefusal {
  readonly code: RefusalCode | 'broken'
  readonly message: string
  /** By path: `steps.0.values.area`. */
  readonly errors: FieldErrors
  /** Of a conflict: the row as it is now. */
  readonly now?: unknown
}

/** What became of a change that was handed over: kept on the device in any case. */
export type Outcome =
  | { readonly kind: 'saved'; readonly rows: readonly Values[] }
  /** No signal: it is sent when there is. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly refusal: ChangeRefusal }
