import { entityNamed } from '@furrow/catalogue/catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { expect, test } from 'vitest'
import { allColumns, columnOf, defaultColumns, rowsBehind, sortPath } from './record-columns.ts'
import { readTableSearch, tableWish, writtenTableSearch } from './table-search.ts'

const catalogue = furrow()
const paddocks = entityNamed(catalogue, 'paddocks')
const wishOf = (search: Record<string, unknown>, entity = paddocks) =>
  tableWish(readTableSearch(search, entity), entity, catalogue)

test('an address without words is the first page of what is not deleted', () => {
  const search = readTableSearch({}, paddocks)
  expect(writtenTableSearch(search)).toEqual({})
  expect(wishOf({})).toMatchObject({ limit: 50, page: 1, filters: [] })
  expect(wishOf({})).not.toHaveProperty('deleted')
  expect(wishOf({})).not.toHaveProperty('sort')
})

test('what is looked at comes back from the address as it was written', () => {
  const said = {
    q: '12',
    page: 3,
    sort: '-area',
    where: [
      ['soil_type', 'one_of', ['Heavy']],
      ['area', 'between', [null, 40]],
      ['property_id', 'empty'],
    ],
    columns: ['area', 'count:crop_collections'],
    deleted: 'with',
  }
  expect(writtenTableSearch(readTableSearch(said, paddocks))).toEqual(said)
  expect(readTableSearch({ page: '3', q: 12 }, paddocks)).toMatchObject({ page: 3, keyword: '12' })
})

test('what makes no sense in an address is left out', () => {
  const search = readTableSearch(
    {
      page: -2,
      sort: 'nothing',
      where: ['x', ['area', 'contains', 'a'], ['nothing', 'is', 1], ['area', 'is']],
      columns: ['area', 'nothing', 'count:farm', 4],
      deleted: 'perhaps',
    },
    paddocks,
  )
  expect(writtenTableSearch(search)).toEqual({ columns: ['area'] })
  const users = entityNamed(catalogue, 'users')
  const sought = readTableSearch({ sort: 'password', where: [['password', 'is', 'a']] }, users)
  expect(writtenTableSearch(sought)).toEqual({})
})

test('keys of shown columns bring the rows that they point at, and counts are asked for', () => {
  const wish = wishOf({ columns: ['rain_gauge_id', 'area', 'count:crop_collections'] })
  expect(wish.includes).toEqual(['rain_gauge'])
  expect(wish.with_count).toEqual(['crop_collections'])
  const crops = entityNamed(catalogue, 'sowing_collection_events')
  expect(wishOf({ columns: ['crop_collection_id'] }, crops).includes).toEqual([
    'crop_collection',
    'crop_collection.paddock',
    'crop_collection.current_crop',
  ])
})

test('a search looks into the texts that are searched, and at the number where it is one', () => {
  expect(wishOf({ q: 'riv' }).filters).toEqual([
    { or: [{ field: 'name', operator: 'ilike', value: '%riv%' }] },
  ])
  expect(wishOf({ q: '12' }).filters).toEqual([
    {
      or: [
        { field: 'name', operator: 'ilike', value: '%12%' },
        { field: 'id', value: 12 },
      ],
    },
  ])
})

test.each([...catalogue.values()].map(entity => [entity.name, entity] as const))(
  'the table of %s asks for no more than the server gives, and for nothing secret',
  (_name, entity) => {
    const columns = allColumns(entity).map(({ name }) => name)
    const wish = wishOf({ columns, q: 'x' }, entity)
    expect(wish.includes?.length).toBeLessThanOrEqual(25)
    expect(wish.with_count?.length).toBeLessThanOrEqual(25)
    for (const name of Object.keys(entity.fields)) {
      expect(columnOf(entity, name) === undefined).toBe(Boolean(entity.fields[name]?.secret))
    }
    expect(defaultColumns(entity).every(name => columnOf(entity, name) !== undefined)).toBe(true)
    expect(wish.filters?.length).toBe(1)
  },
)

test('a heading sorts by what its column says: rows that it points at by their names', () => {
  const path = (name: string, of = paddocks) => {
    const column = columnOf(of, name)
    return column && sortPath(column, of, catalogue)
  }
  expect(path('area')).toBe('area')
  expect(path('rain_gauge_id')).toBe('rain_gauge.name')
  expect(path('property_id')).toBe('property.name')
  expect(path('crop_collection_id', entityNamed(catalogue, 'sowing_collection_events'))).toBe(
    'crop_collection.paddock.name',
  )
  expect(path('ancestorIds')).toBeUndefined()
  expect(path('count:crop_collections')).toBeUndefined()
  expect(wishOf({ sort: '-rain_gauge.name' }).sort).toEqual(['-rain_gauge.name'])
  expect(wishOf({ sort: 'crop_collections.area' })).not.toHaveProperty('sort')
})

test('rows behind a relation are a filter of their own records', () => {
  const farms = entityNamed(catalogue, 'farms')
  expect(rowsBehind(paddocks.relations['crop_collections'], paddocks, 5)).toEqual({
    resource: 'crop_collections',
    where: [['paddock_id', 'is', 5]],
  })
  expect(rowsBehind(paddocks.relations['boundaries'], paddocks, 5)).toEqual({
    resource: 'geolocations',
    where: [
      ['geolocatable_type', 'one_of', ['paddocks']],
      ['geolocatable_id', 'is', 5],
    ],
  })
  for (const entity of catalogue.values()) {
    for (const relation of Object.values(entity.relations)) {
      const behind = rowsBehind(relation, entity, 5)
      if (!behind) continue
      const target = entityNamed(catalogue, behind.resource)
      const { filters } = readTableSearch({ where: behind.where }, target)
      expect(filters.length, `${entity.name} to ${behind.resource}`).toBe(behind.where.length)
    }
  }
  expect(farms.relations['paddocks']).toBeDefined()
})
