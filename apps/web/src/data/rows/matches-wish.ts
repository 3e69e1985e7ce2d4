// Whether a row is one of those that were wished for, as far as its own fields say. Where they do not
// say it, it is: rather shown once too often than lost from sight.

import { isSameValue } from '../outbox/same-value.ts'
import type { Values } from '../outbox/change.ts'
import type { LooseWish } from './row-wish.ts'

type Filter = NonNullable<LooseWish['filters']>[number]

export function matchesWish(row: Values, wish: LooseWish): boolean {
  const { where = {}, filters = [], keyword } = wish
  return (
    Object.entries(where).every(([field, value]) => isWhere(row, field, value)) &&
    filters.every(filter => passes(row, filter)) &&
    (!keyword || holds(row, keyword))
  )
}

export function passes(row: Values, filter: Filter): boolean {
  if ('and' in filter) return filter.and.every(one => passes(row, one))
  if ('or' in filter) return filter.or.some(one => passes(row, one))
  const { field, operator = '=', value } = filter
  if (!Object.hasOwn(row, field)) return true
  return compares(row[field] ?? null, operator, value)
}

/** Whether the fields of a row alone decide. */
export function isCertain({ filters = [], keyword }: LooseWish): boolean {
  return !keyword && filters.every(isOwn)
}

const decided = ['=', '!=', 'in', 'not in', '<', '<=', '>', '>=']

function isOwn(filter: Filter): boolean {
  if ('and' in filter) return filter.and.every(isOwn)
  if ('or' in filter) return filter.or.every(isOwn)
  return decided.includes(filter.operator ?? '=') && !/[.>]/.test(filter.field)
}

/** The period of a new row often follows on the server from the row above it. */
function isWhere(row: Values, field: string, value: unknown): boolean {
  if (value === undefined || (field === 'period_id' && row[field] === undefined)) return true
  return isOneOf(row[field] ?? null, Array.isArray(value) ? value : [value])
}

function compares(mine: unknown, operator: string, value: unknown): boolean {
  switch (operator) {
    case '=':
      return isOneOf(mine, [value])
    case '!=':
      return mine !== null && !isOneOf(mine, [value])
    case 'in':
      return isOneOf(mine, [value].flat())
    case 'not in':
      return !isOneOf(mine, [value].flat())
    case '<':
    case '<=':
    case '>':
    case '>=':
      return mine !== null && isInOrder(orderOf(mine, value), operator)
    default:
      return true
  }
}

function isOneOf(mine: unknown, values: readonly unknown[]): boolean {
  return values.some(value => isSameValue(mine, value ?? null))
}

function orderOf(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [mine, theirs] = [String(one), String(other)]
  return mine < theirs ? -1 : mine > theirs ? 1 : 0
}

function isInOrder(order: number, operator: '<' | '<=' | '>' | '>='): boolean {
  if (order === 0) return operator === '<=' || operator === '>='
  return order < 0 === operator.startsWith('<')
}

function holds(row: Values, keyword: string): boolean {
  const word = keyword.toLowerCase()
  return Object.values(row).some(
    value => typeof value === 'string' && value.toLowerCase().includes(word),
  )
}
