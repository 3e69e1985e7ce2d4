// Which rows the filters, the keyword and the scopes of a search leave over.

import type { Operator } from '@furrow/wire/wish'
import type { Seen, Standing } from './seen-rows.ts'
import { asText, folded, holdsTest, trimmed } from './value-tests.ts'
import type { Figure } from './value-tests.ts'

/** As it is sent. */
export type Filter = Test | Group

export interface Test {
  readonly type?: 'and' | 'or'
  readonly field: string
  readonly operator?: Operator
  readonly value: unknown
}

export interface Group {
  readonly type?: 'and' | 'or'
  readonly nested: readonly Filter[]
}

export interface Keyword {
  readonly value?: string | null
  readonly case_sensitive?: boolean
}

export interface Scope {
  readonly name: string
  readonly parameters: readonly unknown[]
}

/** "And" binds tighter than "or"; what joins the first one to nothing before it says nothing. */
export function holds(filters: readonly Filter[], at: Standing, seen: Seen): boolean {
  let either = false
  let all = true
  for (const [place, filter] of filters.entries()) {
    if (place > 0 && filter.type === 'or') {
      either ||= all
      all = true
    }
    all &&= 'nested' in filter ? holds(filter.nested, at, seen) : holdsOne(filter, at, seen)
  }
  return either || all
}

/** Of a figure of related rows: whether there is one such row. */
function holdsOne({ field, operator = '=', value }: Test, at: Standing, seen: Seen): boolean {
  const [dotted = '', ...inside] = field.split('->')
  const words = dotted.split('.')
  const name = words.pop() ?? ''
  const knowsDays = words.length === 0 || words[0] === 'pivot'
  const ends = words[0] === 'pivot' && at.link ? [at.link] : alongAll(at, words, seen)
  return ends.some(end =>
    holdsTest(figureOf(end, [name, ...inside], { seen, knowsDays }), operator, value),
  )
}

/** All rows that a chain of relations leads to. */
export function alongAll(at: Standing, words: readonly string[], seen: Seen): readonly Standing[] {
  return words.reduce<readonly Standing[]>(
    (ends, word) => ends.flatMap(end => seen.related(end, word)),
    [at],
  )
}

export function figureOf(
  at: Standing,
  [name = '', ...inside]: readonly string[],
  { seen, knowsDays }: { seen: Seen; knowsDays: boolean },
): Figure {
  const field = at.entity.fields[name]
  if (!field) throw new Error(`${at.entity.name} has no ${name}.`)
  const value = seen.figure(at, name)
  if (inside.length === 0) return { kind: field.kind, value, knowsDays }
  return { kind: 'inside JSON', value: inside.reduce(memberOf, value), knowsDays: false }
}

function memberOf(value: unknown, key: string): unknown {
  const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, key)
  return isObject ? ((value as Record<string, unknown>)[key] ?? null) : null
}

/** An entity that has nothing to be searched leaves everything. */
export function says(keyword: Keyword | undefined, at: Standing, seen: Seen): boolean {
  const text = trimmed(keyword?.value ?? null)
  if (typeof text !== 'string') return true
  const own = Object.entries(at.entity.fields).filter(([, field]) => field.searchable)
  const searched = [...own.map(([name]) => name), ...at.entity.searchBy]
  const fold = (one: string) => (keyword?.case_sensitive === false ? folded(one) : one)
  const isIn = (name: string) => {
    const words = name.split('.')
    const last = words.pop() ?? ''
    return alongAll(at, words, seen).some(end =>
      fold(asText(seen.figure(end, last) ?? '')).includes(fold(text)),
    )
  }
  return searched.length === 0 || searched.some(isIn)
}

/** The field, own or far, that each scope is about. */
export function scopeField(scope: string, entity: Standing['entity']): string | undefined {
  if (scope === 'IdIn') return 'id'
  const [key, itself] = keys[scope] ?? []
  if (key === undefined) return undefined
  if (entity.name === itself) return 'id'
  if (entity.fields[key]) return key
  return entity.name === 'paddock_prior_paddocks' && key === 'period_id'
    ? 'parent_paddock.period_id'
    : undefined
}

const keys: Readonly<Record<string, readonly [string, string]>> = {
  FarmIdIn: ['farm_id', 'farms'],
  PeriodIdIn: ['period_id', 'periods'],
  CropCollectionIdIn: ['crop_collection_id', 'crop_collections'],
}

export function isInScopes(scopes: readonly Scope[], at: Standing, seen: Seen): boolean {
  return scopes.every(({ name, parameters }) => {
    const field = scopeField(name, at.entity)
    if (field === undefined) throw new Error(`${at.entity.name} has no scope ${name}.`)
    return holdsOne({ field, operator: 'in', value: parameters[0] }, at, seen)
  })
}
