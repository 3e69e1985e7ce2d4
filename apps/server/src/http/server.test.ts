import { furrow } from '@furrow/catalogue/furrow'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { openFurrowEngine } from '../furrow-engine.ts'
import { buildServer } from './server.ts'
import type { State } from './state.ts'

let app: FastifyInstance
let lines: string[]
let state: State

const well: State = {
  database: { reachable: true, version: '18.4' },
  migrations: { applied: 1, expected: 1 },
}

beforeEach(async () => {
  lines = []
  state = well
  app = await buildServer({
    catalogue: furrow(),
    version: '1.2.3',
    logins: [{ email: 'owner@furrow.example', name: 'Demo Owner', what: 'two <b>farms</b>' }],
    password: 'demo-word',
    log: line => lines.push(line),
    state: async () => state,
    contents: async () => ({ farms: 2006, paddocks: 41_000, demo: true }),
    engine: openFurrowEngine(furrow(), openDatabase('postgres://nowhere.invalid/none')),
    viewerOf: async () => undefined,
  })
  app.get('/bug', () => {
    throw new Error('a broken thing')
  })
  app.post('/api/echo', request => ({ body: request.body ?? null }))
})
afterEach(() => app.close())

describe('health', () => {
  test('is 200 while the database answers and all migrations are applied', async () => {
    const answer = await app.inject('/api/v2/health')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      status: 'ok',
      version: '1.2.3',
      database: { reachable: true, version: '18.4' },
      migrations: { current: true, applied: 1, expected: 1 },
    })
  })

  test('says how much room is left, and the page says so where it is little', async () => {
    state = { ...well, disk: { free: 200 * 1024 ** 2, isLow: true } }
    const answer = await app.inject('/api/v2/health')
    expect(answer.statusCode).toBe(200)
    expect(answer.json().disk).toEqual({ free_bytes: 209_715_200, low: true })
    const page = await app.inject('/api/v2/status')
    expect(page.body).toContain('Only 200 MB are left on the disk.')
  })

  test('that the server runs is told whatever the database does', async () => {
    state = { ...well, database: { reachable: false, version: '18.4' } }
    const answer = await app.inject('/api/v2/alive')
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'alive', version: '1.2.3' }])
  })

  test.each([
    { ...well, database: { reachable: false, version: '18.4' } },
    { ...well, migrations: { applied: 0, expected: 1 } },
    { ...well, isTooNew: true },
  ])('is 503 otherwise', async unwell => {
    state = unwell
    const answer = await app.inject('/api/v2/health')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ status: 'unavailable' })
    const page = await app.inject('/api/v2/status')
    expect(page.statusCode).toBe(503)
    expect(page.body).toContain('waiting for its database')
  })
})

describe('descriptions', () => {
  test('are sent once and then only if they changed', async () => {
    for (const url of ['/api/v2/catalogue', '/api/v2/openapi.json', '/api/v2/docs']) {
      const first = await app.inject(url)
      expect(first.statusCode).toBe(200)
      const tag = String(first.headers['etag'])
      const again = await app.inject({ url, headers: { 'if-none-match': tag } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  })

  test('are not sent again through a proxy that weakens the mark, nor where several are held', async () => {
    const url = '/api/v2/catalogue'
    const tag = String((await app.inject(url)).headers['etag'])
    for (const held of [`W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await app.inject({ url, headers: { 'if-none-match': held } })
      expect(again.statusCode, held).toBe(304)
    }
    const other = await app.inject({ url, headers: { 'if-none-match': '"other"' } })
    expect(other.statusCode).toBe(200)
  })

  test('the catalogue marks what is secret and what is read only', async () => {
    const { entities } = (await app.inject('/api/v2/catalogue')).json()
    expect(entities.users.fields.password).toMatchObject({ secret: true })
    expect(entities.users.fields.created_at).toMatchObject({ read_only: true })
    expect(entities.paddocks.fields.area).toMatchObject({
      kind: 'number',
      unit: 'ha',
      label: 'Area',
    })
    expect(entities.paddocks.relations.farm).toMatchObject({ kind: 'belongs to', entity: 'farms' })
  })

  test('pages need nothing from elsewhere, and run no script that we did not write', async () => {
    for (const url of ['/api/v2/status', '/api/v2/docs']) {
      const answer = await app.inject(url)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.body).not.toMatch(/(src|href)="(https?:)?\/\//)
      expect(String(answer.headers['content-security-policy'])).toContain(
        "script-src 'self' 'sha256-",
      )
    }
  })

  test('the status page tells the demonstration’s people, as text', async () => {
    const { body } = await app.inject('/api/v2/status')
    expect(body).toContain('owner@furrow.example')
    expect(body).toContain('two &#60;b&#62;farms')
    expect(body).toContain('2,006')
  })
})

describe('what cannot be answered', () => {
  test('an address that is not there is a 404 with a sentence', async () => {
    const answer = await app.inject('/api/padocks?x=1')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      message: 'Not found: /api/padocks. Did you mean paddocks?',
      code: 'not_found',
    })
  })

  test('whoever is not signed in is told so, and nothing else', async () => {
    const answer = await app.inject('/api/paddocks/1')
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ message: 'Unauthenticated.', code: 'unauthenticated' })
  })

  test('another method at an address that is there says which ones it takes', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/api/v2/health' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['allow']).toBe('GET, HEAD')
    expect(answer.json().code).toBe('wrong_method')
  })

  test.each([
    ['{"a":', 400],
    ['[1]', 400],
    ['"text"', 400],
    ['7', 400],
    [JSON.stringify({ long: 'x'.repeat(11 * 1024 * 1024) }), 413],
  ])('the body %.12s is refused', async (payload, status) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: '/api/echo', payload, headers })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().message).toMatch(/\w\.$/)
  })

  test('a bare POST, as clients send to restore, is taken', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const bare = await app.inject({ method: 'POST', url: '/api/echo', headers, payload: '' })
    expect(bare.statusCode).toBe(200)
    const form = await app.inject({ method: 'POST', url: '/api/echo', headers, payload: 'a=1' })
    expect(form.statusCode).toBe(415)
    const text = { 'content-type': 'text/plain' }
    const plain = await app.inject({
      method: 'POST',
      url: '/api/echo',
      headers: text,
      payload: 'a',
    })
    expect(plain.statusCode).toBe(415)
  })

  test('a bug is answered blandly and logged whole', async () => {
    const answer = await app.inject('/bug')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('broken')
    expect(lines.join('\n')).toContain('a broken thing')
    expect(lines.join('\n')).toContain('server.test.ts')
  })

  test('a slash at the end changes nothing, and HEAD is answered wherever GET is', async () => {
    expect((await app.inject('/api/v2/health/')).statusCode).toBe(200)
    expect((await app.inject({ method: 'HEAD', url: '/api/v2/health' })).statusCode).toBe(200)
  })
})

describe('the log', () => {
  test('has one line for a request, with what finds it again', async () => {
    const answer = await app.inject('/api/v2/health?deep=1')
    expect(lines).toHaveLength(1)
    const line = JSON.parse(lines[0] ?? '')
    expect(line).toMatchObject({
      id: answer.headers['x-request-id'],
      person: null,
      method: 'GET',
      path: '/api/v2/health',
      status: 200,
    })
    expect(line.bytes).toBeGreaterThan(50)
    expect(Date.parse(line.time)).toBeGreaterThan(0)
  })

  test('never holds what is secret', async () => {
    const word = 'unspeakable-word'
    await app.inject({
      method: 'POST',
      url: `/api/echo?token=${word}`,
      headers: { authorization: `Bearer ${word}`, cookie: `session=${word}`, 'x-csrf-token': word },
      payload: { password: word, nested: { token: word } },
    })
    await app.inject(`/reset-password?token=${word}`)
    expect(lines).toHaveLength(2)
    expect(lines.join('\n')).not.toContain(word)
  })

  test('keeps a number that came with the request, if it is a plain one', async () => {
    const withNumber = (number: string) =>
      app.inject({ url: '/', headers: { 'x-request-id': number } })
    expect((await withNumber('field-visit-0042')).headers['x-request-id']).toBe('field-visit-0042')
    expect((await withNumber('"; drop')).headers['x-request-id']).not.toContain('drop')
  })
})
