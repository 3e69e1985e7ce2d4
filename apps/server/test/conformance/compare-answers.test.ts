import { describe, expect, test } from 'vitest'
import { compareAnswers } from './compare-answers.ts'
import type { Case } from './read-cases.ts'

const clock = '2024-06-15T12:00:00.000000Z'

type Wanted = Partial<Pick<Case, 'path' | 'body' | 'expect' | 'status' | 'unsorted'>>

function compared(response: unknown, body: unknown, wanted: Wanted & { got?: number } = {}) {
  const { got, ...others } = wanted
  const usual = { path: '/api/farms', body: null, expect: 'same', status: 200 } as const
  const recorded = { ...usual, ...others, response }
  return compareAnswers(recorded, { status: got ?? recorded.status, body }, clock)
}

describe('what counts as the same', () => {
  test.for([
    ['a number and the text of it', { area: '12.50' }, { area: 12.5 }],
    [
      'a long average and the nearest number',
      { a: '37.4728571428571429' },
      { a: 37.472857142857144 },
    ],
    [
      'one moment in two zones',
      { at: '2024-01-03T09:00:00.000000Z' },
      { at: '2024-01-03T19:00:00+10:00' },
    ],
    ['a day and its midnight', { on: '2022-07-01T00:00:00.000000Z' }, { on: '2022-07-01' }],
    ['a moment of the run and any other', { at: clock }, { at: '2026-01-01T00:00:00.000001Z' }],
    ['members in another order', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }],
  ])('%s', ([, expected, got]) => {
    expect(compared({ data: [expected] }, { data: [got] })).toBeUndefined()
  })

  test('addresses on another host, and whatever the list of page links says', () => {
    const links = { first: '/api/farms?page=1', next: null }
    const meta = { path: '/api/farms', total: 3, links: [{ label: '1' }] }
    expect(
      compared(
        { data: [], links, meta },
        {
          data: [],
          links: { first: 'http://localhost:80/api/farms?page=1', next: null },
          meta: { path: 'https://other.test/api/farms', total: 3 },
        },
      ),
    ).toBeUndefined()
  })

  test('other words for the same figures, and a code', () => {
    const ours = {
      message: 'Name is needed.',
      errors: { name: ['Name is needed.'] },
      code: 'invalid',
    }
    const theirs = {
      message: 'The name field is required.',
      errors: { name: ['Required.', 'Twice.'] },
    }
    expect(compared(theirs, ours, { status: 422 })).toBeUndefined()
  })

  test('rows in any order where the order is open, also those inside rows', () => {
    const expected = {
      data: [
        { id: 1, farms: [{ id: 7 }, { id: 8 }] },
        { id: 2, farms: [] },
      ],
    }
    const got = {
      data: [
        { id: 2, farms: [] },
        { id: 1, farms: [{ id: 8 }, { id: 7 }] },
      ],
    }
    expect(compared(expected, got, { unsorted: true })).toBeUndefined()
    expect(compared(expected, got)).toBe('body.data.0.id: expected 1, got 2')
  })

  test('a row that is there twice, told apart by its link', () => {
    const link = (role: string) => ({ id: 1, pivot: { role } })
    const expected = { data: [link('a'), link('b')] }
    expect(compared(expected, { data: [link('b'), link('a')] }, { unsorted: true })).toBeUndefined()
    expect(compared(expected, { data: [link('b'), link('b')] }, { unsorted: true })).toBe(
      'body.data[id=1].pivot.role: expected "a", got "b"',
    )
  })

  test('what was attached and detached, in any order', () => {
    expect(
      compared({ attached: [1, 2], detached: [] }, { detached: [], attached: [2, 1] }),
    ).toBeUndefined()
  })

  test('figures that were asked for, and lost because rows were sorted along a relation', () => {
    const path = '/api/farms/search?with_count=rainGauges&with_sum=paddocks.area'
    const got = { data: [{ id: 1, rain_gauges_count: 2, paddocks_sum_area: 3 }] }
    const sortedBy = (field: string) => ({ path, body: { sort: [{ field }] } })
    const expected = { data: [{ id: 1 }] }
    expect(compared(expected, got, sortedBy('profile.description'))).toBeUndefined()
    expect(compared(expected, got, sortedBy('name'))).toBe(
      'body.data.0.rain_gauges_count: expected nothing, got 2',
    )
    expect(
      compared(
        { data: [{ id: 1, rain_gauges_count: 3, paddocks_sum_area: 3 }] },
        got,
        sortedBy('a.b'),
      ),
    ).toBe('body.data.0.rain_gauges_count: expected 3, got 2')
  })

  test('any refusal where a refusal is all that is wanted', () => {
    const refused = { expect: 'refuse' } as const
    expect(compared(undefined, { message: 'No.' }, { ...refused, got: 404 })).toBeUndefined()
    expect(compared(undefined, { message: 'No.' }, { ...refused, got: 422 })).toBeUndefined()
  })

  test('any body where the status is all that is wanted', () => {
    expect(compared(undefined, 'x', { expect: 'status' })).toBeUndefined()
  })
})

describe('what differs, and how it is said', () => {
  test.for([
    [{ a: 1 }, { a: 2 }, 'body.data.a: expected 1, got 2'],
    [{ a: '12.5' }, { a: 12.6 }, 'body.data.a: expected "12.5", got 12.6'],
    [{ a: '12.50' }, { a: '12.5' }, 'body.data.a: expected "12.50", got "12.5"'],
    [{ a: 'Ab' }, { a: 'ab' }, 'body.data.a: expected "Ab", got "ab"'],
    [{ a: null }, {}, 'body.data.a: expected null, got nothing'],
    [{}, { a: null }, 'body.data.a: expected nothing, got null'],
    [{ a: null }, { a: 0 }, 'body.data.a: expected null, got 0'],
    [{ a: true }, { a: 1 }, 'body.data.a: expected true, got 1'],
    [{ a: [] }, { a: {} }, 'body.data.a: expected [], got {}'],
    [{ at: clock }, { at: null }, `body.data.at: expected "${clock}", got null`],
    [
      { at: '2024-01-03T09:00:00.000000Z' },
      { at: '2024-01-03T09:00:00.000001Z' },
      'body.data.at: expected "2024-01-03T09:00:00.000000Z", got "2024-01-03T09:00:00.000001Z"',
    ],
    [
      { on: '2022-07-01T00:00:00.000000Z' },
      { on: '2022-06-30' },
      'body.data.on: expected "2022-07-01T00:00:00.000000Z", got "2022-06-30"',
    ],
  ])('%j is not %j', ([expected, got, reason]) => {
    expect(compared({ data: expected }, { data: got })).toBe(reason)
  })

  test('a status, with what the answer says about it', () => {
    expect(compared({ data: 1 }, { message: 'Gone.\nAway.' }, { got: 404 })).toBe(
      'status: expected 200, got 404 (Gone. Away.)',
    )
  })

  test('a bug, or an answer without a word, where a refusal is wanted', () => {
    const refused = { expect: 'refuse' } as const
    expect(compared(undefined, { message: 'Server Error' }, { ...refused, got: 500 })).toBe(
      'status: expected 4xx, got 500 (Server Error)',
    )
    expect(compared(undefined, { data: [] }, { ...refused, got: 200 })).toBe(
      'status: expected 4xx, got 200',
    )
    expect(compared(undefined, { message: '' }, { ...refused, got: 422 })).toBe(
      'body.message: expected "a message", got nothing',
    )
  })

  test('a refusal without a message, or about other figures', () => {
    const theirs = { message: '', errors: { name: ['x'] } }
    const status = { status: 422 }
    expect(compared(theirs, { errors: { name: [] } }, status)).toBe(
      'body.message: expected "a message", got nothing',
    )
    expect(compared(theirs, { message: 'x', errors: { area: ['x'] } }, status)).toBe(
      'body.errors.name: expected true, got nothing',
    )
    expect(compared(theirs, { message: 'x' }, status)).toBe(
      'body.errors: expected {"name":true}, got nothing',
    )
    expect(compared({ message: 'x' }, { message: 'x', errors: {} }, status)).toBe(
      'body.errors: expected nothing, got {}',
    )
  })

  test('how many rows there are, and which', () => {
    const expected = { data: [{ id: 1 }, { id: 2 }] }
    expect(compared(expected, { data: [{ id: 1 }] })).toBe(
      'body.data: expected 2 (ids 1 2), got 1 (ids 1)',
    )
    expect(compared(expected, { data: [{ id: 1 }, { id: 3 }] }, { unsorted: true })).toBe(
      'body.data: expected a row 2, got ids 3',
    )
  })

  test('another page in an address, and another total', () => {
    expect(
      compared({ links: { next: '/a?page=2' } }, { links: { next: 'http://h/a?page=3' } }),
    ).toBe('body.links.next: expected "/a?page=2", got "/a?page=3"')
    expect(compared({ meta: { total: 3 } }, { meta: { total: 4 } })).toBe(
      'body.meta.total: expected 3, got 4',
    )
  })

  test('a column that goes by the name of something of the envelope is compared whole', () => {
    const row = (n: number) => ({ data: { meta: { links: n } } })
    expect(compared(row(1), row(2))).toBe('body.data.meta.links: expected 1, got 2')
  })

  test('words in a list stay in their order, also where rows need not', () => {
    const tags = (...words: string[]) => ({ data: [{ id: 1, tags: words }] })
    expect(compared(tags('a', 'b'), tags('b', 'a'), { unsorted: true })).toBe(
      'body.data[id=1].tags.0: expected "a", got "b"',
    )
  })
})
