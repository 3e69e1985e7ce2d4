import { describe, expect, test } from 'vitest'
import { readDeleted, readExtras, readForce, readListWish, readSearchWish } from './read-wish.ts'
import { keysRefused, refusalOf } from '../refusals-for-tests.ts'

const nothing = {
  scopes: [],
  filters: [],
  keyword: undefined,
  sort: [],
  extras: { includes: [], aggregates: [] },
  deleted: 'without',
  page: { limit: 15, page: 1 },
}
const keysOf = (body: Record<string, unknown>) => keysRefused(() => readSearchWish({}, body))

describe('a wish for nothing in particular', () => {
  test.each([
    ['no body', undefined],
    ['an empty body', {}],
    ['empty members', { scopes: [], filters: [], search: {}, sort: [] }],
    ['members that nobody knows', { with_count: 'crop_collections', limit: 3, foo: 1 }],
  ])('%s', (_what, body) => {
    expect(readSearchWish({}, body)).toEqual(nothing)
  })

  test('what is no parameter of a list is ignored in the query', () => {
    expect(readListWish({ foo: 'bar', sort: 'name', filters: 'x', force: 'true' })).toEqual(nothing)
  })
})

describe('deleted rows', () => {
  test.each([
    [{}, 'without'],
    [{ with_trashed: 'true' }, 'with'],
    [{ with_trashed: 'YES' }, 'with'],
    [{ with_trashed: ' On ' }, 'with'],
    [{ with_trashed: '1' }, 'with'],
    [{ with_trashed: 'false' }, 'without'],
    [{ with_trashed: '' }, 'without'],
    [{ with_trashed: '2' }, 'without'],
    [{ only_trashed: 'true' }, 'only'],
    [{ only_trashed: 'true', with_trashed: 'true' }, 'with'],
    [{ only_trashed: 'true', with_trashed: '0' }, 'only'],
    [{ with_trashed: ['true', 'false'] }, 'without'],
    [{ with_trashed: { a: '1' } }, 'without'],
  ])('%j: %s', (query, deleted) => {
    expect(readDeleted(query)).toBe(deleted)
    expect(readListWish(query).deleted).toBe(deleted)
  })

  test('are deleted for good only where the query says so in a word', () => {
    expect(readForce({ force: 'true' })).toBe(true)
    expect(readForce({ force: 'false' })).toBe(false)
    expect(readForce({ force: '0' })).toBe(false)
    expect(readForce({})).toBe(false)
  })
})

describe('scopes', () => {
  test('have a name and what they are given', () => {
    const scopes = [{ name: 'IdIn', parameters: [[1, ' 2 ', '']] }, { name: ' Irrigated ' }]
    expect(readSearchWish({}, { scopes }).scopes).toEqual([
      { at: 'scopes.0', name: 'IdIn', parameters: [[1, '2', null]] },
      { at: 'scopes.1', name: 'Irrigated', parameters: [] },
    ])
  })

  test.each([
    ['nothing', null, ['scopes']],
    ['a text', 'IdIn', ['scopes']],
    ['texts', ['IdIn'], ['scopes.0.name']],
    ['one without a name', [{ parameters: [[1]] }], ['scopes.0.name']],
    ['a list as a name', [{ name: ['IdIn'] }], ['scopes.0.name']],
    ['a name without end', [{ name: 'I'.repeat(10_000) }], ['scopes.0.name']],
    ['a text as parameters', [{ name: 'IdIn', parameters: 'x' }], ['scopes.0.parameters']],
    ['an object as parameters', [{ name: 'IdIn', parameters: {} }], ['scopes.0.parameters']],
    ['nothing as parameters', [{ name: 'IdIn', parameters: null }], ['scopes.0.parameters']],
    ['a NUL', [{ name: 'IdIn', parameters: [['\0']] }], ['scopes.0.parameters']],
    [
      '10,001 values',
      [{ name: 'IdIn', parameters: [Array(10_001).fill(1)] }],
      ['scopes.0.parameters'],
    ],
    ['one scope', { name: 'IdIn', parameters: [] }, ['scopes.name.name', 'scopes.parameters.name']],
    ['too many', Array.from({ length: 26 }, () => ({ name: 'IdIn' })), ['scopes']],
  ])('are refused: %s', (_what, scopes, keys) => {
    expect(keysOf({ scopes })).toEqual(keys)
  })
})

describe('the keyword', () => {
  test.each([
    [{ value: 'bravo' }, { value: 'bravo', caseSensitive: true }],
    [{ value: ' 50%_ ' }, { value: '50%_', caseSensitive: true }],
    [
      { value: 'x', case_sensitive: true },
      { value: 'x', caseSensitive: true },
    ],
    [
      { value: 'x', case_sensitive: '1' },
      { value: 'x', caseSensitive: true },
    ],
    [
      { value: 'x', case_sensitive: false },
      { value: 'x', caseSensitive: false },
    ],
    [
      { value: 'x', case_sensitive: 0 },
      { value: 'x', caseSensitive: false },
    ],
    [
      { value: 'x', case_sensitive: '0' },
      { value: 'x', caseSensitive: false },
    ],
    [{ value: '' }, undefined],
    [{ value: null }, undefined],
    [{ case_sensitive: false }, undefined],
    [{}, undefined],
    [[], undefined],
    [null, undefined],
    ['', undefined],
  ])('%j is read as %j', (search, keyword) => {
    expect(readSearchWish({}, { search }).keyword).toEqual(keyword)
  })

  test.each([
    ['Echo', ['search']],
    [5, ['search']],
    [{ value: 5 }, ['search.value']],
    [{ value: true }, ['search.value']],
    [{ value: ['a'] }, ['search.value']],
    [{ value: 'a\0' }, ['search.value']],
    [{ value: 'x', case_sensitive: 'junk' }, ['search.case_sensitive']],
    [{ value: 'x', case_sensitive: null }, ['search.case_sensitive']],
    [{ value: 5, case_sensitive: 'true' }, ['search.case_sensitive', 'search.value']],
  ])('%j is refused', (search, keys) => {
    expect(keysOf({ search })).toEqual(keys)
  })
})

describe('the order', () => {
  test('is by fields, upwards unless said otherwise', () => {
    const sort = [{ field: 'farm.name', direction: 'desc' }, { field: ' id ' }]
    expect(readSearchWish({}, { sort }).sort).toEqual([
      { at: 'sort.0', field: 'farm.name', direction: 'desc' },
      { at: 'sort.1', field: 'id', direction: 'asc' },
    ])
  })

  test.each([
    ['nothing', null, ['sort']],
    ['a text', 'name', ['sort']],
    ['texts', ['name'], ['sort.0.field']],
    ['one without a field', [{ direction: 'asc' }], ['sort.0.field']],
    ['another direction', [{ field: 'name', direction: 'up' }], ['sort.0.direction']],
    ['capitals', [{ field: 'name', direction: 'DESC' }], ['sort.0.direction']],
    ['no direction', [{ field: 'name', direction: null }], ['sort.0.direction']],
    ['other characters', [{ field: 'name desc; --' }], ['sort.0.field']],
    ['one', { field: 'name', direction: 'desc' }, ['sort.field.field', 'sort.direction.field']],
    ['eleven', Array.from({ length: 11 }, () => ({ field: 'name' })), ['sort']],
  ])('is refused: %s', (_what, sort, keys) => {
    expect(keysOf({ sort })).toEqual(keys)
  })
})

describe('what is refused first', () => {
  const everything = {
    query: { include: ',', with_count: 'a.b', limit: 'x' },
    body: { scopes: 'x', filters: 'x', search: 'x', sort: 'x' },
  }
  const order = [
    ['include', 'include'],
    ['with_count', 'with_count'],
    ['scopes', 'scopes'],
    ['filters', 'filters'],
    ['search', 'search'],
    ['sort', 'sort'],
    ['limit', 'limit'],
  ] as const

  test.each(order)('all of %s, and nothing that comes after it', (_name, key) => {
    const mended = order
      .slice(
        0,
        order.findIndex(([name]) => name === key),
      )
      .map(([name]) => name)
    const left = (all: object) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => !mended.some(one => one === name)))
    const read = () => readSearchWish(left(everything.query), left(everything.body))
    expect(keysRefused(read)).toEqual([key])
  })

  test('includes of query and body are one part', () => {
    const read = () => readSearchWish({ include: ',' }, { includes: [{}] })
    expect(keysRefused(read)).toEqual(['include', 'includes.0.relation'])
  })

  test('a part that is nested too deep waits for the parts before it', () => {
    const level = (nested: unknown) => [{ nested }]
    const filters = level(level(level(level(level(level([{ field: 'a', value: 1 }]))))))
    expect(keysOf({ filters, scopes: 'x' })).toEqual(['scopes'])
    expect(refusalOf(() => readSearchWish({ limit: '10001' }, { filters }))).toMatch('nested')
    expect(keysRefused(() => readSearchWish({ limit: '10001' }, { sort: 'x' }))).toEqual(['sort'])
  })
})

describe('names that are looked up', () => {
  const unknown = { 'filters.0.field': ['There is not a field nothing.'] }

  test('are left to others where everything could be read', () => {
    const never = () => {
      throw new Error('This was asked.')
    }
    expect(readSearchWish({}, { filters: [{ field: 'nothing', value: 1 }] }, never)).toBeDefined()
    expect(readListWish({}, never)).toEqual(nothing)
    expect(readExtras({}, never)).toEqual(nothing.extras)
  })

  test('are refused together with what could not be read in the same part', () => {
    const filters = [
      { field: 'nothing', value: 1 },
      { field: 'name', operator: '~', value: 1 },
    ]
    expect(keysRefused(() => readSearchWish({}, { filters }, () => unknown)).sort()).toEqual([
      'filters.0.field',
      'filters.1.operator',
    ])
  })

  test('are looked up for what is wrong otherwise, too', () => {
    const body = {
      filters: [
        { field: 'a', operator: '~' },
        { field: 'b c', value: 1 },
      ],
      sort: [{ field: 'd', direction: 'up' }],
    }
    const asked: unknown[] = []
    const read = () =>
      readSearchWish({}, body, wish => {
        asked.push(...wish.filters, ...wish.sort)
        return {}
      })
    expect(() => read()).toThrow()
    expect(asked).toMatchObject([{ field: 'a', operator: '=', value: null }, { field: 'd' }])
  })

  test('are refused first where their part comes first', () => {
    const sort = [{ field: 'name', direction: 'up' }]
    expect(keysRefused(() => readSearchWish({}, { sort }, () => unknown))).toEqual([
      'filters.0.field',
    ])
    const errors = () => ({ include: ['There is no relation nothing.'] })
    const query = { include: 'nothing', with_count: 'a.b' }
    expect(keysRefused(() => readExtras(query, errors))).toEqual(['include'])
  })

  test('go unmentioned where their part comes later', () => {
    expect(keysRefused(() => readSearchWish({}, { scopes: 'x' }, () => unknown))).toEqual([
      'scopes',
    ])
  })

  test('may be wrong at the same place', () => {
    const filters = [{ field: 'name;drop', value: 1 }]
    expect(refusalOf(() => readSearchWish({}, { filters }, () => unknown))).toEqual({
      'filters.0.field': [
        expect.stringContaining('is not a field'),
        'There is not a field nothing.',
      ],
    })
  })
})

describe('hostile requests', () => {
  const deep = JSON.parse(`${'{"nested":['.repeat(10_000)}1${']}'.repeat(10_000)}`)
  const wide = Array.from({ length: 1_000_000 }, () => 0)

  test.each(['includes', 'aggregates', 'scopes', 'filters', 'search', 'sort'])(
    '%s without end, or of everything, are answered at once',
    member => {
      const begun = performance.now()
      for (const sent of [
        deep,
        [deep],
        wide,
        [wide],
        Object.fromEntries(wide.slice(0, 1000).entries()),
      ]) {
        const read = () => readSearchWish({}, { [member]: sent })
        const isKeyword = member === 'search'
        if (isKeyword) expect(read().keyword).toBeUndefined()
        else expect(refusalOf(read)).toBeDefined()
      }
      expect(performance.now() - begun).toBeLessThan(2000)
    },
  )

  test('every member of every item may be nested without end', () => {
    const item = { field: deep, operator: deep, value: deep, type: deep, name: deep, limit: deep }
    const more = { parameters: [deep], direction: deep, relation: deep, filters: deep }
    const all = [{ ...item, ...more }]
    const members = ['includes', 'aggregates', 'scopes', 'filters', 'sort']
    for (const member of members)
      expect(refusalOf(() => readSearchWish({}, { [member]: all }))).toBeDefined()
  })

  test('names of prototypes are but text', () => {
    const body = JSON.parse('{"filters":{"__proto__":{"field":"a","operator":"~","value":1}}}')
    expect(keysOf(body)).toEqual(['filters.__proto__.operator'])
    const filters = JSON.parse('[{"__proto__":{"field":"a","value":1}}]')
    expect(keysOf({ filters })).toEqual(['filters.0.field', 'filters.0.value'])
  })

  test('the name of a place is not repeated at any length', () => {
    const wrong = { nested: Array.from({ length: 50 }, () => ({ field: ' ' })) }
    const filters = { ['a'.repeat(1_000_000)]: wrong }
    const errors = JSON.stringify(refusalOf(() => readSearchWish({}, { filters })))
    expect(errors.length).toBeLessThan(50_000)
  })

  test('what is repeated in a sentence is cut short', () => {
    const filters = [{ field: 'a', operator: '~'.repeat(1_000_000), value: 1 }]
    expect(JSON.stringify(refusalOf(() => readSearchWish({}, { filters }))).length).toBeLessThan(
      400,
    )
  })
})
