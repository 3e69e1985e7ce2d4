import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newInviteToken } from '../../src/access/sign-in/invite-token.ts'
import { ownDatabase } from '../own-database.ts'
import { comingIn, insert, rowsIn } from './coming-in.ts'
import type { ComingIn, Person } from './coming-in.ts'

const { db } = ownDatabase()
let server: ComingIn
let manager: Person
let farm: number
let business: number
beforeAll(async () => {
  server = await comingIn(db)
  manager = await server.addPerson()
  const { id } = await insert(db, 'farms', { farm_name: 'Riverbend', manager_id: manager.id })
  farm = id
  business = (await insert(db, 'businesses', { name: 'River Pastoral' })).id
})
afterAll(() => server.close())

const over = 'This link has expired. Ask for a new one.'
const fresh = 'kelpie in the yard'
const again = { password: fresh, password_confirmation: fresh }
let invited = 0

interface Invitation {
  readonly id: number
  readonly email: string
  readonly token: string
}

/** As the invitation of a manager comes to stand. */
async function invite(also: Readonly<Record<string, unknown>> = {}): Promise<Invitation> {
  invited += 1
  const { token, hash } = newInviteToken()
  const row = await insert<{ id: number; email: string }>(db, 'invitations', {
    email: `invited${invited}@example.com`,
    invitable_type: 'farms',
    invitable_id: farm,
    invited_by_id: manager.id,
    expires_at: new Date(Date.now() + 14 * 86_400_000),
    hash,
    ...also,
  })
  return { ...row, token }
}

const accept = (token: string, also: object = {}) =>
  server.post('/api/password-reset/reset', { token, ...again, name: 'Robin New', ...also })
const acceptAs = async (person: Person, token: string) =>
  server.post('/api/v2/accept-invitation', { token }, { token: await server.signIn(person) })

const personWith = async (email: string) => {
  const rows = await rowsIn(
    db,
    sql<{ id: number; name: string }>`
      select id, name from users where email = ${email} and deleted_at is null`,
  )
  return rows[0]
}
const farmLinks = (user: number) =>
  rowsIn(
    db,
    sql<{ manager: boolean }>`
      select is_farms_manager as manager from details_user
      where farm_id = ${farm} and user_id = ${user} and deleted_at is null`,
  )
const businessLinks = (user: number) =>
  rowsIn(
    db,
    sql`select id from business_user where business_id = ${business} and user_id = ${user}`,
  )
const isAccepted = async (id: number) => {
  const rows = await rowsIn(
    db,
    sql<{ at: string | null }>`select accepted_at as at from invitations where id = ${id}`,
  )
  return rows[0]?.at !== null
}

describe('an invitation', () => {
  test('tells where to, and whether there is an account already', async () => {
    const { token, email } = await invite({ name: 'Robin' })
    const { body } = await server.post('/api/v2/link', { token })
    const place = 'Riverbend'
    expect(body).toEqual({ kind: 'invitation', email, name: 'Robin', place, has_account: false })
    const person = await server.addPerson()
    const other = await invite({
      email: person.email,
      invitable_type: 'businesses',
      invitable_id: business,
    })
    expect((await server.post('/api/v2/link', { token: other.token })).body).toEqual({
      kind: 'invitation',
      email: person.email,
      place: 'River Pastoral',
      has_account: true,
    })
  })

  test('makes an account with name and password, linked to the farm', async () => {
    const { token, email, id } = await invite()
    expect((await accept(token, { name: ' Robin New ' })).status).toBe(200)
    const person = await personWith(email)
    expect(person?.name).toBe('Robin New')
    expect(await farmLinks(person?.id ?? 0)).toEqual([{ manager: false }])
    expect(await isAccepted(id)).toBe(true)
    const login = await server.post('/api/login', { email, password: fresh })
    expect(login.body.user).toMatchObject({
      name: 'Robin New',
      admin: false,
      farm_rights: [{ farm_id: farm, manages: false }],
    })
  })

  test('leaves its lines in the history, by the person who came, without a password', async () => {
    const { token, email } = await invite({ is_farms_manager: true })
    await accept(token)
    const id = (await personWith(email))?.id ?? 0
    const lines = await rowsIn(
      db,
      sql<{ entity: string; verb: string }>`
        select entity, verb, "before", after from changes where user_id = ${id} order by id`,
    )
    expect(lines.map(({ entity, verb }) => [entity, verb])).toEqual([
      ['users', 'store'],
      ['details_user', 'store'],
      ['invitations', 'update'],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/argon2|password/)
    expect(await farmLinks(id)).toEqual([{ manager: true }])
  })

  test('takes the name that the invitation gives where none is sent, and needs one', async () => {
    const named = await invite({ name: 'Kim Named' })
    expect((await accept(named.token, { name: null })).status).toBe(200)
    expect((await personWith(named.email))?.name).toBe('Kim Named')
    const nameless = await invite()
    const { status, body } = await accept(nameless.token, { name: ' ' })
    expect([status, body.errors]).toEqual([422, { name: ['Enter your name.'] }])
    expect(await personWith(nameless.email)).toBeUndefined()
    expect((await accept(nameless.token)).status).toBe(200)
  })

  test('sets the first password of an account that was made for somebody', async () => {
    const person = await server.addPerson({ password: null })
    const { token } = await invite({
      email: person.email,
      invitable_type: 'businesses',
      invitable_id: business,
    })
    expect((await accept(token)).status).toBe(200)
    expect(await businessLinks(person.id)).toHaveLength(1)
    const login = await server.post('/api/login', { email: person.email, password: fresh })
    expect(login.body.user.name).toBe(person.name)
  })

  test('never changes the password of an account that has one', async () => {
    const person = await server.addPerson()
    const { token, id } = await invite({ email: person.email })
    const { status, body } = await accept(token)
    const sentence = 'You have an account already. Sign in with it to accept.'
    expect([status, body.errors]).toEqual([422, { token: [sentence] }])
    expect(await isAccepted(id)).toBe(false)
    expect(await server.signIn(person)).toBeTruthy()
  })

  test('is accepted with one’s own account, which keeps its password and devices', async () => {
    const person = await server.addPerson()
    const { token, id } = await invite({ email: person.email.toUpperCase() })
    const { status, body } = await acceptAs(person, token)
    expect([status, body]).toEqual([
      200,
      {
        message: 'You belong to Riverbend now.',
        invitable_type: 'farms',
        invitable_id: farm,
      },
    ])
    expect(await farmLinks(person.id)).toEqual([{ manager: false }])
    expect(await isAccepted(id)).toBe(true)
    expect(await server.signIn(person)).toBeTruthy()
  })

  test('ends in the same rows by either way of accepting', async () => {
    const written = async (person: Person) =>
      rowsIn(
        db,
        sql`
          select entity, verb, after - 'id' - 'user_id' - 'created_at' - 'updated_at' - 'accepted_at' as after
          from changes where user_id = ${person.id} order by id`,
      )
    const outcomes = (person: Person) =>
      rowsIn(
        db,
        sql`
          select outcome from sign_ins
          where user_id = ${person.id} and outcome = 'Invitation accepted'`,
      )
    const one = await server.addPerson({ password: null })
    const other = await server.addPerson()
    const asManager = { is_farms_manager: true }
    await accept((await invite({ email: one.email, ...asManager })).token)
    await acceptAs(other, (await invite({ email: other.email, ...asManager })).token)
    expect(await written(one)).toEqual(await written(other))
    expect(await written(one)).toHaveLength(2)
    expect([await outcomes(one), await outcomes(other)].map(({ length }) => length)).toEqual([1, 1])
  })

  test('of somebody who is there already makes them a manager, and never less than they are', async () => {
    const person = await server.addPerson()
    const accepted = async (is_farms_manager: boolean) => {
      const { token } = await invite({ email: person.email, is_farms_manager })
      expect((await acceptAs(person, token)).status).toBe(200)
      return farmLinks(person.id)
    }
    expect(await accepted(false)).toEqual([{ manager: false }])
    expect(await accepted(true)).toEqual([{ manager: true }])
    expect(await accepted(false)).toEqual([{ manager: true }])
  })

  test('to another address is not accepted with one’s own account', async () => {
    const person = await server.addPerson()
    const { token, id } = await invite()
    const { status, body } = await acceptAs(person, token)
    expect([status, body.errors]).toEqual([
      422,
      { token: ['This invitation was sent to a different email from yours.'] },
    ])
    expect([await isAccepted(id), await farmLinks(person.id)]).toEqual([false, []])
    const wrong = await accept(token, { email: person.email })
    expect(wrong.body.errors).toEqual({ token: [over] })
  })

  test('is accepted once, even at the same moment', async () => {
    const { token, email } = await invite()
    const all = await Promise.all(Array.from({ length: 5 }, () => accept(token)))
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 422, 422, 422, 422,
    ])
    const person = await personWith(email)
    expect(await farmLinks(person?.id ?? 0)).toHaveLength(1)
    expect((await accept(token)).body.errors).toEqual({ token: [over] })
  })

  test('beside another of the same person, accepted at the same moment, makes one account', async () => {
    const one = await invite()
    const other = await invite({
      email: one.email,
      invitable_type: 'businesses',
      invitable_id: business,
    })
    const all = await Promise.all([accept(one.token), accept(other.token)])
    // Whoever came second has an account by then, and signs in with it to accept.
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const people = await rowsIn(
      db,
      sql<{ id: number }>`select id from users where email = ${one.email}`,
    )
    expect(people).toHaveLength(1)
    const id = people[0]?.id ?? 0
    expect((await farmLinks(id)).length + (await businessLinks(id)).length).toBe(1)
  })

  test.each([
    ['that ran out', { expires_at: new Date(Date.now() - 1000) }],
    ['that was withdrawn', { deleted_at: new Date() }],
    ['that was accepted', { accepted_at: new Date() }],
    ['to nowhere', { invitable_id: 999_999_999 }],
  ])('%s holds in no way', async (_name, also) => {
    const person = await server.addPerson()
    const { token } = await invite({ email: person.email, ...also })
    const answers = [
      await server.post('/api/v2/link', { token }),
      await accept(token),
      await acceptAs(person, token),
    ]
    for (const { status, body } of answers) {
      expect([status, body.errors]).toEqual([422, { token: [over] }])
    }
    expect(await farmLinks(person.id)).toEqual([])
  })

  test('to a farm or business that was deleted holds no more', async () => {
    const gone = await insert(db, 'farms', { farm_name: 'Gone', deleted_at: new Date() })
    const { token } = await invite({ invitable_id: gone.id })
    expect((await accept(token)).body.errors).toEqual({ token: [over] })
    const closed = await insert(db, 'businesses', { name: 'Closed', deleted_at: new Date() })
    const other = await invite({ invitable_type: 'businesses', invitable_id: closed.id })
    expect((await accept(other.token)).body.errors).toEqual({ token: [over] })
  })

  test('lets nobody in whose account is not active', async () => {
    const person = await server.addPerson({ active: false })
    const { token } = await invite({ email: person.email })
    const { status, body } = await accept(token)
    expect([status, body.errors]).toEqual([
      422,
      { token: ['Your account is not active. Ask an administrator.'] },
    ])
  })

  test('cannot be accepted for somebody whom one acts for', async () => {
    const admin = await server.signIn(await server.addPerson({ admin: true }))
    const person = await server.addPerson()
    await server.ask('GET', `/api/impersonate/take/${person.id}`, { token: admin })
    const { token } = await invite({ email: person.email })
    const sending = { token: admin, actingFor: person.id }
    const { status } = await server.post('/api/v2/accept-invitation', { token }, sending)
    expect([status, await farmLinks(person.id)]).toEqual([403, []])
  })

  test('from its letter to the farm: a manager invites, and whoever came sees the farm', async () => {
    const email = 'whole.way@example.com'
    const token = await server.signIn(manager)
    const sent = { email, invitable_type: 'farms', invitable_id: farm }
    const stored = await server.post('/api/invitations', sent, { token })
    expect(stored.status).toBe(201)
    const [letter] = await rowsIn(
      db,
      sql<{ body: string }>`select body from outgoing_mails where "to" = ${email}`,
    )
    const link = /token=(invite_[\w-]{43})/.exec(letter?.body ?? '')?.[1] ?? ''
    expect((await accept(link)).status).toBe(200)
    const login = await server.post('/api/login', { email, password: fresh })
    const seen = await server.ask('GET', '/api/farms', { token: login.body.token })
    expect(seen.body.data.map((row: { id: number }) => row.id)).toEqual([farm])
  })
})
