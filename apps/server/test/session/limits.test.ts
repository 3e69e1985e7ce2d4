import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { comingIn, password, rowsIn } from './coming-in.ts'
import type { ComingIn } from './coming-in.ts'

const { db } = ownDatabase()
let server: ComingIn
let another: ComingIn
beforeAll(async () => {
  server = await comingIn(db)
  another = await comingIn(db)
})
beforeEach(async () => {
  await sql`delete from upkeep.sign_in_limits`.execute(db)
})
afterAll(() => Promise.all([server.close(), another.close()]))

const wrong = 'another password'

/** As if so many seconds had gone by. */
const letPass = (seconds: number) =>
  sql`update upkeep.sign_in_limits
    set held_until = held_until - make_interval(secs => ${seconds}),
      last_at = last_at - make_interval(secs => ${seconds})`.execute(db)

const attempt = (email: string, from?: string) =>
  server.post('/api/login', { email, password: wrong }, from === undefined ? {} : { from })

/** How many waits of 1, 2, 4, … seconds fit into a time in milliseconds. */
const furtherIn = (ms: number) => Math.floor(Math.log2(1 + ms / 1000))

describe('attempts to sign in', () => {
  test.each(['a known', 'an unknown'])(
    'of %s account are held off after five, each time for longer, and told for how long',
    async kind => {
      const { email } =
        kind === 'a known' ? await server.addPerson() : { email: 'nobody@nowhere.example' }
      for (let count = 0; count < 5; count += 1) expect((await attempt(email)).status).toBe(422)
      const waits: unknown[] = []
      for (let count = 0; count < 12; count += 1) {
        const { status, headers, body } = await attempt(email)
        expect([status, body.code]).toEqual([429, 'too_many_requests'])
        const wait = Number(headers['retry-after'])
        waits.push(wait)
        expect(body.message).toMatch(/^Too many attempts\. Try again in \d+ (second|minute)s?\.$/)
        await letPass(wait)
        expect((await attempt(email)).status).toBe(422)
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
    },
  )

  test('are held off even with the right password, and by every server alike', async () => {
    const { email } = await server.addPerson()
    for (let count = 0; count < 5; count += 1) await attempt(email)
    for (const one of [server, another]) {
      expect((await one.post('/api/login', { email, password })).status).toBe(429)
      expect((await one.post('/api/auth/create-token', { email, password })).status).toBe(429)
    }
  })

  test('that are held off are neither counted nor looked at', async () => {
    const { email, id } = await server.addPerson()
    for (let count = 0; count < 20; count += 1) await attempt(email)
    const kept = await rowsIn(db, sql`select id from sign_ins where user_id = ${id}`)
    expect(kept).toHaveLength(5)
    await letPass(1)
    expect((await server.post('/api/login', { email, password })).status).toBe(200)
  })

  test('are forgotten for an account once one succeeds', async () => {
    const { email } = await server.addPerson()
    for (let count = 0; count < 4; count += 1) await attempt(email)
    expect((await server.post('/api/login', { email, password })).status).toBe(200)
    for (let count = 0; count < 5; count += 1) expect((await attempt(email)).status).toBe(422)
    expect((await attempt(email)).status).toBe(429)
  })

  test('are forgotten after an hour of quiet, and not sooner', async () => {
    const { email } = await server.addPerson()
    for (let count = 0; count < 5; count += 1) await attempt(email)
    await letPass(3590)
    expect((await attempt(email)).status).toBe(422)
    expect((await attempt(email)).headers['retry-after']).toBe('2')
    await letPass(3610)
    for (let count = 0; count < 5; count += 1) expect((await attempt(email)).status).toBe(422)
  })

  test('are forgotten where the clock was a day ahead and is set back', async () => {
    const { email } = await server.addPerson()
    for (let count = 0; count < 6; count += 1) await attempt(email)
    await letPass(-86_400)
    for (let count = 0; count < 5; count += 1) expect((await attempt(email)).status).toBe(422)
    expect((await attempt(email)).status).toBe(429)
  })

  test('from one address are held off after thirty, whomever they are about', async () => {
    const from = '203.0.113.77'
    const { email } = await server.addPerson()
    for (let count = 0; count < 30; count += 1) {
      expect((await attempt(`someone${count}@example.com`, from)).status).toBe(422)
    }
    expect((await attempt('one.more@example.com', from)).status).toBe(429)
    expect((await server.post('/api/login', { email, password }, { from })).status).toBe(429)
    // Whoever is held off at the door does not wear out anybody's account.
    for (let count = 0; count < 10; count += 1) await attempt(email, from)
    expect((await server.post('/api/login', { email, password })).status).toBe(200)
  })

  test('from one address that succeed wear nothing out', async () => {
    const from = '203.0.113.78'
    const { email } = await server.addPerson()
    for (let count = 0; count < 35; count += 1) {
      expect((await server.post('/api/login', { email, password }, { from })).status).toBe(200)
    }
  })

  test('from one network of the new kind count together', async () => {
    for (let count = 0; count < 30; count += 1) {
      await attempt(`someone${count}@example.com`, `2001:db8:1:2::${count + 1}`)
    }
    expect((await attempt('one.more@example.com', '2001:db8:1:2:ffff::9')).status).toBe(429)
    expect((await attempt('one.more@example.com', '2001:db8:1:3::9')).status).toBe(422)
  })

  test('are counted where they come from, whatever a header claims, unless a proxy is trusted', async () => {
    const claim = (one: ComingIn, count: number) =>
      one.post(
        '/api/login',
        { email: `someone${count}@example.com`, password: wrong },
        {
          from: '203.0.113.81',
          headers: { 'x-forwarded-for': `198.51.100.${count}` },
        },
      )
    for (let count = 0; count < 30; count += 1) await claim(server, count)
    expect((await claim(server, 31)).status).toBe(429)
    const behindProxy = await comingIn(db, { trustProxy: ['203.0.113.0/24'] })
    expect((await claim(behindProxy, 32)).status).toBe(422)
    const [last] = await rowsIn(
      db,
      sql<{ address: string }>`select address from sign_ins order by id desc limit 1`,
    )
    expect(last?.address).toBe('198.51.100.32')
    await behindProxy.close()
  })

  test('at once get no further than one after another, on however many servers', async () => {
    const { email, id } = await server.addPerson()
    const began = performance.now()
    const all = await Promise.all(
      Array.from({ length: 400 }, (_, count) =>
        (count % 2 === 0 ? server : another).post('/api/login', { email, password: wrong }),
      ),
    )
    const most = 5 + furtherIn(performance.now() - began)
    const passed = all.filter(({ status }) => status === 422).length
    expect(passed).toBeGreaterThanOrEqual(5)
    expect(passed).toBeLessThanOrEqual(most)
    expect(all.filter(({ status }) => status === 429)).toHaveLength(400 - passed)
    const kept = await rowsIn(db, sql`select id from sign_ins where user_id = ${id}`)
    expect(kept).toHaveLength(passed)
  })

  test.each([
    [10_000, 'one address', 30, (count: number) => `who${count}@example.com`, '203.0.113.79'],
    [1000, 'everywhere, of one account', 5, () => 'wanted@example.com', undefined],
  ])('at once, %i from %s, get no further than %i', async (...about) => {
    const [length, , free, emailOf, from] = about
    const began = performance.now()
    const all = await Promise.all(
      Array.from({ length }, (_, count) => attempt(emailOf(count), from)),
    )
    const passed = all.filter(({ status }) => status === 422).length
    expect(passed).toBeGreaterThanOrEqual(free)
    expect(passed).toBeLessThanOrEqual(free + furtherIn(performance.now() - began))
    expect(all.filter(({ status }) => status === 429)).toHaveLength(length - passed)
  })

  test('keep no mail address, and old ones go by themselves', async () => {
    for (let count = 0; count < 10; count += 1) await attempt(`old${count}@example.com`)
    const keys = await rowsIn(db, sql<{ key: string }>`select key from upkeep.sign_in_limits`)
    expect(keys).toHaveLength(20)
    expect(JSON.stringify(keys)).not.toContain('example.com')
    await letPass(7200)
    for (let count = 0; count < 2; count += 1) await attempt(`new${count}@example.com`)
    expect(await rowsIn(db, sql`select key from upkeep.sign_in_limits`)).toHaveLength(4)
  })
})

describe('attempts of another kind', () => {
  test('to have a letter sent are held off by account, with or without one', async () => {
    const { email } = await server.addPerson()
    for (const address of [email, 'nobody@nowhere.example']) {
      const create = () => server.post('/api/password-reset/create', { email: address })
      for (let count = 0; count < 5; count += 1) expect((await create()).status).toBe(200)
      const { status, headers } = await create()
      expect([status, headers['retry-after']]).toEqual([429, '1'])
    }
    // Signing in is counted apart.
    expect((await server.post('/api/login', { email, password })).status).toBe(200)
  })

  test('to guess a link are held off by address, at each of the calls that take one', async () => {
    const from = '203.0.113.80'
    const token = 'reset_guessed'
    const again = { password: 'a new password', password_confirmation: 'a new password' }
    for (let count = 0; count < 15; count += 1) {
      expect((await server.post('/api/v2/link', { token }, { from })).status).toBe(422)
      const sent = { token, ...again }
      const reset = await server.post('/api/password-reset/reset', sent, { from })
      expect(reset.status).toBe(422)
    }
    expect((await server.post('/api/v2/link', { token }, { from })).status).toBe(429)
  })
})
