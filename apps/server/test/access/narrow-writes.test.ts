// Where someone may set one thing of a row and nothing else, and how far a period may be moved on by
// whom. With everything mounted as it is in use.

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import type { Row } from '../sent-rows.ts'
import type { Door } from './knocking.ts'
import type { PersonName } from './people.ts'
import { insertRow } from './placing.ts'
import type { World } from './world.ts'
import { begin } from './trying.ts'

const { db } = ownDatabase()

let world: World
let door: Door
beforeAll(async () => {
  ;({ world, door } = await begin(db, 'with rules'))
})
afterAll(() => door.close())

/** 409 where it is the state of the row that forbids it. */
const refusals = [403, 404, 409, 422]
const patch = (name: PersonName, path: string, body: Row) =>
  door.as(name)('PATCH', `/api/${path}`, body)
async function stored(table: string, id: unknown): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where id = ${id}`.execute(db)
  return rows[0]
}

describe('people of a farm set the status of those of it who are asked to a workshop', () => {
  const path = () => `workshop_attendees/${world.made.home.get('workshop_attendees')}`

  test('and nothing else of them', async () => {
    // Nobody answers any more once it is over.
    await sql`update workshops set date = null`.execute(db)
    const set = await patch('worker', path(), { status: 'Attending' })
    expect([set.status, set.body.data?.status], set.text).toEqual([200, 'Attending'])
    const before = await stored('workshop_attendees', world.made.home.get('workshop_attendees'))
    for (const body of [
      { attendee_id: world.ids.get('worker') },
      { attendee_type: 'farm_contacts' },
    ]) {
      await patch('worker', path(), body)
      await patch('worker', path(), { ...body, status: 'Attending' })
    }
    const after = await stored('workshop_attendees', world.made.home.get('workshop_attendees'))
    expect({ ...after, updated_at: 0 }).toEqual({ ...before, updated_at: 0 })
  })

  test('nor may they ask or uninvite anybody', async () => {
    const body = {
      farm_id: world.made.home.get('farms'),
      workshop_id: world.made.home.get('workshops'),
    }
    const attendee = { attendee_type: 'users', attendee_id: world.ids.get('worker') }
    const added = await door.as('worker')('POST', '/api/workshop_attendees', {
      ...body,
      ...attendee,
    })
    expect(refusals, added.text).toContain(added.status)
    expect(refusals).toContain((await door.as('worker')('DELETE', `/api/${path()}`)).status)
  })
})

describe('jobs', () => {
  const job = (status: string) =>
    insertRow(db, 'queable_jobs', {
      user_id: world.ids.get('worker'),
      description: 'Import',
      status,
    })

  test.each(['queued', 'running'])(
    'that are %s are cancelled by who asked for them',
    async status => {
      const id = await job(status)
      const answer = await patch('worker', `queable_jobs/${id}`, { status: 'cancelled' })
      expect(answer.status, answer.text).toBe(200)
    },
  )

  test.each(['completed', 'failed'])('that are %s are not', async status => {
    const id = await job(status)
    const answer = await patch('worker', `queable_jobs/${id}`, { status: 'cancelled' })
    expect(refusals, answer.text).toContain(answer.status)
    expect(await stored('queable_jobs', id)).toMatchObject({ status })
  })

  test('are changed in no other way, and not by others', async () => {
    const id = await job('queued')
    const changes = [{ status: 'completed' }, { status: 'running' }, { description: 'Other' }]
    for (const body of [
      ...changes,
      { selected: { all: true } },
      { user_id: world.ids.get('member') },
    ]) {
      await patch('worker', `queable_jobs/${id}`, body)
    }
    for (const name of ['farm manager', 'collector', 'nobody'] as const) {
      expect((await patch(name, `queable_jobs/${id}`, { status: 'cancelled' })).status).toBe(404)
    }
    const expected = { status: 'queued', description: 'Import', user_id: world.ids.get('worker') }
    expect(await stored('queable_jobs', id)).toMatchObject(expected)
  })
})

describe('an answer to an agreement', () => {
  const body = (name: PersonName) => ({
    agreement_id: world.made.home.get('agreements'),
    user_id: world.ids.get(name),
    agreed: true,
  })

  test('is given by oneself, and keeps the version and the time', async () => {
    const answer = await door.as('worker')('POST', '/api/agreement_answers', body('worker'))
    expect(answer.status, answer.text).toBe(201)
    const { version } = (await stored('agreements', body('worker').agreement_id)) ?? {}
    expect(answer.body.data.version).toBe(version)
    expect(Date.now() - Date.parse(answer.body.data.answered_at)).toBeLessThan(60_000)
  })

  test('is not given for somebody else, and not dated by who gives it', async () => {
    const other = await door.as('worker')('POST', '/api/agreement_answers', body('member'))
    expect(refusals, other.text).toContain(other.status)
    const dated = { ...body('member'), answered_at: '2020-01-01T00:00:00Z', version: 77 }
    const answer = await door.as('member')('POST', '/api/agreement_answers', dated)
    if (answer.status === 201) {
      expect(answer.body.data.answered_at).not.toContain('2020')
      expect(answer.body.data.version).not.toBe(77)
    }
  })
})

describe('the status of a period', () => {
  type Move = readonly [name: PersonName, move: string, done: boolean, reason: string]
  const moves: readonly Move[] = [
    ['farm manager', 'Not started → In progress', true, ''],
    ['farm manager', 'Submitted → In progress', true, ''],
    ['farm manager', 'Submitted → In validation', false, ''],
    ['farm manager', 'Submitted → Released', false, ''],
    ['farm manager', 'In validation → In progress', false, ''],
    ['farm manager', 'In validation → Submitted', false, ''],
    ['farm manager', 'Validated → In progress', false, ''],
    ['farm manager', 'Released → In progress', false, ''],
    ['farm manager', 'Released → In progress', false, 'We forgot the hay.'],
    ['business manager', 'Submitted → In progress', true, ''],
    ['worker', 'In progress → Submitted', false, ''],
    ['worker', 'Submitted → In progress', false, ''],
    ['treasurer', 'Submitted → In progress', false, ''],
    ['billing user', 'Submitted → In progress', false, ''],
    ['neighbour', 'Submitted → In progress', false, ''],
    ['idle consultant', 'Submitted → In validation', false, ''],
    ['collector', 'Submitted → In validation', true, ''],
    ['collector', 'In validation → Validated', true, ''],
    ['collector', 'Validated → Released', true, ''],
    ['collector', 'Released → In progress', false, ''],
    ['collector', 'Released → In progress', true, 'The hay was forgotten.'],
    ['admin', 'Released → In validation', true, 'A figure was wrong.'],
  ]
  const put = (status: string) =>
    sql`update farm_period set status = ${status}, reopened_because = null where id = ${row()}`.execute(
      db,
    )
  let empty: number
  const row = () => empty
  beforeAll(async () => {
    const dates = { start_date: '2030-07-01', end_date: '2031-06-30' }
    const sowing = { sowing_start_date: '2030-03-01', sowing_end_date: '2031-02-28' }
    const period_id = await insertRow(db, 'periods', { name: 'Empty', ...dates, ...sowing })
    const farm_id = world.made.home.get('farms')
    empty = await insertRow(db, 'farm_period', { farm_id, period_id, status: 'Not started' })
  })

  test.each(moves)('%s: %s is done: %s', async (name, move, isAllowed, reason) => {
    const [from = '', to] = move.split(' → ')
    await put(from)
    const body = { status: to, ...(reason !== '' && { reopened_because: reason }) }
    const answer = await patch(name, `farm_period/${empty}`, body)
    const after = await stored('farm_period', empty)
    if (isAllowed) expect(answer.status, answer.text).toBe(200)
    else expect(refusals, answer.text).toContain(answer.status)
    expect(after?.['status']).toBe(isAllowed ? to : from)
    if (isAllowed && reason !== '') {
      const shown = await door.as('worker')('GET', `/api/farm_period/${empty}`)
      expect(shown.body.data.reopened_because).toBe(reason)
    }
  })

  test('is the same when it is moved in a batch, below the farm, or as a link', async () => {
    await put('In validation')
    const farm = world.made.home.get('farms')
    const period = (await stored('farm_period', empty))?.['period_id']
    const ask = door.as('farm manager')
    const values = { status: 'In progress' }
    const steps = [{ do: 'update', resource: 'farm_period', id: empty, values }]
    await ask('POST', '/api/v2/batch', { steps })
    await ask('PATCH', '/api/farm_period/batch', { resources: { [empty]: values } })
    await ask('PATCH', `/api/farms/${farm}/farm_period/${empty}`, values)
    await ask('PATCH', `/api/farms/${farm}/periods/${String(period)}/pivot`, { pivot: values })
    const resources = { [String(period)]: values }
    await ask('PATCH', `/api/farms/${farm}/periods/sync?detaching=0`, {
      resources,
      detaching: false,
    })
    expect(await stored('farm_period', empty)).toMatchObject({ status: 'In validation' })
  })

  test.each(['Invited', 'In progress', 'Submitted', 'Released', 'Locked'])(
    'is not begun anew by taking a period away that is %s',
    async status => {
      await put(status)
      const { farm_id, period_id } = (await stored('farm_period', empty)) ?? {}
      const farm = `/api/farms/${String(farm_id)}/periods`
      for (const name of ['worker', 'farm manager', 'collector', 'admin'] as const) {
        const ask = door.as(name)
        const tried = [
          await ask('DELETE', `/api/farm_period/${empty}`),
          await ask('DELETE', '/api/farm_period/batch', { resources: [empty] }),
          await ask('DELETE', `${farm}/detach`, { resources: [period_id] }),
          await ask('PATCH', `${farm}/toggle`, { resources: [period_id] }),
          await ask('PATCH', `/api/farm_period/${empty}`, {
            period_id: world.made.home.get('periods'),
          }),
        ]
        for (const { status: got, text } of tried)
          expect(refusals, `${name} ${text}`).toContain(got)
        if (name === 'admin') expect(tried[0]?.status).toBe(409)
      }
      expect(await stored('farm_period', empty)).toMatchObject({
        status,
        period_id,
        deleted_at: null,
      })
    },
  )

  test('of a period that is not started can be taken away while it is empty', async () => {
    await put('Not started')
    const { farm_id, period_id } = (await stored('farm_period', empty)) ?? {}
    const paddock = await insertRow(db, 'paddocks', { farm_id, period_id, name: 'Only one' })
    const ask = door.as('farm manager')
    expect((await ask('DELETE', `/api/farm_period/${empty}`)).status).toBe(409)
    await sql`update paddocks set deleted_at = now() where id = ${paddock}`.execute(db)
    expect((await ask('DELETE', `/api/farm_period/${empty}`)).status).toBe(200)
    await sql`update farm_period set deleted_at = null where id = ${empty}`.execute(db)
  })

  test('is not got round by deleting the row, or by making it anew', async () => {
    await put('Released')
    const { farm_id, period_id } = (await stored('farm_period', empty)) ?? {}
    for (const name of ['worker', 'farm manager', 'collector'] as const) {
      const ask = door.as(name)
      const gone = await ask('DELETE', `/api/farm_period/${empty}`)
      expect(refusals, `${name} ${gone.text}`).toContain(gone.status)
      const path = `/api/farms/${String(farm_id)}/periods/detach`
      const detached = await ask('DELETE', path, { resources: [period_id] })
      expect(refusals, `${name} ${detached.text}`).toContain(detached.status)
    }
    expect(await stored('farm_period', empty)).toMatchObject({
      status: 'Released',
      deleted_at: null,
    })
  })
})
