import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '../access/reach/viewer.ts'
import { knowViewer } from './know-viewer.ts'
import { partsForTests } from './parts-for-tests.ts'
import { buildServer } from './server.ts'
import { forRequests } from './take-turns.ts'

const { ofPerson, waiting } = forRequests

let app: FastifyInstance
let letGo: () => void
let arrived: number
let atWork: number

beforeEach(async () => {
  arrived = 0
  atWork = 0
  const work = new Promise<void>(resolve => (letGo = resolve))
  app = await buildServer(partsForTests([]))
  const onRequest = knowViewer(async ({ headers }) => {
    arrived += 1
    return personCalled(Number(headers['x-person']))
  })
  app.get('/slow', { onRequest }, async () => {
    atWork += 1
    await work
    return { done: true }
  })
  app.post('/begun', { onRequest, config: { holds: 'files' } }, async (_request, reply) => {
    atWork += 1
    await work
    return reply.status(204).send()
  })
  app.post('/sent', { onRequest }, async () => ({ done: true }))
})
afterEach(async () => {
  letGo()
  await app.close()
})

function personCalled(id: number): Viewer {
  return { id, actor: id, narrow: null } as Viewer
}

const forever = new Promise<void>(() => undefined)

/** Begun at once. */
async function ask(person: number) {
  return await app.inject({ url: '/slow', headers: { 'x-person': String(person) } })
}

describe('turns of a person', () => {
  test('a few at once are worked on, and the rest when these are done', async () => {
    const asked = Array.from({ length: ofPerson + 4 }, () => ask(1))
    await sleep(20)
    expect(atWork).toBe(ofPerson)
    const other = ask(2)
    await sleep(20)
    expect(atWork).toBe(ofPerson + 1)
    letGo()
    const answers = await Promise.all([...asked, other])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from(answers, () => 200))
  })

  test('past a line of a hundred one is told to ask again, and when', async () => {
    const asked = Array.from({ length: ofPerson + waiting + 1 }, () => ask(1))
    const refused = await asked.at(-1)
    expect(refused?.statusCode).toBe(429)
    expect(refused?.headers['retry-after']).toBe('3')
    expect(refused?.json()).toMatchObject({ code: 'too_many_requests' })
    letGo()
    const answers = await Promise.all(asked)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(ofPerson + waiting)
  })

  test('a file that is announced takes a turn as any request, one that is sent does not', async () => {
    const headers = { 'x-person': '1', 'content-type': 'application/json' }
    const announce = (payload = '') =>
      app.inject({ method: 'POST', url: '/begun', headers, payload })
    const asked = Array.from({ length: ofPerson + 2 }, () => announce())
    await sleep(20)
    expect(atWork).toBe(ofPerson)
    const sent = announce('{}')
    await sleep(20)
    expect(atWork).toBe(ofPerson + 1)
    letGo()
    await Promise.all([...asked, sent])
  })

  test('a request that is refused gives its turn back', async () => {
    for (let request = 0; request < 20; request += 1) {
      const headers = { 'x-person': '1', 'content-type': 'application/json' }
      const broken = { method: 'POST', url: '/sent', headers, payload: '{' } as const
      expect((await app.inject(broken)).statusCode).toBe(400)
    }
    const asked = Array.from({ length: ofPerson }, () => ask(1))
    await sleep(20)
    expect(atWork).toBe(ofPerson)
    letGo()
    await Promise.all(asked)
  })

  test('whoever hangs up while sending gives it back, and what has begun is worked on to its end', async () => {
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    const headers = { 'x-person': '1', 'content-type': 'application/json' }
    const neverEnds = () =>
      new ReadableStream({ start: sent => sent.enqueue(Buffer.from('{')), pull: () => forever })
    const send = async (path: string, sent: () => RequestInit & { duplex?: 'half' }) => {
      const hangingUp = new AbortController()
      const before = arrived
      const asking = Array.from({ length: ofPerson }, () =>
        fetch(`${origin}${path}`, { headers, ...sent(), signal: hangingUp.signal }),
      )
      await expect.poll(() => arrived).toBe(before + ofPerson)
      return async () => {
        hangingUp.abort()
        await Promise.allSettled(asking)
      }
    }
    const hangUpSending = await send('/sent', () => ({
      method: 'POST',
      body: neverEnds(),
      duplex: 'half',
    }))
    await hangUpSending()
    const hangUpWaiting = await send('/slow', () => ({}))
    await expect.poll(() => atWork).toBe(ofPerson)
    await hangUpWaiting()
    const ninth = ask(1)
    await sleep(50)
    expect(atWork).toBe(ofPerson)
    letGo()
    expect((await ninth).statusCode).toBe(200)
  })
})
