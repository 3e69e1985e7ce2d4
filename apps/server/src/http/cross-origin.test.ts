import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { partsForTests } from './parts-for-tests.ts'
import { buildServer } from './server.ts'

const ours = 'https://app.farm.example'
const asked = { origin: ours, 'access-control-request-method': 'PATCH' }
let app: FastifyInstance
afterEach(() => app.close())

async function serve(corsOrigins?: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  app = await buildServer(partsForTests(lines, corsOrigins ? { corsOrigins } : {}))
  return lines
}

const told = (headers: object) =>
  Object.keys(headers).filter(name => name === 'vary' || name.startsWith('access-control'))

test('nothing is allowed, and nothing said of it, where no origin is named', async () => {
  await serve()
  const read = await app.inject({ url: '/api/v2/health', headers: { origin: ours } })
  expect([read.statusCode, told(read.headers)]).toEqual([200, []])
  const before = await app.inject({ method: 'OPTIONS', url: '/api/v2/health', headers: asked })
  expect([before.statusCode, told(before.headers)]).toEqual([405, []])
})

test.each(['/api/farms', '/api/farms/7', '/api/v2/health', '/', '/api/nowhere', '/nowhere'])(
  'a browser that asks beforehand at %s is answered without being asked who it is',
  async url => {
    const lines = await serve(['http://localhost:5173', ours])
    const { statusCode, headers, body } = await app.inject({
      method: 'OPTIONS',
      url,
      headers: { ...asked, 'access-control-request-headers': 'authorization,x-farm-id' },
    })
    expect([statusCode, body]).toEqual([204, ''])
    expect(headers['access-control-allow-origin']).toBe(ours)
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD, POST, PUT, PATCH, DELETE')
    expect(String(headers['access-control-allow-headers']).split(', ')).toEqual([
      'Authorization',
      'Content-Type',
      'Accept',
      'X-Impersonate-Id',
      'X-Farm-Id',
      'X-Business-Id',
      'X-Period-Id',
      'X-Device-Id',
      'X-Request-Id',
      'Furrow-Position',
      'If-Match',
      'Idempotency-Key',
      'X-XSRF-TOKEN',
      'X-Requested-With',
      'Tus-Resumable',
      'Upload-Length',
      'Upload-Metadata',
      'Upload-Offset',
      'Range',
    ])
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(headers['vary']).toBe('Origin')
    expect(headers['x-request-id']).toBeDefined()
    expect(lines).toHaveLength(1)
  },
)

test('a page that is named may read every answer, refusals as well', async () => {
  await serve([ours])
  for (const [url, status] of [
    ['/api/v2/health', 200],
    ['/api/farms', 401],
    ['/api/farm', 404],
  ] as const) {
    const { statusCode, headers } = await app.inject({ url, headers: { origin: ours } })
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([status, ours])
    const shown = String(headers['access-control-expose-headers']).split(', ')
    expect(shown).toEqual(
      expect.arrayContaining(['X-Request-Id', 'Retry-After', 'Upload-Offset', 'X-File-Id']),
    )
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(headers['vary']).toBe('Origin')
  }
})

test.each([
  'https://other.example',
  'https://app.farm.example.evil.example',
  'null',
  `${ours}:444`,
])('a page of %s may not', async origin => {
  await serve([ours])
  const read = await app.inject({ url: '/api/v2/health', headers: { origin } })
  expect([read.statusCode, told(read.headers)]).toEqual([200, ['vary']])
  const headers = { ...asked, origin }
  const before = await app.inject({ method: 'OPTIONS', url: '/api/v2/health', headers })
  expect([before.statusCode, told(before.headers)]).toEqual([405, ['vary']])
})

test('OPTIONS that asks for nothing beforehand is still a method that nobody takes', async () => {
  await serve([ours])
  const { statusCode, headers } = await app.inject({
    method: 'OPTIONS',
    url: '/api/v2/health',
    headers: { origin: ours },
  })
  expect([statusCode, headers['allow']]).toEqual([405, 'GET, HEAD'])
  expect(headers['access-control-allow-origin']).toBe(ours)
})
