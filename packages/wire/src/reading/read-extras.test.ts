import { describe, expect, test } from 'vitest'
import { readExtras, readSearchWish } from './read-wish.ts'
import { keysRefused, refusalOf } from '../refusals-for-tests.ts'

const extrasIn = (body: Record<string, unknown>) => readSearchWish({}, body).extras
const keysOf = (body: Record<string, unknown>) => keysRefused(() => extrasIn(body))
const names = (count: number) => Array.from({ length: count }, (_, place) => `r${place}`)

describe('includes of the query', () => {
  test('are read in their order, each with the whole list as it was said', () => {
    const said = 'farm,crop_collections.sowing_collection_events'
    const common = { at: 'include', said, filters: [], limit: undefined }
    expect(readExtras({ include: said }).includes).toEqual([
      { ...common, relation: 'farm' },
      { ...common, relation: 'crop_collections.sowing_collection_events' },
    ])
  })

  test.each([
    [' farm ', ['farm']],
    ['rainGauges', ['rainGauges']],
    ['__proto__', ['__proto__']],
    ['a.b.c.d.e', ['a.b.c.d.e']],
    [['farm', 'period'], ['period']],
    [undefined, []],
  ])('include=%j names %j', (include, relations) => {
    const { includes } = readExtras({ include })
    expect(includes.map(({ relation }) => relation)).toEqual(relations)
  })

  test.each([
    '',
    ' ',
    ',',
    'farm,',
    ',farm',
    'farm,,period',
    'farm, period',
    'farm ,period',
    'farm..period',
    '.farm',
    'farm.',
    'farm;period',
    'farm\0',
    'a.b.c.d.e.f',
    'n'.repeat(201),
    null,
    { a: 'farm' },
    ['farm', ''],
  ])('include=%j is refused', include => {
    expect(keysRefused(() => readExtras({ include }))).toEqual(['include'])
  })

  test('another way to write lists is ignored', () => {
    expect(readExtras({ 'include[]': 'farm' }).includes).toEqual([])
  })

  test('may be twenty-five', () => {
    expect(readExtras({ include: names(25).join() }).includes).toHaveLength(25)
    expect(keysRefused(() => readExtras({ include: names(26).join() }))).toEqual(['include'])
  })
})

describe('aggregates of the query', () => {
  test('stand in the order of their kinds, not of the query', () => {
    const { aggregates } = readExtras({
      with_exists: 'profile',
      with_sum: 'paddocks.area,cropSales.netTonnes_2',
      with_avg: 'paddocks.area',
      with_max: 'paddocks.area',
      with_min: 'paddocks.name',
      with_count: 'paddocks,periods',
    })
    expect(aggregates.map(({ type, said, field }) => [type, said, field])).toEqual([
      ['count', 'paddocks,periods', undefined],
      ['count', 'paddocks,periods', undefined],
      ['min', 'paddocks.name', 'name'],
      ['max', 'paddocks.area', 'area'],
      ['avg', 'paddocks.area', 'area'],
      ['sum', 'paddocks.area,cropSales.netTonnes_2', 'area'],
      ['sum', 'paddocks.area,cropSales.netTonnes_2', 'netTonnes_2'],
      ['exists', 'profile', undefined],
    ])
    expect(aggregates[6]).toEqual({
      at: 'with_sum',
      said: 'paddocks.area,cropSales.netTonnes_2',
      type: 'sum',
      relation: 'cropSales',
      field: 'netTonnes_2',
      filters: [],
    })
  })

  test.each([
    ['with_count', 'crop_collections.area'],
    ['with_count', ''],
    ['with_count', 'a,'],
    ['with_count', 'a, b'],
    ['with_exists', 'crop_collections.id'],
    ['with_avg', 'paddocks'],
    ['with_sum', 'paddocks.area.x'],
    ['with_sum', 'paddocks.'],
    ['with_min', '.area'],
    ['with_max', 'paddocks.area,paddocks'],
    ['with_max', 'paddocks->area'],
    ['with_max', `paddocks.${'a'.repeat(200)}`],
  ])('%s=%s is refused', (name, text) => {
    expect(keysRefused(() => readExtras({ [name]: text }))).toEqual([name])
  })

  test('may be twenty-five in all', () => {
    const query = { with_count: names(20).join(), with_exists: names(5).join() }
    expect(readExtras(query).aggregates).toHaveLength(25)
    const more = { ...query, with_exists: names(6).join() }
    expect(keysRefused(() => readExtras(more))).toEqual(['with_exists'])
  })
})

describe('includes of the body', () => {
  test('may have filters and a limit', () => {
    const filters = [{ field: 'tags.name', value: ' wheat ' }]
    expect(extrasIn({ includes: [{ relation: 'tags', filters, limit: 1 }] }).includes).toEqual([
      {
        at: 'includes.0.relation',
        said: 'tags',
        relation: 'tags',
        filters: [
          {
            kind: 'test',
            at: 'includes.0.filters.0',
            joined: 'and',
            field: 'tags.name',
            operator: '=',
            value: 'wheat',
          },
        ],
        limit: 1,
      },
    ])
  })

  test('come behind those of the query', () => {
    const { extras } = readSearchWish({ include: 'farm' }, { includes: [{ relation: 'tags' }] })
    expect(extras.includes.map(({ at }) => at)).toEqual(['include', 'includes.0.relation'])
  })

  test.each([
    ['a text', 'x', ['includes']],
    ['nothing', null, ['includes']],
    ['one without a relation', [{}], ['includes.0.relation']],
    ['a text in a list', ['farm'], ['includes.0.relation']],
    ['a list as a relation', [{ relation: ['farm'] }], ['includes.0.relation']],
    ['a relation with a blank', [{ relation: 'a b' }], ['includes.0.relation']],
    ['too deep', [{ relation: 'a.b.c.d.e.f' }], ['includes.0.relation']],
    ['a limit of none', [{ relation: 'a', limit: 0 }], ['includes.0.limit']],
    ['half a limit', [{ relation: 'a', limit: 1.5 }], ['includes.0.limit']],
    ['a limit too large', [{ relation: 'a', limit: 10_001 }], ['includes.0.limit']],
    [
      'a filter without a value',
      [{ relation: 'a', filters: [{ field: 'a.b' }] }],
      ['includes.0.filters.0.value'],
    ],
    ['no list of filters', [{ relation: 'a', filters: 'x' }], ['includes.0.filters']],
  ])('are refused: %s', (_what, includes, keys) => {
    expect(keysOf({ includes })).toEqual(keys)
  })

  test('a limit may be written as text', () => {
    const { includes } = extrasIn({ includes: [{ relation: 'a', limit: ' 3 ' }] })
    expect(includes).toMatchObject([{ limit: 3 }])
  })

  test('are counted together with those of the query', () => {
    const query = { include: names(20).join() }
    const body = (count: number) => ({ includes: names(count).map(relation => ({ relation })) })
    expect(readSearchWish(query, body(5)).extras.includes).toHaveLength(25)
    expect(keysRefused(() => readSearchWish(query, body(6)))).toEqual(['includes'])
  })

  test('have filters that are nested no deeper than others', () => {
    const nested = (depth: number): object[] =>
      depth === 0 ? [{ field: 'a', value: 1 }] : [{ nested: nested(depth - 1) }]
    const includes = (depth: number) => [{ relation: 'a', filters: nested(depth) }]
    expect(extrasIn({ includes: includes(5) }).includes).toHaveLength(1)
    expect(refusalOf(() => extrasIn({ includes: includes(6) }))).toMatch('nested at most 5 deep')
  })
})

describe('aggregates of the body', () => {
  test('come behind those of the query, in their own order', () => {
    const filters = [{ field: 'comments.stars', operator: '>', value: 3 }]
    const body = {
      aggregates: [
        { relation: 'comments', type: 'exists' },
        { relation: 'comments', type: 'avg', field: 'stars', filters },
      ],
    }
    const { aggregates } = readSearchWish({ with_exists: 'tags' }, body).extras
    expect(aggregates.slice(1)).toMatchObject([
      { at: 'aggregates.0.field', said: 'comments', type: 'exists', field: undefined, filters: [] },
      {
        at: 'aggregates.1.field',
        said: 'comments.stars',
        type: 'avg',
        field: 'stars',
        filters: [{ at: 'aggregates.1.filters.0' }],
      },
    ])
    expect(aggregates[0]).toMatchObject({ at: 'with_exists' })
  })

  test.each([
    ['a text', 'x', ['aggregates']],
    ['nothing', null, ['aggregates']],
    ['one without anything', [{}], ['aggregates.0.relation', 'aggregates.0.type']],
    ['another kind', [{ relation: 'a', type: 'median' }], ['aggregates.0.type']],
    ['a kind in capitals', [{ relation: 'a', type: 'COUNT' }], ['aggregates.0.type']],
    ['no kind', [{ relation: 'a', field: 'b' }], ['aggregates.0.type']],
    ['a count of a field', [{ relation: 'a', type: 'count', field: 'id' }], ['aggregates.0.field']],
    ['exists of a field', [{ relation: 'a', type: 'exists', field: 'id' }], ['aggregates.0.field']],
    ['a sum of nothing', [{ relation: 'a', type: 'sum' }], ['aggregates.0.field']],
    ['a sum further off', [{ relation: 'a', type: 'sum', field: 'b.c' }], ['aggregates.0.field']],
    ['no relation', [{ type: 'count' }], ['aggregates.0.relation']],
    [
      'a bad filter',
      [{ relation: 'a', type: 'count', filters: [{ field: 'b', operator: '~', value: 1 }] }],
      ['aggregates.0.filters.0.operator'],
    ],
  ])('are refused: %s', (_what, aggregates, keys) => {
    expect(keysOf({ aggregates })).toEqual(keys)
  })

  test('a field that is nothing is none', () => {
    const { aggregates } = extrasIn({ aggregates: [{ relation: 'a', type: 'count', field: null }] })
    expect(aggregates).toMatchObject([{ field: undefined, said: 'a' }])
  })

  test('are counted together with those of the query', () => {
    const body = (count: number) => ({
      aggregates: names(count).map(relation => ({ relation, type: 'count' })),
    })
    const query = { with_count: names(20).join() }
    expect(readSearchWish(query, body(5)).extras.aggregates).toHaveLength(25)
    expect(keysRefused(() => readSearchWish(query, body(6)))).toEqual(['aggregates'])
  })
})

test('filters are counted wherever they stand', () => {
  const filters = (count: number) => names(count).map(field => ({ field, value: 1 }))
  const body = (last: number) => ({
    includes: [{ relation: 'a', filters: filters(20) }],
    aggregates: [{ relation: 'a', type: 'count', filters: filters(20) }],
    filters: filters(last),
  })
  expect(readSearchWish({}, body(10)).filters).toHaveLength(10)
  expect(keysRefused(() => readSearchWish({}, body(11)))).toEqual(['filters'])
})
