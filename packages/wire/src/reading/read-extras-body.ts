// What a search asks for beside the rows: `includes` and `aggregates` of its body, with filters on
// the rows that they are about.

import { readFilters } from './read-filters.ts'
import { readList } from './read-list.ts'
import type { Members } from './read-list.ts'
import { readName, whyNoRelation } from './read-name.ts'
import { note } from '../reading.ts'
import type { Reading } from '../reading.ts'
import { isNothing, short } from '../sent-text.ts'
import { aggregateTypes } from '../wish.ts'
import type { AggregateType, AggregateWish, IncludeWish } from '../wish.ts'

const mostOfOne = 10_000

export function bodyIncludes(sent: unknown, reading: Reading): IncludeWish[] {
  const rule = { at: 'includes', of: 'includes', left: reading.left.includes } as const
  return readList(sent, rule, reading, (one, at) => {
    const relation = readRelation(one.relation, `${at}.relation`, reading)
    const limit = readLimit(one.limit, `${at}.limit`, reading)
    const filters = readFilters(one.filters, `${at}.filters`, reading)
    if (relation === undefined) return undefined
    return { at: `${at}.relation`, said: relation, relation, filters, limit }
  })
}

function readRelation(sent: unknown, at: string, reading: Reading): string | undefined {
  const name = readName(sent, at, 'Name the relation.', reading)
  const wrong = name === undefined ? undefined : whyNoRelation(name)
  return wrong === undefined ? name : note(reading, at, wrong)
}

function readLimit(sent: unknown, at: string, reading: Reading): number | undefined {
  if (isNothing(sent)) return undefined
  const limit = typeof sent === 'string' && /^\s*\d{1,9}\s*$/.test(sent) ? Number(sent) : sent
  const isLimit = typeof limit === 'number' && Number.isInteger(limit)
  if (isLimit && limit >= 1 && limit <= mostOfOne) return limit
  return note(reading, at, 'The limit of an include is a whole number from 1 to 10,000.')
}

export function bodyAggregates(sent: unknown, reading: Reading): AggregateWish[] {
  const rule = { at: 'aggregates', of: 'aggregates', left: reading.left.aggregates } as const
  return readList(sent, rule, reading, (one, at) => readAggregate(one, at, reading))
}

function readAggregate(sent: Members, at: string, reading: Reading): AggregateWish | undefined {
  const relation = readRelation(sent.relation, `${at}.relation`, reading)
  const type = readType(sent.type, `${at}.type`, reading)
  const figure = type && readFigure(sent.field, { at: `${at}.field`, type }, reading)
  const filters = readFilters(sent.filters, `${at}.filters`, reading)
  if (relation === undefined || !figure) return undefined
  const said = [relation, figure.field].filter(Boolean).join('.')
  return { at: `${at}.field`, said, relation, filters, ...figure }
}

function readType(sent: unknown, at: string, reading: Reading): AggregateType | undefined {
  const oneOf = `one of: ${aggregateTypes.join(', ')}.`
  const word = readName(sent, at, `An aggregate needs a type, ${oneOf}`, reading)
  const type = aggregateTypes.find(one => one === word)
  if (type !== undefined || word === undefined) return type
  return note(reading, at, `There is no aggregate ${short(word)}; use ${oneOf}`)
}

function readFigure(
  sent: unknown,
  { at, type }: { readonly at: string; readonly type: AggregateType },
  reading: Reading,
): Pick<AggregateWish, 'type' | 'field'> | undefined {
  if (type === 'count' || type === 'exists') {
    if (isNothing(sent)) return { type, field: undefined }
    return note(reading, at, `${type} is about rows and takes no field.`)
  }
  const field = readName(sent, at, `${type} needs a field.`, reading)
  if (field === undefined) return undefined
  return /^\w+$/.test(field) ? { type, field } : note(reading, at, `${short(field)} is no field.`)
}
