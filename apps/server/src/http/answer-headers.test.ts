// The headers of every kind of answer. Files and streams, which need a database, are looked at by the same
// measure in test/files/downloads.test.ts and test/live/live.test.ts.

import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { invalid, Refusal } from '@furrow/wire/refusal'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guarded } from './guarded-for-tests.ts'
import { partsForTests } from './parts-for-tests.ts'
import { buildServer } from './server.ts'

const origin = 'https://app.example.com'
const screens = '/collect/1.0.0'
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-headers-'))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Furrow</title>')
  await writeFile(path.join(folder, 'assets/main-Ab_3-x9.js'), 'console.log("wheat")'.repeat(200))
  const told = { errorReportDsn: undefined, recordingUrl: undefined, mapTilesUrl: undefined }
  const web = { folder, ...told, datasiloUrl: undefined, oldportalUrl: undefined }
  app = await buildServer(partsForTests([], { web, corsOrigins: [origin] }))
  app.get('/api/told', () => ({ told: true }))
  app.post('/api/told', ({ body }) => ({ body: body ?? null }))
  app.get('/api/bug', () => {
    throw new Error('a broken thing')
  })
  app.get('/api/refused/:code', ({ params }) => {
    const { code } = params as { code: 'conflict' | 'too_many_requests' | 'unavailable' }
    throw code === 'conflict' ? invalid({ name: ['Enter a name.'] }) : new Refusal(code, 'Later.')
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const json = { 'content-type': 'application/json' }
const post = { method: 'POST', url: '/api/told' } as const
const kinds: readonly (readonly [string, number, InjectOptions])[] = [
  ['an answer in JSON', 200, { url: '/api/told' }],
  ['HEAD', 200, { method: 'HEAD', url: '/api/v2/health' }],
  ['a body that is no JSON', 400, { ...post, headers: json, payload: '{' }],
  ['an address that cannot be read', 400, { url: '/api/%E0%A4%A' }],
  ['nobody signed in', 401, { url: '/api/farms' }],
  ['nothing there', 404, { url: '/api/nowhere' }],
  ['another method', 405, { method: 'DELETE', url: '/api/told' }],
  ['a body too large', 413, { ...post, headers: json, payload: `"${'x'.repeat(1_100_000)}"` }],
  [
    'a body of another type',
    415,
    { ...post, headers: { 'content-type': 'text/csv' }, payload: 'a' },
  ],
  ['a value that is wrong', 422, { url: '/api/refused/conflict' }],
  ['too many requests', 429, { url: '/api/refused/too_many_requests' }],
  ['a bug', 500, { url: '/api/bug' }],
  ['away for a moment', 503, { url: '/api/refused/unavailable' }],
  ['the status page', 200, { url: '/api/v2/status' }],
  ['the description', 200, { url: '/api/v2/openapi.json' }],
  ['the page of all records', 200, { url: '/api/v2/docs' }],
  ['the settings', 200, { url: '/api/v2/settings' }],
  ['a script of the screens', 200, { url: `${screens}/assets/main-Ab_3-x9.js` }],
  ['the page of the screens', 200, { url: `${screens}/home`, headers: { accept: 'text/html' } }],
  ['a file of the screens that is not there', 404, { url: `${screens}/assets/none.js` }],
  ['the way to the screens', 302, { url: '/' }],
  [
    'a browser that asks beforehand',
    204,
    {
      method: 'OPTIONS',
      url: '/api/farms',
      headers: { origin, 'access-control-request-method': 'POST' },
    },
  ],
]

describe('the headers of', () => {
  test.each(kinds)('%s (%d)', async (_what, status, request) => {
    const { statusCode, headers } = await app.inject(request)
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject(guarded)
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers['x-request-id']).toMatch(/\w/)
    const hasBody = ![204, 302].includes(status)
    if (hasBody) expect(headers['content-type']).toMatch(/^[\w/+.-]+(?:; charset=utf-8)?$/)
    if (status >= 400) expect(headers['cache-control']).toBe('no-store')
    if (status >= 400) expect(headers['content-type']).toBe('application/json; charset=utf-8')
    if ([429, 503].includes(status)) expect(headers['retry-after']).toMatch(/^\d+$/)
  })

  test('what is kept: scripts for good, the page after asking, records and settings never', async () => {
    const kept = async (url: string) => (await app.inject({ url })).headers['cache-control']
    expect(await kept('/api/told')).toBe('no-store')
    expect(await kept('/api/v2/settings')).toBe('no-store')
    expect(await kept('/api/v2/openapi.json')).toBe('no-cache')
    expect(await kept(`${screens}/home`)).toBe('no-cache')
  })

  test('what depends on who asks: another origin, and how a browser unpacks', async () => {
    const varied = async (url: string) => (await app.inject({ url })).headers['vary']
    expect(await varied('/api/told')).toBe('Origin')
    expect(await varied(`${screens}/assets/main-Ab_3-x9.js`)).toBe('Origin, Accept-Encoding')
  })

  test('what is known already', async () => {
    const url = '/api/v2/openapi.json'
    const { etag } = (await app.inject({ url })).headers
    const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.headers).toMatchObject(guarded)
  })

  test('what is no request at all', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.end('NONSENSE\r\n\r\n')
    const answer = await text(socket)
    const [head = ''] = answer.split('\r\n\r\n')
    const headers = head
      .split('\r\n')
      .slice(1)
      .map(line => line.split(': ', 2))
    expect(head).toMatch(/^HTTP\/1\.1 400 /)
    expect(Object.fromEntries(headers)).toMatchObject({ ...guarded, 'cache-control': 'no-store' })
  })
})
