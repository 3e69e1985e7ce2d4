import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { admin, nobody } from '../../src/access/reach/viewer.ts'
import type { Viewer } from '../../src/access/reach/viewer.ts'
import { askedByPeople } from './asked-by-people.ts'

const { db, done, refused, kept, person } = askedByPeople()
let office: Viewer
let ann: number
let count = 0

beforeEach(async () => {
  count += 1
  const admins = { admin: true, active: true }
  office = admin(await person(`Office${count}`, admins))
  ann = await person(`Ann${count}`, { email_verified_at: '2024-01-01T00:00:00Z' })
})

describe('an address', () => {
  test('is kept in lower case, without spaces around it', async () => {
    const made = await done(office, 'POST', 'users', { name: 'Bea', email: ' Bea.B@Example.COM ' })
    expect(made['email']).toBe('bea.b@example.com')
    const again = { name: 'Bea', email: 'BEA.b@example.com' }
    expect(await refused(office, 'POST', 'users', again)).toHaveProperty('email')
  })

  test('looks like one', async () => {
    for (const email of ['ann', 'ann@', 'ann@home', 'a b@example.com', 'a@example.com\nBcc: b']) {
      expect(await refused(office, 'POST', 'users', { name: 'Ann', email }), email).toEqual({
        email: ['That isn’t an email address. Enter one like name@example.com.'],
      })
    }
  })

  test('that does not change stays proved', async () => {
    const same = await done(nobody(ann), 'PATCH', `users/${ann}`, {
      email: `ANN${count}@example.com`,
    })
    expect(same['email_verified_at']).not.toBeNull()
  })
})

describe('whoever may not come in any more', () => {
  beforeEach(async () => {
    for (const word of ['one', 'two']) {
      await sql`
        insert into tokens (user_id, name, hash, created_at, last_used_at, expires_at, ends_at)
        values (${ann}, ${word}, ${`${word} ${ann}`}, now(), now(), now(), now())`.execute(db)
    }
  })
  async function open(): Promise<number> {
    const { rows } = await sql<{ open: number }>`
      select count(*) as open from tokens where user_id = ${ann} and revoked_at is null`.execute(db)
    return rows[0]?.open ?? -1
  }

  test('is signed out everywhere when deactivated', async () => {
    await done(office, 'PATCH', `users/${ann}`, { name: 'Ann' })
    await done(office, 'PATCH', `users/${ann}`, { active: true })
    expect(await open()).toBe(2)
    await done(office, 'PATCH', `users/${ann}`, { active: false })
    expect(await open()).toBe(0)
  })

  test.each(['', '?force=true'])('is signed out everywhere when deleted (%s)', async how => {
    await done(office, 'DELETE', `users/${ann}${how}`)
    expect(await open()).toBe(0)
    if (how === '') await done(office, 'POST', `users/${ann}/restore`)
    expect(await open()).toBe(0)
  })
})

describe('an administrator', () => {
  const sentence = 'You cannot take this from yourself: ask another administrator.'

  test('stays one as far as they themselves are concerned', async () => {
    const own = `users/${office.id}`
    expect(await refused(office, 'PATCH', own, { admin: false })).toEqual({ admin: [sentence] })
    expect(await refused(office, 'PATCH', own, { active: false })).toEqual({ active: [sentence] })
    expect(await kept(office, 'DELETE', own)).toBe(sentence)
    expect(await kept(office, 'DELETE', `${own}?force=true`)).toBe(sentence)
    const batch = { resources: [ann, office.id] }
    expect(await kept(office, 'DELETE', 'users/batch', batch)).toBe(sentence)
    await done(office, 'PATCH', own, { admin: true, active: true, name: 'Office' })
  })

  test('deactivates another, and takes the office from them in a call of its own', async () => {
    const other = admin(await person(`Other${count}`))
    const own = `users/${office.id}`
    expect(await refused(other, 'PATCH', own, { admin: false })).toHaveProperty('admin')
    const taken = { active: false }
    expect(await done(other, 'PATCH', own, taken)).toMatchObject(taken)
    const gone = await done(other, 'DELETE', `users/${office.id}`)
    expect(gone['deleted_at']).not.toBeNull()
  })
})

describe('a job', () => {
  async function job(status: string): Promise<number> {
    const values = { user_id: ann, description: 'Import', status }
    return (await done(office, 'POST', 'queable_jobs', values)).id
  }

  test('is cancelled by the person whose it is, while there is something to cancel', async () => {
    for (const status of ['queued', 'running']) {
      const path = `queable_jobs/${await job(status)}`
      expect(await refused(nobody(ann), 'PATCH', path, { status: 'completed' })).toEqual({
        status: ['You can cancel a job, and nothing else.'],
      })
      await done(nobody(ann), 'PATCH', path, { status: 'cancelled' })
    }
    for (const status of ['completed', 'failed']) {
      const path = `queable_jobs/${await job(status)}`
      expect(await refused(nobody(ann), 'PATCH', path, { status: 'cancelled' })).toEqual({
        status: [`This job is ${status}: there is nothing to cancel.`],
      })
      expect(await refused(office, 'PATCH', path, { status: 'queued' })).toEqual({
        status: ['You can cancel a job, and nothing else.'],
      })
    }
  })
})
