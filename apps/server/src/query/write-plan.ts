// What is to be written, once every name, value and key has been looked up.

import type { Entity } from '@furrow/catalogue/entity'

type Row = Readonly<Record<string, unknown>>

export interface NewRows {
  readonly entity: Entity
  readonly verb: 'store' | 'attach'
  /** In the order of the request; the new rows are numbered in the same. */
  readonly rows: readonly Row[]
}

interface ChangedRow {
  readonly id: number
  readonly values: Row
}

export interface ChangedRows {
  readonly entity: Entity
  readonly rows: readonly ChangedRow[]
}

export interface RemovedRows {
  readonly entity: Entity
  readonly ids: readonly number[]
}
