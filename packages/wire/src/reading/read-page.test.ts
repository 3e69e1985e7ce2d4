import { describe, expect, test } from 'vitest'
import { readListWish } from './read-wish.ts'
import { keysRefused, refusalOf } from '../refusals-for-tests.ts'

const pageOf = (query: Record<string, unknown>) => readListWish(query).page

describe('how many rows', () => {
  test.each([
    [undefined, 15],
    ['', 15],
    ['  ', 15],
    ['1', 1],
    [' 7', 7],
    ['007', 7],
    ['10000', 10_000],
    ['0', 'all'],
    ['00', 'all'],
    [['5', '8'], 8],
    [['x', '8'], 8],
    [[], 15],
  ])('limit=%j asks for %j', (limit, read) => {
    expect(pageOf({ limit }).limit).toBe(read)
  })

  test.each(['-1', '-0', '+5', '5abc', '2.9', '1e1', 'abc', '0x10', '٥', '5\0', ['5', 'x']])(
    'limit=%j is refused',
    limit => {
      expect(keysRefused(() => pageOf({ limit }))).toEqual(['limit'])
    },
  )

  test.each(['10001', '9'.repeat(400)])('limit=%s is too much, which no member says', limit => {
    const message = 'limit may be at most 10,000, or 0 for everything.'
    expect(refusalOf(() => pageOf({ limit }))).toBe(message)
  })
})

describe('which page', () => {
  test.each([
    [undefined, 1],
    ['', 1],
    ['0', 1],
    ['-1', 1],
    ['2.5', 1],
    ['2abc', 1],
    ['99', 99],
    [' 3 ', 3],
    [['2', '4'], 4],
  ])('page=%j is page %j', (page, read) => {
    expect(pageOf({ page, limit: '5' })).toEqual({ limit: 5, page: read })
  })

  test.each(['9007199254740993', '9'.repeat(400)])('page=%s is far beyond the end', page => {
    const read = pageOf({ page, limit: '10000' })
    expect(read.page).toBeGreaterThan(1e11)
    expect(Number.isSafeInteger(read.page * 10_000)).toBe(true)
  })

  test('there is but one page of everything', () => {
    expect(pageOf({ limit: '0', page: '3' })).toEqual({ limit: 'all', page: 1 })
  })
})
