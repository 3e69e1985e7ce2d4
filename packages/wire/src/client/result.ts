// How a call ends: done, with what was asked for, or failed, with what stands in the way. A failure
// is a value that a screen shows; only a mistake in the program is thrown.

import type { FieldErrors, RefusalCode } from '../refusal.ts'

/** `Now`: what a conflict shows of the rows as they are. */
export type Result<Data, Now = unknown, Meta = WriteMeta> = Done<Data, Meta> | Failed<Now>

/** A page of rows, with how many there are in all. */
export type PageResult<Row> = Result<readonly Row[], unknown, PageMeta>

export interface Done<Data, Meta = WriteMeta> {
  readonly ok: true
  readonly data: Data
  readonly meta: Meta
}

export interface Failed<Now = unknown> {
  readonly ok: false
  readonly failure: Failure<Now>
}

/** Every kind has a sentence that can be shown. */
export type Failure<Now = unknown> = Refused<Now> | Unreachable | Aborted | Broken

/** The server understood, and said why not. */
export interface Refused<Now = unknown> {
  readonly kind: 'refused'
  readonly code: RefusalCode
  readonly status: number
  readonly message: string
  /** What is wrong, by path: `area`, `resources.3.area`. */
  readonly errors: FieldErrors
  /** Of a conflict: the row, or the rows, as they are now. */
  readonly data: Now | undefined
  /** After how many seconds it may be asked again, where the server says so. */
  readonly retryAfter?: number
}

/** No answer came, or it broke off: nobody knows whether anything was done. */
export interface Unreachable {
  readonly kind: 'unreachable'
  readonly message: string
  readonly cause: unknown
}

/** The caller no longer wants it. */
export interface Aborted {
  readonly kind: 'aborted'
  readonly message: string
}

/** An answer came that says nothing we know: a bug of the server, or a stranger in between. */
export interface Broken {
  readonly kind: 'broken'
  readonly status: number
  readonly message: string
  readonly text: string
  /** After how many seconds it may be asked again, where whoever answered is only busy. */
  readonly retryAfter?: number
}

export interface WriteMeta {
  /** What was accepted and looks odd. */
  readonly warnings: readonly Warning[]
}

interface Warning {
  readonly resource: string
  readonly id: number
  readonly field: string
  readonly code: string
  readonly message: string
}

interface PageMeta extends WriteMeta {
  readonly total: number
  readonly per_page: number
  readonly current_page: number
  readonly last_page: number
  /** Places of the first and the last row of this page, from 1. */
  readonly from: number | null
  readonly to: number | null
}
