// The model is believed by the property test, so it is tried here against answers made by hand.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { describe, expect, test } from 'vitest'
import { admin, somebody } from '../../src/access/reach/viewer.ts'
import type { Viewer } from '../../src/access/reach/viewer.ts'
import { expectedOf } from './answer-model.ts'
import type { Search } from './answer-model.ts'
import { holds } from './filter-model.ts'
import type { Filter } from './filter-model.ts'
import { firstDifference } from './first-difference.ts'
import { seenBy } from './seen-rows.ts'
import type { Row, World } from './world.ts'

const gone = '2024-05-01T00:00:00.000000Z'
const paddock = (id: number, more: object): Row => ({
  id,
  farm_id: 1,
  period_id: 1,
  name: `Paddock ${id}`,
  area: null,
  deleted_at: null,
  created_at: '2024-02-02T10:00:00.000000Z',
  ...more,
})
const crop = (id: number, paddock_id: number, more: object = {}): Row => ({
  id,
  farm_id: 1,
  paddock_id,
  current_crop_id: null,
  tags: null,
  notes: null,
  deleted_at: null,
  ...more,
})
const world: World = {
  catalogue: furrow(),
  comparesBytes: true,
  rows: new Map<string, readonly Row[]>([
    [
      'farms',
      [
        { id: 1, farm_name: 'Ours', billing_notes: 'late', deleted_at: null },
        { id: 2, farm_name: 'Theirs', deleted_at: null },
      ],
    ],
    [
      'paddocks',
      [
        paddock(1, { area: 10, name: 'Paddock 10' }),
        paddock(2, { area: 2.5, name: '100%', farm_id: 1 }),
        paddock(3, { name: 'Paddock 2', created_at: '2024-02-03T00:00:00.000000Z' }),
        paddock(4, { area: 10, deleted_at: gone }),
        paddock(5, { area: 3, farm_id: 2 }),
      ],
    ],
    [
      'crop_collections',
      [
        crop(1, 1, { tags: ['a', 'b'], notes: 'wet' }),
        crop(2, 1, { notes: 'dry' }),
        crop(3, 2),
        crop(4, 3, { notes: 'wet', deleted_at: gone }),
        crop(5, 5, { farm_id: 2 }),
      ],
    ],
    [
      'crop_types',
      [
        { id: 1, options: { rate: 2, lang: null }, deleted_at: null },
        { id: 2, options: null, deleted_at: null },
      ],
    ],
  ]),
}
const farmer = somebody(2, { farms: [1] })
const nothingElse = { include: [], includes: [], aggregates: [] }
const search: Search = {
  kind: 'search',
  entity: 'paddocks',
  limit: undefined,
  page: 1,
  deleted: 'without',
  scopes: [],
  filters: [],
  keyword: undefined,
  sort: [],
  ...nothingElse,
}

function idsOf(wish: Partial<Search>, viewer: Viewer = admin(1)) {
  const answer = expectedOf({ ...search, ...wish }, seenBy(viewer, world))
  return answer.status === 404 ? 404 : (answer.data as Row[]).map(({ id }) => id)
}
const leftBy = (...filters: Filter[]) => idsOf({ filters })
const at = (field: string, operator: string, value: unknown) =>
  ({ field, operator, value }) as Filter

describe('filters of the model', () => {
  test.each<[Filter, number[]]>([
    [at('area', '=', 10), [1]],
    [at('area', '=', ' 10.0 '), [1]],
    [at('area', '!=', 10), [2, 5]],
    [at('area', '=', null), [3]],
    [at('area', '!=', null), [1, 2, 5]],
    [at('area', 'in', [null, 3]), [3, 5]],
    [at('area', 'not in', [null, 3]), [1, 2]],
    [at('area', 'not in', [3]), [1, 2]],
    [at('area', 'not in', []), [1, 2, 3, 5]],
    [at('area', 'in', []), []],
    [at('area', 'in', 3), [5]],
    [at('name', 'like', 'paddock%'), []],
    [at('name', 'ilike', 'paddock%'), [1, 3, 5]],
    [at('name', 'like', String.raw`100\%`), [2]],
    [at('name', 'not like', 'Paddock _'), [1, 2]],
    [at('created_at', '=', '2024-02-02'), [1, 2, 5]],
    [at('created_at', '>', '2024-02-02'), [3]],
    [at('created_at', '<=', '2024-02-02 00:00:00'), [1, 2, 5]],
    [at('created_at', '>', '2024-02-02T20:00:00+10:00'), [3]],
    [at('crop_collections.notes', '=', 'wet'), [1]],
    [at('crop_collections.notes', '!=', 'wet'), [1]],
    [at('crop_collections.notes', '=', null), [2, 5]],
    [at('crop_collections.tags', 'all in', ['b', 'a']), [1]],
    [at('crop_collections.tags', 'any in', 'b'), [1]],
    [at('crop_collections.tags', 'all in', ['a', 'c']), []],
    [at('crop_collections.created_at', '=', null), [1, 2, 5]],
  ])('%j', (filter, ids) => {
    expect(leftBy(filter)).toEqual(ids)
  })

  test('each filter on related rows looks for a row of its own', () => {
    expect(
      leftBy(at('crop_collections.notes', '=', 'wet'), at('crop_collections.notes', '=', 'dry')),
    ).toEqual([1])
  })

  test('"and" binds tighter than "or", and a first "or" says nothing', () => {
    const [ten, small, second] = [at('area', '=', 10), at('area', '<', 3), at('id', '=', 2)]
    const or = (filter: Filter): Filter => ({ ...filter, type: 'or' })
    expect(leftBy(or(ten), small)).toEqual([])
    expect(leftBy(ten, or(small), at('id', '>', 2))).toEqual([1])
    expect(leftBy({ nested: [ten, or(small)] }, second)).toEqual([2])
    expect(leftBy(second, { type: 'or', nested: [ten, at('id', '=', 1)] })).toEqual([1, 2])
  })

  test('inside JSON, what is not there is nothing', () => {
    const entity = entityNamed(world.catalogue, 'crop_types')
    const seen = seenBy(admin(1), world)
    const left = (filter: Filter) =>
      seen
        .rows('crop_types')
        .filter(row => holds([filter], { entity, row }, seen))
        .map(({ id }) => id)
    expect(left(at('options->lang', '=', null))).toEqual([1, 2])
    expect(left(at('options->rate', '>', 1))).toEqual([1])
    expect(left(at('options->rate', '!=', 3))).toEqual([1])
    expect(left(at('options->none->deeper', '=', null))).toEqual([1, 2])
  })
})

describe('the rest of the model', () => {
  test('somebody sees the rows of their farms, and no figure that is not theirs', () => {
    expect(idsOf({ deleted: 'with' }, farmer)).toEqual([1, 2, 3, 4])
    const answer = expectedOf({ ...search, entity: 'farms' }, seenBy(farmer, world))
    expect(answer).toMatchObject({ data: [{ id: 1, billing_notes: null }], meta: { total: 1 } })
  })

  test('rows below a row that is not there are not there', () => {
    const below = { parent: 'paddocks', relation: 'crop_collections' }
    expect(idsOf({ entity: 'crop_collections', below: { ...below, id: 1 } })).toEqual([1, 2])
    expect(
      idsOf({ entity: 'crop_collections', below: { ...below, id: 3 }, deleted: 'only' }),
    ).toEqual([4])
    expect(idsOf({ entity: 'crop_collections', below: { ...below, id: 4 } })).toBe(404)
    expect(idsOf({ entity: 'crop_collections', below: { ...below, id: 5 } }, farmer)).toBe(404)
  })

  test('text is in the order in which people count, and nothing comes last', () => {
    expect(idsOf({ sort: [{ field: 'name' }] })).toEqual([2, 3, 5, 1])
    expect(idsOf({ sort: [{ field: 'area', direction: 'desc' }] })).toEqual([3, 1, 5, 2])
    expect(idsOf({ entity: 'crop_collections', sort: [{ field: 'paddock.area' }] })).toEqual([
      3, 5, 1, 2,
    ])
  })

  test('the keyword takes no wildcards', () => {
    expect(idsOf({ keyword: { value: '%' } })).toEqual([2])
    expect(idsOf({ keyword: { value: ' paddock ' } })).toEqual([])
    expect(idsOf({ keyword: { value: 'paddock', case_sensitive: false } })).toEqual([1, 3, 5])
    expect(idsOf({ entity: 'crop_collections', keyword: { value: '10' } })).toEqual([1, 2, 3])
  })

  test('figures about related rows, and those rows', () => {
    const aggregates = [
      { type: 'count', relation: 'crop_collections' },
      { type: 'sum', relation: 'crop_collections', field: 'id' },
      {
        type: 'exists',
        relation: 'crop_collections',
        filters: [at('crop_collections.notes', '=', 'dry')],
      },
    ] as const
    const answer = expectedOf(
      { ...search, include: ['crop_collections.paddock'], aggregates, limit: 1 },
      seenBy(admin(1), world),
    )
    expect(answer).toMatchObject({
      meta: { total: 4, last_page: 4, from: 1, to: 1 },
      data: [
        {
          crop_collections_count: 2,
          crop_collections_sum_id: 3,
          crop_collections_exists: true,
          crop_collections: [
            { id: 1, paddock: { id: 1 } },
            { id: 2, paddock: { id: 1 } },
          ],
        },
      ],
    })
  })

  test('a difference is told where it first is', () => {
    const more = new Set(['worked_out'])
    expect(
      firstDifference([{ id: 1, a: 1 }], [{ id: 1, a: 1.0000000000001, worked_out: 3 }], more),
    ).toBeUndefined()
    expect(firstDifference([{ id: 1 }], [{ id: 2 }], more)).toBe('data should be [1], is [2]')
    expect(firstDifference([{ id: 1, a: null }], [{ id: 1, a: 'x' }], more)).toBe(
      'data.0.a should be null, is "x"',
    )
    expect(firstDifference({ id: 1 }, { id: 1, leaked: 2 }, more)).toBe(
      'data should not have leaked',
    )
  })
})
