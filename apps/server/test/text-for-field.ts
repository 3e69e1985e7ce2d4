// A text that a field takes, by a word: another word is another text, also where it is an address or a number.

import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'

export function textForField(
  word: string,
  entity: Pick<Entity, 'name'>,
  [name, { keys, max = 255 }]: readonly [string, Pick<Field, 'keys' | 'max'>],
): string {
  const about = `${word} ${entity.name}`
  if (keys === 'email') return `${about.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@example.com`
  if (keys === 'tel') return `04${String(hashOf(about)).padStart(8, '0')}`
  return `${about} ${name}`.slice(0, Math.min(max, 120)).trim()
}

/** Of eight digits at most. */
function hashOf(text: string): number {
  let hash = 0
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 99_999_989
  return hash
}
