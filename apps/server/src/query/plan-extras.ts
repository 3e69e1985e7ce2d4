// What is asked for beside a row: the rows that hang together with it, and figures about them.

import { memberName } from '@furrow/wire/member-name'
import { invalid } from '@furrow/wire/refusal'
import type {
  AggregateType,
  AggregateWish,
  Extras,
  FilterWish,
  IncludeWish,
} from '@furrow/wire/wish'
import type { Condition } from './condition.ts'
import { fieldNamed, figureOf, relationNamed } from './figure.ts'
import type { Figure, Standpoint } from './figure.ts'
import { planFilters } from './plan-filters.ts'
import { servedOf } from './served.ts'
import type { Served } from './served.ts'
import { stepsOf } from './step.ts'
import type { Step } from './step.ts'
import { unknownName } from './unknown-name.ts'

export interface IncludePlan {
  readonly member: string
  /** The most rows for each row. */
  readonly limit: number | undefined
  /** One for each entity that the relation may lead to. */
  readonly branches: readonly IncludeBranch[]
}

export interface IncludeBranch {
  readonly step: Step
  readonly served: Served
  readonly where: Condition | undefined
  readonly includes: readonly IncludePlan[]
}

export interface AggregatePlan {
  readonly member: string
  readonly type: AggregateType
  readonly steps: readonly Step[]
  readonly figure: Figure | undefined
  readonly where: Condition | undefined
}

export interface ExtrasPlan {
  readonly includes: readonly IncludePlan[]
  readonly aggregates: readonly AggregatePlan[]
}

export function planExtras({ includes, aggregates }: Extras, from: Standpoint): ExtrasPlan {
  refuseUnknownIncludes(includes, from)
  const planned = planIncludes(
    includes.map(wish => ({ wish, words: wish.relation.split('.') })),
    from,
  )
  const errors: Record<string, string[]> = {}
  const figures = aggregates.flatMap(wish => {
    const plan = planAggregate(wish, from)
    if (!('wrong' in plan)) return [plan]
    errors[wish.at] = [...(errors[wish.at] ?? []), plan.wrong]
    return []
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return { includes: planned, aggregates: figures }
}

function refuseUnknownIncludes(wishes: readonly IncludeWish[], from: Standpoint): void {
  const errors: Record<string, string[]> = {}
  for (const { at, said, relation } of wishes) {
    const stuck = whereStuck(relation.split('.'), from)
    if (stuck) errors[at] = [unknownName(said, stuck.entity, stuck.word)]
    else if (goesRound(relation.split('.'), from, [from.entity.name]))
      errors[at] = [`${relation} leads back to the same kind of record more than once.`]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

function whereStuck(
  [word, ...rest]: readonly string[],
  from: Standpoint,
): { entity: Standpoint['entity']; word: string } | undefined {
  if (word === undefined) return undefined
  const relation = relationNamed(from.entity, word)
  if (!relation) return { entity: from.entity, word }
  const stuck = stepsOf(from.entity, relation, from).map(({ target }) =>
    whereStuck(rest, { ...from, entity: target.entity, link: undefined }),
  )
  // To one of several: it is enough that one of them goes on from there.
  return stuck.every(Boolean) ? stuck[0] : undefined
}

/** Each time round, there may be as many rows more for every row: once is enough. */
function goesRound(
  [word, ...rest]: readonly string[],
  from: Standpoint,
  way: readonly string[],
): boolean {
  const relation = word === undefined ? undefined : relationNamed(from.entity, word)
  if (!relation) return false
  return stepsOf(from.entity, relation, from).some(({ target: { entity } }) => {
    const further = [...way, entity.name]
    const timesBack = further.length - new Set(further).size
    return timesBack > 1 || goesRound(rest, { ...from, entity, link: undefined }, further)
  })
}

interface WayLeft {
  readonly wish: IncludeWish
  /** What is left of the way. */
  readonly words: readonly string[]
}

/** Ways that begin alike are one branch, so that every relation stands once in the answer. */
function planIncludes(ways: readonly WayLeft[], from: Standpoint): IncludePlan[] {
  const byMember = Map.groupBy(ways, ({ words }) => memberName(words[0] ?? ''))
  return [...byMember].flatMap(([member, group]) => {
    const relation = relationNamed(from.entity, group[0]?.words[0] ?? '')
    if (!relation) return []
    const last = group.filter(({ words }) => words.length === 1).map(({ wish }) => wish)
    const branches = stepsOf(from.entity, relation, from).map(step => branchOf(step, group, from))
    return [
      { member, branches, limit: last.map(({ limit }) => limit).find(one => one !== undefined) },
    ]
  })
}

function branchOf(step: Step, group: readonly WayLeft[], from: Standpoint): IncludeBranch {
  const end = { ...from, entity: step.target.entity, link: step.link?.entity }
  const here = group.filter(({ words }) => words.length === 1)
  const filters = here.flatMap(({ wish }) => ownFilters(wish.filters, wish.relation))
  const beyond = group.filter(({ words }) => words.length > 1)
  const below = beyond.map(({ wish, words }) => ({ wish, words: words.slice(1) }))
  return {
    step,
    served: servedOf(end),
    where: planFilters(filters, end),
    includes: planIncludes(below, end),
  }
}

/** Filters on included rows are written with the relation's name before the field. */
function ownFilters(filters: readonly FilterWish[], relation: string): FilterWish[] {
  const prefixes = [`${relation}.`, `${relation.split('.').at(-1)}.`]
  return filters.map(filter => {
    if (filter.kind === 'group') return { ...filter, filters: ownFilters(filter.filters, relation) }
    const prefix = prefixes.find(one => filter.field.startsWith(one)) ?? ''
    return { ...filter, field: filter.field.slice(prefix.length) }
  })
}

const summed: readonly string[] = ['number', 'count', 'money', 'fraction', 'id', 'key', 'typed key']
const unordered: readonly string[] = ['flag', 'list', 'object']

function planAggregate(
  wish: AggregateWish,
  from: Standpoint,
): AggregatePlan | { readonly wrong: string } {
  const { type, relation: name, said } = wish
  const relation = relationNamed(from.entity, name)
  if (!relation) return { wrong: unknownName(said, from.entity, name) }
  const steps = stepsOf(from.entity, relation, from)
  const end = steps[0]?.target.entity
  const member = memberName([name, type, wish.field].filter(Boolean).join('_'))
  const where =
    end &&
    planFilters(ownFilters(wish.filters, name), {
      ...from,
      entity: end,
      link: steps[0]?.link?.entity,
    })
  if (wish.field === undefined) return { member, type, steps, figure: undefined, where }
  const field = steps.length === 1 && end ? fieldNamed(end, wish.field) : undefined
  if (!end || !field) return { wrong: unknownName(said, end ?? from.entity, wish.field) }
  const isFitting =
    type === 'avg' || type === 'sum' ? summed.includes(field.kind) : !unordered.includes(field.kind)
  if (!isFitting) return { wrong: `${said}: there is no ${type} of ${wish.field}.` }
  return { member, type, steps, figure: figureOf(end, wish.field, from), where }
}
