// What a filter compares a field with, and how: an operator, and a value that it can take.

import type { Members } from './read-list.ts'
import { readValue } from './read-value.ts'
import { note } from '../reading.ts'
import type { Reading } from '../reading.ts'
import { short, unpadded } from '../sent-text.ts'
import { operators } from '../wish.ts'
import type { Operator } from '../wish.ts'

interface Comparison {
  readonly operator: Operator
  readonly value: unknown
}

export function readComparison(
  sent: Members,
  at: string,
  reading: Reading,
): Comparison | undefined {
  const operator = readOperator(sent, `${at}.operator`, reading)
  const value = readCompared(sent.value, `${at}.value`, reading)
  if (operator === undefined || value === undefined) return undefined
  const wrong = whyNotCompared(operator, value)
  if (wrong !== undefined) return note(reading, `${at}.value`, wrong)
  return { operator, value: takesList(operator) && !Array.isArray(value) ? [value] : value }
}

function readOperator(
  { operator, value }: Members,
  at: string,
  reading: Reading,
): Operator | undefined {
  if (operator === undefined) return Array.isArray(value) ? 'in' : '='
  const word = unpadded(operator)
  const known = operators.find(one => one === word)
  if (known !== undefined) return known
  return note(
    reading,
    at,
    `There is no operator ${short(word)}; use one of: ${operators.join(', ')}.`,
  )
}

function readCompared(sent: unknown, at: string, reading: Reading): unknown {
  if (sent !== undefined) return readValue(sent, at, reading)
  return note(reading, at, 'A filter needs a value; use null for “no value”.')
}

function whyNotCompared(operator: Operator, value: unknown): string | undefined {
  if (Array.isArray(value)) return whyNoList(operator, value)
  if (typeof value === 'object' && value !== null)
    return 'A field can’t be compared with an object.'
  const isForNothing = operator === '=' || operator === '!='
  return value === null && !isForNothing ? 'null works only with = and !=.' : undefined
}

function whyNoList(operator: Operator, values: readonly unknown[]): string | undefined {
  if (!takesList(operator)) return `${operator} takes one value; use in or not in for a list.`
  // What "all in" and "any in" look for stands in a list, where anything can stand.
  const looksIntoLists = operator === 'all in' || operator === 'any in'
  const isPlain = values.every(one => typeof one !== 'object' || one === null)
  if (looksIntoLists || isPlain) return undefined
  return 'The list can contain only texts, numbers, true, false and null.'
}

function takesList(operator: Operator): boolean {
  return operator.endsWith('in')
}
