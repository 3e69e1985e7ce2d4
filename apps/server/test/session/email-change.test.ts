import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { comingIn, insert, password, rowsIn } from './coming-in.ts'
import type { ComingIn, Person } from './coming-in.ts'
import { lettersTo, linkTo, subjectsTo } from './letters.ts'

const { db } = ownDatabase()
let server: ComingIn
let ann: Person
let token: string
let fresh: string
let count = 0
beforeAll(async () => {
  server = await comingIn(db)
})
beforeEach(async () => {
  await sql`delete from upkeep.sign_in_limits`.execute(db)
  await sql`delete from upkeep.letter_counts`.execute(db)
  count += 1
  ann = await server.addPerson()
  token = await server.signIn(ann)
  fresh = `new${count}@example.com`
})
afterAll(() => server.close())

const over = 'This link has expired. Ask for a new one.'
const wayBackOver = 'This link no longer works. It works once, within 72 hours.'
const path = '/api/v2/email-change'
const ask = (email: string, also: object = {}) =>
  server.post(path, { current_password: password, email, ...also }, { token })
const confirm = (link: string, as = token) =>
  server.post(`${path}/confirm`, { token: link }, { token: as })
const undo = (link: string) => server.post(`${path}/undo`, { token: link })
const pending = async () => (await server.ask('GET', path, { token })).body.data
const emailOf = async ({ id }: Person) =>
  (await rowsIn(db, sql<{ email: string }>`select email from users where id = ${id}`))[0]?.email
const isIn = async (as: string) =>
  (await server.ask('GET', '/api/auth/me', { token: as })).status === 200
const signsIn = async (email: string, word = password) =>
  (await server.post('/api/login', { email, password: word })).status === 200

/** Gives the link back. */
async function change(to = fresh): Promise<string> {
  const before = (await emailOf(ann)) ?? ''
  await ask(to)
  expect((await confirm(await linkTo(db, to, 'email'))).status).toBe(200)
  return linkTo(db, before, 'back')
}

describe('one’s own email', () => {
  test('is not changed by writing the record', async () => {
    const sentence = /^You change your own email by POST \/api\/v2\/email-change/
    const own = `/api/users/${ann.id}`
    const admin = await server.addPerson({ admin: true })
    const asAdmin = await server.signIn(admin)
    const refused = [
      await server.ask('PATCH', own, { token, body: { email: fresh } }),
      await server.ask('PATCH', `/api/users/${admin.id}`, {
        token: asAdmin,
        body: { email: fresh },
      }),
    ]
    for (const { status, body } of refused) {
      expect([status, Object.keys(body.errors)]).toEqual([422, ['email']])
      expect(body.errors.email[0]).toMatch(sentence)
    }
    const batch = { resources: { [ann.id]: { email: fresh } } }
    const many = await server.ask('PATCH', '/api/users/batch', { token, body: batch })
    expect(many.body.errors[`resources.${ann.id}.email`][0]).toMatch(sentence)
    const steps = [{ do: 'update', resource: 'users', id: ann.id, values: { email: fresh } }]
    expect((await server.post('/api/v2/batch', { steps }, { token })).status).toBe(422)
    expect([await emailOf(ann), await emailOf(admin)]).toEqual([ann.email, admin.email])
    const same = { email: ann.email.toUpperCase(), name: 'Ann Moved' }
    expect((await server.ask('PATCH', own, { token, body: same })).status).toBe(200)
  })

  test('changes by the link that goes to the new address, and by nothing before it', async () => {
    const { status, body, headers } = await ask(` ${fresh.toUpperCase()} `)
    expect([status, headers['cache-control'], Object.keys(body)]).toEqual([
      200,
      'no-store',
      ['message'],
    ])
    expect(await emailOf(ann)).toBe(ann.email)
    expect(await pending()).toMatchObject({ email: fresh })
    expect(await subjectsTo(db, ann.email)).toEqual(['A change of your Furrow email was asked for'])
    const link = await linkTo(db, fresh, 'email')
    const told = await server.post('/api/v2/link', { token: link })
    expect(told.body).toEqual({ kind: 'email change', email: fresh })
    expect((await confirm(link)).status).toBe(200)
    expect([await emailOf(ann), await pending()]).toEqual([fresh, null])
    expect([await signsIn(ann.email), await signsIn(fresh)]).toEqual([false, true])
    const kept = await rowsIn(
      db,
      sql<{ outcome: string }>`select outcome from sign_ins where user_id = ${ann.id}`,
    )
    const outcomes = kept.map(({ outcome }) => outcome)
    expect(outcomes).toEqual(expect.arrayContaining(['Email change asked for', 'Email changed']))
    const lines = await rowsIn(
      db,
      sql<{ user_id: number }>`
        select user_id from changes where entity = 'users' and row = ${ann.id} and verb = 'update'`,
    )
    expect(lines).toEqual([{ user_id: ann.id }])
    expect((await confirm(link)).body.errors).toEqual({ token: [over] })
  })

  test('needs the password, and holds guesses off', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      const { status, body } = await ask(fresh, { current_password: 'another password' })
      const errors = { current_password: ['That isn’t your password.'] }
      expect([status, body.errors]).toEqual([422, errors])
    }
    expect((await ask(fresh)).status).toBe(429)
    const change = { current_password: password, password: 'x', password_confirmation: 'x' }
    expect((await server.post('/api/v2/password', change, { token })).status).toBe(429)
    expect(await lettersTo(db, fresh)).toEqual([])
  })

  test.each([
    [{ email: 'nothing' }, 'email'],
    [{ email: '' }, 'email'],
    [{ email: 7 }, 'email'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'email'],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
    [{ current_password: '' }, 'current_password'],
    [{ current_password: null }, 'current_password'],
  ])('is refused %o in a sentence', async (also, field) => {
    const { status, body } = await ask(fresh, also)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    const same = await ask(ann.email)
    expect(same.body.errors).toEqual({ email: ['This is your email already.'] })
  })

  test('is not changed while acting for somebody', async () => {
    const admin = await server.addPerson({ admin: true })
    const acting = { token: await server.signIn(admin), actingFor: ann.id }
    await insert(db, 'impersonations', {
      user_id: ann.id,
      actor_id: admin.id,
      started_at: new Date(),
      ends_at: new Date(Date.now() + 60_000),
    })
    await ask(fresh)
    const link = await linkTo(db, fresh, 'email')
    const body = { current_password: password, email: fresh, token: link }
    const tried = [
      await server.post(path, body, acting),
      await server.ask('GET', path, acting),
      await server.ask('DELETE', path, acting),
      await server.post(`${path}/confirm`, body, acting),
    ]
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    const record = await server.ask('PATCH', `/api/users/${ann.id}`, {
      ...acting,
      body: { email: fresh },
    })
    expect(record.status).toBe(422)
    expect(await emailOf(ann)).toBe(ann.email)
  })

  test('stays when the change is given up, or when another one is asked for', async () => {
    await ask(fresh)
    const first = await linkTo(db, fresh, 'email')
    await ask(fresh)
    expect((await confirm(first)).body.errors).toEqual({ token: [over] })
    const second = await linkTo(db, fresh, 'email')
    expect((await server.ask('DELETE', path, { token })).status).toBe(200)
    expect(await pending()).toBeNull()
    expect((await confirm(second)).body.errors).toEqual({ token: [over] })
  })

  test('is confirmed within sixty minutes, by the person themselves, and once', async () => {
    await ask(fresh)
    const link = await linkTo(db, fresh, 'email')
    const stranger = await server.signIn(await server.addPerson())
    const sentence =
      'This link is for another account. Sign in with the email that you want to change.'
    expect((await confirm(link, stranger)).body.errors).toEqual({ token: [sentence] })
    expect((await server.post(`${path}/confirm`, { token: link })).status).toBe(401)
    const [kept] = await rowsIn(
      db,
      sql<{ minutes: number }>`
        select extract(epoch from expires_at - asked_at) / 60 as minutes
        from upkeep.email_changes where user_id = ${ann.id}`,
    )
    expect(kept?.minutes).toBe(60)
    await sql`update upkeep.email_changes set expires_at = now() where user_id = ${ann.id}`.execute(
      db,
    )
    expect((await confirm(link)).body.errors).toEqual({ token: [over] })
    await ask(fresh)
    const newer = await linkTo(db, fresh, 'email')
    const all = await Promise.all(Array.from({ length: 4 }, () => confirm(newer)))
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422])
  })

  test('never stands in the database or the log with its link', async () => {
    await ask(fresh)
    const link = await linkTo(db, fresh, 'email')
    const kept = await rowsIn(db, sql`select * from upkeep.email_changes`)
    expect(JSON.stringify(kept)).not.toContain(link)
    expect(server.lines.join()).not.toContain(link)
  })
})

describe('whether an address has an account', () => {
  test('is not told by asking for it: only the letter to it differs', async () => {
    const taken = await server.addPerson()
    const replies = []
    for (const email of [fresh, taken.email]) {
      const { status, body } = await ask(email)
      replies.push([status, JSON.stringify(body).replaceAll(email, '…')])
      expect(await pending()).toEqual({ email, expires_at: expect.any(String) })
    }
    expect(replies[0]).toEqual(replies[1])
    const [letter, ...others] = await lettersTo(db, taken.email)
    expect(letter?.subject).toBe('Your email was entered for another Furrow account')
    expect(letter?.body).not.toContain('token=')
    expect(others).toEqual([])
    expect(await emailOf(taken)).toBe(taken.email)
  })

  test('is counted alike, five times a day', async () => {
    const taken = await server.addPerson()
    for (const email of [fresh, taken.email]) {
      const statuses = []
      for (let time = 0; time < 6; time += 1) statuses.push((await ask(email)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    }
  })

  test('is not told by any call that a person without office has', async () => {
    const taken = await server.addPerson()
    const mates = await server.addPerson()
    const { id: farm } = await insert(db, 'farms', { farm_name: 'Lone Pine', manager_id: ann.id })
    await insert(db, 'details_user', { farm_id: farm, details_id: farm, user_id: mates.id })
    const place = { invitable_type: 'farms', invitable_id: farm }
    const step = (values: object) => ({ steps: [{ do: 'store', resource: 'users', values }] })
    const calls = (email: string) =>
      [
        ['POST', '/api/users', { name: 'New', email }],
        ['POST', '/api/users/batch', { resources: [{ name: 'New', email }] }],
        ['POST', '/api/v2/batch', step({ name: 'New', email })],
        ['PATCH', `/api/users/${ann.id}`, { email }],
        ['PATCH', `/api/users/${mates.id}`, { email }],
        ['PATCH', `/api/users/${taken.id}`, { email }],
        ['POST', '/api/users/search', { filters: [{ field: 'email', value: email }] }],
        ['POST', '/api/users/search', { search: { value: email } }],
        ['POST', `/api/farms/${farm}/users`, { name: 'New', email }],
        ['POST', '/api/invitations', { email, ...place }],
        ['POST', '/api/farm_contacts', { name: 'New', email, farm_id: farm }],
        ['POST', '/api/emails', { email, emailable_type: 'users', emailable_id: ann.id }],
        ['POST', '/api/password-reset/create', { email }],
        ['POST', '/api/login', { email, password: 'something else' }],
      ] as const
    const answersFor = async (email: string) => {
      const answers = []
      for (const [method, url, body] of calls(email)) {
        const reply = await server.ask(method, url, { token, body })
        const text = JSON.stringify(reply.body).replaceAll(email, '…')
        answers.push([
          method,
          url,
          reply.status,
          text.replaceAll(/"(id|[a-z_]+_at)":("[^"]*"|\d+)/g, ''),
        ])
      }
      return answers
    }
    const [known, unknown] = [await answersFor(taken.email), await answersFor(fresh)]
    expect(known).toEqual(unknown)
    expect(known).toHaveLength(14)
  })

  test('is told at the end to whoever opened the link that went there', async () => {
    await ask(fresh)
    await server.addPerson({ email: fresh })
    const { status, body } = await confirm(await linkTo(db, fresh, 'email'))
    expect([status, body.errors]).toEqual([
      422,
      { token: [`${fresh} now belongs to another account.`] },
    ])
    expect(await emailOf(ann)).toBe(ann.email)
  })
})

describe('the way back', () => {
  test('puts the old email back, signs every device out, and asks for a new password', async () => {
    const other = await server.signIn(ann)
    const link = await change()
    const told = await server.post('/api/v2/link', { token: link })
    expect(told.body).toEqual({ kind: 'way back', email: ann.email })
    const { status, body } = await undo(link)
    expect([status, Object.keys(body)]).toEqual([200, ['message']])
    expect(await emailOf(ann)).toBe(ann.email)
    expect([await isIn(token), await isIn(other)]).toEqual([false, false])
    expect([await signsIn(ann.email), await signsIn(fresh)]).toEqual([false, false])
    const again = { password: 'kelpie in the yard', password_confirmation: 'kelpie in the yard' }
    const reset = { token: await linkTo(db, ann.email, 'reset'), ...again }
    expect((await server.post('/api/password-reset/reset', reset)).status).toBe(200)
    expect(await signsIn(ann.email, again.password)).toBe(true)
    expect((await undo(link)).body.errors).toEqual({ token: [wayBackOver] })
    expect(await subjectsTo(db, fresh)).toContain('Your Furrow email has been restored')
  })

  test('is there for 72 hours', async () => {
    const link = await change()
    const [kept] = await rowsIn(
      db,
      sql<{ hours: number }>`
        select extract(epoch from way_back_until - confirmed_at) / 3600 as hours
        from upkeep.email_changes where user_id = ${ann.id}`,
    )
    expect(kept?.hours).toBe(72)
    await sql`update upkeep.email_changes set way_back_until = now() where user_id = ${ann.id}`.execute(
      db,
    )
    expect((await undo(link)).body.errors).toEqual({ token: [wayBackOver] })
    expect(await emailOf(ann)).toBe(fresh)
  })

  test('is refused in a sentence where the old email has another account by now', async () => {
    const link = await change()
    await server.addPerson({ email: ann.email })
    const { status, body } = await undo(link)
    const errors = { token: [`${ann.email} now belongs to another account.`] }
    expect([status, body.errors]).toEqual([422, errors])
    expect([await emailOf(ann), await isIn(token)]).toEqual([fresh, true])
  })
})

describe('somebody else’s email', () => {
  test('is set by administrators, who thereby end every link; both addresses are told', async () => {
    const asked = await server.addPerson({ admin: true })
    const admin = await server.signIn(asked)
    const wayBack = await change()
    await server.post('/api/password-reset/create', { email: fresh })
    const reset = await linkTo(db, fresh, 'reset')
    await ask(`other${count}@example.com`)
    const link = await linkTo(db, `other${count}@example.com`, 'email')
    const last = `last${count}@example.com`
    const call = '/api/v2/account-change'
    const wish = { user_id: ann.id, current_password: password, email: ` ${last.toUpperCase()} ` }
    const set = await server.post(call, wish, { token: admin })
    expect([set.status, await emailOf(ann)]).toEqual([200, last])
    const ended = [
      [wayBack, wayBackOver],
      [reset, over],
      [link, over],
    ]
    for (const [token, sentence] of ended) {
      const { body } = await server.post('/api/v2/link', { token })
      expect(body.errors).toEqual({ token: [sentence] })
    }
    const no = async (values: object) =>
      (await server.post(call, { ...wish, ...values }, { token: admin })).body.errors
    expect(await no({ email: 'ann@home' })).toHaveProperty('email')
    expect(await no({ email: asked.email })).toHaveProperty('email')
    expect(await no({ user_id: asked.id })).toHaveProperty('user_id')
    const subject = 'Your Furrow email has changed'
    expect((await subjectsTo(db, fresh)).at(-1)).toBe(subject)
    expect(await subjectsTo(db, last)).toEqual([subject])
  })
})

describe('an administrator', () => {
  test('is made by another with their password; all administrators are told', async () => {
    const boss = await server.addPerson({ admin: true })
    const admin = await server.signIn(boss)
    const wish = { user_id: ann.id, current_password: password, admin: true }
    const isAdmin = async () =>
      (await server.ask('GET', `/api/users/${ann.id}`, { token: admin })).body.data.admin
    expect((await server.post('/api/v2/account-change', wish, { token: admin })).status).toBe(200)
    expect(await isAdmin()).toBe(true)
    expect(await subjectsTo(db, ann.email)).toContain('You are now an administrator of Furrow')
    expect(await subjectsTo(db, boss.email)).toContain(
      `${ann.name} is now an administrator of Furrow`,
    )
    const less = { ...wish, admin: false }
    expect((await server.post('/api/v2/account-change', less, { token: admin })).status).toBe(200)
    expect(await isAdmin()).toBe(false)
  })
})
