// What each operator says about one figure, by the rules of the wire, in plain JavaScript.

import type { Field } from '@furrow/catalogue/fields'
import type { Operator } from '@furrow/wire/wish'
import { instantOf } from './instants.ts'

export interface Figure {
  readonly kind: Field['kind'] | 'inside JSON'
  readonly value: unknown
  /** Whether a day means the whole day: so for a row's own moments. */
  readonly knowsDays: boolean
}

export function holdsTest(figure: Figure, operator: Operator, sent: unknown): boolean {
  const wanted = trimmed(sent)
  const { value } = figure
  switch (operator) {
    case 'in':
      return isAmong(figure, asList(wanted))
    case 'not in':
      return isNotAmong(figure, asList(wanted))
    case 'all in':
      return Array.isArray(value) && asList(wanted).every(one => value.includes(one))
    case 'any in':
      return Array.isArray(value) && asList(wanted).some(one => value.includes(one))
    case 'like':
    case 'ilike':
      return value !== null && isLike(asText(value), asText(wanted), operator === 'ilike')
    case 'not like':
    case 'not ilike':
      return value !== null && !isLike(asText(value), asText(wanted), operator === 'not ilike')
    default:
      return isCompared(figure, operator, wanted)
  }
}

function isCompared(
  figure: Figure,
  operator: '=' | '!=' | '<' | '<=' | '>' | '>=',
  wanted: unknown,
): boolean {
  if (wanted === null) return operator === '=' ? figure.value === null : figure.value !== null
  if (figure.value === null) return false
  const is = compared(figure, wanted)
  if (is === undefined) return false
  const verdicts = {
    '=': is === 0,
    '!=': is !== 0,
    '<': is < 0,
    '<=': is <= 0,
    '>': is > 0,
    '>=': is >= 0,
  }
  return verdicts[operator]
}

function isAmong(figure: Figure, wanted: readonly unknown[]): boolean {
  return wanted.some(one => isCompared(figure, '=', one))
}

/** An empty list leaves everything; any other takes only rows that have the figure. */
function isNotAmong(figure: Figure, wanted: readonly unknown[]): boolean {
  if (wanted.length === 0) return true
  return figure.value !== null && wanted.every(one => !isCompared(figure, '=', one))
}

/** Below, at or above zero; nothing where the two have nothing to do with each other. */
function compared({ kind, value, knowsDays }: Figure, wanted: unknown): number | undefined {
  switch (kind) {
    case 'text':
    case 'long text':
    case 'choice':
    case 'type':
      return compareBytes(asText(value), asText(wanted))
    case 'flag':
      return Number(value) - Number([true, 1, 'true', '1'].includes(wanted as string))
    case 'date':
      return compareBytes(instantOf(asText(value)), instantOf(asText(wanted)))
    case 'moment':
      return comparedMoment(asText(value), asText(wanted), knowsDays)
    case 'inside JSON':
      return comparedInside(value, wanted)
    case 'list':
    case 'object':
      return undefined
    default:
      return Number(value) - Number(wanted)
  }
}

function comparedMoment(value: string, wanted: string, knowsDays: boolean): number {
  const instant = instantOf(wanted)
  const isDay = knowsDays && instant.endsWith('T00:00:00.000000Z')
  return isDay
    ? compareBytes(value.slice(0, 10), instant.slice(0, 10))
    : compareBytes(value, instant)
}

function comparedInside(value: unknown, wanted: unknown): number | undefined {
  if (typeof wanted === 'number') return typeof value === 'number' ? value - wanted : undefined
  return compareBytes(asText(value), asText(wanted))
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export function compareBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other))
}

function asList(wanted: unknown): readonly unknown[] {
  return Array.isArray(wanted) ? wanted : [wanted]
}

/** White space around a text is not meant, and an empty text is nothing. */
export function trimmed(sent: unknown): unknown {
  if (Array.isArray(sent)) return sent.map(trimmed)
  return typeof sent === 'string' ? sent.trim() || null : sent
}

/** `%` is anything, `_` one character, `\` takes the next one as it stands. */
function isLike(text: string, pattern: string, anyCase: boolean): boolean {
  const fold = (one: string) => (anyCase ? folded(one) : one)
  return likeExpression(fold(pattern)).test(fold(text))
}

export function folded(text: string): string {
  return Array.from(text, one =>
    Array.from(one.toLowerCase()).length === 1 ? one.toLowerCase() : one,
  ).join('')
}

function likeExpression(pattern: string): RegExp {
  const parts = pattern.match(/\\[\s\S]|[\s\S]/gu) ?? []
  const source = parts.map(part => {
    if (part === '%') return '[\\s\\S]*'
    if (part === '_') return '[\\s\\S]'
    return literally(part.length > 1 && part.startsWith('\\') ? part.slice(1) : part)
  })
  return new RegExp(`^${source.join('')}$`, 'u')
}

function literally(one: string): string {
  return one.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
