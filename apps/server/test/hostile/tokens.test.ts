import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToken, hashOf, insertRow } from '../access/placing.ts'
import { ownDatabase } from '../own-database.ts'
import { linesOf } from '../stored-digest.ts'
import { askRaw, listening } from './listening.ts'
import type { Listening } from './listening.ts'
import { besiege } from './siege.ts'
import type { Siege } from './siege.ts'

const { db } = ownDatabase()
let siege: Siege
let sockets: Listening
let origin: string
let token: string
beforeAll(async () => {
  siege = await besiege(db)
  sockets = await listening(db)
  origin = await sockets.listen()
  token = siege.world.tokens.get('worker') ?? ''
})
afterAll(() => Promise.all([siege.close(), sockets.close()]))

const nobody = { message: 'Unauthenticated.', code: 'unauthenticated' }
const secret = () => randomBytes(32).toString('base64url')

/** What a stranger would try: lists, streams, one row, writes, batches, and the calls about oneself. */
const doors = () =>
  [
    ['GET', '/api/paddocks'],
    ['GET', '/api/paddocks?limit=0'],
    ['GET', '/api/v2/paddocks?limit=0&include=farm'],
    ['POST', '/api/paddocks/search?limit=0', {}],
    ['GET', `/api/farms/${siege.home('farms')}`],
    ['HEAD', '/api/paddocks'],
    ['GET', `/api/farms/${siege.home('farms')}/paddocks?limit=0`],
    ['POST', '/api/paddocks', { name: 'Stolen' }],
    ['PATCH', `/api/users/${siege.id('worker')}`, { name: 'Stolen' }],
    ['DELETE', `/api/paddocks/${siege.home('paddocks')}`],
    ['PATCH', `/api/farms/${siege.home('farms')}/users/sync`, { resources: [] }],
    ['POST', '/api/v2/batch', { steps: [{ do: 'store', resource: 'farms', values: {} }] }],
    ['GET', '/api/auth/me'],
    ['GET', `/api/impersonate/take/${siege.id('nobody')}`],
    ['GET', '/api/impersonate/leave'],
    ['POST', '/api/logout', {}],
    ['POST', '/api/auth/revoke-token', {}],
    ['POST', '/api/v2/password', {}],
    ['POST', '/api/v2/money-switch', {}],
    ['POST', '/api/v2/accept-invitation', { token: 'invite_x' }],
  ] as const

async function expectNobody(authorization: string | undefined): Promise<void> {
  const headers = authorization === undefined ? {} : { authorization }
  const lines = await linesOf(db)
  for (const [method, url, body] of doors()) {
    const reply = await siege.with(undefined)(method, url, body, headers)
    expect([method, url, reply.status]).toEqual([method, url, 401])
    if (method !== 'HEAD') expect(reply.body, url).toEqual(nobody)
    expect(reply.headers).not.toHaveProperty('etag')
  }
  expect(await linesOf(db)).toBe(lines)
}

async function tokenWhere(setting: ReturnType<typeof sql>) {
  const one = await addToken(db, siege.id('worker'))
  await sql`update tokens set ${setting} where hash = ${hashOf(one)}`.execute(db)
  return one
}

describe('nobody comes in', () => {
  test('without a token', () => expectNobody(undefined))

  test.each<[string, () => string]>([
    ['a forged token of the right shape', () => `Bearer furrow_${secret()}`],
    ['a token that is cut short', () => `Bearer ${token.slice(0, -1)}`],
    ['a token without its first word', () => `Bearer ${token.slice('furrow_'.length)}`],
    ['a token with more behind it', () => `Bearer ${token}A`],
    ['a token in other letters', () => `Bearer ${token.toUpperCase()}`],
    ['a token with a blank in it', () => `Bearer ${token.slice(0, 20)} ${token.slice(20)}`],
    ['two tokens', () => `Bearer ${token} ${token}`],
    ['two tokens with a comma', () => `Bearer ${token}, Bearer ${token}`],
    ['the hash of a token', () => `Bearer ${hashOf(token)}`],
    ['no scheme', () => token],
    ['an empty token', () => 'Bearer '],
    ['the scheme alone', () => 'Bearer'],
    ['a name and a password', () => `Basic ${Buffer.from(`worker:${token}`).toString('base64')}`],
    ['another scheme', () => `Token ${token}`],
    ['a scheme that begins alike', () => `Bearers ${token}`],
    ['SQL', () => `Bearer ' or 1=1 --`],
    ['a pattern', () => 'Bearer furrow_%'],
    ['a long token', () => `Bearer furrow_${'A'.repeat(5000)}`],
  ])('with %s', (_, authorization) => expectNobody(authorization()))

  test.each<[string, () => Promise<string>]>([
    ['ran out', () => tokenWhere(sql`expires_at = now() - interval '1 second'`)],
    ['is past its last day, however much it is used', () => tokenWhere(sql`ends_at = now()`)],
    ['was revoked', () => tokenWhere(sql`revoked_at = now()`)],
    ['is of somebody not active', async () => siege.world.tokens.get('inactive manager') ?? ''],
    ['is of somebody deleted', async () => siege.world.tokens.get('deleted manager') ?? ''],
  ])('with a token that %s', async (_, one) => expectNobody(`Bearer ${await one()}`))

  test('with a link from a letter instead of a token', async () => {
    const [reset, invite] = [`reset_${secret()}`, `invite_${secret()}`]
    await sql`
      insert into upkeep.password_resets (hash, user_id, expires_at)
      values (${hashOf(reset)}, ${siege.id('worker')}, now() + interval '1 hour')`.execute(db)
    await insertRow(db, 'invitations', {
      email: 'new@example.com',
      is_farms_manager: true,
      hash: hashOf(invite),
      invitable_type: 'farms',
      invitable_id: siege.home('farms'),
      expires_at: sql`now() + interval '1 day'`,
    })
    await expectNobody(`Bearer ${reset}`)
    await expectNobody(`Bearer ${invite}`)
  })

  test('with a token that stands anywhere but in its header', async () => {
    const words = ['token', 'access_token', 'api_token', 'authorization', 'bearer']
    const ask = siege.with(undefined)
    for (const word of words) {
      const asked = [
        await ask('GET', `/api/paddocks?${word}=${token}`),
        await ask('POST', '/api/paddocks/search', { [word]: token }),
        await ask('GET', '/api/paddocks', undefined, { cookie: `${word}=${token}` }),
        await ask('GET', '/api/paddocks', undefined, { [`x-${word}`]: token }),
      ]
      expect(asked.map(({ status, body }) => [status, body])).toEqual(
        asked.map(() => [401, nobody]),
      )
    }
  })

  test('with two such headers, one of which is forged', async () => {
    const get = 'GET /api/paddocks HTTP/1.1'
    const [real, forged] = [`Authorization: Bearer ${token}`, `Authorization: Bearer x${token}`]
    expect(await askRaw(origin, [get, real])).toMatch(/^HTTP\/1.1 200 /)
    expect(await askRaw(origin, [get, forged, real])).toMatch(/^HTTP\/1.1 40[01] /)
    expect(await askRaw(origin, [get, real, forged])).toMatch(/^HTTP\/1.1 40[01] /)
    expect(await askRaw(origin, [get, real, real])).toMatch(/^HTTP\/1.1 40[01] /)
  })
})

test('the word before a token is read in small and capital letters alike', async () => {
  for (const word of ['bearer', 'BEARER', 'Bearer']) {
    const headers = { authorization: `${word} ${token}` }
    expect((await siege.with(undefined)('GET', '/api/paddocks', undefined, headers)).status).toBe(
      200,
    )
  }
})

test('somebody is out at once when they are deleted, and their links with them', async () => {
  const person = await siege.server.addPerson()
  const own = await siege.server.signIn(person)
  await siege.as('admin')('DELETE', `/api/users/${person.id}`)
  expect((await siege.with(own)('GET', '/api/paddocks?limit=0')).status).toBe(401)
  await siege.as('admin')('POST', `/api/users/${person.id}/restore`)
  expect((await siege.with(own)('GET', '/api/paddocks?limit=0')).status).toBe(401)
})
