// The bounds of a field as a sentence says them: the same where they are typed and where they are
// refused.

import type { Field } from '@furrow/catalogue/fields'
import { amount } from './amount.ts'
import { unreachable } from './reached-by.ts'

/** Why a value is beyond what its field takes; nothing where it is within. */
export function beyondBounds(value: unknown, field: Field, label: string): string | undefined {
  const { min, max } = field
  if (typeof value === 'string') {
    const most = isText(field) ? longest(field) : Infinity
    return value.length > most ? longestWords(field, label) : unreachable(value, field.keys)
  }
  if (typeof value !== 'number') return undefined
  if (isWhole(field) && !Number.isInteger(value)) return wholeWords(label)
  if (min !== undefined && value < min) return leastWords(field, label)
  return max !== undefined && value > max ? mostWords(field, label) : undefined
}

export function wholeWords(label: string): string {
  return `${label} must be a whole number.`
}

export function leastWords({ min = -Infinity, ...field }: Field, label: string): string {
  return min === 0
    ? `${label} can’t be negative.`
    : `${label} must be at least ${amount(min, field)}.`
}

export function mostWords({ max = Infinity, ...field }: Field, label: string): string {
  return `${label} must be at most ${amount(max, field)}.`
}

/** The most characters of a text. */
export function longest({ max = 255 }: Field): number {
  return max
}

export function longestWords(field: Field, label: string): string {
  return `${label} can have at most ${longest(field).toLocaleString('en')} characters.`
}

function isText({ kind }: Field): boolean {
  return kind === 'text' || kind === 'long text'
}

function isWhole({ kind, scale }: Field): boolean {
  return kind === 'count' || (kind === 'number' && scale === 0)
}
