import { describe, expect, test } from 'vitest'
import type { LiveLine } from '../live-line.ts'
import { answering } from './answers-for-tests.ts'
import { connect } from './connect.ts'
import type { Connection } from './exchange.ts'

const change: LiveLine = {
  entity: 'paddocks',
  ids: [5, 6],
  farm_id: 3,
  period_id: 7,
  verb: 'update',
  follows: false,
  device: 'tablet-3',
  at: '2026-07-01T04:30:00.000000Z',
}
const alive = { alive: true } as const
const over = { over: true, why: 'rights' } as const
const sent = (line: object) => `${JSON.stringify(line)}\n`

/** A stream that says these pieces, and then breaks off, or does not go on. */
function saying(pieces: readonly (string | Uint8Array)[], then: 'end' | 'break' | 'wait' = 'end') {
  const rest = [...pieces]
  const given: { isLetGo: boolean; signal?: AbortSignal | null | undefined } = { isLetGo: false }
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      const piece = rest.shift()
      if (piece !== undefined) {
        stream.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece)
      } else if (then === 'end') stream.close()
      else if (then === 'break') stream.error(new TypeError('terminated'))
      else given.signal?.addEventListener('abort', () => stream.error(given.signal?.reason))
    },
    cancel() {
      given.isLetGo = true
    },
  })
  const fetch: Connection['fetch'] = async (_address, { signal }) => {
    given.signal = signal
    return new Response(body)
  }
  return { furrow: connect({ fetch }), given }
}

async function hear(said: ReturnType<typeof saying>, options: object = {}) {
  const lines: LiveLine[] = []
  const result = await said.furrow.live({ onLine: line => lines.push(line), ...options })
  return { lines, result }
}

describe('a live stream', () => {
  test('is asked for as every other call is, with what is stored of the session', async () => {
    const stored = () => ({ token: 'furrow_k', impersonating: 9 })
    const { furrow, asked } = answering(sent(over), 200, { stored, device: 'tablet-3' })
    await furrow.live({ onLine: () => undefined })
    expect(asked).toEqual([
      {
        method: 'GET',
        address: '/api/v2/live',
        headers: {
          accept: 'application/x-ndjson',
          authorization: 'Bearer furrow_k',
          'x-impersonate-id': '9',
          'x-device-id': 'tablet-3',
        },
        body: undefined,
      },
    ])
  })

  test('tells each line as it comes, wherever the pieces are cut', async () => {
    const bytes = new TextEncoder().encode(sent({ ...change, device: 'Zoë’s' }))
    const cuts = [bytes.slice(0, 20), bytes.slice(20, -30), bytes.slice(-30)]
    const middle = [...bytes].findIndex(byte => byte > 127) + 1
    for (const pieces of [cuts, [bytes.slice(0, middle), bytes.slice(middle)]]) {
      const all = [sent(alive), ...pieces, `${sent({ missed: true })}\n${sent(over)}`]
      const { lines, result } = await hear(saying(all))
      expect(lines).toEqual([alive, { ...change, device: 'Zoë’s' }, { missed: true }])
      expect(result).toEqual({ ok: true, data: over, meta: { warnings: [] } })
    }
  })

  test('tells a line before the next one is there', async () => {
    const wish = new AbortController()
    const said = saying([sent(alive), sent(change)], 'wait')
    const lines: LiveLine[] = []
    const result = said.furrow.live({
      signal: wish.signal,
      onLine(line) {
        lines.push(line)
        if (lines.length === 2) wish.abort()
      },
    })
    expect(await result).toMatchObject({ ok: false, failure: { kind: 'aborted' } })
    expect(lines).toEqual([alive, change])
  })

  test('is done when it is over, and the connection is let go', async () => {
    const said = saying([sent(over), sent(change)], 'wait')
    const { lines, result } = await hear(said)
    expect([lines, result.ok, said.given.isLetGo]).toEqual([[], true, true])
  })

  test.each(['end', 'break'] as const)('that comes to an %s is unreachable', async then => {
    const { lines, result } = await hear(saying([sent(alive), '{"entity":"padd'], then))
    expect(lines).toEqual([alive])
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
  })

  test('in which nothing is heard for too long is unreachable', async () => {
    const { result } = await hear(saying([sent(alive)], 'wait'), { patience: 30 })
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
  })

  test('goes on as long as something is heard in time', async () => {
    const pieces = Array.from({ length: 8 }, () => sent(alive))
    const slowly = new ReadableStream<Uint8Array>({
      async pull(stream) {
        await new Promise(resolve => setTimeout(resolve, 50))
        stream.enqueue(new TextEncoder().encode(pieces.shift() ?? sent(over)))
      },
    })
    const furrow = connect({ fetch: async () => new Response(slowly) })
    const result = await furrow.live({ onLine: () => undefined, patience: 300 })
    expect([result.ok, pieces]).toEqual([true, []])
  })

  test('is given up before it began where nobody wants it', async () => {
    const furrow = connect({
      fetch: (_address, { signal }) => Promise.reject(signal?.reason as Error),
    })
    const signal = AbortSignal.abort()
    const result = await furrow.live({ onLine: () => undefined, signal })
    expect(result).toMatchObject({ ok: false, failure: { kind: 'aborted' } })
  })

  test('that is refused says so as every call does', async () => {
    const body = { message: 'Unauthenticated.', code: 'unauthenticated' }
    const result = await answering(body, 401).furrow.live({ onLine: () => undefined })
    expect(result).toMatchObject({ ok: false, failure: { kind: 'refused', ...body } })
  })

  test.each(['<html>', '7', 'null'])('that says %s is no stream of ours', async text => {
    const { result } = await hear(saying([`${text}\n`]))
    expect(result).toMatchObject({ ok: false, failure: { kind: 'broken', text } })
  })

  test('lets a mistake of the program through, and the connection go', async () => {
    const said = saying([sent(alive)], 'wait')
    const onLine = () => {
      throw new RangeError('A mistake.')
    }
    await expect(said.furrow.live({ onLine })).rejects.toThrow(RangeError)
    expect(said.given.isLetGo).toBe(true)
  })
})
