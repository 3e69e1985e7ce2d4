// What a test expects to be refused, as the client would read it.

import { Refusal } from './refusal.ts'
import type { FieldErrors } from './refusal.ts'

/** The errors of the refusal, or its message where it names no member. */
export function refusalOf(read: () => unknown): FieldErrors | string {
  const wish = tried(read)
  if (wish instanceof Refusal && wish.code === 'invalid') return wish.errors ?? wish.message
  throw new Error('This was not refused.', { cause: wish })
}

export function keysRefused(read: () => unknown): string[] {
  const errors = refusalOf(read)
  return typeof errors === 'string' ? [] : Object.keys(errors)
}

function tried(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    return error
  }
}
