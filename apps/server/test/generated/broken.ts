// How a request that is broken may be answered, and by whom it is asked.

import fc from 'fast-check'
import { people } from './asked.ts'

export const anybody = fc.constantFrom(...people)

export const invalid: readonly number[] = [422]
export const notThere: readonly number[] = [404]
export const unreadable: readonly number[] = [400]
/** Any refusal that is clear. */
export const refused: readonly number[] = [400, 403, 404, 405, 409, 413, 415, 422]
/** What may as well be taken for nothing, or for nothing found. */
export const harmless: readonly number[] = [200, 400, 404, 422]

/** As it must be written in an address. */
export function encoded(value: string): string {
  return encodeURIComponent(value)
}
