// Presentations at workshops: what may be begun and by whom, how they are turned, and when they are over.

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { narrowed } from '../src/access/reach/narrowed.ts'
import { nobody, somebody } from '../src/access/reach/viewer.ts'
import { runQuery } from '../src/db/run-query.ts'
import type { Answer } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { insertRow } from './planted-farm.ts'
import { openPresenting } from './presenting.ts'
import type { Presenting } from './presenting.ts'

const { db } = ownDatabase('published farms')
let here: Presenting

beforeAll(async () => {
  here = await openPresenting(db)
}, 180_000)
afterAll(() => here?.asker.close())
beforeEach(() => sql`delete from upkeep.sign_in_limits`.execute(db))

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const errorsOf = ({ body }: Answer) => Object.values(body.errors ?? {}).flat()
const change = (id: number, values: object, ask = here.staff) =>
  ask('PATCH', `/api/workshop_sessions/${id}`, values)
const join = (code: unknown) => here.staff('POST', '/api/v2/workshop-sessions/join', { code })

describe('a presentation begins', () => {
  const refused = async (values: object) =>
    errorsOf(
      await here.staff('POST', '/api/workshop_sessions', {
        workshop_id: here.workshop,
        group: here.group,
        ...values,
      }),
    )

  test('with a code, an edition and the name of its group', async () => {
    const begun = await here.begin()
    expect(begun).toMatchObject({ slide: 0, ended_at: null, group: here.group })
    expect(begun.code).toMatch(/^\d{6}$/)
    expect(begun.findings).toBeGreaterThan(20)
    expect(begun).not.toHaveProperty('secret')
    const { body } = await here.staff('GET', `/api/v2/workshops/${here.workshop}/shown-groups`)
    const groups: readonly { readonly key: string; readonly is_own: boolean }[] = body.data.groups
    expect(body.data.edition).toMatchObject({ number: 1, period: '2023-24' })
    expect(groups.map(({ key }) => key)).toContain(here.group)
    expect(groups.filter(({ key, is_own: own }) => own || key.startsWith('top of'))).toEqual([])
    const second = await here.begin()
    expect(second.code).not.toBe(begun.code)
  })

  test('only of what was published of the period, and while the workshop is not over', async () => {
    expect(await refused({ group: 'group 999' })).toEqual([
      'This group was not published for 2023–24. Choose another one.',
    ])
    expect(await refused({ group: `top of ${here.group}` })).toEqual([
      'This group was not published for 2023–24. Choose another one.',
    ])
    const over = await here.make('workshops', {
      name: 'Over',
      date: dayIn(-2),
      period_id: here.period,
    })
    expect((await refused({ workshop_id: over }))[0]).toMatch(
      /^This workshop was on .+, so it can no longer be presented\.$/,
    )
    const bare = await here.make('workshops', { name: 'Bare' })
    expect(await refused({ workshop_id: bare })).toEqual([
      'Say on the workshop whose figures it looks at: choose a period.',
    ])
    const [later] = await runQuery(
      db,
      sql<{ id: number }>`select id from periods where name = '2024-25'`,
    )
    const early = await here.make('workshops', { name: 'Early', period_id: later?.id })
    expect(await refused({ workshop_id: early })).toEqual([
      'No figures of 2024–25 have been published yet. Publish an edition on Benchmarks first.',
    ])
    const none = await here.staff('GET', `/api/v2/workshops/${early}/shown-groups`)
    expect(none.body.data).toEqual({ edition: null, groups: [] })
    expect((await refused({ slide: 5000 }))[0]).toMatch(/^There are only \d+ findings\.$/)
    expect(await refused({ ended_at: new Date().toISOString() })).toEqual([
      'It can’t have ended before it begins.',
    ])
  })

  test('and is turned by the remote, until it ends', async () => {
    const { id, code, findings } = await here.begin()
    expect((await change(id, { slide: findings - 1 })).status).toBe(200)
    expect(errorsOf(await change(id, { slide: findings }))).toEqual([
      `There are only ${findings} findings.`,
    ])
    expect((await change(id, { slide: -1 })).status).toBe(422)
    expect(errorsOf(await change(id, { group: 'group 5' }))).toEqual([
      'This stays as it was when the presentation began. Begin another one instead.',
    ])
    const pass = await here.passFor(code)
    const ended = await change(id, { ended_at: '2031-01-01T00:00:00Z' })
    expect(ended.body.data).toMatchObject({ code: null })
    expect(Date.parse(ended.body.data.ended_at)).toBeLessThan(Date.now() + 60_000)
    for (const values of [{ slide: 1 }, { ended_at: null }]) {
      expect(errorsOf(await change(id, values))).toEqual([
        'This presentation has ended. Begin another one.',
      ])
    }
    expect((await join(code)).status).toBe(404)
    expect((await here.follow(pass)).body.data).toMatchObject({
      is_over: true,
      finding: null,
      own: null,
    })
    expect((await here.staff('GET', `/api/v2/workshop-sessions/${id}/screen`)).status).toBe(200)
  })

  test('by staff alone, and is over by itself 18 hours later', async () => {
    const { id, code } = await here.begin()
    const [farm = 0] = here.farms
    // Of a farm that is invited, so that the workshop itself is seen.
    await insertRow(db, 'workshop_attendees', {
      workshop_id: here.workshop,
      farm_id: farm,
      attendee_type: 'farm_contacts',
      attendee_id: await insertRow(db, 'farm_contacts', { farm_id: farm, name: 'Ann' }),
    })
    const grower = here.asker.as(somebody(5, { farms: [farm] }))
    const page = here.asker.as(narrowed({ ...nobody(5), isStaff: true }, null))
    for (const ask of [grower, page]) {
      const begun = await ask('POST', '/api/workshop_sessions', {
        workshop_id: here.workshop,
        group: here.group,
      })
      expect([403, 422]).toContain(begun.status)
      for (const values of [{ slide: 1 }, { ended_at: new Date().toISOString() }]) {
        expect([403, 404]).toContain((await change(id, values, ask)).status)
      }
      for (const path of [
        `workshop-sessions/${id}/screen`,
        `workshops/${here.workshop}/shown-groups`,
      ]) {
        expect((await ask('GET', `/api/v2/${path}`)).status).toBe(403)
      }
    }
    const pass = await here.passFor(code)
    await sql`update workshop_sessions set created_at = created_at - interval '19 hours' where id = ${id}`.execute(
      db,
    )
    expect((await join(code)).status).toBe(404)
    expect((await here.follow(pass)).body.data.is_over).toBe(true)
    expect(errorsOf(await change(id, { slide: 1 }))).toEqual([
      'This presentation has ended. Begin another one.',
    ])
  })
})
