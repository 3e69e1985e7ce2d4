import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { verify } from '@node-rs/argon2'
import type { Database } from '../../src/db/database.ts'
import { ownDatabase } from '../own-database.ts'
import { comingIn, password } from '../session/coming-in.ts'
import type { ComingIn, Reply } from '../session/coming-in.ts'

// Counted where it is called, and done as ever.
vi.mock('@node-rs/argon2', async original => {
  const real = await original<{ verify: typeof verify }>()
  return { ...real, verify: vi.fn(real.verify) }
})

const { db } = ownDatabase()
const said: string[] = []
let server: ComingIn
let emails: Readonly<Record<'known' | 'inactive' | 'gone' | 'empty' | 'unknown', string>>
beforeAll(async () => {
  server = await comingIn(listenedTo(db))
  emails = {
    known: (await server.addPerson()).email,
    inactive: (await server.addPerson({ active: false })).email,
    gone: (await server.addPerson({ deleted_at: '2026-01-01T00:00:00Z' })).email,
    empty: (await server.addPerson({ password: null })).email,
    unknown: 'nobody@nowhere.example',
  }
})
afterAll(() => server.close())

/** Every statement that is sent, without its values. */
function listenedTo(database: Database): Database {
  return database.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'RawNode') said.push(node.sqlFragments.join('?').replaceAll(/\s+/g, ' '))
      return node
    },
    transformResult: async ({ result }) => result,
  })
}

/** What one attempt costs: how often a password is checked, and which statements are sent. */
async function workOf(attempt: () => Promise<Reply>) {
  await sql`delete from upkeep.sign_in_limits`.execute(db)
  await attempt()
  said.length = 0
  vi.mocked(verify).mockClear()
  const { status, body } = await attempt()
  return { checks: vi.mocked(verify).mock.calls.length, said: [...said], status, body }
}

describe('nobody learns who has an account', () => {
  test.each(['/api/login', '/api/auth/create-token'])(
    'by what signing in at %s costs',
    async path => {
      const attempt = (email: string, typed: string) =>
        workOf(() => server.post(path, { email, password: typed }))
      const base = await attempt(emails.known, 'another password')
      expect(base.checks).toBe(1)
      expect(base.said.length).toBeGreaterThan(2)
      for (const email of Object.values(emails)) {
        expect(await attempt(email, 'another password')).toEqual(base)
      }
      expect(await attempt(emails.inactive, password)).toEqual(base)
      expect(await attempt(emails.gone, password)).toEqual(base)
    },
  )

  test('by what the check compares with', async () => {
    const hashes: string[] = []
    for (const email of Object.values(emails)) {
      await workOf(() => server.post('/api/login', { email, password: 'another password' }))
      hashes.push(String(vi.mocked(verify).mock.calls[0]?.[0]).split('$').slice(0, 4).join('$'))
    }
    // The same kind of hash, as dear to compute for nobody as for someone.
    expect(new Set(hashes).size).toBe(1)
    expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+$/)
  })

  test('by what asking for a letter costs', async () => {
    const attempt = (email: string) =>
      workOf(() => server.post('/api/password-reset/create', { email }))
    const base = await attempt(emails.known)
    expect([base.checks, base.status]).toEqual([0, 200])
    for (const email of Object.values(emails)) expect(await attempt(email)).toEqual(base)
  })

  test('by what a link that never was costs, beside one that was used', async () => {
    const attempt = (token: string) => workOf(() => server.post('/api/v2/link', { token }))
    const base = await attempt('reset_never')
    expect(await attempt(`reset_${'A'.repeat(43)}`)).toEqual(base)
    const invite = await attempt('invite_never')
    expect([invite.status, invite.body]).toEqual([base.status, base.body])
  })
})
