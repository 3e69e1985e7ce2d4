// Lists of filters, up to five levels deep, on figures near and far.

import type { Entity } from '@furrow/catalogue/entity'
import fc from 'fast-check'
import { comparisons } from './arbitrary-comparisons.ts'
import type { Filter, Test } from './filter-model.ts'
import { remembered } from './remembered.ts'
import { ownFigures, waysFrom } from './sought-figures.ts'
import type { SoughtFigure } from './sought-figures.ts'
import type { World } from './world.ts'

export interface FilterLists {
  /** Up to five levels deep; `link` is the entity whose rows link these to the row above them. */
  on(entity: Entity, link?: Entity): fc.Arbitrary<readonly Filter[]>
  /** On rows of `entity` where they are included or counted through `relation`. */
  about(entity: Entity, relation: string): fc.Arbitrary<readonly Filter[]>
}

/** A request may have 50 filters, wherever they stand; these leave room for those elsewhere. */
const most = 15

export function filterLists(world: World): FilterLists {
  const own = remembered((entity: Entity) =>
    fc.oneof(...ownFigures(entity, world).map(figure => testOn(figure, world.comparesBytes))),
  )
  const far = (entity: Entity, steps: number) =>
    waysFrom(entity, 2, world)
      .filter(({ words }) => words.length === steps)
      .map(({ words, end }) => own(end).map(prefixed(words.join('.'))))
  return {
    on(entity, link) {
      const ofLink = link ? [{ weight: 5, arbitrary: own(link).map(prefixed('pivot')) }] : []
      const one = fc.oneof(
        { weight: 6, arbitrary: own(entity) },
        { weight: 3, arbitrary: fc.oneof(...far(entity, 1)) },
        { weight: 2, arbitrary: fc.oneof(...far(entity, 2)) },
        ...ofLink,
      )
      return fc.oneof(...levels(one, 5)).filter(filters => howMany(filters) <= most)
    },
    about: (entity, relation) => fc.oneof(...levels(own(entity).map(prefixed(relation)), 1)),
  }
}

type Filters = fc.Arbitrary<readonly Filter[]>

/** The first one is flat; in each further one a group is filled from the one before. */
function levels(one: fc.Arbitrary<Filter>, deepest: number): readonly Filters[] {
  const all: Filters[] = [fc.array(one, { maxLength: 3 })]
  const beside = fc.array(one, { maxLength: 2 })
  for (let depth = 1; depth <= deepest; depth += 1) {
    const below = all.at(-1) ?? beside
    const group = fc
      .tuple(joined, below.filter(isFilled))
      .map(([type, nested]) => ({ ...type, nested }))
    all.push(
      fc.tuple(beside, group, beside).map(([before, group, after]) => [...before, group, ...after]),
    )
  }
  return all
}

/** Alternatives more often than not, so that something is left to be found. */
const joined = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Pick<Test, 'type'>>({ type: 'or' }) },
  { weight: 2, arbitrary: fc.constantFrom<Pick<Test, 'type'>>({ type: 'and' }, {}) },
)

function testOn(figure: SoughtFigure, comparesBytes: boolean): fc.Arbitrary<Test> {
  return fc
    .tuple(joined, comparisons(figure, comparesBytes))
    .map(([type, comparison]) => ({ ...type, field: figure.path, ...comparison }))
}

function prefixed(before: string) {
  return (test: Test): Filter => ({ ...test, field: `${before}.${test.field}` })
}

function isFilled(filters: readonly Filter[]): boolean {
  return filters.length > 0
}

function howMany(filters: readonly Filter[]): number {
  return filters.reduce((sum, one) => sum + ('nested' in one ? howMany(one.nested) : 1), 0)
}
