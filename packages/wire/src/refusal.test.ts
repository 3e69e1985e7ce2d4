import { describe, expect, test } from 'vitest'
import { bodyOf, invalid, notFound, Refusal } from './refusal.ts'

describe('figures that are refused', () => {
  test('one message stands alone', () => {
    expect(invalid({ area: ['Area must be a number.'] }).message).toBe('Area must be a number.')
  })

  test('the first message speaks for two', () => {
    const { message } = invalid({ area: ['Too big.'], name: ['Too long.'] })
    expect(message).toBe('Too big. (and 1 more error)')
  })

  test('all messages are counted, whichever figure they are about', () => {
    const { message } = invalid({ area: ['Too big.', 'Too odd.'], name: ['Too long.', 'Taken.'] })
    expect(message).toBe('Too big. (and 3 more errors)')
  })

  test('a figure without any message does not push itself to the front', () => {
    expect(invalid({ area: [], name: ['Taken.'] }).message).toBe('Taken.')
  })

  test('no more than a thousand figures are told, and that there are more', () => {
    const figures = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`resources.${at}.area`, ['No.']]),
      )
    const told = (count: number) => Object.keys(invalid(figures(count)).errors ?? {}).length
    expect([told(1000), told(1001), told(5000)]).toEqual([1000, 1000, 1000])
    expect(invalid(figures(1000)).message).toBe('No. (and 999 more errors)')
    expect(invalid(figures(5000)).message).toBe('No. (and 999 more errors, and more)')
  })

  test('an answer of mistakes stays below 200 KB, and tells at least the first', () => {
    for (const long of ['x'.repeat(1000), '雨'.repeat(1000)]) {
      const many = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`f${at}`, [long]]))
      const size = Buffer.byteLength(JSON.stringify(bodyOf(invalid(many))))
      expect(size).toBeGreaterThan(150_000)
      expect(size).toBeLessThan(200_000)
    }
    const one = invalid({ a: ['x'.repeat(300_000)], b: ['No.'] })
    expect(Object.keys(one.errors ?? {})).toEqual(['a'])
    expect(one.message.endsWith('x (and more)')).toBe(true)
  })

  test('nothing wrong is nothing to refuse', () => {
    expect(() => invalid({})).toThrow('needs a message')
    expect(() => invalid({ area: [] })).toThrow('needs a message')
  })
})

describe('a refusal', () => {
  test('is an error that can be told from a bug', () => {
    const refusal = notFound('There is no paddock 12.')
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toBeInstanceOf(Error)
    expect(refusal.message).toBe('There is no paddock 12.')
  })

  test('says its message, its errors and its code, in this order', () => {
    expect(JSON.stringify(bodyOf(invalid({ name: ['Taken.'] })))).toBe(
      '{"message":"Taken.","errors":{"name":["Taken."]},"code":"invalid"}',
    )
  })

  test('has no errors unless figures are wrong', () => {
    const body = bodyOf(new Refusal('bad_request', 'Send a JSON object.'))
    expect(JSON.stringify(body)).toBe('{"message":"Send a JSON object.","code":"bad_request"}')
  })
})
