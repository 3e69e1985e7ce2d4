import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { runQuery } from '../src/db/run-query.ts'
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
  test('before it is taken is never begun', async () => {
    const id = await askJob(jo, gaugeSteps(farm, 2, 'Never'))
    expect((await cancelJob(jo, id)).status).toBe(200)
    expect(await running(db)).toBeUndefined()
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
    expect(await storedJob(db, id)).toMatchObject({ status: 'cancelled' })
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

describe('a job that takes longer than one of its kind may', () => {
  const sentence = 'This took longer than 15 minutes, and was stopped. Nothing was saved.'
  const minutesLater = (minutes: number) => {
    const now = performance.now() + minutes * 60_000
    vi.spyOn(performance, 'now').mockImplementation(() => now)
  }
  afterEach(() => vi.restoreAllMocks())

  test('is stopped at its next step, and has done nothing', async () => {
    const id = await askJob(jo, gaugeSteps(farm, 600, 'Long'))
    const carryOut = interrupted(db, async () => minutesLater(15))
    expect(await running(db, carryOut)).toEqual({ id, ended: 'failed' })
    expect(await storedJob(db, id)).toMatchObject({ status: 'failed', error_message: sentence })
    expect(await gaugesOf(db, farm)).toBe(0)
    expect(await running(db)).toBeUndefined()
  })

  test('is stopped while it waits for what another holds', async () => {
    const id = await askJob(jo, gaugeSteps(farm, 600, 'Waits'))
    const held = sql`select id from farms where id = ${farm} for update`
    await db.transaction().execute(async holding => {
      await held.execute(holding)
      const carryOut: CarryOut = async (_job, { tx, progress }) => {
        minutesLater(14.9999)
        await progress(0.5)
        minutesLater(0.0001)
        await runQuery(tx, held)
        return {}
      }
      expect(await running(db, carryOut)).toEqual({ id, ended: 'failed' })
    })
    expect(await storedJob(db, id)).toMatchObject({ status: 'failed', error_message: sentence })
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

  test('run one of a kind that runs alone, and others beside it', async () => {
    const step = { do: 'store', resource: 'rain_gauges' }
    const [first, second] = [await askJob(jo, [step]), await askJob(other, [step])]
    await sql`update queable_jobs set kind = 'edition', steps = steps || '{"kind": "edition"}'`.execute(
      db,
    )
    const third = await askJob(await jobs.somebody(farm, 'Third'), gaugeSteps(farm, 1, 'Beside'))
    const publishing: CarryOut = async ({ id }) => {
      if (id !== first) return {}
      expect(await running(db)).toEqual({ id: third, ended: 'completed' })
      expect(await running(db)).toBeUndefined()
      return {}
    }
    expect(await running(db, publishing)).toEqual({ id: first, ended: 'completed' })
    expect(await running(db, publishing)).toEqual({ id: second, ended: 'completed' })
  })

  test('begin the one job of a person before the second of who has twenty', async () => {
    const mine: number[] = []
    for (let job = 0; job < 3; job += 1)
      mine.push(await askJob(jo, gaugeSteps(farm, 1, `Of twenty ${job}`)))
    const theirs = await askJob(await jobs.somebody(farm, 'Only'), gaugeSteps(farm, 1, 'One'))
    const order: unknown[] = []
    for (let job = 0; job < 4; job += 1) order.push((await running(db))?.id)
    expect(order).toEqual([mine[0], theirs, mine[1], mine[2]])
  })

  test('run several at once in one process', async () => {
    for (const person of [jo, other]) await askJob(person, gaugeSteps(farm, 1, 'Both'))
    const atWork = new Set<number>()
    const both = Promise.withResolvers<void>()
    const carryOut: CarryOut = async ({ id }) => {
      atWork.add(id)
      if (atWork.size === 2) both.resolve()
      await both.promise
      return {}
    }
    const round = jobRound({ db, catalogue: furrow(), carryOut, log: () => undefined })
    await both.promise
    await round.stop()
    expect(await running(db)).toBeUndefined()
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
