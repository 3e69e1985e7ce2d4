// Presentations at workshops: what may be begun, that the screen shows what was published and nothing else, and what
// whoever follows it is told.

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nobody, somebody } from '../src/access/reach/viewer.ts'
import { runQuery } from '../src/db/run-query.ts'
import { narrowed } from '../src/access/reach/narrowed.ts'
import type { Answer, Ask, Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { insertRow } from './planted-farm.ts'
import { openValidatedFarms } from './validated-farms.ts'

const { db } = ownDatabase('published farms')
let asker: Asker
let period: number
let farms: readonly number[]
let staff: Ask
let workshop: number
let group: string
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  const opened = await openValidatedFarms(db)
  ;({ asker, period, farms } = opened)
  const sue = await insertRow(db, 'users', { name: 'Sue', email: 'sue@o.example', active: true })
  staff = asker.as({ ...nobody(sue), isStaff: true })
  workshop = await made('workshops', { name: 'Crops compared', date: dayIn(1), period_id: period })
  const { body } = await staff('GET', `/api/v2/workshops/${workshop}/shown-groups`)
  // The widest: what most of the farms are in.
  group = body.data.groups.find(({ key }: { key: string }) => key.startsWith('all/')).key
}, 180_000)
afterAll(() => asker?.close())
beforeEach(() => sql`delete from upkeep.sign_in_limits`.execute(db))

const made = async (path: string, values: object) => {
  const { status, text, body } = await staff('POST', `/api/${path}`, values)
  expect(status, text).toBe(201)
  return Number(body.data.id)
}
const errorsOf = ({ body }: Answer) => Object.values(body.errors ?? {}).flat()
const begin = async (values: object = {}) => {
  const given = { workshop_id: workshop, group, ...values }
  const { status, text, body } = await staff('POST', '/api/workshop_sessions', given)
  expect(status, text).toBe(201)
  return body.data as { readonly id: number; readonly code: string; readonly findings: number }
}
const change = (id: number, values: object, ask = staff) =>
  ask('PATCH', `/api/workshop_sessions/${id}`, values)
const join = (code: unknown, ask = asker.as(nobody(0))) =>
  ask('POST', '/api/v2/workshop-sessions/join', { code })
const follow = (pass: string, ask = asker.as(nobody(0)), farm?: number) => {
  const asked = new URLSearchParams({ pass, ...(farm !== undefined && { farm_id: String(farm) }) })
  return ask('GET', `/api/v2/followed-screen?${asked.toString()}`)
}
const passFor = async (code: string) => (await join(code)).body.data.pass as string

describe('a presentation begins', () => {
  const refused = async (values: object) =>
    errorsOf(
      await staff('POST', '/api/workshop_sessions', { workshop_id: workshop, group, ...values }),
    )

  test('with a code, an edition and the name of its group', async () => {
    const begun = await begin()
    expect(begun).toMatchObject({ slide: 0, ended_at: null, group })
    expect(begun.code).toMatch(/^\d{6}$/)
    expect(begun.findings).toBeGreaterThan(20)
    expect(begun).not.toHaveProperty('secret')
    const second = await begin()
    expect(second.code).not.toBe(begun.code)
  })

  test('only of what was published of the period, and while the workshop is not over', async () => {
    expect(await refused({ group: 'group 999' })).toEqual([
      'This group was not published for 2023–24. Choose another one.',
    ])
    expect(await refused({ group: `top of ${group}` })).toEqual([
      'This group was not published for 2023–24. Choose another one.',
    ])
    const over = await made('workshops', { name: 'Over', date: dayIn(-2), period_id: period })
    expect((await refused({ workshop_id: over }))[0]).toMatch(
      /^This workshop was on .+, so it can no longer be presented\.$/,
    )
    const bare = await made('workshops', { name: 'Bare' })
    expect(await refused({ workshop_id: bare })).toEqual([
      'Say on the workshop whose figures it looks at: choose a period.',
    ])
    const [later] = await runQuery(
      db,
      sql<{ id: number }>`select id from periods where name = '2024-25'`,
    )
    const early = await made('workshops', { name: 'Early', period_id: later?.id })
    expect(await refused({ workshop_id: early })).toEqual([
      'No figures of 2024–25 have been published yet. Publish an edition on Benchmarks first.',
    ])
    const none = await staff('GET', `/api/v2/workshops/${early}/shown-groups`)
    expect(none.body.data).toEqual({ edition: null, groups: [] })
    expect((await refused({ slide: 5000 }))[0]).toMatch(/^There are only \d+ findings\.$/)
    expect(await refused({ ended_at: new Date().toISOString() })).toEqual([
      'It can’t have ended before it begins.',
    ])
  })

  test('and is turned by the remote, until it ends', async () => {
    const { id, code, findings } = await begin()
    expect((await change(id, { slide: findings - 1 })).status).toBe(200)
    expect(errorsOf(await change(id, { slide: findings }))).toEqual([
      `There are only ${findings} findings.`,
    ])
    expect((await change(id, { slide: -1 })).status).toBe(422)
    expect(errorsOf(await change(id, { group: 'group 5' }))).toEqual([
      'This stays as it was when the presentation began. Begin another one instead.',
    ])
    const pass = await passFor(code)
    const ended = await change(id, { ended_at: '2031-01-01T00:00:00Z' })
    expect(ended.body.data).toMatchObject({ code: null })
    expect(Date.parse(ended.body.data.ended_at)).toBeLessThan(Date.now() + 60_000)
    for (const values of [{ slide: 1 }, { ended_at: null }]) {
      expect(errorsOf(await change(id, values))).toEqual([
        'This presentation has ended. Begin another one.',
      ])
    }
    expect((await join(code)).status).toBe(404)
    expect((await follow(pass)).body.data).toMatchObject({
      is_over: true,
      finding: null,
      own: null,
    })
    expect((await staff('GET', `/api/v2/workshop-sessions/${id}/screen`)).status).toBe(200)
  })

  test('by staff alone, and is over by itself 18 hours later', async () => {
    const { id, code } = await begin()
    const grower = asker.as(somebody(5, { farms: [farms[0] ?? 0] }))
    const page = asker.as(narrowed({ ...nobody(5), isStaff: true }, null))
    for (const ask of [grower, page]) {
      const begun = await ask('POST', '/api/workshop_sessions', { workshop_id: workshop, group })
      expect([403, 422]).toContain(begun.status)
      for (const values of [{ slide: 1 }, { ended_at: new Date().toISOString() }]) {
        expect([403, 404]).toContain((await change(id, values, ask)).status)
      }
      for (const path of [`workshop-sessions/${id}/screen`, `workshops/${workshop}/shown-groups`]) {
        expect((await ask('GET', `/api/v2/${path}`)).status).toBe(403)
      }
    }
    const pass = await passFor(code)
    await sql`update workshop_sessions set created_at = created_at - interval '19 hours' where id = ${id}`.execute(
      db,
    )
    expect((await join(code)).status).toBe(404)
    expect((await follow(pass)).body.data.is_over).toBe(true)
    expect(errorsOf(await change(id, { slide: 1 }))).toEqual([
      'This presentation has ended. Begin another one.',
    ])
  })
})
