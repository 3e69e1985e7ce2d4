import { describe, expect, test } from 'vitest'
import { pageTail } from './page.ts'
import type { PageOfRows } from './page.ts'

const url = 'http://host/api/paddocks'

describe('the envelope of a page', () => {
  test('is written as the convention has it, member by member', () => {
    const tail = pageTail({ url, page: { limit: 2, page: 2 }, total: 5, count: 2 })
    expect(`{"data":[]${tail}`).toBe(
      JSON.stringify({
        data: [],
        links: {
          first: `${url}?page=1`,
          last: `${url}?page=3`,
          prev: `${url}?page=1`,
          next: `${url}?page=3`,
        },
        meta: {
          current_page: 2,
          from: 3,
          last_page: 3,
          links: [
            { url: `${url}?page=1`, label: '&laquo; Previous', active: false },
            { url: `${url}?page=1`, label: '1', active: false },
            { url: `${url}?page=2`, label: '2', active: true },
            { url: `${url}?page=3`, label: '3', active: false },
            { url: `${url}?page=3`, label: 'Next &raquo;', active: false },
          ],
          path: url,
          per_page: 2,
          to: 4,
          total: 5,
        },
      }),
    )
  })

  test.each([
    // limit, page, total, count: from, to, last page, prev, next
    ['the first of two', [15, 1, 22, 15], [1, 15, 2, null, 2]],
    ['the last, not full', [15, 2, 22, 7], [16, 22, 2, 1, null]],
    ['the last, full', [5, 4, 20, 5], [16, 20, 4, 3, null]],
    ['the only one', [15, 1, 4, 4], [1, 4, 1, null, null]],
    ['an empty one', [15, 1, 0, 0], [null, null, 1, null, null]],
    ['just beyond the end', [5, 6, 22, 0], [null, null, 5, 5, null]],
    ['far beyond the end', [5, 99, 22, 0], [null, null, 5, 98, null]],
  ] as const)('%s', (_what, [limit, page, total, count], [from, to, last, prev, next]) => {
    const { links, meta } = envelopeOf({ url, page: { limit, page }, total, count })
    expect(meta).toMatchObject({ current_page: page, from, to, last_page: last, total })
    expect(meta.per_page).toBe(limit)
    expect(links).toEqual({
      first: `${url}?page=1`,
      last: `${url}?page=${last}`,
      prev: prev && `${url}?page=${prev}`,
      next: next && `${url}?page=${next}`,
    })
  })

  test('without paging there is one page, as long as there are rows', () => {
    const { links, meta } = envelopeOf({
      url,
      page: { limit: 'all', page: 1 },
      total: 230,
      count: 230,
    })
    expect(meta).toMatchObject({ current_page: 1, from: 1, to: 230, last_page: 1, per_page: 230 })
    expect(links).toMatchObject({ prev: null, next: null, last: `${url}?page=1` })
    expect(labelsOf(meta)).toEqual(['1*'])
  })

  test('without paging and without rows it is an empty page', () => {
    const { meta } = envelopeOf({ url, page: { limit: 'all', page: 1 }, total: 0, count: 0 })
    expect(meta).toMatchObject({ from: null, to: null, last_page: 1, per_page: 0, total: 0 })
  })

  test('an address that needs it is escaped', () => {
    const { meta } = envelopeOf({
      url: 'http://h/"\n',
      page: { limit: 1, page: 1 },
      total: 1,
      count: 1,
    })
    expect(meta.path).toBe('http://h/"\n')
  })

  test('warnings come last, and only where there are some', () => {
    const rows = { url, page: { limit: 1, page: 1 }, total: 1, count: 1 }
    const warning = { resource: 'paddocks', id: 1, field: 'area', code: 'W1', message: 'Large.' }
    expect(envelopeOf(rows).meta).not.toHaveProperty('warnings')
    const { meta } = JSON.parse(`{"data":[]${pageTail(rows, [warning])}`)
    expect(Object.keys(meta).at(-1)).toBe('warnings')
    expect(meta.warnings).toEqual([warning])
  })
})

describe('the pages that one can turn to', () => {
  test.each([
    ['all of thirteen', 5, 13, '1 2 3 4 5* 6 7 8 9 10 11 12 13'],
    ['near the start', 1, 14, '1* 2 3 4 5 6 7 8 9 10 ... 13 14'],
    ['still near the start', 7, 30, '1 2 3 4 5 6 7* 8 9 10 ... 29 30'],
    ['in the middle', 8, 30, '1 2 ... 5 6 7 8* 9 10 11 ... 29 30'],
    ['further on in the middle', 11, 22, '1 2 ... 8 9 10 11* 12 13 14 ... 21 22'],
    ['still in the middle', 23, 30, '1 2 ... 20 21 22 23* 24 25 26 ... 29 30'],
    ['near the end', 24, 30, '1 2 ... 21 22 23 24* 25 26 27 28 29 30'],
    ['at the end', 30, 30, '1 2 ... 21 22 23 24 25 26 27 28 29 30*'],
    ['beyond the end of many', 99, 30, '1 2 ... 21 22 23 24 25 26 27 28 29 30'],
    ['beyond the end of few', 99, 3, '1 2 3'],
    [
      'of millions',
      5_000_000,
      9_000_000,
      '1 2 ... 4999997 4999998 4999999 5000000* 5000001 5000002 5000003 ... 8999999 9000000',
    ],
  ])('%s', (_where, page, last, expected) => {
    const { meta } = envelopeOf({ url, page: { limit: 1, page }, total: last, count: 1 })
    expect(labelsOf(meta).join(' ')).toBe(expected)
  })

  test('a gap leads nowhere', () => {
    const { meta } = envelopeOf({ url, page: { limit: 1, page: 1 }, total: 20, count: 1 })
    expect(meta.links.find(({ label }) => label === '...')).toEqual({
      url: null,
      label: '...',
      active: false,
    })
  })
})

interface Envelope {
  readonly links: Readonly<Record<string, string | null>>
  readonly meta: Readonly<Record<string, unknown>> & { readonly links: readonly Link[] }
}

interface Link {
  readonly url: string | null
  readonly label: string
  readonly active: boolean
}

function envelopeOf(rows: PageOfRows): Envelope {
  return JSON.parse(`{"data":[]${pageTail(rows)}`)
}

/** Without the turns to the page before and the page after. */
function labelsOf({ links }: Envelope['meta']): string[] {
  return links.slice(1, -1).map(({ label, active }) => (active ? `${label}*` : label))
}
