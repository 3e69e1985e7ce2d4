// The smaller parts of a search: scopes, the keyword, the order.

import type { Entity } from '@furrow/catalogue/entity'
import fc from 'fast-check'
import { scopeField } from './filter-model.ts'
import type { Keyword, Scope } from './filter-model.ts'
import { soughtTexts } from './odd-texts.ts'
import type { Sort } from './order-model.ts'
import { figuresAlong, ownFigures, waysFrom } from './sought-figures.ts'
import { otherFarm } from './two-farms.ts'
import type { World } from './world.ts'

const scopeNames = ['IdIn', 'FarmIdIn', 'PeriodIdIn', 'CropCollectionIdIn']
const ids = fc.constantFrom(1, 2, 3, 4, '1', otherFarm + 1, otherFarm + 2)

export function scopesOf(entity: Entity): fc.Arbitrary<readonly Scope[]> {
  const known = scopeNames.filter(name => scopeField(name, entity) !== undefined)
  const scope = fc.record({
    name: fc.constantFrom(...known),
    parameters: fc.oneof(
      fc.array(ids, { maxLength: 7 }).map(list => [list]),
      ids.map(one => [one]),
    ),
  })
  const none = fc.constant<readonly Scope[]>([])
  return fc.oneof(
    { weight: 9, arbitrary: none },
    fc.oneof({ weight: 3, arbitrary: scope.map(one => [one]) }, fc.array(scope, { maxLength: 2 })),
  )
}

/** Mostly pieces of what is really there. */
export function keywordFor(entity: Entity, world: World): fc.Arbitrary<Keyword | undefined> {
  const there = ownFigures(entity, world)
    .filter(({ path }) => entity.fields[path]?.searchable)
    .flatMap(({ values }) => values.map(String))
  const value = fc
    .tuple(fc.constantFrom(...there, ...soughtTexts), fc.constantFrom(...pieces))
    .map(([text, piece]) => piece(text))
    .filter(text => text.isWellFormed())
  const some = fc.record({ value, case_sensitive: fc.boolean() }, { requiredKeys: ['value'] })
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: some },
    fc.constantFrom({}, { value: null }, { value: '' }, { case_sensitive: false }),
  )
}

const pieces: readonly ((text: string) => string)[] = [
  text => text,
  text => text.slice(0, 2),
  text => text.slice(-2).toUpperCase(),
  text => ` ${text.charAt(1)} `,
]

const unsorted: readonly string[] = ['list', 'object', 'JSON list', 'JSON number', 'JSON flag']

export function sortOf(entity: Entity, world: World, link?: Entity): fc.Arbitrary<readonly Sort[]> {
  const toOne = waysFrom(entity, 2, world).filter(({ toMany }) => !toMany)
  const figures = [
    ...ownFigures(entity, world),
    ...toOne.flatMap(way => figuresAlong(way, world)),
    ...(link ? ownFigures(link, world, 'pivot.') : []),
  ].filter(({ kind }) => !unsorted.includes(kind))
  const one = fc.record(
    {
      field: fc.constantFrom(...figures.map(({ path }) => path)),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    },
    { requiredKeys: ['field'] },
  )
  return fc.array(one, { maxLength: 4 })
}
