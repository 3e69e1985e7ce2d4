import { describe, expect, test } from 'vitest'
import { readSearchWish } from './read-wish.ts'
import { keysRefused, refusalOf } from '../refusals-for-tests.ts'
import { operators } from '../wish.ts'

const filtersIn = (filters: unknown) => readSearchWish({}, { filters }).filters
const keysOf = (filters: unknown) => keysRefused(() => filtersIn(filters))
const named = (rest: object) => [{ field: 'name', ...rest }]

describe('a filter', () => {
  test('is a field, an operator and a value, joined by and', () => {
    expect(filtersIn(named({ operator: '>', value: 3 }))).toEqual([
      { kind: 'test', at: 'filters.0', joined: 'and', field: 'name', operator: '>', value: 3 },
    ])
  })

  test('says where it stood and how it is joined', () => {
    const filters = filtersIn([
      { field: 'name', value: 'Echo' },
      { field: 'name', value: 'Hotel', type: 'or' },
    ])
    expect(filters.map(({ at, joined }) => [at, joined])).toEqual([
      ['filters.0', 'and'],
      ['filters.1', 'or'],
    ])
  })

  test.each([
    ['user.roles.name', 'user.roles.name'],
    ['options->lang->short', 'options->lang->short'],
    ['pivot.is_primary', 'pivot.is_primary'],
    [' name ', 'name'],
    [5, '5'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['a.b.c.d.e.f', 'a.b.c.d.e.f'],
  ])('may name the field %j', (field, read) => {
    expect(filtersIn([{ field, value: 1 }])).toMatchObject([{ field: read }])
  })

  test.each([
    ['none', undefined],
    ['nothing', null],
    ['an empty text', ' '],
    ['a list', ['name']],
    ['a flag', true],
    ['other characters', 'name;drop table'],
    ['a blank', 'na me'],
    ['other letters', 'größe'],
    ['a NUL', 'name\0'],
    ['half a character', 'name\ud83c'],
    ['a name without end', 'n'.repeat(201)],
    ['a way through six relations', 'a.b.c.d.e.f.g'],
  ])('is refused where its field is %s', (_what, field) => {
    expect(keysOf([{ field, value: 1 }])).toEqual(['filters.0.field'])
  })

  test('has other members, which are ignored', () => {
    expect(filtersIn(named({ value: 'Echo', foo: 1 }))).toHaveLength(1)
  })

  test.each(['xor', '', null, 1])('is refused where it is joined by %j', type => {
    expect(keysOf(named({ value: 1, type }))).toEqual(['filters.0.type'])
  })
})

describe('operators', () => {
  test.each(operators.filter(one => !one.endsWith('in')))('%s takes one value', operator => {
    expect(filtersIn(named({ operator, value: 'a' }))).toMatchObject([{ operator, value: 'a' }])
    expect(keysOf(named({ operator, value: ['a'] }))).toEqual(['filters.0.value'])
  })

  test.each(['in', 'not in', 'all in', 'any in'])(
    '%s takes a list, or one value as a list',
    operator => {
      expect(filtersIn(named({ operator, value: [1, null] }))).toMatchObject([{ value: [1, null] }])
      expect(filtersIn(named({ operator, value: [] }))).toMatchObject([{ value: [] }])
      expect(filtersIn(named({ operator, value: 0 }))).toMatchObject([{ operator, value: [0] }])
      expect(filtersIn(named({ operator, value: false }))).toMatchObject([{ value: [false] }])
    },
  )

  test('that are left out are =, and "in" for a list', () => {
    expect(filtersIn(named({ value: 1 }))).toMatchObject([{ operator: '=' }])
    expect(filtersIn(named({ value: [1] }))).toMatchObject([{ operator: 'in', value: [1] }])
  })

  test.each(['<>', 'IN', 'LIKE', 'between', '~', '', null, 1, ['='], {}])(
    '%j is none',
    operator => {
      expect(keysOf(named({ operator, value: 1 }))).toEqual(['filters.0.operator'])
    },
  )

  test('that are not there are told together with those that are', () => {
    const errors = refusalOf(() => filtersIn(named({ operator: '<>', value: 1 })))
    expect(errors).toEqual({
      'filters.0.operator': [
        expect.stringMatching(/^There is no operator <>; use one of: <, <=, /),
      ],
    })
  })
})

describe('values', () => {
  test.each([
    [' Trim me ', 'Trim me'],
    ['%50\\%%', '%50\\%%'],
    ['', null],
    ['   ', null],
    [null, null],
    [0, 0],
    [false, false],
    [12.5, 12.5],
  ])('%j is read as %j', (value, read) => {
    expect(filtersIn(named({ value }))).toMatchObject([{ operator: '=', value: read }])
  })

  test('in a list are trimmed one by one', () => {
    expect(filtersIn(named({ value: [' a ', '', null, 1] }))).toMatchObject([
      { value: ['a', null, null, 1] },
    ])
  })

  test.each(operators.filter(one => one !== '=' && one !== '!='))(
    'nothing is not compared by %s',
    operator => {
      expect(keysOf(named({ operator, value: null }))).toEqual(['filters.0.value'])
      expect(keysOf(named({ operator, value: ' ' }))).toEqual(['filters.0.value'])
    },
  )

  test.each(['=', '!='])('nothing is compared by %s', operator => {
    expect(filtersIn(named({ operator, value: null }))).toMatchObject([{ operator, value: null }])
  })

  test.each([
    ['none', {}],
    ['an object', { value: { a: 1 } }],
    ['an object as a list of one', { operator: 'in', value: { a: 1 } }],
    ['a list in a list', { operator: 'in', value: [[1, 2], 3] }],
    ['an object in a list', { operator: 'not in', value: [{}] }],
    ['a NUL', { value: 'a\0' }],
    ['half a character', { operator: 'in', value: ['\udc00'] }],
    ['a figure without end', { value: Number.POSITIVE_INFINITY }],
    ['a list too long', { value: Array.from({ length: 10_001 }, () => 1) }],
    ['what is nested too deep', { operator: 'any in', value: listsIn(10_000) }],
  ])('are refused: %s', (_what, rest) => {
    expect(keysOf(named(rest))).toEqual(['filters.0.value'])
  })

  test('that lists are searched for may be objects, which stay as they are', () => {
    const value = [{ kind: ' seed ' }, ' a ']
    expect(filtersIn(named({ operator: 'any in', value }))).toMatchObject([
      { value: [{ kind: ' seed ' }, 'a'] },
    ])
  })
})

describe('groups', () => {
  test('hold filters, and what stands beside them is ignored', () => {
    const nested = [{ field: 'area', operator: '>', value: 3 }]
    expect(filtersIn([{ type: 'or', nested, field: 'name', operator: '~' }])).toEqual([
      {
        kind: 'group',
        at: 'filters.0',
        joined: 'or',
        filters: [
          {
            kind: 'test',
            at: 'filters.0.nested.0',
            joined: 'and',
            field: 'area',
            operator: '>',
            value: 3,
          },
        ],
      },
    ])
  })

  test.each([
    ['empty', { nested: [] }, ['filters.0.field']],
    ['empty, as an object', { nested: {} }, ['filters.0.field']],
    ['empty, beside a field', { nested: [], field: 'name', value: 1 }, ['filters.0.nested']],
    ['a text', { nested: 'x', field: 'name', value: 1 }, ['filters.0.nested']],
    ['nothing, beside a field', { nested: null, field: 'name', value: 1 }, ['filters.0.nested']],
    ['nothing', { nested: null }, ['filters.0.nested', 'filters.0.field']],
    ['one without a value', { nested: [{ field: 'a' }] }, ['filters.0.nested.0.value']],
    ['one without a field', { nested: [{ value: 1 }] }, ['filters.0.nested.0.field']],
    ['one of texts', { nested: ['a'] }, ['filters.0.nested.0.value', 'filters.0.nested.0.field']],
  ])('are refused: %s', (_what, filter, keys) => {
    expect(keysOf([filter]).sort()).toEqual(keys.sort())
  })

  test('may be nested five deep, and no deeper', () => {
    expect(filtersIn(groupsIn(5))).toHaveLength(1)
    const tooDeep = 'Filters can be nested at most 5 deep.'
    expect(refusalOf(() => filtersIn(groupsIn(6)))).toBe(tooDeep)
    expect(refusalOf(() => filtersIn(groupsIn(10_000)))).toBe(tooDeep)
  })
})

describe('a list of filters', () => {
  const tests = (count: number) => Array.from({ length: count }, () => ({ field: 'a', value: 1 }))
  const groups = (count: number, of: number) =>
    Array.from({ length: count }, () => ({ nested: tests(of) }))

  test.each([undefined, null, '', ' ', []])('%j is none', filters => {
    expect(filtersIn(filters)).toEqual([])
  })

  test.each(['x', 5, true])('cannot be %j', filters => {
    expect(keysOf(filters)).toEqual(['filters'])
  })

  test('may be an object, whose names are the places', () => {
    expect(filtersIn({ a: { field: 'name', value: 1 } })).toMatchObject([{ at: 'filters.a' }])
    expect(keysOf({ field: 'name', value: 'x' }).sort()).toEqual([
      'filters.field.field',
      'filters.field.value',
      'filters.value.field',
      'filters.value.value',
    ])
  })

  test('tells all that is wrong', () => {
    const filters = [{ field: 'a b', value: 1 }, { operator: '~', value: 1 }, 'x', { field: 'a' }]
    expect(keysOf(filters)).toEqual([
      'filters.0.field',
      'filters.1.field',
      'filters.1.operator',
      'filters.2.field',
      'filters.2.value',
      'filters.3.value',
    ])
  })

  test('may hold fifty, groups not counted', () => {
    expect(filtersIn(tests(50))).toHaveLength(50)
    expect(filtersIn(groups(5, 10))).toHaveLength(5)
  })

  test.each([
    ['beside each other', tests(51)],
    ['in one group', groups(1, 51)],
    ['in several groups', groups(3, 17)],
    ['behind a group', [...groups(1, 10), ...tests(41)]],
    ['that are empty groups', Array.from({ length: 51 }, () => ({ nested: [] }))],
    ['and half a million more', tests(500_000)],
    [
      'in every place of every group',
      Array.from({ length: 50 }, () => ({ nested: groups(50, 50) })),
    ],
  ])('may not hold fifty-one: %s', (_where, filters) => {
    expect(keysOf(filters)).toContain('filters')
  })
})

function groupsIn(depth: number): unknown {
  const inner = '{"field":"a","value":1}'
  return JSON.parse(`${'[{"nested":'.repeat(depth)}[${inner}]${'}]'.repeat(depth)}`)
}

function listsIn(depth: number): unknown {
  return JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
}
