// What may be said of a call beside what it is about, and how that is sent.

import type { HttpCall } from './exchange.ts'

export interface ReadOptions {
  /** Gives the call up. */
  readonly signal?: AbortSignal
}

export interface WriteOptions extends ReadOptions {
  /** The same key sent again is carried out once, and answered alike. */
  readonly key?: string
}

export interface BatchOptions extends WriteOptions {
  /** Figures of a financial record come from a file: no one typed them. */
  readonly imported?: boolean
}

export interface UpdateOptions extends WriteOptions {
  /** `updated_at` as last seen: a change of the same field since then is a conflict. */
  readonly lastSeen?: string
}

export interface DestroyOptions extends WriteOptions {
  /** For good; administrators only. */
  readonly force?: boolean
}

export interface BatchUpdateOptions extends WriteOptions {
  /** `updated_at` as last seen, by number. */
  readonly seen?: ById<string>
}

/** By the number of a row. */
export type ById<Value> = ReadonlyMap<number, Value> | Readonly<Record<number, Value>>

export function sentById<Value>(values: ById<Value>): Readonly<Record<number, Value>> {
  return values instanceof Map
    ? (Object.fromEntries(values) as Record<number, Value>)
    : (values as Readonly<Record<number, Value>>)
}

export function writing({ key, signal }: WriteOptions): Pick<HttpCall, 'headers' | 'signal'> {
  return { headers: { 'Idempotency-Key': key }, signal }
}

export function updating({
  lastSeen,
  key,
  signal,
}: UpdateOptions): Pick<HttpCall, 'headers' | 'signal'> {
  const seen = lastSeen === undefined ? undefined : `"${lastSeen}"`
  return { headers: { 'Idempotency-Key': key, 'If-Match': seen }, signal }
}

export function destroying(
  options: DestroyOptions,
): Pick<HttpCall, 'query' | 'headers' | 'signal'> {
  const query = new URLSearchParams(options.force ? { force: 'true' } : {})
  return { query, ...writing(options) }
}
