import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import type { CarryOut } from '../src/background/jobs/job.ts'
import { jobRound } from '../src/background/jobs/job-round.ts'
import {
  askJob,
  cancelJob,
  gaugesOf,
  gaugeSteps,
  interrupted,
  jobAsker,
  running,
  storedJob,
  usual,
} from './asked-jobs.ts'
import type { JobAsker, Person } from './asked-jobs.ts'
import { ownDatabase } from './own-database.ts'

const { db, url } = ownDatabase()
const worker = fileURLToPath(new URL('job-worker.ts', import.meta.url))
let jobs: JobAsker
let farm: number
let jo: Person
let other: Person
beforeAll(async () => {
  jobs = await jobAsker(db)
})
afterAll(() => jobs.close())
beforeEach(async () => {
  ;({ farm, jo, other } = await jobs.anew())
})

describe('a job that is cancelled', () => {
  test('before it is taken is never begun, and what was asked is forgotten', async () => {
    const id = await askJob(jo, gaugeSteps(farm, 2, 'Never'))
    expect((await cancelJob(jo, id)).status).toBe(200)
    expect(await running(db)).toBeUndefined()
    const round = jobRound({ db, catalogue: furrow(), carryOut: usual(db), log: () => undefined })
    await expect.poll(async () => (await storedJob(db, id)).is_forgotten).toBe(true)
    await round.stop()
    expect(await gaugesOf(db, farm)).toBe(0)
  })

  test.each([
    ['between two parts', 600],
    ['at the very end', 0],
  ])('while it runs, %s, is taken back whole', async (_, after) => {
    const id = await askJob(jo, gaugeSteps(farm, 600, 'Back'))
    const carryOut = interrupted(db, async () => {
      expect((await cancelJob(jo, id)).status).toBe(200)
      await sleep(after)
    })
    expect(await running(db, carryOut)).toEqual({ id, ended: 'cancelled' })
    expect(await gaugesOf(db, farm)).toBe(0)
    expect(await storedJob(db, id)).toMatchObject({ status: 'cancelled' })
    expect(await running(db)).toBeUndefined()
  })

  test('by itself is cancelled, and holds nobody up', async () => {
    const id = (await askJob(jo, gaugeSteps(farm, 1, 'Before'))) + 1
    await running(db)
    const itself = { do: 'update', resource: 'queable_jobs', id, values: { status: 'cancelled' } }
    expect(await askJob(jo, [itself, ...gaugeSteps(farm, 1, 'Itself')])).toBe(id)
    const carryOut = interrupted(db, () => sleep(600))
    expect(await running(db, carryOut)).toEqual({ id, ended: 'cancelled' })
    expect(await storedJob(db, id)).toMatchObject({ status: 'cancelled', is_forgotten: true })
    expect(await gaugesOf(db, farm)).toBe(1)
  })
})

describe('a job that runs', () => {
  test('carries out its steps in their order, though they are read a few at a time', async () => {
    const steps = gaugeSteps(farm, 450, 'In order')
    await askJob(jo, steps)
    expect(await running(db)).toMatchObject({ ended: 'completed' })
    const { rows } = await sql<{ name: string }>`
      select name from rain_gauges where farm_id = ${farm} order by id`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(steps.map(({ values }) => values.name))
  })

  test('says how far it is while nothing of it is to be seen yet', async () => {
    const id = await askJob(jo, gaugeSteps(farm, 1000, 'Far'))
    const seen: unknown[] = []
    const look = async () => {
      const { body } = await jo.ask('GET', `/api/queable_jobs/${id}`)
      seen.push([body.data.status, body.data.progress, await gaugesOf(db, farm)])
    }
    const carryOut = interrupted(db, async doing => {
      await sleep(600)
      await doing.progress(0.25)
      await look()
    })
    await running(db, carryOut)
    await look()
    expect(seen).toEqual([
      ['running', 0.25, 0],
      ['completed', 1, 1000],
    ])
  })

  test('has ten minutes for each of its statements', async () => {
    await askJob(jo, gaugeSteps(farm, 1, 'Long'))
    const seen: unknown[] = []
    const carryOut = interrupted(db, async ({ tx }) => {
      const asked = sql<{
        patience: string
      }>`select current_setting('statement_timeout') as patience`
      seen.push((await asked.execute(tx)).rows)
    })
    await running(db, carryOut)
    expect(seen).toEqual([[{ patience: '10min' }]])
  })

  test('is put back when the server stops, and done by the next', async () => {
    const id = await askJob(jo, gaugeSteps(farm, 600, 'Stop'))
    const lines: string[] = []
    const stops: Promise<void>[] = []
    const carryOut = interrupted(db, async () => {
      stops.push(round.stop())
    })
    const round = jobRound({ db, catalogue: furrow(), carryOut, log: line => lines.push(line) })
    await expect.poll(() => stops.length).toBe(1)
    await Promise.all(stops)
    expect(lines.map(line => JSON.parse(line))).toMatchObject([{ job: id, ended: 'put back' }])
    expect(await storedJob(db, id)).toMatchObject({ status: 'queued', is_forgotten: false })
    expect(await gaugesOf(db, farm)).toBe(0)
    expect(await running(db)).toEqual({ id, ended: 'completed' })
    expect(await gaugesOf(db, farm)).toBe(600)
  })

  test('and is broken off by a crash runs again, once', async () => {
    const id = await askJob(jo, gaugeSteps(farm, 600, 'Crash'))
    const crash = interrupted(db, async ({ tx }) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
    })
    expect(await running(db, crash)).toMatchObject({ id, ended: 'broken off' })
    expect(await storedJob(db, id)).toMatchObject({ status: 'running', is_forgotten: false })
    expect(await gaugesOf(db, farm)).toBe(0)
    expect(await running(db)).toEqual({ id, ended: 'completed' })
    expect(await running(db)).toBeUndefined()
    expect(await gaugesOf(db, farm)).toBe(600)
  })

  test('is given up after three crashes', async () => {
    const id = await askJob(jo, gaugeSteps(farm, 1, 'Crashes'))
    await sql`
      update queable_jobs set status = 'running', steps = jsonb_set(steps, '{tries}', '3')
      where id = ${id}`.execute(db)
    expect(await running(db)).toEqual({ id, ended: 'failed' })
    expect((await storedJob(db, id)).error_message).toContain('failed 3 times')
    expect(await gaugesOf(db, farm)).toBe(0)
  })
})

describe('a server that is killed', () => {
  test('leaves no job half done, and none is done twice', async () => {
    const people = [jo, await jobs.somebody(farm, `Second ${farm}`)]
    const ids: number[] = []
    for (const person of [...people, ...people]) {
      ids.push(await askJob(person, gaugeSteps(farm, 3000, `Job ${ids.length}`)))
    }
    for (const after of [150, 700]) await killedWorker(after)
    const statuses = async () => {
      // The database may need a moment to see that who held the job is gone.
      await running(db)
      return (await Promise.all(ids.map(id => storedJob(db, id)))).map(({ status }) => status)
    }
    await expect.poll(statuses, { timeout: 30_000 }).toEqual(ids.map(() => 'completed'))
    const { rows } = await sql`
      select count(*)::int as all, count(distinct name)::int as names from rain_gauges
      where farm_id = ${farm}`.execute(db)
    expect(rows).toEqual([{ all: 12_000, names: 12_000 }])
  })
})

/** So many milliseconds after it began to work. */
async function killedWorker(after: number): Promise<void> {
  const child = spawn(process.execPath, [worker, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  await once(child.stdout, 'data')
  await sleep(after)
  child.kill('SIGKILL')
  await closed
}

describe('several servers', () => {
  test('do each job once, and of one person one after the other', async () => {
    const people = [jo, other, await jobs.somebody(farm, `Third ${farm}`)]
    const ids: number[] = []
    for (let round = 0; round < 3; round += 1) {
      for (const person of people)
        ids.push(await askJob(person, gaugeSteps(farm, 5, `${person.id} ${round}`)))
    }
    await sql`insert into details_user (details_id, farm_id, user_id) values (${farm}, ${farm}, ${other.id})`.execute(
      db,
    )
    const atWork = new Set<number>()
    const ran: number[] = []
    const servers = [1, 2, 3].map(() => openDatabase(url, { connections: 3 }))
    const serve = async (own: typeof db) => {
      const watched: CarryOut = async (job, doing) => {
        expect(atWork.has(job.user)).toBe(false)
        atWork.add(job.user)
        await sleep(20)
        const figures = await usual(own)(job, doing)
        ran.push(job.id)
        atWork.delete(job.user)
        return figures
      }
      for (let idle = 0; idle < 40;) {
        const done = await running(own, watched)
        if (!done) idle += 1
        if (!done) await sleep(10)
      }
    }
    await Promise.all(servers.map(serve))
    await Promise.all(servers.map(server => server.destroy()))
    expect(ran.toSorted((one, two) => one - two)).toEqual(ids)
    expect(await gaugesOf(db, farm)).toBe(45)
  })

  test('leave alone what another is at', async () => {
    const id = await askJob(jo, gaugeSteps(farm, 600, 'Mine'))
    const carryOut = interrupted(db, async () => {
      expect(await storedJob(db, id)).toMatchObject({ status: 'running' })
      expect(await running(db)).toBeUndefined()
    })
    expect(await running(db, carryOut)).toEqual({ id, ended: 'completed' })
    expect(await gaugesOf(db, farm)).toBe(600)
  })
})
