import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { comingIn, insert, password, rowsIn } from './coming-in.ts'
import type { ComingIn } from './coming-in.ts'

const { db } = ownDatabase()
let server: ComingIn
beforeAll(async () => {
  server = await comingIn(db)
})
afterAll(() => server.close())

const outcomesOf = async (userId: number | null) =>
  (
    await rowsIn(
      db,
      sql<{ outcome: string }>`
        select outcome from sign_ins where user_id is not distinct from ${userId}::bigint order by id`,
    )
  ).map(({ outcome }) => outcome)

describe('signing in', () => {
  test('gives a token and the person, by whom it is kept as a hash alone', async () => {
    const person = await server.addPerson()
    const sent = { email: ` ${person.email.toUpperCase()} `, password, device_name: 'Ute phone' }
    const headers = { 'user-agent': 'Farm browser 1.0' }
    const { status, body } = await server.post('/api/login', sent, { from: '203.0.113.5', headers })
    expect(status).toBe(200)
    expect(body.token).toMatch(/^furrow_[A-Za-z0-9_-]{43}$/)
    expect(body.user).toMatchObject({ id: person.id, email: person.email, roles: [] })
    expect(JSON.stringify(body)).not.toContain('argon2')
    const tokens = await rowsIn(
      db,
      sql`select name, address, agent, hash from tokens where user_id = ${person.id}`,
    )
    expect(tokens).toMatchObject([
      { name: 'Ute phone', address: '203.0.113.5', agent: 'Farm browser 1.0' },
    ])
    expect(JSON.stringify(tokens)).not.toContain(body.token)
    expect(await outcomesOf(person.id)).toEqual(['Signed in'])
  })

  test('with create-token gives the token alone', async () => {
    const { email, id } = await server.addPerson()
    const { status, body } = await server.post('/api/auth/create-token', { email, password })
    expect([status, Object.keys(body)]).toEqual([200, ['token']])
    const me = await server.ask('GET', '/api/auth/me', { token: body.token })
    expect(me.body.user.id).toBe(id)
  })

  test('answers one and the same whatever is wrong, and keeps what it was', async () => {
    const [known, inactive, gone, empty] = await Promise.all([
      server.addPerson(),
      server.addPerson({ active: false }),
      server.addPerson({ deleted_at: '2026-01-01T00:00:00Z' }),
      server.addPerson({ password: null }),
    ])
    const before = (await outcomesOf(null)).length
    const sent = [
      { email: known.email, password: 'another password' },
      { email: inactive.email, password },
      { email: inactive.email, password: 'another password' },
      { email: gone.email, password },
      { email: empty.email, password },
      { email: 'nobody@nowhere.example', password },
      { email: "x' or 1=1 --", password },
      { email: 'nul\u0000in@example.com', password },
    ]
    for (const path of ['/api/login', '/api/auth/create-token']) {
      const answers = await Promise.all(sent.map(one => server.post(path, one)))
      const [first] = answers
      expect(first?.status).toBe(422)
      expect(first?.body).toEqual({
        message: 'Email or password is incorrect.',
        errors: { email: ['Email or password is incorrect.'] },
        code: 'invalid',
      })
      for (const { status, body, headers } of answers) {
        expect([status, body, Object.keys(headers)]).toEqual([
          422,
          first?.body,
          Object.keys(first?.headers ?? {}),
        ])
      }
    }
    expect(await outcomesOf(known.id)).toEqual(['Wrong password', 'Wrong password'])
    expect((await outcomesOf(inactive.id)).toSorted()).toEqual([
      'Not active',
      'Not active',
      'Wrong password',
      'Wrong password',
    ])
    expect(await outcomesOf(empty.id)).toEqual(['Wrong password', 'Wrong password'])
    const unknown = (await outcomesOf(null)).slice(before)
    expect(unknown).toHaveLength(8)
    expect(new Set(unknown)).toEqual(new Set(['Unknown address']))
  })

  test.each([
    [{}, { email: ['Enter your email.'], password: ['Enter your password.'] }],
    [{ email: ' ', password: '' }, expect.objectContaining({ email: expect.any(Array) })],
    [
      { email: ['a'], password: { a: 1 } },
      expect.objectContaining({ password: expect.any(Array) }),
    ],
    [{ email: 'a'.repeat(400), password }, { email: ['This can have at most 320 characters.'] }],
  ])('refuses %o', async (sent, errors) => {
    const { status, body } = await server.post('/api/login', sent)
    expect([status, body.errors]).toEqual([422, errors])
  })

  test('takes neither a body that is no JSON object nor one over 16 KB', async () => {
    expect((await server.post('/api/login', '[1]')).status).toBe(400)
    expect((await server.post('/api/login', '{')).status).toBe(400)
    const large = await server.post('/api/login', { email: 'a', password: 'x'.repeat(17_000) })
    expect([large.status, large.body.message]).toEqual([413, 'The body can have at most 16 KB.'])
    const bare = await server.ask('POST', '/api/login')
    expect(bare.status).toBe(422)
  })

  test('never leaves a password in the log', async () => {
    await server.post('/api/login', { email: 'a@example.com', password: 'kelpie in the yard' })
    expect(server.lines.join()).not.toContain('kelpie')
  })
})

describe('who is signed in', () => {
  test('is told with businesses, roles, abilities and rights on farms', async () => {
    const person = await server.addPerson()
    const farm = await insert(db, 'farms', { farm_name: 'Riverbend', manager_id: person.id })
    await insert(db, 'details_user', {
      details_id: farm.id,
      farm_id: farm.id,
      user_id: person.id,
    })
    const its = await insert(db, 'businesses', { name: 'Of the farm' })
    await insert(db, 'business_farm', { business_id: its.id, farm_id: farm.id })
    await insert(db, 'businesses', { name: 'Mine', manager_id: person.id })
    const joined = await insert(db, 'businesses', { name: 'Joined' })
    await insert(db, 'business_user', { business_id: joined.id, user_id: person.id })
    await insert(db, 'roles', { role: 'agronomist', user_id: person.id })
    const token = await server.signIn(person)
    const { status, body } = await server.ask('GET', '/api/auth/me', { token })
    expect([status, body.impersonating]).toEqual([200, null])
    const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).toSorted()
    expect(namesOf(body.user.businesses)).toEqual(['Joined'])
    expect(namesOf(body.user.associated_businesses)).toEqual(['Joined', 'Of the farm'])
    expect(namesOf(body.user.managed_businesses)).toEqual(['Mine'])
    expect(body.user.roles).toMatchObject([{ role: 'agronomist' }])
    expect(body.user.abilities).toEqual([])
    expect(body.user.farm_rights).toEqual([
      { farm_id: farm.id, manages: true, consults: false, sees_finance: true },
    ])
    expect(body.user).not.toHaveProperty('password')
  })

  test.each([
    ['without a token', {}],
    ['with a forged one', { token: `furrow_${'A'.repeat(43)}` }],
    ['with a word of another kind', { headers: { authorization: 'Basic YTpi' } }],
    ['with an empty one', { headers: { authorization: 'Bearer ' } }],
  ])('is nobody %s', async (_name, sending) => {
    for (const [method, path] of [
      ['GET', '/api/auth/me'],
      ['POST', '/api/logout'],
      ['GET', '/api/impersonate/leave'],
      ['GET', '/api/impersonate/take/1'],
      ['POST', '/api/auth/revoke-token'],
      ['POST', '/api/v2/password'],
      ['POST', '/api/v2/money-switch'],
      ['POST', '/api/v2/accept-invitation'],
    ] as const) {
      const { status, body } = await server.ask(method, path, sending)
      expect([path, status, body.code]).toEqual([path, 401, 'unauthenticated'])
    }
    for (const path of ['/auth/authenticated', '/api/auth/authenticated']) {
      const { status, body } = await server.ask('GET', path, sending)
      expect([status, body]).toEqual([200, { authenticated: false }])
    }
  })

  test('is somebody at both addresses that tell whether anybody is', async () => {
    const token = await server.signIn(await server.addPerson())
    for (const path of ['/auth/authenticated', '/api/auth/authenticated']) {
      const { status, body, headers } = await server.ask('GET', path, { token })
      expect([status, body, headers['cache-control']]).toEqual([
        200,
        { authenticated: true },
        'no-store',
      ])
    }
  })

  test('is nobody any more after signing out, and no longer acts for anybody', async () => {
    const admin = await server.addPerson({ admin: true })
    const other = await server.addPerson()
    const token = await server.signIn(admin)
    await server.ask('GET', `/api/impersonate/take/${other.id}`, { token })
    // The header of someone for whom nothing is open changes nothing about leaving.
    const out = await server.post('/api/logout', {}, { token, actingFor: 999_999 })
    expect([out.status, out.body]).toEqual([200, {}])
    expect((await server.ask('GET', '/api/auth/me', { token })).status).toBe(401)
    const anew = await server.signIn(admin)
    const acting = await server.ask('GET', '/api/auth/me', { token: anew, actingFor: other.id })
    expect([acting.status, acting.body.code]).toEqual([403, 'impersonation_over'])
  })

  test('is nobody once they are deactivated or deleted', async () => {
    for (const gone of [sql`active = false`, sql`deleted_at = now()`]) {
      const person = await server.addPerson()
      const token = await server.signIn(person)
      await sql`update users set ${gone} where id = ${person.id}`.execute(db)
      expect((await server.ask('GET', '/api/auth/me', { token })).status).toBe(401)
      const { body } = await server.ask('GET', '/auth/authenticated', { token })
      expect(body).toEqual({ authenticated: false })
    }
  })
})

describe('the calls about coming in', () => {
  test('give a cookie to clients that ask for one, which scripts can read', async () => {
    const { status, headers, body } = await server.ask('GET', '/sanctum/csrf-cookie')
    expect([status, body]).toEqual([204, undefined])
    expect(headers['set-cookie']).toMatch(/^XSRF-TOKEN=[\w-]{40}; Path=\/; SameSite=Lax$/)
  })

  test.each([
    ['GET', '/api/login', 'POST'],
    ['GET', '/api/auth/create-token', 'POST'],
    ['POST', '/api/auth/me', 'GET'],
    ['POST', '/api/auth/authenticated', 'GET'],
    ['POST', '/auth/authenticated', 'GET'],
    ['DELETE', '/api/logout', 'POST'],
    ['POST', '/api/impersonate/take/1', 'GET'],
    ['HEAD', '/api/impersonate/take/1', 'GET'],
    ['PUT', '/api/impersonate/leave', 'GET'],
    ['GET', '/api/auth/revoke-token', 'POST'],
    ['PATCH', '/api/password-reset/create', 'POST'],
    ['GET', '/api/password-reset/reset', 'POST'],
    ['POST', '/sanctum/csrf-cookie', 'GET'],
    ['GET', '/api/v2/link', 'POST'],
    ['GET', '/api/v2/accept-invitation', 'POST'],
    ['PUT', '/api/v2/money-switch', 'POST'],
    ['GET', '/api/v2/password', 'POST'],
  ])('do not take %s at %s', async (method, path, allowed) => {
    const { status, headers } = await server.ask(method, path)
    expect([status, headers['allow']]).toEqual([405, allowed])
  })

  test.each([
    '/api/login/1',
    '/api/auth',
    '/api/auth/you',
    '/auth',
    '/api/impersonate/take',
    '/api/password-reset',
    '/api/v2/login',
    '/sanctum',
  ])('leave nothing at %s', async path => {
    expect((await server.ask('GET', path)).status).toBe(404)
  })
})
