// Takeover chains, step by step, through real calls: none of them ends in an account. Those that end in rights
// stand in rights-takeovers.test.ts.

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { comingIn, insert, password, rowsIn } from '../session/coming-in.ts'
import type { ComingIn, Person } from '../session/coming-in.ts'
import { lettersTo, linkTo } from '../session/letters.ts'

const { db } = ownDatabase()
let server: ComingIn
let owner: Person
/** What a thief has of the owner. */
let stolen: string
let thief: string
let count = 0
beforeAll(async () => {
  server = await comingIn(db)
})
beforeEach(async () => {
  await sql`delete from upkeep.sign_in_limits`.execute(db)
  await sql`delete from upkeep.letter_counts`.execute(db)
  count += 1
  thief = `thief${count}@evil.example`
  owner = await server.addPerson()
  stolen = await server.signIn(owner)
})
afterAll(() => server.close())

const words = 'the thief was here'
const twice = { password: words, password_confirmation: words }
const change = '/api/v2/email-change'
const reset = (token: string) => server.post('/api/password-reset/reset', { token, ...twice })
const forgot = (email: string) => server.post('/api/password-reset/create', { email })
const undo = (token: string) => server.post(`${change}/undo`, { token })

/** The owner has the account, and nobody else: the thief neither signs in nor is sent a way in. */
async function expectOwned(): Promise<void> {
  await sql`delete from upkeep.sign_in_limits`.execute(db)
  const [row] = await rowsIn(
    db,
    sql<{ email: string }>`select email from users where id = ${owner.id}`,
  )
  expect(row?.email).toBe(owner.email)
  for (const email of [owner.email, thief]) {
    expect((await server.post('/api/login', { email, password: words })).status).toBe(422)
  }
  await forgot(thief)
  expect(JSON.stringify(await lettersTo(db, thief))).not.toContain('token=reset_')
  expect((await server.post('/api/login', { email: owner.email, password })).status).toBe(200)
}

describe('a stolen session', () => {
  test('→ another email by the record → a link there', async () => {
    const own = `/api/users/${owner.id}`
    const tries = [
      await server.ask('PATCH', own, { token: stolen, body: { email: thief } }),
      await server.ask('PATCH', '/api/users/batch', {
        token: stolen,
        body: { resources: { [owner.id]: { email: thief } } },
      }),
      await server.ask('PATCH', own, { token: stolen, body: { password: words } }),
    ]
    expect(tries.map(({ status }) => status).slice(0, 2)).toEqual([422, 422])
    await expectOwned()
  })

  test('→ the call for another email → guesses at the password', async () => {
    const guesses = []
    for (let guess = 0; guess < 12; guess += 1) {
      const body = { current_password: `guess ${guess}`, email: thief }
      guesses.push((await server.post(change, body, { token: stolen })).status)
    }
    expect(guesses.slice(0, 6)).toEqual([422, 422, 422, 422, 422, 429])
    expect(guesses).not.toContain(200)
    expect(await lettersTo(db, thief)).toEqual([])
    await expectOwned()
  })

  test('→ a change that the owner asked for → confirmed without its link', async () => {
    const email = `own${count}@example.com`
    await server.post(change, { current_password: password, email }, { token: stolen })
    const link = await linkTo(db, email, 'email')
    const forged = [`${link}x`, link.toUpperCase(), 'email_', `email_${'A'.repeat(43)}`]
    for (const token of forged) {
      expect((await server.post(`${change}/confirm`, { token }, { token: stolen })).status).toBe(
        422,
      )
    }
    await expectOwned()
  })

  test('of an administrator → another administrator, or another’s email, by the record', async () => {
    const admin = await server.addPerson({ admin: true })
    const session = await server.signIn(admin)
    const mate = await server.addPerson()
    const [theirs, hers] = [`/api/users/${mate.id}`, `/api/users/${owner.id}`]
    const moved = { email: thief }
    const ask = (method: string, url: string, body: object) =>
      server.ask(method, url, { token: session, body })
    const step = (values: object) => ({
      steps: [{ do: 'update', resource: 'users', id: mate.id, values }],
    })
    const tries = [
      await ask('PATCH', theirs, { admin: true }),
      await ask('PATCH', '/api/users/batch', { resources: { [mate.id]: { admin: true } } }),
      await ask('POST', '/api/v2/batch', step({ admin: true })),
      await ask('POST', '/api/users', { name: 'New', admin: true, ...moved }),
      await ask('PATCH', hers, moved),
      await ask('PATCH', '/api/users/batch', { resources: { [owner.id]: moved } }),
    ]
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 422))
    expect(JSON.stringify(tries[0]?.body)).toContain('/api/v2/account-change')
    const [row] = await rowsIn(
      db,
      sql<{ admin: boolean }>`select admin from users where id = ${mate.id}`,
    )
    expect(row?.admin).toBe(false)
    await expectOwned()
  })

  test('of an administrator → the call for it → guesses at the password', async () => {
    const admin = await server.addPerson({ admin: true })
    const session = await server.signIn(admin)
    const mate = await server.addPerson()
    const call = '/api/v2/account-change'
    const wish = { user_id: mate.id, admin: true, email: thief }
    const guesses = []
    for (let guess = 0; guess < 7; guess += 1) {
      const body = { ...wish, current_password: `guess ${guess}` }
      guesses.push((await server.post(call, body, { token: session })).status)
    }
    expect(guesses).toEqual([422, 422, 422, 422, 422, 429, 429])
    expect(await lettersTo(db, thief)).toEqual([])
    await sql`delete from upkeep.sign_in_limits`.execute(db)
    const own = { ...wish, current_password: password }
    expect((await server.post(call, own, { token: stolen })).status).toBe(403)
    const acting = { token: session, actingFor: owner.id }
    await server.ask('GET', `/api/impersonate/take/${owner.id}`, { token: session })
    expect((await server.post(call, own, acting)).status).toBe(403)
    expect(await lettersTo(db, mate.email)).toEqual([])
  })

  test('of an administrator → the emails that wait → the link to a new password', async () => {
    const admin = await server.addPerson({ admin: true })
    const session = await server.signIn(admin)
    await forgot(admin.email)
    const link = await linkTo(db, admin.email, 'reset')
    const search = { filters: [{ field: 'to', value: admin.email }] }
    const seen = [
      await server.ask('GET', '/api/outgoing_mails?limit=0', { token: session }),
      await server.post('/api/outgoing_mails/search', search, { token: session }),
      await server.ask('GET', '/api/v2/outgoing_mails?fields=body', { token: session }),
    ]
    expect(seen[1]?.body.data).toHaveLength(1)
    expect(JSON.stringify(seen)).not.toContain('reset_')
    const like = { filters: [{ field: 'body', operator: 'ilike', value: '%reset_a%' }] }
    expect((await server.post('/api/outgoing_mails/search', like, { token: session })).status).toBe(
      422,
    )
    const [{ id } = { id: 0 }] = seen[1]?.body.data ?? []
    const wish = { id, current_password: words }
    const guessed = await server.post('/api/v2/waiting-email', wish, { token: session })
    expect([guessed.status, JSON.stringify(guessed.body)]).toEqual([
      422,
      expect.not.stringContaining(link),
    ])
    const own = { id, current_password: password }
    const shown = await server.post('/api/v2/waiting-email', own, { token: session })
    expect(shown.body.data.body).toContain(link)
    expect((await server.post('/api/v2/waiting-email', own, { token: stolen })).status).toBe(403)
    const again = `/api/v2/outgoing-mails/${id}/send-again`
    expect((await server.post(again, {}, { token: stolen })).status).toBe(403)
    expect((await server.post(again, {}, { token: session })).status).toBe(200)
  })
})

describe('a stolen link', () => {
  const email = () => `own${count}@example.com`
  const asked = async () => {
    await server.post(change, { current_password: password, email: email() }, { token: stolen })
    return linkTo(db, email(), 'email')
  }

  test('to a new email, opened by whoever got it, without the account or in another', async () => {
    const link = await asked()
    const other = await server.signIn(await server.addPerson({ email: thief }))
    expect((await server.post(`${change}/confirm`, { token: link })).status).toBe(401)
    expect((await server.post(`${change}/confirm`, { token: link }, { token: other })).status).toBe(
      422,
    )
    expect((await reset(link)).status).toBe(422)
    expect((await undo(link)).status).toBe(422)
    const told = await server.post('/api/v2/link', { token: link })
    expect(JSON.stringify(told.body)).not.toContain(owner.email)
    await sql`delete from users where email = ${thief}`.execute(db).catch(() => undefined)
    const [row] = await rowsIn(
      db,
      sql<{ email: string }>`select email from users where id = ${owner.id}`,
    )
    expect(row?.email).toBe(owner.email)
  })

  test('of the way back gives the account to the old address, and nothing to whoever opens it', async () => {
    await server.post(`${change}/confirm`, { token: await asked() }, { token: stolen })
    const back = await linkTo(db, owner.email, 'back')
    expect((await reset(back)).status).toBe(422)
    const opened = await undo(back)
    expect([opened.status, Object.keys(opened.body)]).toEqual([200, ['message']])
    expect(JSON.stringify(opened)).not.toMatch(/(reset|furrow|back)_[\w-]{43}/)
    expect((await server.post('/api/login', { email: owner.email, password })).status).toBe(422)
    expect((await reset(await linkTo(db, owner.email, 'reset'))).status).toBe(200)
  })

  test('is over once it was used, whatever it was for', async () => {
    await forgot(owner.email)
    const link = await linkTo(db, owner.email, 'reset')
    const good = { password: 'kelpie in the yard', password_confirmation: 'kelpie in the yard' }
    await server.post('/api/password-reset/reset', { token: link, ...good })
    expect((await reset(link)).status).toBe(422)
    stolen = (await server.post('/api/login', { email: owner.email, password: good.password })).body
      .token
    const wish = { current_password: good.password, email: email() }
    await server.post(change, wish, { token: stolen })
    const confirming = await linkTo(db, email(), 'email')
    const confirm = () => server.post(`${change}/confirm`, { token: confirming }, { token: stolen })
    expect([(await confirm()).status, (await confirm()).status]).toEqual([200, 422])
    const back = await linkTo(db, owner.email, 'back')
    expect([(await undo(back)).status, (await undo(back)).status]).toEqual([200, 422])
  })

  test('to a new password is over once the email has changed', async () => {
    await forgot(owner.email)
    const link = await linkTo(db, owner.email, 'reset')
    const confirmed = { token: await asked() }
    expect((await server.post(`${change}/confirm`, confirmed, { token: stolen })).status).toBe(200)
    expect((await reset(link)).status).toBe(422)
  })

  test('to a new email is over once the password was reset or changed', async () => {
    const first = await asked()
    await forgot(owner.email)
    await reset(await linkTo(db, owner.email, 'reset'))
    const signedIn = await server.post('/api/login', { email: owner.email, password: words })
    const token = signedIn.body.token
    expect((await server.post(`${change}/confirm`, { token: first }, { token })).status).toBe(422)
    await server.post(change, { current_password: words, email: email() }, { token })
    const second = await linkTo(db, email(), 'email')
    const next = { password: 'rain on the roof', password_confirmation: 'rain on the roof' }
    await server.post('/api/v2/password', { current_password: words, ...next }, { token })
    expect((await server.post(`${change}/confirm`, { token: second }, { token })).status).toBe(422)
  })
})

describe('a stolen password', () => {
  test('→ another email → another → a new password there: the owner has a way back from all of it', async () => {
    const emails = [thief, `second.${thief}`]
    for (const email of emails) {
      await server.post(change, { current_password: password, email }, { token: stolen })
      const link = { token: await linkTo(db, email, 'email') }
      expect((await server.post(`${change}/confirm`, link, { token: stolen })).status).toBe(200)
    }
    await forgot(emails[1] ?? '')
    expect((await reset(await linkTo(db, emails[1] ?? '', 'reset'))).status).toBe(200)
    // The thief cannot use up the owner’s way with their own.
    expect((await undo(await linkTo(db, thief, 'back'))).status).toBe(200)
    expect((await undo(await linkTo(db, owner.email, 'back'))).status).toBe(200)
    expect((await reset(await linkTo(db, thief, 'reset'))).status).toBe(422)
    const good = { password: 'kelpie in the yard', password_confirmation: 'kelpie in the yard' }
    const token = await linkTo(db, owner.email, 'reset')
    expect((await server.post('/api/password-reset/reset', { token, ...good })).status).toBe(200)
    const login = { email: owner.email, password: good.password }
    expect((await server.post('/api/login', login)).status).toBe(200)
  })

  test('→ a new password, a program: the owner is told of each', async () => {
    const program = { email: owner.email, password, device_name: 'http://evil.example harvest' }
    for (let time = 0; time < 5; time += 1) await server.post('/api/auth/create-token', program)
    await server.post('/api/login', { email: owner.email, password })
    await server.post(
      '/api/v2/password',
      { current_password: password, ...twice },
      { token: stolen },
    )
    const letters = await lettersTo(db, owner.email)
    const told = 'A program signed in to your Furrow account'
    expect(letters.map(({ subject }) => subject)).toEqual([
      told,
      told,
      told,
      'Your Furrow password has changed',
    ])
    expect(letters[0]?.body).toContain('harvest')
    expect(letters[0]?.body).not.toContain('evil.example')
  })
})

describe('a forged Host', () => {
  const forged = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
  }

  test.each(['https://furrow.example', undefined])('goes into no link (%s)', async publicUrl => {
    const other = await comingIn(db, { publicUrl })
    const headers = forged
    const email = `own${count}@example.com`
    const farm = await insert(db, 'farms', { farm_name: 'Lone Pine', manager_id: owner.id })
    const place = { invitable_type: 'farms', invitable_id: farm.id }
    const token = stolen
    await other.post('/api/password-reset/create', { email: owner.email }, { headers })
    const asked = { current_password: password, email }
    expect((await other.post(change, asked, { token, headers })).status).toBe(200)
    const invited = await other.post('/api/invitations', { email, ...place }, { token, headers })
    expect(invited.status).toBe(201)
    const letters = [...(await lettersTo(db, owner.email)), ...(await lettersTo(db, email))]
    expect(letters.filter(({ body }) => body.includes('token='))).toHaveLength(3)
    expect(JSON.stringify(letters)).not.toContain('evil.example')
    await other.close()
  })
})
