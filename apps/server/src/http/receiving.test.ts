import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { invalid } from '@furrow/wire/refusal'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bodyLimits } from './body-limits.ts'
import { partsForTests } from './parts-for-tests.ts'
import { buildServer } from './server.ts'

let app: FastifyInstance
let lines: string[]
let began: PromiseWithResolvers<Socket>
let mayAnswer: PromiseWithResolvers<void>

beforeEach(async () => {
  lines = []
  app = await buildServer(partsForTests(lines))
  const echo = (request: { body: unknown }) => ({ body: request.body ?? null })
  app.get('/api/rows', echo)
  app.post('/api/rows', echo)
  app.post('/api/many-rows', { config: { holds: bodyLimits.manyRows } }, echo)
  app.post('/api/form', { config: { holds: bodyLimits.form } }, echo)
  app.delete('/api/rows/batch', echo)
  app.get('/api/rows/:id', echo)
  app.patch('/api/rows/:id', () => {
    throw invalid({ area: ['Area must be a number.'], name: ['Name is needed.'] })
  })
  app.get('/api/nothing', () => {
    throw undefined
  })
  // Answered when the test says so.
  began = Promise.withResolvers()
  mayAnswer = Promise.withResolvers()
  app.get('/api/slow', request => {
    began.resolve(request.raw.socket)
    return mayAnswer.promise.then(() => ({ slow: true }))
  })
})
afterEach(() => app.close())

const json = { 'content-type': 'application/json' }

describe('a body', () => {
  test.each(['null', '[]', '7', '"a"', 'true', '{', '{"a":1}x', '{"__proto__":{"a":1}}'])(
    '%j is a 400 in JSON',
    async payload => {
      const answer = await app.inject({ method: 'POST', url: '/api/rows', payload, headers: json })
      expect(answer.statusCode).toBe(400)
      expect(answer.headers['content-type']).toContain('application/json')
      expect(answer.json()).toEqual({ message: expect.any(String), code: 'bad_request' })
    },
  )

  test('that is empty is none', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/rows',
      payload: '',
      headers: json,
    })
    expect(answer.json()).toEqual({ body: null })
  })

  test('on DELETE is read, and may be missing', async () => {
    const url = '/api/rows/batch'
    const full = await app.inject({ method: 'DELETE', url, payload: { resources: [1] } })
    expect(full.json()).toEqual({ body: { resources: [1] } })
    expect((await app.inject({ method: 'DELETE', url })).json()).toEqual({ body: null })
  })

  test('on GET is ignored, whatever it is', async () => {
    for (const payload of ['{"page":3}', '{', '[1]']) {
      const answer = await app.inject({ method: 'GET', url: '/api/rows', payload, headers: json })
      expect([answer.statusCode, answer.json()]).toEqual([200, { body: null }])
    }
  })

  test.each([
    ['/api/rows', 1, '1 MB'],
    ['/api/many-rows', 10, '10 MB'],
    ['/api/form', 1 / 64, '16 KB'],
  ])('for %s is a 413 over its limit', async (url, megabytes, most) => {
    const bytes = megabytes * 1024 * 1024
    const payload = (length: number) => {
      const ends = ['{"resources":["', '"]}']
      const left = length - ends.join('').length
      const rows = Array.from({ length: Math.floor(left / 3000) }, () => 'x'.repeat(2997))
      return ends.join([...rows, 'x'.repeat(left - rows.length * 3000)].join('","'))
    }
    const sent = { method: 'POST', url, headers: json } as const
    const whole = await app.inject({ ...sent, payload: payload(bytes) })
    expect(whole.statusCode).toBe(200)
    const refusal = { message: `The body can have at most ${most}.`, code: 'too_large' }
    const long = payload(bytes + 1)
    for (const one of [long, Readable.from([long.slice(0, 9), long.slice(9)])]) {
      const answer = await app.inject({ ...sent, payload: one })
      expect([answer.statusCode, answer.json()]).toEqual([413, refusal])
    }
  })

  test('with too many rows is a 422 before it is read', async () => {
    const payload = `{"resources":[${'{},'.repeat(5000)}!`
    const answer = await app.inject({ method: 'POST', url: '/api/rows', payload, headers: json })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid'])
  })

  test.each(['gzip', 'br', 'deflate', 'nonsense'])('packed as %s is a 415', async encoding => {
    const headers = { ...json, 'content-encoding': encoding }
    const answer = await app.inject({ method: 'POST', url: '/api/rows', payload: '{}', headers })
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      { message: 'Send the body uncompressed.', code: 'wrong_media_type' },
    ])
  })

  test.each(['text/plain', 'text/html', 'application/xml', 'multipart/form-data; boundary=x', 'x'])(
    'as %s is a 415',
    async type => {
      const headers = { 'content-type': type }
      const answer = await app.inject({ method: 'POST', url: '/api/rows', payload: 'a=1', headers })
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'wrong_media_type'])
    },
  )
})

describe('an address', () => {
  test.each(['/api/rows/7', '/api/rows/7/', '//api//rows/7', '/api/rows/7?x=1'])(
    '%s is answered, with HEAD as with GET',
    async url => {
      expect((await app.inject(url)).statusCode).toBe(200)
      const head = await app.inject({ method: 'HEAD', url })
      expect([head.statusCode, head.body]).toEqual([200, ''])
    },
  )

  test.each([
    ['PUT', '/api/rows/7', 'GET, HEAD, PATCH'],
    ['POST', '/api/rows/7/?x=1', 'GET, HEAD, PATCH'],
    ['PATCH', '/api/rows', 'GET, HEAD, POST'],
    ['POST', '/api/rows/batch', 'DELETE, GET, HEAD, PATCH'],
    ['OPTIONS', '/', 'GET, HEAD'],
  ] as const)('%s %s says which methods it takes', async (method, url, allow) => {
    const answer = await app.inject({ method, url, payload: '<a/>' })
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, allow])
    expect(answer.json()).toMatchObject({ code: 'wrong_method' })
    expect(answer.json().message).toContain(`only ${allow}.`)
  })

  test.each([
    ['GET', '/api/paddocks'],
    ['GET', '/api/rows/7/sheds'],
    ['POST', '/nowhere'],
    ['DELETE', '/api/v2'],
  ] as const)('%s %s is a 404, whatever is sent to it', async (method, url) => {
    const headers = { 'content-type': 'text/plain' }
    const answer = await app.inject({ method, url, headers, payload: 'a' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ message: `Not found: ${url}.`, code: 'not_found' })
  })

  test.each(['/%zz', '/api/rows/%', '/api/v2/health/%E0%A4%A'])('%s is a 400', async url => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      message: 'The address is not valid.',
      code: 'bad_request',
    })
  })

  test('that is far too long is a 404', async () => {
    const answer = await app.inject(`/api/rows/${'7'.repeat(5000)}`)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  })
})

describe('an answer', () => {
  test('to figures that are wrong says each', async () => {
    const answer = await app.inject({ method: 'PATCH', url: '/api/rows/7', payload: {} })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      message: 'Area must be a number. (and 1 more error)',
      errors: { area: ['Area must be a number.'], name: ['Name is needed.'] },
      code: 'invalid',
    })
  })

  test('is bland where something was thrown that is not even an error', async () => {
    const answer = await app.inject('/api/nothing')
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'server_error'])
    expect(lines).toHaveLength(2)
  })

  test('forbids scripts from elsewhere, frames and guesses, also where it refuses', async () => {
    for (const url of ['/', '/api/nowhere']) {
      const { headers } = await app.inject(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(/script-src 'self'( 'sha256-[^ ;]+'){2}(;|$)/)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('upgrade-insecure-requests')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-powered-by']).toBeUndefined()
    }
  })
})

describe('on a real connection', () => {
  const port = async () => {
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    return Number(new URL(address).port)
  }

  test('a body that clings to a GET does not spoil the next request', async () => {
    const socket = connect(await port(), '127.0.0.1')
    let said = ''
    socket.on('data', piece => (said += String(piece)))
    const clinging = 'content-type: application/json\r\ncontent-length: 10\r\n\r\n{"page":3}'
    socket.write(`GET /api/rows HTTP/1.1\r\nhost: a\r\n${clinging}`)
    socket.write('GET /api/rows/7 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    await once(socket, 'close')
    expect(said.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
    expect(lines.map(line => JSON.parse(line).path)).toEqual(['/api/rows', '/api/rows/7'])
  })

  test('a client that goes away before its answer still leaves a line', async () => {
    const socket = connect(await port(), '127.0.0.1')
    socket.write('GET /api/slow HTTP/1.1\r\nhost: a\r\n\r\n')
    const atServer = await began.promise
    socket.destroy()
    if (!atServer.closed) await once(atServer, 'close')
    mayAnswer.resolve()
    await expect.poll(() => lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/api/slow', cut_off: true })
  })

  test('a name and a password in front of the address stay out of the log', async () => {
    const socket = connect(await port(), '127.0.0.1')
    socket.write('GET http://me:unspeakable@a/ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    socket.resume()
    await once(socket, 'close')
    expect(lines).toHaveLength(1)
    expect(lines.join()).not.toContain('unspeakable')
  })

  test('closing lets the answer that is under way arrive', async () => {
    const url = `http://127.0.0.1:${await port()}/api/slow`
    const answer = fetch(url)
    await began.promise
    const closed = app.close()
    mayAnswer.resolve()
    expect(await (await answer).json()).toEqual({ slow: true })
    await closed
    await expect(fetch(url)).rejects.toThrow()
  })
})
