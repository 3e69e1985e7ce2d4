import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { comingIn, insert, rowsIn } from './coming-in.ts'
import type { ComingIn, Person } from './coming-in.ts'

const { db } = ownDatabase()
let server: ComingIn
let admin: Person
let token: string
beforeAll(async () => {
  server = await comingIn(db)
  admin = await server.addPerson({ admin: true })
  token = await server.signIn(admin)
})
afterAll(() => server.close())

const take = (id: unknown, reason = '', sending: object = {}) =>
  server.ask('GET', `/api/impersonate/take/${String(id)}${reason}`, { token, ...sending })
const me = (actingFor?: number) =>
  server.ask('GET', '/api/auth/me', { token, ...(actingFor === undefined ? {} : { actingFor }) })
const kept = (userId: number) =>
  rowsIn(
    db,
    sql<{ reason: string | null; open: boolean; hours: number }>`
      select reason, ended_at is null as open,
        extract(epoch from ends_at - started_at) / 3600 as hours
      from impersonations where user_id = ${userId} order by id`,
  )

describe('acting for somebody', () => {
  test('shows both people, each as they see themselves, and is kept with its reason', async () => {
    const person = await server.addPerson()
    const farm = await insert(db, 'farms', { farm_name: 'Taken', manager_id: person.id })
    const taken = await take(person.id, '?reason=%20Cannot%20find%20the%20sheet%20')
    expect([taken.status, taken.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(taken.body.user).toMatchObject({ id: admin.id, admin: true })
    expect(taken.body.impersonating).toMatchObject({
      id: person.id,
      farm_rights: [{ farm_id: farm.id, manages: true }],
    })
    expect(await kept(person.id)).toEqual([
      { reason: 'Cannot find the sheet', open: true, hours: 4 },
    ])
    const acting = await me(person.id)
    expect([acting.body.user.id, acting.body.impersonating.id]).toEqual([admin.id, person.id])
    const plain = await me()
    expect([plain.body.user.id, plain.body.impersonating]).toEqual([admin.id, null])
  })

  test('ends when it is left, whatever header is sent, and then the header is refused', async () => {
    const person = await server.addPerson()
    await take(person.id)
    for (const actingFor of [person.id, 'rubbish']) {
      const left = await server.ask('GET', '/api/impersonate/leave', { token, actingFor })
      expect([left.status, left.body.user.id, left.body.impersonating]).toEqual([
        200,
        admin.id,
        null,
      ])
    }
    expect(await kept(person.id)).toMatchObject([{ open: false }])
    const over = await me(person.id)
    expect([over.status, over.body.code, over.body.message]).toEqual([
      403,
      'impersonation_over',
      'You are no longer signed in as this person.',
    ])
  })

  test('that is taken up again ends the former one', async () => {
    const person = await server.addPerson()
    await take(person.id, '?reason=first')
    await take(person.id, '?reason=second')
    expect(await kept(person.id)).toMatchObject([
      { reason: 'first', open: false },
      { reason: 'second', open: true },
    ])
  })

  test('goes on to another person while acting for one', async () => {
    const [one, other] = [await server.addPerson(), await server.addPerson()]
    await take(one.id)
    const next = await take(other.id, '', { actingFor: one.id })
    expect([next.body.user.id, next.body.impersonating.id]).toEqual([admin.id, other.id])
  })

  test('is for administrators, who are told so before anybody is looked up', async () => {
    const person = await server.addPerson()
    const mine = await server.signIn(await server.addPerson())
    for (const id of [person.id, admin.id, 999_999_999, 'x']) {
      const { status, body } = await take(id, '', { token: mine })
      expect([status, body.message]).toEqual([
        403,
        'Only administrators can sign in as someone else.',
      ])
    }
    expect(await kept(person.id)).toEqual([])
  })

  test('is never onto an administrator, oneself, or somebody who is not active', async () => {
    const another = await server.addPerson({ admin: true })
    const inactive = await server.addPerson({ active: false })
    const refused = await Promise.all([take(another.id), take(admin.id), take(inactive.id)])
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
      [403, 'Nobody can sign in as an administrator.'],
      [403, 'You are this person already.'],
      [403, 'This person is not active.'],
    ])
  })

  test('is not for anybody who is not there', async () => {
    const gone = await server.addPerson({ deleted_at: '2026-01-01T00:00:00Z' })
    for (const id of [gone.id, 999_999_999, 'x', '1e3', '99999999999999999999']) {
      const { status, body } = await take(id)
      expect([status, body.message]).toEqual([404, 'There is no such person.'])
    }
  })

  test.each([`?reason=${'x'.repeat(501)}`, '?reason=a&reason=b'])(
    'does not take %s',
    async reason => {
      const person = await server.addPerson()
      const { status, body } = await take(person.id, reason)
      expect([status, Object.keys(body.errors)]).toEqual([422, ['reason']])
      expect(await kept(person.id)).toEqual([])
    },
  )

  test('is over after four hours', async () => {
    const person = await server.addPerson()
    await take(person.id)
    await sql`update impersonations set ends_at = now() - interval '1 second'
      where user_id = ${person.id}`.execute(db)
    expect((await me(person.id)).body.code).toBe('impersonation_over')
  })

  test('is over once its administrator is none any more', async () => {
    const person = await server.addPerson()
    const former = await server.addPerson({ admin: true })
    const theirs = await server.signIn(former)
    await take(person.id, '', { token: theirs })
    await sql`update users set admin = false where id = ${former.id}`.execute(db)
    const sending = { token: theirs, actingFor: person.id }
    expect((await server.ask('GET', '/api/auth/me', sending)).body.code).toBe('impersonation_over')
  })
})
