import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  askJob,
  cancelJob,
  gaugesOf,
  gaugeSteps,
  jobAsker,
  repeatJob,
  running,
  storedJob,
  viewerFor,
} from './asked-jobs.ts'
import type { JobAsker, Person } from './asked-jobs.ts'
import { forgetEnded } from '../src/background/jobs/job-states.ts'
import { admin } from '../src/access/reach/viewer.ts'
import { insertRow, listed } from './planted-farm.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase()
let jobs: JobAsker
let farm: number
let jo: Person
let other: Person
let boss: Person
beforeAll(async () => {
  jobs = await jobAsker(db)
  boss = { id: 1, ask: jobs.as(admin(1)) }
})
afterAll(() => jobs.close())
beforeEach(async () => {
  ;({ farm, jo, other } = await jobs.anew())
})

describe('a job that is asked for', () => {
  test('waits, and is done all at once in the name of who asked', async () => {
    const body = { description: ' Workbook of gauges ', steps: gaugeSteps(farm, 1200, 'House') }
    const { status, body: told, text } = await jo.ask('POST', '/api/v2/jobs', body)
    expect(status, text).toBe(202)
    expect(told.data).toMatchObject({
      user_id: jo.id,
      description: 'Workbook of gauges',
      status: 'queued',
      progress: 0,
      selected: { steps: 1200, records: { rain_gauges: 1200 } },
      error_message: null,
    })
    expect(text).not.toContain('House 7')
    expect(await gaugesOf(db, farm)).toBe(0)
    expect(await running(db)).toEqual({ id: told.data.id, ended: 'completed' })
    expect(await gaugesOf(db, farm)).toBe(1200)
    const { body: done } = await jo.ask('GET', `/api/queable_jobs/${told.data.id}`)
    expect(done.data).toMatchObject({
      status: 'completed',
      progress: 1,
      result: { written: 1200, done: { store: 1200 }, warnings: 0 },
    })
    expect(await storedJob(db, told.data.id)).toMatchObject({ is_forgotten: true })
    const { rows } = await sql`
      select distinct user_id, acting_as_id, verb from changes where farm_id = ${farm}`.execute(db)
    expect(rows).toEqual([{ user_id: jo.id, acting_as_id: null, verb: 'store' }])
    expect(await running(db)).toBeUndefined()
  })

  test('may let later steps name the rows of earlier ones', async () => {
    const property = {
      do: 'store',
      resource: 'farm_properties',
      ref: 'home',
      values: { name: 'Home', farm_id: farm },
    }
    const period = await listed(db, 'periods', '2023-24')
    await insertRow(db, 'farm_period', { farm_id: farm, period_id: period, status: 'In progress' })
    const paddock = {
      do: 'store',
      resource: 'paddocks',
      values: { name: 'River', farm_id: farm, period_id: period, property_id: { $ref: 'home' } },
    }
    const id = await askJob(jo, [property, paddock])
    expect(await running(db)).toEqual({ id, ended: 'completed' })
    const { rows } = await sql`
      select p.name from paddocks p join farm_properties h on h.id = p.property_id
      where h.name = 'Home' and p.farm_id = ${farm}`.execute(db)
    expect(rows).toEqual([{ name: 'River' }])
  })

  test('under a key is one job, however often it is asked for', async () => {
    const body = { description: 'Once', steps: gaugeSteps(farm, 2, 'Once') }
    const key = { 'idempotency-key': `once-${farm}` }
    const first = await jo.ask('POST', '/api/v2/jobs', body, key)
    expect(await running(db)).toMatchObject({ ended: 'completed' })
    const again = await jo.ask('POST', '/api/v2/jobs', body, key)
    expect([again.status, again.body.data.id]).toEqual([202, first.body.data.id])
    expect(await running(db)).toBeUndefined()
    expect(await gaugesOf(db, farm)).toBe(2)
  })

  test.each([
    ['no description', { steps: [{}] }, 'description'],
    ['no steps', { description: 'Empty', steps: [] }, 'steps'],
    ['steps that are none', { description: 'Odd', steps: 'all' }, 'steps'],
    [
      'too many steps',
      { description: 'Much', steps: Array.from({ length: 100_001 }, () => ({})) },
      'steps',
    ],
    [
      'no such record',
      { description: 'Odd', steps: [{ do: 'store', resource: 'cows' }] },
      'steps.0.resource',
    ],
    [
      'what cannot be kept',
      {
        description: 'Odd',
        steps: [{ do: 'store', resource: 'farms', values: { farm_name: 'a\0b' } }],
      },
      'steps',
    ],
  ])('with %s is refused at once', async (_, body, field) => {
    const { status, body: told } = await jo.ask('POST', '/api/v2/jobs', body)
    expect(status).toBe(422)
    expect(Object.keys(told.errors)).toEqual([field])
  })

  test('is refused to nobody, to pages, and to who has twenty that are not done', async () => {
    const body = { description: 'More', steps: gaugeSteps(farm, 1, 'More') }
    const narrow = { ...(await viewerFor(db, jo.id)), narrow: { farm } }
    expect((await jobs.as(narrow)('POST', '/api/v2/jobs', body)).status).toBe(403)
    for (let job = 0; job < 20; job += 1) await askJob(jo, body.steps)
    expect((await jo.ask('POST', '/api/v2/jobs', body)).status).toBe(429)
    expect((await other.ask('POST', '/api/v2/jobs', body)).status).toBe(202)
  })
})

describe('the rights of a job', () => {
  test('are those that the person has when it runs', async () => {
    const id = await askJob(jo, gaugeSteps(farm, 3, 'Late'))
    await sql`delete from details_user where user_id = ${jo.id}`.execute(db)
    expect(await running(db)).toMatchObject({ id, ended: 'failed' })
    expect(await gaugesOf(db, farm)).toBe(0)
    const { error_message, is_forgotten } = await storedJob(db, id)
    expect(error_message).toBe('You can’t add a rain gauge.')
    expect(is_forgotten).toBe(false)
  })

  test('do not reach a row that is not theirs, which is named', async () => {
    const steps = gaugeSteps(farm, 3, 'Late')
    const [first, second, third] = steps
    const stray = { ...second, values: { farm_id: 999_999, name: 'Stray' } }
    const id = await askJob(jo, [first, stray, third])
    expect(await running(db)).toMatchObject({ id, ended: 'failed' })
    expect(await gaugesOf(db, farm)).toBe(0)
    const { error_message } = await storedJob(db, id)
    expect(error_message).toMatch(/^New rain gauge.* \(2 of 3\): \S/)
  })

  test('end with the person', async () => {
    const id = await askJob(jo, gaugeSteps(farm, 1, 'Gone'))
    await sql`update users set active = false where id = ${jo.id}`.execute(db)
    expect(await running(db)).toMatchObject({ ended: 'failed' })
    expect((await storedJob(db, id)).error_message).toBe(
      'The person who asked for this no longer has access.',
    )
    expect(await gaugesOf(db, farm)).toBe(0)
  })

  test('reach no other farm', async () => {
    const id = await askJob(other, gaugeSteps(farm, 2, 'Foreign'))
    expect(await running(db)).toMatchObject({ id, ended: 'failed' })
    expect(await gaugesOf(db, farm)).toBe(0)
  })

  test('are those of whom an administrator acts for, as long as they are one', async () => {
    const boss = await insertRow(db, 'users', {
      name: 'Boss',
      email: `boss${farm}@furrow.example`,
      admin: true,
      active: true,
    })
    const impersonation = await insertRow(db, 'impersonations', {
      user_id: jo.id,
      actor_id: boss,
      started_at: sql`now()`,
      ends_at: sql`now()`,
    })
    const acting = { ...(await viewerFor(db, jo.id)), actor: boss, impersonation }
    const theirs = { id: jo.id, ask: jobs.as(acting) }
    await askJob(theirs, gaugeSteps(farm, 1, 'Acting'))
    expect(await running(db)).toMatchObject({ ended: 'completed' })
    const { rows } = await sql`
      select user_id, acting_as_id, impersonation_id from changes where farm_id = ${farm}`.execute(
      db,
    )
    expect(rows).toEqual([{ user_id: boss, acting_as_id: jo.id, impersonation_id: impersonation }])
    await askJob(theirs, gaugeSteps(farm, 1, 'Acting later'))
    await sql`update users set admin = false where id = ${boss}`.execute(db)
    expect(await running(db)).toMatchObject({ ended: 'failed' })
    expect(await gaugesOf(db, farm)).toBe(1)
  })
})

describe('a job that cannot be done', () => {
  test('does nothing at all, and says what is wrong and where', async () => {
    const steps = gaugeSteps(farm, 1200, 'Half')
    steps[1100] = { ...steps[1100]!, values: { name: '', farm_id: farm } }
    const id = await askJob(jo, steps)
    expect(await running(db)).toMatchObject({ id, ended: 'failed' })
    expect(await gaugesOf(db, farm)).toBe(0)
    const { error_message, result } = await storedJob(db, id)
    expect(error_message).toMatch(/^New rain gauge, Name \(1101 of 1200\): .*Name/)
    expect(result).toEqual({ written: 0, step: 1100, field: 'name' })
  })

  test('through a fault of ours is tried three times, and then told', async () => {
    const id = await askJob(jo, gaugeSteps(farm, 1, 'Bug'))
    const bug = () => Promise.reject(new Error('a bug'))
    for (const ended of ['broken off', 'broken off', 'failed']) {
      expect(await running(db, bug)).toMatchObject({ id, ended, error: { message: 'a bug' } })
    }
    expect(await running(db, bug)).toBeUndefined()
    expect((await storedJob(db, id)).error_message).toContain('Something went wrong on our side')
  })
})

describe('a job that is repeated', () => {
  test('is asked for once more, under another number, with the rights of now', async () => {
    const id = await askJob(jo, gaugeSteps(farm, 3, 'Again'))
    await sql`delete from details_user where user_id = ${jo.id}`.execute(db)
    await running(db)
    await insertRow(db, 'details_user', { details_id: farm, farm_id: farm, user_id: jo.id })
    const { status, body, text } = await repeatJob(jo, id)
    expect(status, text).toBe(202)
    expect(body.data).toMatchObject({ status: 'queued', kind: 'batch', user_id: jo.id })
    expect(body.data.id).not.toBe(id)
    expect(await running(db)).toEqual({ id: body.data.id, ended: 'completed' })
    expect(await gaugesOf(db, farm)).toBe(3)
    expect(await storedJob(db, id)).toMatchObject({ status: 'failed', is_forgotten: true })
    expect((await repeatJob(jo, id)).body.message).toBe('This job was already repeated.')
    expect((await repeatJob(jo, body.data.id)).body.message).toContain('This job is done')
  })

  test('by an administrator writes in the name of whoever asked, and says who repeated it', async () => {
    const id = await askJob(jo, gaugeSteps(farm, 1, 'For Jo'))
    await cancelJob(boss, id)
    const again = (await repeatJob(boss, id)).body.data
    expect(again).toMatchObject({ user_id: jo.id, description: 'Workbook of gauges' })
    expect(await running(db)).toEqual({ id: again.id, ended: 'completed' })
    const { rows } = await sql`
      select distinct entity, user_id from changes where verb = 'store'
        and (farm_id = ${farm} or (entity = 'queable_jobs' and "row" = ${again.id}))
      order by 1`.execute(db)
    expect(rows).toEqual([
      { entity: 'queable_jobs', user_id: 1 },
      { entity: 'rain_gauges', user_id: jo.id },
    ])
  })

  test('is none that waits, is not one’s own, or is a month old', async () => {
    const id = await askJob(jo, gaugeSteps(farm, 1, 'Not yet'))
    expect((await repeatJob(jo, id)).body.message).toContain('This job is queued')
    await cancelJob(jo, id)
    expect((await repeatJob(other, id)).status).toBe(404)
    await forgetEnded(db)
    expect(await storedJob(db, id)).toMatchObject({ is_forgotten: false })
    await sql`update queable_jobs set updated_at = now() - interval '31 days'`.execute(db)
    await forgetEnded(db)
    expect(await storedJob(db, id)).toMatchObject({ is_forgotten: true })
    expect((await repeatJob(jo, id)).body.message).toContain('kept for 30 days only')
  })

  test.each([['completed'], ['failed'], ['cancelled']])('and %s is not cancelled', async status => {
    const id = await insertRow(db, 'queable_jobs', { user_id: jo.id, description: 'Old', status })
    for (const person of [jo, boss]) {
      const { body } = await cancelJob(person, id)
      const sentence = `This job is ${status}: there is nothing to cancel.`
      expect(body.errors).toEqual({ status: [sentence] })
    }
  })
})

describe('the job of another person', () => {
  test('is not seen, not counted and not cancelled', async () => {
    const id = await askJob(jo, gaugeSteps(farm, 1, 'Mine'))
    const path = `/api/queable_jobs/${id}`
    expect((await other.ask('GET', path)).status).toBe(404)
    expect((await cancelJob(other, id)).status).toBe(404)
    const { body } = await other.ask('POST', '/api/queable_jobs/search', {})
    expect([body.data, body.meta.total]).toEqual([[], 0])
    for (const [method, sent] of [
      ['DELETE', undefined],
      ['PATCH', { progress: 1 }],
    ] as const) {
      expect((await other.ask(method, path, sent)).status).toBe(404)
    }
    expect(await storedJob(db, id)).toMatchObject({ status: 'queued' })
    await running(db)
  })
})
