// What may be asked for beside the rows: related rows, and figures about them.

import type { Entity } from '@furrow/catalogue/entity'
import fc from 'fast-check'
import type { FilterLists } from './arbitrary-filters.ts'
import { memberOf } from './extras-model.ts'
import type { Aggregate, BodyInclude, Extras } from './extras-model.ts'
import { ownFigures, waysFrom } from './sought-figures.ts'
import type { SoughtFigure, Way } from './sought-figures.ts'
import type { World } from './world.ts'

const deepest = 3

export function extrasOf(entity: Entity, world: World, lists: FilterLists): fc.Arbitrary<Extras> {
  const near = waysFrom(entity, 1, world)
  const include = fc.array(fc.constantFrom(...includable(entity, world)), { maxLength: 3 })
  const inBody = fc.oneof(...near.map(way => bodyInclude(way, lists)))
  const includes = fc.uniqueArray(inBody, { maxLength: 2, selector: ({ relation }) => relation })
  const figure = fc.oneof(...near.map(way => aggregate(way, world, lists)), ...ofOneOf(entity))
  const aggregates = fc.uniqueArray(figure, { maxLength: 3, selector: memberOf })
  return fc
    .tuple(seldom(include), seldom(includes), seldom(aggregates))
    .map(([include, includes, aggregates]) => ({
      include: [...new Set(include)],
      // The same relation is not asked for in two ways.
      includes: includes.filter(
        ({ relation }) => !include.some(way => way.split('.')[0] === relation),
      ),
      aggregates,
    }))
}

function seldom<T>(some: fc.Arbitrary<readonly T[]>): fc.Arbitrary<readonly T[]> {
  const none = fc.constant<readonly T[]>([])
  return fc.oneof({ weight: 3, arbitrary: none }, { weight: 1, arbitrary: some })
}

/** Also those that lead to one of several kinds of row, which end a way. */
function includable(entity: Entity, world: World): readonly string[] {
  const timesBack = ({ over }: Way) => over.length + 1 - new Set([entity.name, ...over]).size
  const ways = waysFrom(entity, deepest, world).filter(way => timesBack(way) <= 1)
  const straight = ways.filter(way => way.words.length < deepest && timesBack(way) === 0)
  const ends = [{ words: [], end: entity }, ...straight]
  const oneOf = ends.flatMap(({ words, end }) =>
    Object.entries(end.relations)
      .filter(([, { kind }]) => kind === 'belongs to one of')
      .map(([word]) => [...words, word].join('.')),
  )
  return [...ways.map(({ words }) => words.join('.')), ...oneOf]
}

/** A limit only where the order of the rows is known. */
function bodyInclude(way: Way, lists: FilterLists): fc.Arbitrary<BodyInclude> {
  const [relation = ''] = way.words
  const limit = way.toMany && !way.twice ? fc.integer({ min: 1, max: 3 }) : fc.constant(undefined)
  const filters = fc.option(lists.about(way.end, relation), { nil: undefined })
  return fc.tuple(filters, fc.option(limit, { nil: undefined })).map(([filters, limit]) => ({
    relation,
    ...(filters ? { filters } : {}),
    ...(limit === undefined ? {} : { limit }),
  }))
}

function aggregate(way: Way, world: World, lists: FilterLists): fc.Arbitrary<Aggregate> {
  const [relation = ''] = way.words
  const figures = ownFigures(way.end, world).flatMap(figure => aggregatesOf(figure, world))
  const types = fc.oneof(
    fc.constantFrom({ type: 'count' as const }, { type: 'exists' as const }),
    fc.constantFrom(...figures),
  )
  const filters = fc.option(lists.about(way.end, relation), { nil: undefined })
  return fc.tuple(types, filters).map(([figure, filters]): Aggregate => ({
    relation,
    ...figure,
    ...(filters ? { filters } : {}),
  }))
}

/** Of a row of one of several kinds: only whether there is one. */
function ofOneOf({ relations }: Entity): fc.Arbitrary<Aggregate>[] {
  return Object.keys(relations)
    .filter(name => relations[name]?.kind === 'belongs to one of')
    .map(relation =>
      fc.constantFrom({ type: 'count' as const, relation }, { type: 'exists' as const, relation }),
    )
}

const counted: readonly string[] = ['number', 'count', 'money', 'fraction']
const timed: readonly string[] = ['date', 'moment', 'id']

function aggregatesOf({ kind, path: field }: SoughtFigure, { comparesBytes }: World) {
  const ends = ['min' as const, 'max' as const].map(type => ({ type, field }))
  if (counted.includes(kind))
    return [...ends, { type: 'avg' as const, field }, { type: 'sum' as const, field }]
  return timed.includes(kind) || (kind === 'text' && comparesBytes) ? ends : []
}
