// A row as it must be answered: its figures, figures about what hangs together with it, and those
// rows themselves.

import { memberName } from '@furrow/wire/member-name'
import type { AggregateType } from '@furrow/wire/wish'
import { holds } from './filter-model.ts'
import type { Filter, Group } from './filter-model.ts'
import type { Seen, Standing } from './seen-rows.ts'
import { compareBytes } from './value-tests.ts'

export interface Aggregate {
  readonly type: AggregateType
  readonly relation: string
  readonly field?: string
  /** With the name of the relation before each field. */
  readonly filters?: readonly Filter[]
}

export interface BodyInclude {
  readonly relation: string
  readonly filters?: readonly Filter[]
  readonly limit?: number
}

export interface Extras {
  /** Dotted. */
  readonly include: readonly string[]
  readonly includes: readonly BodyInclude[]
  readonly aggregates: readonly Aggregate[]
}

type Answered = Record<string, unknown>

export function answered(at: Standing, extras: Extras, seen: Seen): Answered {
  return {
    ...figuresOf(at, seen),
    ...Object.fromEntries(extras.aggregates.map(one => [memberOf(one), aggregated(at, one, seen)])),
    ...included(at, extras, seen),
    ...(at.link ? { pivot: pivotOf(at.link, seen) } : {}),
  }
}

function figuresOf(at: Standing, seen: Seen): Answered {
  const shown = Object.entries(at.entity.fields).filter(
    ([, { secret, computed }]) => !secret && !computed,
  )
  return Object.fromEntries(shown.map(([name]) => [name, seen.figure(at, name)]))
}

/** What is told of a link; that it has a number of its own is not promised. */
function pivotOf(link: Standing, seen: Seen): Answered {
  const { id: _id, deleted_at: _gone, ...told } = figuresOf(link, seen)
  return told
}

export function memberOf({ relation, type, field }: Aggregate): string {
  return memberName([relation, type, ...(field === undefined ? [] : [field])].join('_'))
}

function aggregated(at: Standing, { type, relation, field, filters = [] }: Aggregate, seen: Seen) {
  const own = withoutPrefix(filters, relation)
  const found = seen.related(at, relation).filter(one => holds(own, one, seen))
  if (type === 'count') return found.length
  if (type === 'exists') return found.length > 0
  const values = found.map(one => seen.figure(one, field ?? '')).filter(one => one !== null)
  if (values.length === 0) return null
  if (type === 'min' || type === 'max') {
    const [least] = values.toSorted(type === 'min' ? byValue : (one, other) => byValue(other, one))
    return least
  }
  const sum = values.reduce<number>((sum, one) => sum + Number(one), 0)
  return type === 'sum' ? sum : sum / values.length
}

function byValue(one: unknown, other: unknown): number {
  return typeof one === 'number' ? one - Number(other) : compareBytes(String(one), String(other))
}

function included(at: Standing, { include, includes }: Extras, seen: Seen): Answered {
  const ways = Map.groupBy(
    include.map(way => way.split('.')),
    ([word]) => word ?? '',
  )
  const plain = [...ways].map(([relation, ways]) => ({
    relation,
    below: ways.map(([, ...rest]) => rest.join('.')).filter(Boolean),
  }))
  const members = [...plain, ...includes].map(one => {
    return [memberName(one.relation), relatedRows(at, one, seen)] as const
  })
  return Object.fromEntries(members)
}

interface Include extends BodyInclude {
  readonly below?: readonly string[]
}

function relatedRows(
  at: Standing,
  { relation, filters = [], limit, below = [] }: Include,
  seen: Seen,
) {
  const own = withoutPrefix(filters, relation)
  const found = seen.related(at, relation).filter(one => holds(own, one, seen))
  const extras = { include: below, includes: [], aggregates: [] }
  const rows = found.slice(0, limit).map(one => answered(one, extras, seen))
  return isToMany(at, relation) ? rows : (rows[0] ?? null)
}

export function isToMany({ entity }: Pick<Standing, 'entity'>, relation: string): boolean {
  const kind = entity.relations[relation]?.kind
  return kind === 'has many' || kind === 'belongs to many'
}

export function withoutPrefix(filters: readonly Filter[], relation: string): readonly Filter[] {
  return filters.map((filter): Filter => {
    if (isGroup(filter)) return { ...filter, nested: withoutPrefix(filter.nested, relation) }
    return { ...filter, field: filter.field.slice(relation.length + 1) }
  })
}

function isGroup(filter: Filter): filter is Group {
  return 'nested' in filter
}
