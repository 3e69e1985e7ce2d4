// What a figure is tested for, once the value is known to fit it.

import type { Field } from '@furrow/catalogue/fields'
import { dayOf, momentOf } from '@furrow/wire/moments'
import { readSent } from '@furrow/wire/reading/read-sent'
import type { Operator } from '@furrow/wire/wish'
import type { Figure } from './figure.ts'

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>='

export type Test =
  | { readonly is: 'nothing'; readonly not: boolean }
  | { readonly is: 'compared'; readonly operator: Comparison; readonly value: Value }
  | {
      readonly is: 'within'
      readonly not: boolean
      readonly values: readonly Value[]
      readonly orNothing: boolean
    }
  | {
      readonly is: 'like'
      readonly not: boolean
      readonly anyCase: boolean
      readonly pattern: string
    }
  | { readonly is: 'holding'; readonly all: boolean; readonly items: readonly unknown[] }

type PlainType = 'bigint' | 'numeric' | 'text' | 'boolean' | 'date' | 'timestamptz'

/** A value with the type that PostgreSQL shall take it for. */
export interface Value {
  readonly value: unknown
  /** `day`: a whole day of a moment in UTC; `calendar day`: on the farms’ calendar. */
  readonly type: PlainType | 'day' | 'calendar day'
}

/** The sentence says what is wrong with the value. */
export type Fitting = Test | { readonly wrong: string }

/** `wholeDays`: a moment compared with a day is compared by its day. */
export function testOf(
  { field, inside }: Figure,
  [operator, value]: readonly [Operator, unknown],
  wholeDays: boolean,
): Fitting {
  const isJson = field.kind === 'list' || field.kind === 'object'
  if (value === null) return { is: 'nothing', not: operator === '!=' }
  if (operator === 'all in' || operator === 'any in') {
    if (!isJson) return { wrong: `"${operator}" only works on lists, which this is not.` }
    return { is: 'holding', all: operator === 'all in', items: value as unknown[] }
  }
  if (isJson && inside.length === 0) return { wrong: 'Search a list with "all in" or "any in".' }
  if (operator.endsWith('like')) return likeTest(field, operator, value)
  if (operator === 'in' || operator === 'not in') {
    return withinTest(field, [operator === 'not in', value as unknown[]], wholeDays)
  }
  return comparedTest(field, [operator as Comparison, value], wholeDays)
}

function likeTest({ kind }: Field, operator: Operator, value: unknown): Fitting {
  if (kind === 'date' || kind === 'moment') return { wrong: `"${operator}" does not fit a date.` }
  if (typeof value !== 'string' && typeof value !== 'number') return { wrong: 'Send a text.' }
  const pattern = String(value)
  if (/(^|[^\\])(\\\\)*\\$/.test(pattern))
    return { wrong: 'The text may not end with a single \\.' }
  return {
    is: 'like',
    not: operator.startsWith('not'),
    anyCase: operator.endsWith('ilike'),
    pattern,
  }
}

function withinTest(
  field: Field,
  [not, sent]: readonly [boolean, readonly unknown[]],
  wholeDays: boolean,
): Fitting {
  const orNothing = sent.includes(null)
  const given = sent.filter(one => one !== null)
  const fitted = given.map(one => valueOf(field, one, wholeDays))
  const values = fitted.filter((one): one is Value => !isWrong(one))
  return fitted.find(isWrong) ?? { is: 'within', not, values, orNothing }
}

function comparedTest(
  field: Field,
  [operator, sent]: readonly [Comparison, unknown],
  wholeDays: boolean,
): Fitting {
  const value = valueOf(field, sent, wholeDays)
  return isWrong(value) ? value : { is: 'compared', operator, value }
}

function isWrong(value: Value | { readonly wrong: string }): value is { readonly wrong: string } {
  return 'wrong' in value
}

/** A day, or its midnight. */
function dayIn(sent: unknown): string | undefined {
  return typeof sent === 'string' ? dayOf(sent) : undefined
}

function valueOf(
  field: Field,
  sent: unknown,
  wholeDays: boolean,
): Value | { readonly wrong: string } {
  switch (field.kind) {
    case 'id':
    case 'key':
    case 'typed key':
    case 'count':
    case 'money':
    case 'number':
    case 'fraction':
      return figureIn(sent)
    case 'flag':
      return flagIn(field, sent)
    case 'date': {
      const day = dayIn(sent)
      return day === undefined ? momentIn(sent) : { value: day, type: 'date' }
    }
    case 'moment': {
      const day = wholeDays ? dayIn(sent) : undefined
      return day === undefined
        ? momentIn(sent)
        : { value: day, type: field.wholeDay ? 'calendar day' : 'day' }
    }
    case 'text':
    case 'long text':
    case 'choice':
    case 'type':
      return textIn(sent)
    case 'list':
    case 'object':
      return insideJson(sent)
  }
}

const longestFigure = 300

/** Figures of any size: one that no row could hold is simply found nowhere. */
function figureIn(sent: unknown): Value | { readonly wrong: string } {
  const text = typeof sent === 'number' ? String(sent) : sent
  const isFigure =
    typeof text === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text)
  if (!isFigure || text.length > longestFigure) return { wrong: 'Send a number.' }
  const whole = Number(text)
  return Number.isSafeInteger(whole) && /^[+-]?\d+$/.test(text)
    ? { value: whole, type: 'bigint' }
    : { value: text, type: 'numeric' }
}

function flagIn(field: Field, sent: unknown): Value | { readonly wrong: string } {
  const value = readSent(field, sent)
  return typeof value === 'boolean' ? { value, type: 'boolean' } : { wrong: 'Send true or false.' }
}

function momentIn(sent: unknown): Value | { readonly wrong: string } {
  const value = typeof sent === 'string' ? momentOf(sent) : undefined
  return value === undefined
    ? { wrong: 'Send a date, as 2024-05-31, or a moment, as 2024-05-31T09:00:00Z.' }
    : { value, type: 'timestamptz' }
}

/** Inside JSON a number is a number, and everything else is compared as it is written. */
function insideJson(sent: unknown): Value | { readonly wrong: string } {
  if (typeof sent === 'number') return figureIn(sent)
  return typeof sent === 'boolean' ? { value: String(sent), type: 'text' } : textIn(sent)
}

function textIn(sent: unknown): Value | { readonly wrong: string } {
  return typeof sent === 'string' || typeof sent === 'number'
    ? { value: String(sent), type: 'text' }
    : { wrong: 'Send a text.' }
}
