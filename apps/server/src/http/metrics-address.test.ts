import { Refusal } from '@furrow/wire/refusal'
import { afterEach, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { TooManyAttempts } from '../access/attempts/attempt-counter.ts'
import { admin } from '../access/reach/viewer.ts'
import { watchProcess } from '../metrics/process-watch.ts'
import { together } from '../metrics/gathered.ts'
import { partsForTests } from './parts-for-tests.ts'
import { buildServer } from './server.ts'
import type { ServerParts } from './server.ts'

const token = 'a-token-for-the-meters'
let app: FastifyInstance

async function start(other: Partial<ServerParts> = {}) {
  const watch = watchProcess({ slowFrom: 1000, onSlow: () => undefined })
  const text = async () => together([await watch.gather()]).metrics()
  app = await buildServer(
    partsForTests([], {
      requests: watch.requests,
      work: watch.work,
      metricsAddress: { token, text },
      ...other,
    }),
  )
}
afterEach(() => app.close())

const asked = (authorization?: string, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ url: '/metrics', method, headers: authorization ? { authorization } : {} })

test('requests are counted by their call and status, without numbers, words or tokens of anybody', async () => {
  await start({ viewerOf: async () => admin(1) })
  app.get('/held/:who', ({ params }) => {
    const { who } = params as { readonly who: string }
    if (who === 'out') throw new TooManyAttempts(5)
    throw new Refusal(who === 'back' ? 'too_many_requests' : 'unavailable', 'Wait.')
  })
  const secrets = ['4711', 'grower@farm.example', 'hush-hush', 'grand-total']
  for (const url of [
    '/api/farms/4711',
    '/api/farms/4711?q=grower@farm.example',
    '/api/v2/farms/4711/hush-hush',
    '/answer/hush-hush',
    '/grand-total',
    '/api/grand-total/4711',
    '/held/out',
    '/held/back',
    '/held/4711',
    '/api/v2/alive',
  ]) {
    await app.inject({ url, headers: { authorization: 'Bearer hush-hush' } })
  }
  await app.inject({
    url: '/api/sheds/batch/restore',
    method: 'POST',
    payload: { resources: [4711] },
  })
  const { body, headers } = await asked(`Bearer ${token}`)
  expect(headers['content-type']).toContain('text/plain; version=0.0.4')
  expect(body).toContain('furrow_http_requests_total{call="GET /api/farms/:id",status="503"} 2')
  expect(body).toContain('furrow_http_requests_total{call="GET /api/v2/alive",status="200"} 1')
  expect(body).toContain('call="no such address",status="404"} 1')
  expect(body).toContain('call="no such record",status="404"} 2')
  expect(body).toContain('furrow_http_request_duration_seconds_count{call="GET /held/:who"} 3')
  expect(body).toContain('furrow_held_off_total{reason="attempts"} 1')
  expect(body).toContain('furrow_held_off_total{reason="requests"} 1')
  expect(body).toMatch(/furrow_held_off_total\{reason="unavailable"\} [3-9]/)
  expect(body).toContain('nodejs_eventloop_lag_seconds')
  for (const secret of secrets) expect(body).not.toContain(secret)
})

test.each([
  undefined,
  'Bearer ',
  'Bearer a-token-for-the-meterz',
  `Basic ${token}`,
  `Bearer ${token}x`,
])('without the token (%s) there is no such address, and no other method', async authorization => {
  await start()
  const nowhere = await app.inject('/matrics')
  const strip = ({ body, statusCode }: typeof nowhere) => [
    statusCode,
    body.replaceAll('matrics', 'metrics'),
  ]
  expect(strip(await asked(authorization))).toEqual(strip(nowhere))
  expect((await asked(`Bearer ${token}`, 'POST')).statusCode).toBe(404)
})

test('where no token is set nobody has an address to ask', async () => {
  await start({ metricsAddress: undefined })
  expect((await asked(`Bearer ${token}`)).statusCode).toBe(404)
  expect((await asked('Bearer undefined')).statusCode).toBe(404)
})

test('how the server is is told to administrators alone', async () => {
  const state = async () => {
    throw new Error('told')
  }
  for (const [viewer, status] of [
    [undefined, 401],
    [{ ...admin(1), isAdmin: false }, 403],
    [{ ...admin(1), narrow: { farm: null, period: null } }, 403],
    [admin(1), 500],
  ] as const) {
    await start({ metrics: { state }, viewerOf: async () => viewer as never })
    expect((await app.inject('/api/v2/server-state')).statusCode).toBe(status)
    await app.close()
  }
})
