// Searches with one member of the wrong shape, too many of something, or a value that does not fit.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import fc from 'fast-check'
import type { Broken } from './asked.ts'
import { anybody, harmless, invalid } from './broken.ts'
import { ownFigures, waysFrom } from './sought-figures.ts'
import { findingNothing, fittingNothing } from './values-that-do-not-fit.ts'
import type { World } from './world.ts'

type Part = readonly [why: string, body: object, statuses: readonly number[]]

export function brokenSearches(world: World): fc.Arbitrary<Broken> {
  const entities = [...world.rows.keys()].map(name => entityNamed(world.catalogue, name))
  const parts = entities.map(entity => {
    const wrong = fc.oneof(
      fc.constantFrom(...shapes(entity)),
      fc.constantFrom(...tooMany(entity), ...cycles),
      fc.constantFrom(...unfitting(entity, world)),
    )
    return wrong.map(part => [entity, part] as const)
  })
  return fc
    .tuple(fc.oneof(...parts), anybody)
    .map(([[{ name }, [why, body, statuses]], who]): Broken => ({
      kind: 'broken',
      who,
      why,
      method: 'POST',
      url: `/api/${name}/search`,
      body: { ...standing, ...body },
      statuses,
    }))
}

/** Everything else in such a search is as it should be. */
const standing = {
  scopes: [],
  filters: [{ field: 'id', operator: '>', value: 0 }],
  search: {},
  sort: [],
}

const noLists: readonly unknown[] = [5, 'x', true]
const noFilters: readonly unknown[] = [
  5,
  'x',
  null,
  [],
  {},
  { field: 5, value: 1 },
  { field: {}, value: 1 },
  { field: ['id'], value: 1 },
  { field: null, value: 1 },
  { field: '', value: 1 },
  { field: 'id' },
  { field: 'id', operator: null, value: 1 },
  { field: 'id', operator: 5, value: 1 },
  { field: 'id', operator: ['='], value: 1 },
  { field: 'id', operator: {}, value: 1 },
  { field: 'id', operator: '<>', value: 1 },
  { field: 'id', operator: 'IN', value: [1] },
  { field: 'id', operator: '= 1 or 1', value: 1 },
  { field: 'id', operator: '<', value: null },
  { field: 'id', operator: 'like', value: null },
  { field: 'id', operator: '!=', value: [1] },
  { field: 'id', operator: '=', value: [1] },
  { field: 'id', operator: '>', value: [] },
  { field: 'id', value: { a: 1 } },
  { field: 'id', operator: 'in', value: [{}] },
  { field: 'id', operator: 'in', value: [[1]] },
  { field: 'id', operator: 'in', value: { 0: 1 } },
  { type: 'xor', field: 'id', value: 1 },
  { type: 5, field: 'id', value: 1 },
  { nested: 'x' },
  { nested: 5 },
  { nested: [5] },
  { nested: [{}] },
  { nested: [{ nested: [{ field: 'nope', value: 1 }] }] },
]
const noSorts: readonly unknown[] = [
  5,
  null,
  {},
  [],
  { field: 5 },
  { field: {} },
  { field: 'id', direction: 'DESC' },
  { field: 'id', direction: 5 },
  { field: 'id', direction: null },
]
const noScopes: readonly unknown[] = [
  5,
  null,
  {},
  [],
  { name: 5 },
  { name: [] },
  { name: 'IdIn', parameters: 5 },
  { name: 'IdIn', parameters: 'x' },
]
const noSearches: readonly unknown[] = [
  5,
  'x',
  true,
  { value: 5 },
  { value: true },
  { value: {} },
  { value: ['a'] },
  { value: 'a', case_sensitive: 'perhaps' },
  { value: 'a', case_sensitive: {} },
]
const noIncludes: readonly unknown[] = [
  5,
  null,
  {},
  { relation: 5 },
  { relation: {} },
  { relation: 'nope' },
  { relation: '' },
]
const noAggregates: readonly unknown[] = [
  5,
  {},
  { relation: 5, type: 'count' },
  { type: 'count' },
  { relation: 'farm' },
  { relation: 'farm', type: 'sum' },
  { relation: 'farm', type: 'count', field: 'id' },
  { relation: 'farm', type: {}, field: 'id' },
]

function shapes(entity: Entity): Part[] {
  const part =
    (why: string, statuses = invalid) =>
    (body: object): Part => [why, body, statuses]
  const many = Object.entries(entity.relations).find(([, { kind }]) => kind === 'has many')?.[0]
  return [
    ...['filters', 'sort', 'scopes', 'includes', 'aggregates'].flatMap(member =>
      noLists.map(value => part(`${member} that is no list`)({ [member]: value })),
    ),
    ...noFilters.map(one => part('a filter that is none')({ filters: [one] })),
    ...noSorts.map(one => part('a sort that is none')({ sort: [one] })),
    ...noScopes.map(one => part('a scope that is none')({ scopes: [one] })),
    ...noSearches.map(search => part('a keyword that is none')({ search })),
    ...noIncludes.map(one => part('an include that is none')({ includes: [one] })),
    ...noAggregates.map(one => part('an aggregate that is none')({ aggregates: [one] })),
    part('sort that is nothing')({ sort: null }),
    part('scopes that are nothing')({ scopes: null }),
    part('a scope with nothing, or odd things, in it', harmless)({ scopes: [{ name: 'IdIn' }] }),
    part(
      'a scope with odd parameters',
      harmless,
    )({ scopes: [{ name: 'IdIn', parameters: [['x', {}, null]] }] }),
    part('filters that are nothing, or empty', harmless)({ filters: null }),
    part('an empty group', harmless)({ filters: [{ nested: [] }] }),
    part(
      'a group that is an object',
      harmless,
    )({ filters: [{ nested: { a: { field: 'id', value: 1 } } }] }),
    part('an include with an odd limit', harmless)({ includes: [{ relation: 'farm', limit: -1 }] }),
    ...(many ? [part('sort by several rows')({ sort: [{ field: `${many}.id` }] })] : []),
  ]
}

function tooMany(entity: Entity): Part[] {
  const times = <T>(howMany: number, one: T): T[] => Array.from({ length: howMany }, () => one)
  const filter = { field: 'id', operator: '>', value: 0 }
  const [relation = 'nope'] = Object.keys(entity.relations)
  const deep = (levels: number): object => (levels === 0 ? filter : { nested: [deep(levels - 1)] })
  return [
    ['51 filters', { filters: times(51, filter) }, invalid],
    ['51 filters in groups', { filters: times(3, { nested: times(17, filter) }) }, invalid],
    ['10,000 filters', { filters: times(10_000, filter) }, invalid],
    ['11 sorts', { sort: times(11, { field: 'id' }) }, invalid],
    ['26 includes', { includes: times(26, { relation }) }, invalid],
    ['26 aggregates', { aggregates: times(26, { relation, type: 'count' }) }, invalid],
    ['filters six deep', { filters: [deep(6)] }, invalid],
    ['filters a thousand deep', { filters: [deep(1000)] }, invalid],
    [
      'a list of 200,000',
      { filters: [{ field: 'id', operator: 'in', value: times(200_000, 1) }] },
      harmless,
    ],
  ]
}

const round = 'crop_collections.paddock.'.repeat(3).slice(0, -1)
const cycles: Part[] = [
  ['includes that go round', { includes: [{ relation: round }] }, invalid],
  [
    'includes of itself',
    { includes: [{ relation: 'primary_parent.'.repeat(6).slice(0, -1) }] },
    invalid,
  ],
  ['a field beyond six relations', { filters: [{ field: `${round}.name`, value: 'x' }] }, invalid],
]

function unfitting(entity: Entity, world: World): Part[] {
  const own = ownFigures(entity, world)
  const far = waysFrom(entity, 1, world).flatMap(({ words, end }) =>
    ownFigures(end, world, `${words[0]}.`),
  )
  return [...own, ...far].flatMap(figure => [
    ...fittingNothing(figure).map(([operator, value]): Part => [
      `${figure.path} ${operator} something that does not fit`,
      { filters: [{ field: figure.path, operator, value }] },
      invalid,
    ]),
    ...findingNothing(figure).map(([operator, value]): Part => [
      `${figure.path} ${operator} what nothing is`,
      { filters: [{ field: figure.path, operator, value }] },
      harmless,
    ]),
  ])
}
