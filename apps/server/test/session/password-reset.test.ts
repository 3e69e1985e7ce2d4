import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { comingIn, insert, password, rowsIn } from './coming-in.ts'
import type { ComingIn, Person } from './coming-in.ts'

const { db } = ownDatabase()
let server: ComingIn
beforeAll(async () => {
  server = await comingIn(db)
})
beforeEach(async () => {
  await sql`delete from upkeep.sign_in_limits`.execute(db)
})
afterAll(() => server.close())

const toldSettings = (sends_email: boolean) => ({
  support_phone: null,
  sends_email,
  time_zone: 'Australia/Brisbane',
  error_report_dsn: null,
  recording_url: null,
  datasilo_url: null,
  oldportal_url: null,
  map_tiles_url: null,
  map_tiles_attribution: null,
})
const fresh = 'kelpie in the yard'
const again = { password: fresh, password_confirmation: fresh }
const over = 'This link has expired. Ask for a new one.'

const askFor = (email: string) => server.post('/api/password-reset/create', { email })
const reset = (token: string, also: object = {}) =>
  server.post('/api/password-reset/reset', { token, ...again, ...also })
const lettersTo = (email: string) =>
  rowsIn(
    db,
    sql<{ subject: string; body: string }>`
      select subject, body from outgoing_mails where "to" = ${email} order by id`,
  )

async function linkOf({ email }: Person): Promise<string> {
  await askFor(email.toUpperCase())
  const { body = '' } = (await lettersTo(email)).at(-1) ?? {}
  const token = /reset-password\?token=(reset_[\w-]{43})\n/.exec(body)?.[1]
  if (!token) throw new Error(`No link in: ${body}`)
  return token
}

const signInWith = async ({ email }: Person, password: string) =>
  (await server.post('/api/login', { email, password })).status

describe('asking for a new password', () => {
  test('is answered the same for everybody, and a letter goes only where there is an account', async () => {
    const [known, inactive, gone, empty] = await Promise.all([
      server.addPerson(),
      server.addPerson({ active: false }),
      server.addPerson({ deleted_at: '2026-01-01T00:00:00Z' }),
      server.addPerson({ password: null }),
    ])
    const emails = [known, inactive, gone, empty].map(({ email }) => email)
    const unknown = 'nobody@nowhere.example'
    for (const email of [...emails, unknown]) {
      const { status, body } = await askFor(email)
      expect([status, Object.keys(body)]).toEqual([200, ['message']])
      expect(body.message).toMatch(/^If this email has an account, an email .* has been written/)
      expect(body.message).toMatch(/isn’t set up to send email yet/)
    }
    const letters = await Promise.all([...emails, unknown].map(lettersTo))
    expect(letters.map(({ length }) => length)).toEqual([1, 0, 0, 1, 0])
    expect(letters[0]?.[0]?.body).toMatch(
      /\nhttps:\/\/furrow\.example\/collect\/1\.0\.0\/reset-password\?token=reset_[\w-]{43}\n/,
    )
  })

  test('says that it was emailed where a mail server is set up', async () => {
    const other = await comingIn(db, { settings: toldSettings(true) })
    const { body } = await other.post('/api/password-reset/create', { email: 'a@example.com' })
    expect(body.message).toBe(
      'If this email has an account, we’ve emailed it a link to set a new password. The link works for 60 minutes.',
    )
    await other.close()
  })

  test('needs an address', async () => {
    for (const sent of [{}, { email: '' }, { email: 5 }]) {
      const { status, body } = await server.post('/api/password-reset/create', sent)
      expect([status, Object.keys(body.errors)]).toEqual([422, ['email']])
    }
  })

  test('leads back to where the server listens, where nobody said what people call it', async () => {
    const { email } = await server.addPerson()
    for (const publicUrl of [undefined, 'https://farms.example/furrow']) {
      const other = await comingIn(db, { publicUrl })
      await other.post('/api/password-reset/create', { email })
      const { body = '' } = (await lettersTo(email)).at(-1) ?? {}
      const begins = publicUrl ?? 'http'
      expect(body).toMatch(new RegExp(`\\n${begins}\\S*/collect/1\\.0\\.0/reset-password\\?token=`))
      await other.close()
    }
  })

  test('never keeps the link itself', async () => {
    const person = await server.addPerson()
    const token = await linkOf(person)
    const kept = await rowsIn(db, sql`select * from upkeep.password_resets`)
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(server.lines.join()).not.toContain(token)
  })
})

describe('a link to set a password', () => {
  test('tells whom it is for', async () => {
    const person = await server.addPerson()
    const token = await linkOf(person)
    const { status, body, headers } = await server.post('/api/v2/link', { token })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toEqual({ kind: 'reset', email: person.email, name: person.name })
  })

  test('sets it once, and signs all devices out', async () => {
    const person = await server.addPerson()
    const [one, other] = [await server.signIn(person), await server.signIn(person)]
    const token = await linkOf(person)
    const { status, body } = await reset(token, { email: person.email.toUpperCase() })
    expect([status, Object.keys(body)]).toEqual([200, ['message']])
    for (const signedIn of [one, other]) {
      expect((await server.ask('GET', '/api/auth/me', { token: signedIn })).status).toBe(401)
    }
    expect([await signInWith(person, password), await signInWith(person, fresh)]).toEqual([
      422, 200,
    ])
    expect((await reset(token)).body.errors).toEqual({ token: [over] })
    expect((await server.post('/api/v2/link', { token })).body.errors).toEqual({ token: [over] })
    const kept = await rowsIn(
      db,
      sql<{
        outcome: string
      }>`select outcome from sign_ins where user_id = ${person.id} order by id`,
    )
    expect(kept.map(({ outcome }) => outcome)).toContain('Password reset')
    const [verified] = await rowsIn(
      db,
      sql<{ at: string }>`select email_verified_at as at from users where id = ${person.id}`,
    )
    expect(verified?.at).toBeTruthy()
  })

  test('sets it once even when it is used twice at the same moment', async () => {
    const person = await server.addPerson()
    const token = await linkOf(person)
    const all = await Promise.all(Array.from({ length: 6 }, () => reset(token)))
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 422, 422, 422, 422, 422,
    ])
  })

  test('gives a first password to whoever has none', async () => {
    const person = await server.addPerson({ password: null })
    expect((await reset(await linkOf(person))).status).toBe(200)
    expect(await signInWith(person, fresh)).toBe(200)
  })

  test('lets somebody in again who was held off', async () => {
    const person = await server.addPerson()
    const token = await linkOf(person)
    for (let count = 0; count < 6; count += 1) await signInWith(person, 'another password')
    expect(await signInWith(person, password)).toBe(429)
    await reset(token)
    expect(await signInWith(person, fresh)).toBe(200)
  })

  test('ends when a newer one is sent', async () => {
    const person = await server.addPerson()
    const [older, newer] = [await linkOf(person), await linkOf(person)]
    expect((await reset(older)).body.errors).toEqual({ token: [over] })
    expect((await reset(newer)).status).toBe(200)
  })

  test('ends after sixty minutes', async () => {
    const person = await server.addPerson()
    const token = await linkOf(person)
    const move = (minutes: number) =>
      sql`update upkeep.password_resets set expires_at = created_at - make_interval(mins => ${minutes - 60})
        where user_id = ${person.id}`.execute(db)
    const [kept] = await rowsIn(
      db,
      sql<{ minutes: number }>`
        select extract(epoch from expires_at - created_at) / 60 as minutes
        from upkeep.password_resets where user_id = ${person.id}`,
    )
    expect(kept?.minutes).toBe(60)
    await move(60)
    expect((await reset(token)).body.errors).toEqual({ token: [over] })
    expect(await signInWith(person, password)).toBe(200)
  })

  test.each([sql`active = false`, sql`deleted_at = now()`])(
    'ends with the account',
    async change => {
      const person = await server.addPerson()
      const token = await linkOf(person)
      await sql`update users set ${change} where id = ${person.id}`.execute(db)
      expect((await reset(token)).body.errors).toEqual({ token: [over] })
    },
  )

  test('is refused with the address of somebody else, or when it is made up', async () => {
    const person = await server.addPerson()
    const token = await linkOf(person)
    const refused = [
      await reset(token, { email: 'other@example.com' }),
      await reset('reset_made-up'),
      await reset('invite_made-up'),
      await reset(`${token}x`),
      await reset('rubbish'),
    ]
    for (const { status, body } of refused) {
      expect([status, body.errors]).toEqual([422, { token: [over] }])
    }
    expect((await reset(token)).status).toBe(200)
  })

  test.each([
    [{ password: 'too short', password_confirmation: 'too short' }, 'password'],
    [{ password: '1234567890', password_confirmation: '1234567890' }, 'password'],
    [{ password_confirmation: 'something else' }, 'password_confirmation'],
    [{ password: null }, 'password'],
    [{ password_confirmation: undefined }, 'password_confirmation'],
    [{ token: '' }, 'token'],
  ])('is not used up by %o', async (also, field) => {
    const person = await server.addPerson()
    const token = await linkOf(person)
    const { status, body } = await reset(token, also)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect((await reset(token)).status).toBe(200)
  })

  test('does not take the mail address as a password', async () => {
    const person = await server.addPerson()
    const same = { password: person.email, password_confirmation: person.email }
    const { body } = await reset(await linkOf(person), same)
    expect(body.errors).toEqual({ password: ['The password can’t be your email.'] })
  })
})

describe('changing one’s own password', () => {
  const change = (token: string, also: object = {}, sending: object = {}) =>
    server.post(
      '/api/v2/password',
      { current_password: password, ...again, ...also },
      {
        token,
        ...sending,
      },
    )

  test('signs every other device out, and this one stays', async () => {
    const person = await server.addPerson()
    const [here, there] = [await server.signIn(person), await server.signIn(person)]
    const link = await linkOf(person)
    expect((await change(here)).status).toBe(200)
    expect((await server.ask('GET', '/api/auth/me', { token: here })).status).toBe(200)
    expect((await server.ask('GET', '/api/auth/me', { token: there })).status).toBe(401)
    expect([await signInWith(person, password), await signInWith(person, fresh)]).toEqual([
      422, 200,
    ])
    expect((await reset(link)).body.errors).toEqual({ token: [over] })
    const kept = await rowsIn(
      db,
      sql<{ outcome: string }>`select outcome from sign_ins where user_id = ${person.id}`,
    )
    expect(kept.map(({ outcome }) => outcome)).toContain('Password changed')
  })

  test('needs the password as it is, and holds guesses off', async () => {
    const person = await server.addPerson()
    const token = await server.signIn(person)
    for (let count = 0; count < 5; count += 1) {
      const { status, body } = await change(token, { current_password: 'another password' })
      expect([status, body.errors]).toEqual([
        422,
        { current_password: ['That isn’t your password.'] },
      ])
    }
    expect((await change(token)).status).toBe(429)
    expect(await signInWith(person, password)).toBe(200)
  })

  test('needs a password that may be one', async () => {
    const token = await server.signIn(await server.addPerson())
    const short = await change(token, { password: 'short', password_confirmation: 'short' })
    expect(Object.keys(short.body.errors)).toEqual(['password'])
    const other = await change(token, { password_confirmation: 'something else' })
    expect(Object.keys(other.body.errors)).toEqual(['password_confirmation'])
  })

  test('is not for whoever acts for somebody', async () => {
    const token = await server.signIn(await server.addPerson({ admin: true }))
    const person = await server.addPerson()
    await insert(db, 'impersonations', {
      user_id: person.id,
      actor_id: (await server.ask('GET', '/api/auth/me', { token })).body.user.id,
      started_at: new Date(),
      ends_at: new Date(Date.now() + 60_000),
    })
    const { status, body } = await change(token, {}, { actingFor: person.id })
    expect([status, body.message]).toEqual([
      403,
      'You can’t do this while signed in as someone else.',
    ])
    expect(await signInWith(person, password)).toBe(200)
  })
})
