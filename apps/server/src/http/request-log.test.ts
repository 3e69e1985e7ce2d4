import { admin } from '../access/reach/viewer.ts'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { partsForTests } from './parts-for-tests.ts'
import { buildServer } from './server.ts'

const word = 'unspeakable-word'
let app: FastifyInstance
let lines: string[]
const last = () => JSON.parse(lines.at(-1) ?? '{}')

beforeEach(async () => {
  lines = []
  app = await buildServer(partsForTests(lines))
  app.post('/api/echo', request => ({ body: request.body ?? null }))
  app.post('/api/bug', request => {
    const { body, query, headers, originalUrl } = request
    throw new TypeError(
      `${JSON.stringify({ body, query, headers })} ${originalUrl} ${Object.values(body as object).join()}`,
    )
  })
  app.get('/api/me', request => {
    request.viewer = admin(7)
    return {}
  })
})
afterEach(() => app.close())

const everywhere = (url: string) => ({
  method: 'POST' as const,
  url: `${url}?token=${word}&quoted=${encodeURIComponent(`"${word}"`)}`,
  headers: {
    authorization: `Bearer ${word}`,
    cookie: `session=${word}; other=${word}`,
    'x-csrf-token': word,
    'x-request-id': `${word} ${word}`,
    'user-agent': word,
    referer: `http://elsewhere/?${word}`,
  },
  payload: { password: word, padded: `  ${word}  `, nested: [{ token: `line\n"${word}"` }] },
})

describe('what the log never holds', () => {
  test.each(['/api/echo', '/api/nowhere', '/', '/api/v2/health', '/api//echo/'])(
    'what was sent to %s, wherever it stood',
    async url => {
      await app.inject(everywhere(url))
      expect(lines).toHaveLength(1)
      expect(lines.join()).not.toContain(word)
    },
  )

  test('what was sent, even where the failure quotes all of it', async () => {
    const answer = await app.inject(everywhere('/api/bug'))
    expect(answer.statusCode).toBe(500)
    expect(lines).toHaveLength(2)
    expect(lines.join()).not.toContain(word)
    expect(lines.join()).toContain('request-log.test.ts')
  })

  test('what was sent where nobody could read it', async () => {
    const headers = { authorization: word }
    const broken = { 'content-type': 'application/json', ...headers }
    await app.inject({ method: 'POST', url: '/api/echo', headers: broken, payload: `{"${word}` })
    await app.inject({ method: 'POST', url: '/api/echo', headers, payload: word })
    await app.inject({ url: `/api/%zz?${word}`, headers })
    expect(lines.map(line => JSON.parse(line).status)).toEqual([400, 415, 400])
    expect(lines.join()).not.toContain(word)
  })

  test('the message of a failure at all, where too much was sent to look for each', async () => {
    const payload = { many: Array.from({ length: 20_000 }, (_, place) => `${word}-${place}`) }
    await app.inject({ method: 'POST', url: '/api/bug', payload })
    expect(lines.join()).not.toContain(word)
    expect(last().stack).toContain('request-log.test.ts')
  })
})

describe('a line of the log', () => {
  test('tells who asked, once that is known', async () => {
    await app.inject('/api/me')
    expect(last()).toMatchObject({ person: 7, path: '/api/me', status: 200, bytes: 2 })
  })

  test('tells the path as it was asked for, also where nothing is there', async () => {
    await app.inject({ method: 'DELETE', url: '/api//me/?deep=1' })
    expect(last()).toMatchObject({ method: 'DELETE', path: '/api//me/', status: 405 })
  })

  test('names a failure, and the line after it tells where it was', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/bug', payload: { a: 'b' } })
    const [line, bug] = lines.map(text => JSON.parse(text))
    expect(line).toMatchObject({ status: 500, error: 'TypeError' })
    expect(bug.id).toBe(answer.headers['x-request-id'])
    expect(bug.stack).toContain('TypeError: ')
    expect(answer.json()).toEqual({ message: 'Server Error', code: 'server_error' })
  })

  test('stands also for a number that somebody else gave, and for an address that is unreadable', async () => {
    const answer = await app.inject({ url: '/%zz', headers: { 'x-request-id': 'field-visit-42' } })
    expect(answer.headers['x-request-id']).toBe('field-visit-42')
    expect(last()).toMatchObject({ id: 'field-visit-42', path: '/%zz', status: 400 })
  })

  test('counts no bytes where none are sent', async () => {
    await app.inject({ method: 'HEAD', url: '/api/v2/health' })
    expect(last().bytes).toBe(0)
  })
})

describe('what a line tells', () => {
  test('how long the answer took', async () => {
    app.get('/api/slow', async () => {
      await new Promise(resolve => setTimeout(resolve, 60))
      return {}
    })
    await app.inject('/api/slow')
    expect(last().ms).toBeGreaterThanOrEqual(50)
  })

  test('what was no request at all, without a word of it', async () => {
    await app.listen({ port: 0 })
    const { port } = app.server.address() as AddressInfo
    for (const bytes of [
      `${word} ${word}\r\n\r\n`,
      `GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
    ]) {
      const socket = connect(port)
      socket.write(bytes)
      const answer = await text(socket)
      expect(answer).toMatch(/^HTTP\/1\.1 4(00|31) [^]*"code":"bad_request"/)
      expect(last().id).toBe(/x-request-id: (\S+)/.exec(answer)?.[1])
      expect(lines.join()).not.toContain(word)
    }
  })
})
