// What a collector of traces is told of requests, jobs and their statements, on a real database.

import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin } from '../src/access/reach/viewer.ts'
import { openDatabase } from '../src/db/database.ts'
import type { Database } from '../src/db/database.ts'
import { openFurrowEngine } from '../src/furrow-engine.ts'
import { partsForTests } from '../src/http/parts-for-tests.ts'
import { buildServer } from '../src/http/server.ts'
import { openTracer } from '../src/metrics/open-tracer.ts'
import { watchProcess } from '../src/metrics/process-watch.ts'
import type { ProcessWatch } from '../src/metrics/process-watch.ts'
import { ownDatabase } from './own-database.ts'
import { traceCollector } from './trace-collector.ts'
import type { SpanTold, TraceCollector } from './trace-collector.ts'

const { url } = ownDatabase()
const secret = 'a-value-of-somebody'
let collector: TraceCollector
let watch: ProcessWatch
let db: Database

beforeAll(async () => {
  collector = await traceCollector()
  const tracer = openTracer({ endpoint: `${collector.address}/`, version: '1.2.3' })
  watch = watchProcess({ slowFrom: 1000, onSlow: () => undefined, tracer })
  db = openDatabase(url, { connections: 2, watch: watch.database('requests') })
})
afterAll(async () => {
  await db.destroy()
  collector.close()
})

test('a trace goes from what called us over the request and the job to each statement', async () => {
  const engine = openFurrowEngine(furrow(), db)
  const app = await buildServer(
    partsForTests([], {
      catalogue: engine.catalogue,
      engine,
      viewerOf: async () => admin(1),
      requests: watch.requests,
    }),
  )
  const [trace, caller] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  const headers = { traceparent: `00-${trace}-${caller}-01` }
  const payload = { filters: [{ field: 'farm_name', value: secret }], limit: 4711 }
  const asked = await app.inject({ method: 'POST', url: '/api/farms/search', headers, payload })
  await app.inject({ url: '/api/farms', headers: { traceparent: 'nonsense' } })
  await watch.work.job('batch', () => sql`select ${secret}::text`.execute(db))
  const failing = watch.work.job('edition', () => sql`select ${secret}::int`.execute(db))
  await expect(failing).rejects.toThrow('invalid input')
  await app.close()
  await watch.stop()
  expect(asked.statusCode).toBe(200)
  const spans = collector.spans()
  const request = spans.find(({ name }) => name === 'POST /api/farms/search')
  expect(request).toMatchObject({ traceId: trace, parentSpanId: caller })
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  })
  const below = (parent: SpanTold | undefined) =>
    spans.filter(({ parentSpanId, traceId }) => {
      return parentSpanId === parent?.spanId && traceId === parent?.traceId
    })
  expect(below(request).map(({ name }) => name)).toContain('select')
  expect(JSON.stringify(below(request))).toContain('from farms')
  const other = spans.find(({ name }) => name === 'GET /api/farms')
  expect(other?.traceId).not.toBe(trace)
  expect(other?.parentSpanId).toBeUndefined()
  expect(below(spans.find(({ name }) => name === 'job batch'))).toMatchObject([{ name: 'select' }])
  const failed = spans.find(({ name }) => name === 'job edition')
  expect([failed, ...below(failed)].map(span => span?.status.code)).toEqual([2, 2])
  expect(JSON.stringify(spans)).not.toContain(secret)
  expect(JSON.stringify(spans)).not.toContain('4711')
})
