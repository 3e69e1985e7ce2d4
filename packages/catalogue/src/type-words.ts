// The words by which a row says what kind of row it belongs to.

import type { Field } from './fields.ts'

/** Each with the name of the entity that it stands for. */
export function wordsOf(type: Field | undefined): readonly (readonly [string, string])[] {
  return (type?.choices ?? []).map(word => [word, type?.entities?.[word] ?? word] as const)
}
