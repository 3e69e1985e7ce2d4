// Searches, lists and looks at one row, all of which must be granted.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import fc from 'fast-check'
import { admin } from '../../src/access/reach/viewer.ts'
import type { Below, Look, Search } from './answer-model.ts'
import { extrasOf } from './arbitrary-extras.ts'
import { filterLists } from './arbitrary-filters.ts'
import type { FilterLists } from './arbitrary-filters.ts'
import { keywordFor, scopesOf, sortOf } from './arbitrary-parts.ts'
import { people } from './asked.ts'
import type { Wished } from './asked.ts'
import type { Extras } from './extras-model.ts'
import { remembered } from './remembered.ts'
import { seenBy } from './seen-rows.ts'
import { waysFrom } from './sought-figures.ts'
import { otherFarm } from './two-farms.ts'
import type { World } from './world.ts'

export function wishes(world: World): fc.Arbitrary<Wished> {
  const lists = filterLists(world)
  const extras = remembered((entity: Entity) => extrasOf(entity, world, lists))
  const making: Making = { world, lists, extras }
  const entities = [...world.rows.keys()]
    .map(name => entityNamed(world.catalogue, name))
    .filter(entity => waysFrom(entity, 1, world).length > 0)
  const wish = fc.oneof(
    { weight: 10, arbitrary: fc.oneof(...entities.map(entity => searchOf(entity, making))) },
    {
      weight: 4,
      arbitrary: fc.oneof(...entities.flatMap(entity => searchesBelow(entity, making))),
    },
    { weight: 2, arbitrary: fc.oneof(...entities.map(entity => lookAt(entity, making))) },
    { weight: 2, arbitrary: fc.oneof(...entities.flatMap(entity => looksBelow(entity, making))) },
  )
  return fc.record({
    kind: fc.constant('wished' as const),
    who: fc.constantFrom(...people),
    wish,
    asList: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
  })
}

interface Making {
  readonly world: World
  readonly lists: FilterLists
  readonly extras: (entity: Entity) => fc.Arbitrary<Extras>
}

const limits = [undefined, 0, 1, 2, 3, 7, 15, 100, 10_000]
const deleted = fc.oneof(
  { weight: 9, arbitrary: fc.constant('without' as const) },
  { weight: 2, arbitrary: fc.constant('with' as const) },
  { weight: 1, arbitrary: fc.constant('only' as const) },
)

interface WhereFrom {
  readonly below?: fc.Arbitrary<Below>
  readonly link?: Entity
  /** Where rows come twice, which of the two comes first is not said, nor where a page ends. */
  readonly twice?: boolean
}

function searchOf(entity: Entity, { world, lists, extras }: Making, from: WhereFrom = {}) {
  const { below = fc.constant(undefined), link, twice = false } = from
  return fc
    .record({
      below,
      limit: twice ? fc.constant(0) : fc.constantFrom(...limits),
      page: fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, fc.constantFrom(2, 3, 1000)),
      deleted,
      scopes: scopesOf(entity),
      filters: lists.on(entity, link),
      keyword: keywordFor(entity, world),
      sort: sortOf(entity, world, link),
      extras: extras(entity),
    })
    .map(({ extras, ...search }): Search => ({
      kind: 'search',
      entity: entity.name,
      ...search,
      ...extras,
    }))
}

function searchesBelow(parent: Entity, making: Making): fc.Arbitrary<Search>[] {
  const near = waysFrom(parent, 1, making.world).filter(
    ({ toMany, end }) => toMany && waysFrom(end, 1, making.world).length > 0,
  )
  return near.map(({ words: [relation = ''], end, twice }) => {
    const below = pairOf(parent, relation, making.world).map(([id]) => ({
      parent: parent.name,
      id,
      relation,
    }))
    const kind = parent.relations[relation]
    const isLinked = kind?.kind === 'belongs to many' && !kind.readOnly
    const link = isLinked ? { link: entityNamed(making.world.catalogue, kind.through.join) } : {}
    return searchOf(end, making, { below, twice, ...link })
  })
}

function lookAt(entity: Entity, { world, extras }: Making): fc.Arbitrary<Look> {
  return fc
    .record({ id: idOf(entity, world), deleted, extras: extras(entity) })
    .map(({ id, deleted, extras }) => ({
      kind: 'look',
      entity: entity.name,
      id,
      deleted,
      ...extras,
    }))
}

/** At one of several rows below, or at the only one. */
function looksBelow(parent: Entity, { world, extras }: Making): fc.Arbitrary<Look>[] {
  const near = waysFrom(parent, 1, world).filter(
    ({ twice, end }) => !twice && waysFrom(end, 1, world).length > 0,
  )
  return near.map(({ words: [relation = ''], end, toMany }) => {
    const parts = { pair: pairOf(parent, relation, world), deleted, extras: extras(end) }
    return fc.record(parts).map(({ pair: [above, id], deleted, extras }) => ({
      kind: 'look',
      entity: end.name,
      below: { parent: parent.name, id: above, relation },
      id: toMany ? id : undefined,
      deleted,
      ...extras,
    }))
  })
}

/** A row and one that it leads to; now and then one that is deleted, not its own, or not there. */
function pairOf(
  parent: Entity,
  relation: string,
  world: World,
): fc.Arbitrary<readonly [number, number]> {
  const seen = seenBy(admin(1), world)
  const rows = world.rows.get(parent.name) ?? []
  const pairs = rows.flatMap(row =>
    seen.related({ entity: parent, row }, relation).map(({ row: { id } }) => [row.id, id] as const),
  )
  const others = idOf(parent, world)
  const any = fc.tuple(others, others)
  return pairs.length === 0
    ? any
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pairs) }, any)
}

function idOf({ name }: Entity, world: World): fc.Arbitrary<number> {
  const there = (world.rows.get(name) ?? []).map(({ id }) => id)
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...there) },
    { weight: 1, arbitrary: fc.constantFrom(0, 999_999, otherFarm) },
  )
}
