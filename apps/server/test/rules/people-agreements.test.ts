import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { admin, nobody } from '../../src/access/reach/viewer.ts'
import type { Viewer } from '../../src/access/reach/viewer.ts'
import { askedByPeople } from './asked-by-people.ts'

const { db, by, done, refused, kept, person } = askedByPeople()
let office: Viewer
let ann: Viewer
let count = 0

beforeEach(async () => {
  count += 1
  office = admin(await person(`Office${count}`))
  ann = nobody(await person(`Ann${count}`))
})

const add = (type: string, body = 'Text') => done(office, 'POST', 'agreements', { type, body })
const answer = (agreement: number, values: object = {}) =>
  ['POST', 'agreement_answers', { agreement_id: agreement, agreed: true, ...values }] as const
const hasAgreed = async () => (await done(ann, 'GET', `users/${ann.id}`))['agreed_to_terms']

describe('an agreement', () => {
  test('is counted up for every new text of its type, deleted ones included', async () => {
    const type = 'Third-party data sharing'
    const texts = [
      { type, body: 'One' },
      { type: 'Privacy notice', body: 'One' },
      { type, body: 'Two' },
    ]
    const { body } = await by(office, 'POST', 'agreements/batch', { resources: texts })
    const versions = body.data.map(({ version }: { version: number }) => version)
    expect(versions).toEqual([1, 1, 2])
    await done(office, 'DELETE', `agreements/${body.data[2].id}`)
    expect((await add(type))['version']).toBe(3)
  })

  test('that came with Furrow is the first of its type', async () => {
    const { rows } =
      await sql`select distinct version from agreements where slug is not null`.execute(db)
    expect(rows).toEqual([{ version: 1 }])
  })

  test('stays as it is once somebody has answered it', async () => {
    const { id } = await add('Data use consent', 'Text')
    await done(office, 'PATCH', `agreements/${id}`, { body: 'Better text' })
    await done(ann, ...answer(id, { agreed: false }))
    const sentence = 'Someone has already answered this text. Add a new one instead.'
    const changes = { body: 'Other text', type: 'terms' }
    expect(await refused(office, 'PATCH', `agreements/${id}`, changes)).toEqual({
      body: [sentence],
      type: [sentence],
    })
    const same = { body: 'Better text', sort_order: 4 }
    await done(office, 'PATCH', `agreements/${id}`, same)
    expect(await kept(office, 'DELETE', `agreements/${id}`)).toBe(
      'This is used by 1 answer to an agreement, so it cannot be deleted.',
    )
  })

  test('that nobody answered and that becomes one of another type is counted there', async () => {
    const { id, version } = await add('Privacy notice')
    const other = await done(office, 'PATCH', `agreements/${id}`, { type: 'Data use consent' })
    const { rows } = await sql<{ version: number }>`
      select max(version) as version from agreements
      where type = 'Data use consent' and id <> ${id}`.execute(db)
    expect(other['version']).toBe((rows[0]?.version ?? 0) + 1)
    expect(version).toBeGreaterThan(0)
  })
})

describe('an answer', () => {
  test('is the person’s own, with the version and the time', async () => {
    const { id, version } = await add('terms')
    const before = Date.now()
    const given = await done(
      ann,
      ...answer(id, { version: 99, answered_at: '2001-01-01T00:00:00Z' }),
    )
    expect(given).toMatchObject({ user_id: ann.id, version, agreed: true })
    expect(Date.parse(String(given['answered_at']))).toBeGreaterThanOrEqual(before - 1)
    await done(office, ...answer(id))
  })

  test('is given by nobody else', async () => {
    const { id } = await add('terms')
    const sentence = { user_id: ['Only the person themselves can agree.'] }
    expect(await refused(office, ...answer(id, { user_id: ann.id }))).toEqual(sentence)
    const acting = { ...ann, actor: office.id, impersonation: 1 }
    expect(await refused(acting, ...answer(id))).toEqual(sentence)
    expect(await refused(acting, ...answer(id, { user_id: ann.id }))).toEqual(sentence)
  })

  test('stays as it was given', async () => {
    const { id } = await add('terms')
    const given = await done(ann, ...answer(id, { agreed: false }))
    const path = `agreement_answers/${given.id}`
    expect(await refused(office, 'PATCH', path, { agreed: true })).toHaveProperty('agreed')
    expect((await by(ann, 'PATCH', path, { agreed: true })).status).toBe(403)
  })
})

describe('somebody has agreed to the terms', () => {
  test('when their newest answer to the newest text says so', async () => {
    const { id } = await add('terms')
    expect(await hasAgreed()).toBe(false)
    await done(office, ...answer(id))
    expect(await hasAgreed()).toBe(false)
    await done(ann, ...answer(id))
    expect(await hasAgreed()).toBe(true)
    await done(ann, ...answer(id, { agreed: false }))
    expect(await hasAgreed()).toBe(false)
    await done(ann, ...answer(id))
    const newer = await add('terms')
    expect(await hasAgreed()).toBe(false)
    await add('Privacy notice')
    await done(ann, ...answer(newer.id))
    expect(await hasAgreed()).toBe(true)
  })

  test('when there are none', async () => {
    await add('terms')
    expect(await hasAgreed()).toBe(false)
    await sql`update agreements set deleted_at = now() where type = 'terms'`.execute(db)
    expect(await hasAgreed()).toBe(true)
  })
})

describe('somebody who acts for another', () => {
  test('is told to, until it is over, and stands beside what they did', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into impersonations (user_id, actor_id, started_at, ends_at)
      values (${ann.id}, ${office.id}, now(), now() + interval '1 hour') returning id`.execute(db)
    const acting = { ...ann, actor: office.id, impersonation: rows[0]?.id ?? 0 }
    await done(acting, 'PATCH', `users/${ann.id}`, { color: '#123456' })
    expect(await isActing(office)).toBe(true)
    expect(await isActing(ann)).toBe(false)
    await end({ ended_at: null, ends_at: '2024-01-01T00:00:00Z' })
    expect(await isActing(office)).toBe(false)
    await end({ ended_at: '2024-01-01T00:00:00Z', ends_at: '2999-01-01T00:00:00Z' })
    expect(await isActing(office)).toBe(false)
    await sql`update users set deleted_at = now() where id = ${office.id}`.execute(db)
    const acted = await by(ann, 'GET', `impersonations/${acting.impersonation}?include=changes`)
    expect(acted.body.data).toMatchObject({
      actor_name: `Office${count}`,
      changes: [{ user_name: `Office${count}`, acting_as_name: `Ann${count}` }],
    })
  })
  const isActing = async ({ id }: Viewer) =>
    (await done(admin(id), 'GET', `users/${id}`))['is_impersonating']
  const end = ({ ended_at, ends_at }: { ended_at: string | null; ends_at: string }) =>
    sql`
      update impersonations set ended_at = ${ended_at}, ends_at = ${ends_at}
      where actor_id = ${office.id}`.execute(db)
})
