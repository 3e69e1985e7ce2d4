import { describe, expect, test } from 'vitest'
import { connect } from './connect.ts'
import type { Connection } from './exchange.ts'

const byCookie: Connection = {
  url: 'https://furrow.example/',
  signsInBy: 'cookie',
  fetch: async () => new Response(null, { status: 204 }),
  cookies: () => 'theme=dark; XSRF-TOKEN=abc%3D',
}

describe('the cookie against forged requests', () => {
  test('is fetched at the root of the server, and kept by the browser', async () => {
    const asked: unknown[] = []
    const furrow = connect({
      ...byCookie,
      async fetch(address, { method, credentials, headers }) {
        asked.push({ address, method, credentials, headers })
        return new Response(null, { status: 204 })
      },
      headers: () => ({ Authorization: 'Bearer abc' }),
    })
    await expect(furrow.csrf()).resolves.toBeUndefined()
    expect(asked).toEqual([
      {
        address: 'https://furrow.example/sanctum/csrf-cookie',
        method: 'GET',
        credentials: 'same-origin',
        headers: undefined,
      },
    ])
  })

  test('is refused where the client signs in in another way, and nothing is asked', async () => {
    let asked = 0
    const fetch = async () => {
      asked += 1
      return new Response(null, { status: 204 })
    }
    for (const way of [{}, { signsInBy: 'token' }] as const) {
      await expect(connect({ fetch, ...way }).csrf()).rejects.toThrow(
        'The client signs in by "token". Only by "cookie" is there a cookie to fetch.',
      )
    }
    expect(asked).toBe(0)
  })

  test('cannot be had where the network fails, or the server does', async () => {
    const cause = new TypeError('fetch failed')
    const sentence = 'The anti-forgery cookie cannot be had because of a network error.'
    const away = connect({ ...byCookie, fetch: () => Promise.reject(cause) })
    await expect(away.csrf()).rejects.toThrow(sentence)
    await expect(away.csrf()).rejects.toMatchObject({ cause })
    const broken = connect({ ...byCookie, fetch: async () => new Response('', { status: 502 }) })
    await expect(broken.csrf()).rejects.toThrow(sentence)
  })

  test.each(['', 'theme=dark', 'NO-XSRF-TOKEN=1', 'XSRF-TOKEN=', 'a=XSRF-TOKEN=1'])(
    'is missing where the browser holds "%s"',
    async held => {
      const furrow = connect({ ...byCookie, cookies: () => held })
      await expect(furrow.csrf()).rejects.toThrow(
        'The anti-forgery cookie is missing from the response.',
      )
    },
  )

  test('is missing outside a browser', async () => {
    const { cookies: _, ...connection } = byCookie
    await expect(connect(connection).csrf()).rejects.toThrow('missing from the response')
  })
})
