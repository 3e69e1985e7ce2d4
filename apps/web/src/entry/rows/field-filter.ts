// A filter as someone sets it, and what it means to the server.

import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import type { LooseSearch } from '@furrow/wire/client/sent-wish'
import { canBeEmpty, operatorOf } from './operators.ts'
import type { OperatorName } from './operators.ts'

/** `value`: of `between` a pair, of `one_of` and its like a list. */
export interface FieldFilter {
  readonly field: string
  readonly operator: OperatorName
  readonly value: unknown
}

type SentFilter = NonNullable<LooseSearch['filters']>[number]

/** Nothing where the record has no such field, or it is not asked that way. */
export function sentFilter(filter: FieldFilter, { fields }: Entity): SentFilter | undefined {
  const field = fields[filter.field]
  if (!field || field.secret || !isComplete(filter, field)) return undefined
  const sent = meaning(filter)
  return isDenial(filter) && canBeEmpty(field) ? orEmpty(sent, filter) : sent
}

/** Whether it says all that its operator takes. */
export function isComplete({ operator, value }: FieldFilter, field: Field): boolean {
  const takes = operatorOf(field, operator)?.takes
  if (takes === undefined || takes === 'nothing') return takes === 'nothing'
  if (takes === 'two') return pair(value).some(isSaid)
  if (takes === 'several') return Array.isArray(value) && value.length > 0
  return isSaid(value) && !Array.isArray(value)
}

function meaning({ field, operator, value }: FieldFilter): SentFilter {
  switch (operator) {
    case 'contains':
      return { field, operator: 'ilike', value: `%${literally(value)}%` }
    case 'lacks':
      return { field, operator: 'not ilike', value: `%${literally(value)}%` }
    case 'begins':
      return { field, operator: 'ilike', value: `${literally(value)}%` }
    case 'between':
      return span(field, pair(value))
    case 'empty':
      return { field, operator: '=', value: null }
    case 'filled':
      return { field, operator: '!=', value: null }
    default:
      return { field, operator: wired[operator], value }
  }
}

const wired = {
  is: '=',
  is_not: '!=',
  above: '>',
  least: '>=',
  below: '<',
  most: '<=',
  one_of: 'in',
  none_of: 'not in',
  holds_any: 'any in',
  holds_all: 'all in',
} as const

/** What stands in the text is meant as it is, signs for "anything" included. */
export function literally(value: unknown): string {
  return String(value).replaceAll(/[\\%_]/g, '\\$&')
}

function span(field: string, [low, high]: readonly [unknown, unknown]): SentFilter {
  const bounds: SentFilter[] = [
    ...(isSaid(low) ? [{ field, operator: '>=', value: low } as const] : []),
    ...(isSaid(high) ? [{ field, operator: '<=', value: high } as const] : []),
  ]
  return { and: bounds }
}

/** To a database "is not Heavy" leaves out what has no soil at all; to people it does not. */
function orEmpty(sent: SentFilter, { field }: FieldFilter): SentFilter {
  return { or: [sent, { field, operator: '=', value: null }] }
}

function isDenial({ operator }: FieldFilter): boolean {
  return operator === 'lacks' || operator === 'is_not' || operator === 'none_of'
}

function pair(value: unknown): readonly [unknown, unknown] {
  return Array.isArray(value) ? [value[0], value[1]] : [undefined, undefined]
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
