import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOfToken } from '../../src/access/tokens/secret-token.ts'
import { ownDatabase } from '../own-database.ts'
import { comingIn, rowsIn } from './coming-in.ts'
import type { ComingIn } from './coming-in.ts'

const { db } = ownDatabase()
let server: ComingIn
beforeAll(async () => {
  server = await comingIn(db)
})
afterAll(() => server.close())

const isIn = async (token: string) =>
  (await server.ask('GET', '/api/auth/me', { token })).status === 200

/** As if so many days had gone by since it was used last. */
const letPass = (token: string, days: number) =>
  sql`update tokens set created_at = created_at - make_interval(days => ${days}),
      last_used_at = last_used_at - make_interval(days => ${days}),
      expires_at = expires_at - make_interval(days => ${days}),
      ends_at = ends_at - make_interval(days => ${days})
    where hash = ${hashOfToken(token)}`.execute(db)

const rowOf = async (token: string) => {
  const [row] = await rowsIn(
    db,
    sql<{ id: number; left: number; used: number }>`
      select id, extract(epoch from expires_at - now()) / 86400 as left,
        extract(epoch from now() - last_used_at) as used
      from tokens where hash = ${hashOfToken(token)}`,
  )
  if (!row) throw new Error('There is no such token.')
  return row
}

describe('a token', () => {
  test('lives for 30 days unused', async () => {
    const token = await server.signIn(await server.addPerson())
    await letPass(token, 29)
    expect(await isIn(token)).toBe(true)
    await letPass(token, 31)
    expect(await isIn(token)).toBe(false)
    expect((await server.ask('GET', '/auth/authenticated', { token })).body).toEqual({
      authenticated: false,
    })
    expect((await server.post('/api/logout', {}, { token })).status).toBe(401)
  })

  test('lives on with use, and for 180 days at most', async () => {
    const token = await server.signIn(await server.addPerson())
    for (let month = 0; month < 7; month += 1) {
      await letPass(token, 25)
      expect(await isIn(token)).toBe(true)
    }
    expect((await rowOf(token)).left).toBeCloseTo(5, 1)
    await letPass(token, 4)
    expect(await isIn(token)).toBe(true)
    await letPass(token, 2)
    expect(await isIn(token)).toBe(false)
  })

  test('is moved on once an hour, not with each use', async () => {
    const token = await server.signIn(await server.addPerson())
    const move = (minutes: number) =>
      sql`update tokens set last_used_at = now() - make_interval(mins => ${minutes}),
          expires_at = now() + interval '10 days'
        where hash = ${hashOfToken(token)}`.execute(db)
    await move(50)
    await isIn(token)
    expect((await rowOf(token)).left).toBeCloseTo(10, 2)
    await move(70)
    await isIn(token)
    const { left, used } = await rowOf(token)
    expect([Math.round(left), Math.round(used / 60)]).toEqual([30, 0])
  })

  test('is revoked by whoever has it, and is nothing then', async () => {
    const person = await server.addPerson()
    const [one, other] = [await server.signIn(person), await server.signIn(person)]
    const revoked = await server.post('/api/auth/revoke-token', {}, { token: one })
    expect([revoked.status, revoked.body]).toEqual([200, { revoked: true }])
    expect([await isIn(one), await isIn(other)]).toEqual([false, true])
  })

  test('of another device of one’s own is revoked by its number', async () => {
    const person = await server.addPerson()
    const [here, there] = [await server.signIn(person), await server.signIn(person)]
    const { id } = await rowOf(there)
    const list = await server.ask('GET', '/api/tokens', { token: here })
    expect(list.body.data.map((row: { id: number }) => row.id)).toContain(id)
    expect(JSON.stringify(list.body)).not.toContain('hash')
    const { status } = await server.post('/api/auth/revoke-token', { id }, { token: here })
    expect(status).toBe(200)
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    const again = await server.post('/api/auth/revoke-token', { id }, { token: here })
    expect(again.body).toEqual({ revoked: true })
  })

  test('of somebody else is not there, but for an administrator', async () => {
    const token = await server.signIn(await server.addPerson())
    const { id } = await rowOf(token)
    const revokedBy = async (also: { admin?: true }) => {
      const mine = await server.signIn(await server.addPerson(also))
      const { status } = await server.post('/api/auth/revoke-token', { id }, { token: mine })
      return [status, await isIn(token), await isIn(mine)]
    }
    expect(await revokedBy({})).toEqual([404, true, true])
    expect(await revokedBy({ admin: true })).toEqual([200, false, true])
  })

  test.each(['x', -1, 1.5, {}, []])('is not revoked by the number %o', async id => {
    const token = await server.signIn(await server.addPerson())
    const { status, body } = await server.post('/api/auth/revoke-token', { id }, { token })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['id']])
    expect(await isIn(token)).toBe(true)
  })

  test('that is revoked while acting for somebody is one’s own', async () => {
    const admin = await server.addPerson({ admin: true })
    const other = await server.addPerson()
    const theirs = await server.signIn(other)
    const token = await server.signIn(admin)
    const spare = await server.signIn(admin)
    await server.ask('GET', `/api/impersonate/take/${other.id}`, { token })
    const acting = { token, actingFor: other.id }
    const { id } = await rowOf(theirs)
    expect((await server.post('/api/auth/revoke-token', { id }, acting)).status).toBe(404)
    const own = await rowOf(spare)
    expect((await server.post('/api/auth/revoke-token', { id: own.id }, acting)).status).toBe(200)
    expect([await isIn(theirs), await isIn(spare), await isIn(token)]).toEqual([true, false, true])
  })
})
