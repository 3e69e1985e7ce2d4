import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { comingIn, password, rowsIn } from '../session/coming-in.ts'
import type { ComingIn, Person, Reply } from '../session/coming-in.ts'
import { expectSilent, expectTight } from './siege.ts'

const { db } = ownDatabase()
let server: ComingIn
let known: Person
beforeAll(async () => {
  server = await comingIn(db)
  known = await server.addPerson()
})
beforeEach(() => sql`delete from upkeep.sign_in_limits`.execute(db))
afterAll(() => server.close())

const guessed = 'kelpie-in-the-yard'
const attempts = inject('isLongForm') ? 10_000 : 2500
/** From a new address each time, which costs a row for each. */
const everywhere = 2000
const atOnce = 200

interface Guess {
  readonly email: string
  readonly from?: string
  readonly path?: string
}

/** So many at a time, as fast as they are answered. */
async function flood(count: number, guessOf: (place: number) => Guess): Promise<readonly Reply[]> {
  const replies: Reply[] = []
  for (let start = 0; start < count; start += atOnce) {
    const size = Math.min(atOnce, count - start)
    const wave = Array.from({ length: size }, (_, place) => {
      const { email, path = '/api/login', ...sending } = guessOf(start + place)
      return server.post(path, { email, password: `${guessed}-${place}` }, sending)
    })
    replies.push(...(await Promise.all(wave)))
  }
  return replies
}

const checked = async () => (await rowsIn(db, sql`select id from sign_ins`)).length
const statusesOf = (replies: readonly Reply[]) =>
  Object.groupBy(replies, ({ status }) => String(status)) as Record<string, Reply[]>

/** Waits of 1, 2, 4, … seconds go by while the flood lasts. */
const furtherIn = (ms: number) => Math.floor(Math.log2(1 + ms / 1000))

/** Whoever is held off now is so for a minute more, however long the test takes. */
const keepHeld = () =>
  sql`update upkeep.sign_in_limits set held_until = held_until + interval '1 minute'
    where failures >= 5 and key not like '% from 10.%'`.execute(db)

function expectHeldOff(held: readonly Reply[]): void {
  for (const reply of held) {
    expectTight(reply)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect(reply.body.code).toBe('too_many_requests')
    expect(reply.body.message).toMatch(
      /^Too many attempts\. Try again in \d+ (?:second|minute)s?\.$/,
    )
  }
}

describe('thousands of attempts', () => {
  test.each([
    ['an account that is there', () => known.email],
    ['an account that is not', () => 'nobody@nowhere.example'],
  ])('on %s, from everywhere, are a handful', async (_, emailOf) => {
    const before = await checked()
    const began = performance.now()
    const email = emailOf()
    const paths = ['/api/login', '/api/auth/create-token'] as const
    const replies = await flood(everywhere, place => ({
      email: place % 3 === 0 ? email.toUpperCase() : email,
      path: paths[place % 2] ?? '',
    }))
    const most = 5 + furtherIn(performance.now() - began)
    const { 422: looked = [], 429: held = [] } = statusesOf(replies)
    expect(looked.length + held.length).toBe(everywhere)
    expect(looked.length).toBeLessThanOrEqual(most)
    expect((await checked()) - before).toBe(looked.length)
    expectHeldOff(held)
    await keepHeld()
    const right = await server.post('/api/login', { email, password })
    expect(right.status).toBe(429)
    expect(Object.keys(right.body).toSorted()).toEqual(['code', 'message'])
  })

  test('on many accounts, from one address, are a few dozen', async () => {
    const before = await checked()
    const began = performance.now()
    const from = '203.0.113.9'
    const replies = await flood(attempts, place => ({
      email: place % 10 === 0 ? known.email : `guess${place}@example.com`,
      from,
    }))
    const most = 30 + furtherIn(performance.now() - began)
    const { 422: looked = [], 429: held = [] } = statusesOf(replies)
    expect(looked.length + held.length).toBe(attempts)
    expect(looked.length).toBeLessThanOrEqual(most)
    expect((await checked()) - before).toBe(looked.length)
    expectHeldOff(held)
    await keepHeld()
    // Whoever sits elsewhere is not held off by what was tried there.
    const [other, email] = [await server.addPerson(), known.email]
    expect((await server.post('/api/login', { email: other.email, password })).status).toBe(200)
    expect((await server.post('/api/login', { email, password }, { from })).status).toBe(429)
  })

  test('leave the right password as good as it was', async () => {
    const { email } = await server.addPerson()
    await flood(atOnce, () => ({ email }))
    await keepHeld()
    expect((await server.post('/api/login', { email, password })).status).toBe(429)
    await sql`
      update upkeep.sign_in_limits set held_until = clock_timestamp(), last_at = now()`.execute(db)
    expect((await server.post('/api/login', { email, password })).status).toBe(200)
  })

  test('for letters write a handful of them', async () => {
    const letters = async () => (await rowsIn(db, sql`select id from outgoing_mails`)).length
    const before = await letters()
    const ask = (email: string) => server.post('/api/password-reset/create', { email })
    const wave = (email: string) => Promise.all(Array.from({ length: atOnce }, () => ask(email)))
    const began = performance.now()
    const [mine, nobodys] = [await wave(known.email), await wave('nobody@nowhere.example')]
    const most = 5 + furtherIn(performance.now() - began)
    const written = (await letters()) - before
    for (const replies of [mine, nobodys]) {
      const { 200: done = [], 429: held = [] } = statusesOf(replies)
      expect(done.length + held.length).toBe(atOnce)
      expect(done.length).toBeLessThanOrEqual(most)
      expectHeldOff(held)
    }
    expect(written).toBe(statusesOf(mine)['200']?.length)
  })

  test('leave no password in a line, and no address but in its own', () => {
    expectSilent(server.lines, [guessed, password, known.email])
  })
})
