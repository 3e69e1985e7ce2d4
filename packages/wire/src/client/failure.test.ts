import { describe, expect, expectTypeOf, test } from 'vitest'
import type { RefusalCode } from '../refusal.ts'
import { answering } from './answers-for-tests.ts'
import { connect } from './connect.ts'
import type { Row } from './row-types.ts'

const updated_at = '2026-07-01T04:30:00.000000Z'

describe('a failure is a value', () => {
  test('a refusal says its code, its sentence and what is wrong where', async () => {
    const errors = { area: ['Area can’t be negative.'] }
    const body = { message: 'Area can’t be negative.', code: 'invalid', errors }
    const result = await answering(body, 422).furrow.rows('paddocks').update(5, { area: -1 })
    expect(result).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 422, data: undefined, ...body },
    })
  })

  test('a conflict holds the row as it is now', async () => {
    const data = { id: 5, area: 12, updated_at }
    const body = { message: 'Somebody else changed the area.', code: 'conflict', data }
    const { furrow } = answering(body, 409)
    const result = await furrow.rows('paddocks').update(5, { area: 11 }, { lastSeen: updated_at })
    if (result.ok || result.failure.kind !== 'refused') throw new Error('It was not refused.')
    expect(result.failure).toMatchObject({ code: 'conflict', status: 409, errors: {}, data })
    expectTypeOf(result.failure.code).toEqualTypeOf<RefusalCode>()
    expectTypeOf(result.failure.data).toEqualTypeOf<Row<'paddocks'> | undefined>()
  })

  test('a conflict of a batch holds all rows that moved', async () => {
    const data = [{ id: 5, area: 12, updated_at }]
    const { furrow } = answering({ message: 'Moved.', code: 'conflict', data }, 409)
    const result = await furrow.rows('paddocks').batch.update({ 5: { area: 11 } })
    if (result.ok || result.failure.kind !== 'refused') throw new Error('It was not refused.')
    expect(result.failure.data).toEqual(data)
    expectTypeOf(result.failure.data).toEqualTypeOf<readonly Row<'paddocks'>[] | undefined>()
  })

  test('a server that is not there is unreachable', async () => {
    const cause = new TypeError('fetch failed')
    const furrow = connect({ fetch: () => Promise.reject(cause) })
    const result = await furrow.rows('farms').list()
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unreachable', cause } })
  })

  test('an answer that breaks off is unreachable, too', async () => {
    const broken = new ReadableStream({
      pull: stream => stream.error(new TypeError('terminated')),
    })
    const furrow = connect({ fetch: async () => new Response(broken) })
    const result = await furrow.rows('farms').list({ limit: 'all' })
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
  })

  test('a call that is given up is aborted, and one that took too long is not', async () => {
    const furrow = connect({
      fetch: (_address, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    })
    const giveUp = new AbortController()
    const call = furrow.rows('farms').search({}, { signal: giveUp.signal })
    giveUp.abort()
    expect(await call).toMatchObject({ ok: false, failure: { kind: 'aborted' } })
    const late = await furrow.get('health', { signal: AbortSignal.timeout(1) })
    expect(late).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
  })

  test('a bug of the server, and a stranger in between, are broken', async () => {
    const bug = { message: 'Server Error', code: 'server_error' }
    const ours = await answering(bug, 500).furrow.rows('farms').list()
    expect(ours).toMatchObject({ ok: false, failure: { kind: 'broken', status: 500 } })
    const theirs = await answering('<h1>Bad gateway</h1>', 502).furrow.rows('farms').get(1)
    expect(theirs).toMatchObject({ ok: false, failure: { kind: 'broken', status: 502 } })
    const portal = await answering('<h1>Sign in to the network</h1>').furrow.rows('farms').list()
    expect(portal).toMatchObject({ ok: false, failure: { kind: 'broken', status: 200 } })
    const other = await answering({ farms: [] }).furrow.rows('farms').list()
    expect(other).toMatchObject({ ok: false, failure: { kind: 'broken', text: '{"farms":[]}' } })
  })

  test('says after how many seconds it may be asked again, where the server does', async () => {
    const body = JSON.stringify({ message: 'Wait.', code: 'too_many_requests' })
    const after = (retryAfter: string) => {
      const headers = { 'Retry-After': retryAfter }
      return connect({ fetch: async () => new Response(body, { status: 429, headers }) }).get('me')
    }
    expect(await after('120')).toMatchObject({ ok: false, failure: { retryAfter: 120 } })
    const day = await after('Wed, 21 Oct 2026 07:28:00 GMT')
    expect(!day.ok && day.failure).not.toHaveProperty('retryAfter')
  })

  test('says so also where a gateway answered for a server that is busy', async () => {
    const headers = { 'Retry-After': '20' }
    const from = (status: number) =>
      connect({ fetch: async () => new Response('<h1>Busy</h1>', { status, headers }) }).get('me')
    expect(await from(503)).toMatchObject({ failure: { kind: 'broken', retryAfter: 20 } })
    const gone = await from(502)
    expect(!gone.ok && gone.failure).not.toHaveProperty('retryAfter')
  })

  test('every failure has a sentence to show', async () => {
    const unreachable = connect({ fetch: () => Promise.reject(new TypeError('no')) })
    const results = [
      await unreachable.get('health'),
      await answering('', 502).furrow.get('health'),
      await answering({ message: 'No.', code: 'forbidden' }, 403).furrow.get('health'),
    ]
    for (const result of results) expect(!result.ok && result.failure.message).toMatch(/\w\.$/)
  })
})

describe('a call that is done', () => {
  test('says what was accepted with a warning', async () => {
    const warning = {
      resource: 'paddocks',
      id: 5,
      field: 'area',
      code: 'area_jumped',
      message: 'It was 40 ha last period.',
    }
    const body = { data: { id: 5 }, meta: { warnings: [warning] } }
    const result = await answering(body).furrow.rows('paddocks').update(5, { area: 400 })
    expect(result.ok && result.meta.warnings).toEqual([warning])
  })

  test('has a list of warnings also where there are none', async () => {
    const { furrow } = answering({ attached: [3] })
    const result = await furrow.rows('paddocks').of(5).related('prior_paddocks').attach([3])
    expect(result).toEqual({ ok: true, data: { attached: [3] }, meta: { warnings: [] } })
  })

  test('says how many rows there are in all', async () => {
    const meta = { total: 40, per_page: 15, current_page: 1, last_page: 3, from: 1, to: 15 }
    const result = await answering({ data: [], links: {}, meta }).furrow.rows('farms').list()
    expect(result).toEqual({ ok: true, data: [], meta: { warnings: [], ...meta } })
  })
})
