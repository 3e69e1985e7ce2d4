import { describe, expect, test } from 'vitest'
import { isStorable } from './is-storable.ts'

describe('what PostgreSQL can keep', () => {
  test.each([
    null,
    0,
    -1.5,
    true,
    '',
    'Müller’s paddock 🌾',
    'a literal \\u0000',
    [],
    {},
    { type: 'Polygon', coordinates: [[[151.2, -33.8]]] },
  ])('%j', value => {
    expect(isStorable(value)).toBe(true)
  })

  test.each([
    ['a NUL', 'a\0'],
    ['half a character', '\ud83c'],
    ['a NUL in a name', { 'a\0': 1 }],
    ['a NUL inside', { a: [{ b: 'x\0' }] }],
    ['no number', Number.NaN],
    ['no end', { a: [Number.POSITIVE_INFINITY] }],
  ])('not %s', (_what, value) => {
    expect(isStorable(value)).toBe(false)
  })

  test('not what is nested more than fifty deep, however deep that is', () => {
    const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
    expect(isStorable(nested(51))).toBe(true)
    expect(isStorable(nested(52))).toBe(false)
    expect(isStorable(nested(500_000))).toBe(false)
  })
})
