// People and tokens, changed from the command line as an operator does it.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isPassword } from '../../src/access/sign-in/passwords.ts'
import { ownDatabase } from '../own-database.ts'
import { runFurrow } from './run-furrow.ts'

const { db, url } = ownDatabase()
const password = 'paddock by the river'

const furrow = (args: readonly string[], typed?: string) =>
  runFurrow({ DATABASE_URL: url }, args, typed)

interface Person {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly password: string
  readonly admin: boolean
  readonly active: boolean
}

async function people(): Promise<readonly Person[]> {
  const { rows } = await sql<Person>`
    select id, name, email, password, admin, active from users order by id`.execute(db)
  return rows
}

async function signIn(userId: number): Promise<void> {
  await sql`
    insert into tokens (user_id, name, hash, created_at, last_used_at, expires_at, ends_at)
    values (${userId}, 'a device', gen_random_uuid()::text, now(), now(), now() + '1 day', now() + '1 day')`.execute(
    db,
  )
}

async function devicesOf(userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from tokens where user_id = ${userId} and revoked_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

async function linesOf(userId: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select user_id, request, verb, "before", after from changes
    where entity = 'users' and "row" = ${userId} order by id`.execute(db)
  return rows
}

test('people are made, changed and signed out, with a line in the history each time', async () => {
  const made = await furrow(['user', 'create', 'Ada@Example.com', 'Ada', '--admin'], password)
  expect(made).toEqual({
    code: 0,
    said: 'Ada can sign in as ada@example.com, as an administrator.',
    complained: '',
  })
  const [ada] = await people()
  expect(ada).toMatchObject({ email: 'ada@example.com', name: 'Ada', admin: true, active: true })
  expect(await isPassword(password, ada?.password)).toBe(true)
  const id = ada?.id ?? 0

  await signIn(id)
  const changed = await furrow(['user', 'password', 'ADA@example.com'], 'another paddock\nrest')
  expect(changed.said).toBe('ada@example.com has a new password, and is signed out everywhere.')
  expect(await isPassword('another paddock', (await people())[0]?.password)).toBe(true)
  expect(await devicesOf(id)).toBe(0)

  expect((await furrow(['user', 'admin', 'ada@example.com', '--off'])).said).toBe(
    'ada@example.com is now no administrator.',
  )
  await signIn(id)
  expect((await furrow(['user', 'deactivate', 'ada@example.com'])).said).toBe(
    'ada@example.com is now not active, and is signed out everywhere.',
  )
  expect([(await people())[0]?.active, await devicesOf(id)]).toEqual([false, 0])
  const again = await furrow(['user', 'deactivate', 'ada@example.com', '--off'])
  expect(again.said).toBe('ada@example.com is now active.')

  const lines = await linesOf(id)
  const byNobody = { user_id: null, request: 'command line' }
  expect(lines).toMatchObject([
    { ...byNobody, verb: 'store', after: { email: 'ada@example.com', admin: true } },
    { ...byNobody, verb: 'update', before: { admin: true }, after: { admin: false } },
    { ...byNobody, verb: 'update', before: { active: true }, after: { active: false } },
    { ...byNobody, verb: 'update', before: { active: false }, after: { active: true } },
  ])
  expect(JSON.stringify(lines)).not.toContain('argon2')
  const { rows } = await sql`select outcome, agent from sign_ins where user_id = ${id}`.execute(db)
  expect(rows).toEqual([{ outcome: 'Password changed', agent: 'command line' }])
})

test('one person is signed out, or everybody', async () => {
  await furrow(['user', 'create', 'ben@example.com', 'Ben'], password)
  await furrow(['user', 'create', 'cleo@example.com', 'Cleo'], password)
  const found = await people()
  const [ben, cleo] = ['ben', 'cleo'].map(
    name => found.find(({ email }) => email.startsWith(name))?.id ?? 0,
  ) as [number, number]
  for (const id of [ben, ben, cleo]) await signIn(id)
  const one = await furrow(['token', 'revoke-all', 'ben@example.com'])
  expect(one.said).toBe('ben@example.com is signed out, from 2 devices.')
  expect([await devicesOf(ben), await devicesOf(cleo)]).toEqual([0, 1])
  expect((await furrow(['token', 'revoke-all'])).said).toBe(
    'Everybody is signed out, from one device.',
  )
  expect(await devicesOf(cleo)).toBe(0)
})

test('a mistake is said in a sentence, changes nothing, and shows no password', async () => {
  const before = await people()
  const mistakes: [readonly string[], string, RegExp][] = [
    [['user', 'create', 'dora@example.com', 'Dora'], 'short', /at least 10 characters/],
    [['user', 'create', 'dora@example.com', 'Dora'], '', /No password came/],
    [['user', 'create', 'dora', 'Dora'], password, /^dora: That isn’t an email address/],
    [['user', 'create', 'BEN@example.com', 'Ben'], password, /already a person with ben@/],
    [['user', 'password', 'nobody@example.com'], password, /nobody with the address nobody@/],
    [['token', 'revoke-all', 'nobody@example.com'], '', /nobody with the address/],
    [['user', 'paint', 'ben@example.com'], '', /is not understood/],
  ]
  for (const [args, typed, sentence] of mistakes) {
    const { code, said, complained } = await furrow(args, typed)
    expect([code, said], args.join(' ')).toEqual([1, ''])
    expect(complained).toMatch(sentence)
    expect(complained.split('\n')).toHaveLength(1)
    expect(complained).not.toContain(password)
  }
  expect(await people()).toEqual(before)
})

test('a database that is not there is said in a sentence', async () => {
  const away = { DATABASE_URL: 'postgres://furrow@127.0.0.1:1/furrow' }
  for (const args of [
    ['token', 'revoke-all'],
    ['backup', '/nowhere/at/all'],
  ]) {
    const { code, complained } = await runFurrow(away, args)
    expect(code).toBe(1)
    expect(complained).toMatch(/^The database cannot be reached: .+\.$/)
  }
})

test('the usage is printed for nothing and for --help', async () => {
  for (const args of [[], ['--help']]) {
    const { code, said } = await furrow(args)
    expect(code).toBe(0)
    expect(said).toContain('user create EMAIL NAME [--admin]')
  }
})
