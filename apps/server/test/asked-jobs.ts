// Jobs for tests: two farms with their people, asked for through the door and run by hand.

import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { viewerOfPerson } from '../src/access/tokens/find-viewer.ts'
import { admin } from '../src/access/reach/viewer.ts'
import type { Viewer } from '../src/access/reach/viewer.ts'
import type { Database } from '../src/db/database.ts'
import { openFurrowEngine } from '../src/furrow-engine.ts'
import { carryingOut } from '../src/start-jobs.ts'
import type { CarryOut, RunningJob } from '../src/background/jobs/job.ts'
import { runNextJob } from '../src/background/jobs/run-job.ts'
import type { RanJob } from '../src/background/jobs/run-job.ts'
import { askingFurrow } from './asking.ts'
import type { Answer, Ask, Asker } from './asking.ts'
import { insertRow } from './planted-farm.ts'

const catalogue = furrow()

export interface Person {
  readonly id: number
  readonly ask: Ask
}

export interface JobAsker extends Pick<Asker, 'as' | 'close'> {
  /** Nothing waits; Jo records this farm, the other one another. */
  anew(): Promise<{ readonly farm: number; readonly jo: Person; readonly other: Person }>
  /** Who records the farm. */
  somebody(farm: number, name: string): Promise<Person>
}

export async function jobAsker(db: Database): Promise<JobAsker> {
  const { as, close } = await askingFurrow(db, admin(1))
  const somebody = async (farm: number, name: string) => {
    const email = `${name.toLowerCase()}.${farm}@furrow.example`
    const id = await insertRow(db, 'users', { name, email, active: true })
    await insertRow(db, 'details_user', { details_id: farm, farm_id: farm, user_id: id })
    return { id, ask: as(await viewerFor(db, id)) }
  }
  const anew = async () => {
    await sql`delete from queable_jobs`.execute(db)
    const farm = await insertRow(db, 'farms', { farm_name: 'Ours' })
    const theirs = await insertRow(db, 'farms', { farm_name: 'Theirs' })
    return { farm, jo: await somebody(farm, 'Jo'), other: await somebody(theirs, 'Al') }
  }
  return { as, close, anew, somebody }
}

export async function askJob({ ask }: Person, steps: readonly unknown[]): Promise<number> {
  const answer = await ask('POST', '/api/v2/jobs', { description: 'Workbook of gauges', steps })
  if (answer.status !== 202) throw new Error(answer.text)
  return answer.body.data.id
}

export function cancelJob({ ask }: Person, id: number): Promise<Answer> {
  return ask('PATCH', `/api/queable_jobs/${id}`, { status: 'cancelled' })
}

export function repeatJob({ ask }: Person, id: number): Promise<Answer> {
  return ask('POST', `/api/v2/jobs/${id}/repeat`)
}

export async function viewerFor(db: Database, id: number): Promise<Viewer> {
  const viewer = await viewerOfPerson(db, id)
  if (!viewer) throw new Error(`Person ${id} may not come in.`)
  return viewer
}

export function gaugeSteps(farm: number, amount: number, word: string) {
  return Array.from({ length: amount }, (_, place) => ({
    do: 'store',
    resource: 'rain_gauges',
    values: { name: `${word} ${place}`, farm_id: farm },
  }))
}

export async function gaugesOf(db: Database, farm: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select count(*)::int as amount from rain_gauges where farm_id = ${farm}`.execute(db)
  return rows[0]?.amount ?? 0
}

interface StoredJob {
  readonly status: string
  readonly progress: number
  readonly result: Readonly<Record<string, unknown>> | null
  readonly error_message: string | null
  readonly is_forgotten: boolean
}

export async function storedJob(db: Database, id: number): Promise<StoredJob> {
  const { rows } = await sql<StoredJob>`
    select status, progress::float8 as progress, result, error_message,
      steps is null as is_forgotten
    from queable_jobs where id = ${id}`.execute(db)
  const [job] = rows
  if (!job) throw new Error(`There is no job ${id}.`)
  return job
}

export function running(db: Database, carryOut: CarryOut = usual(db)): Promise<RanJob | undefined> {
  return runNextJob({ db, catalogue, carryOut })
}

export function usual(db: Database): CarryOut {
  return carryingOut(openFurrowEngine(catalogue, db))
}

/** As usual, with something that happens after the first part, before it is told how far it is. */
export function interrupted(db: Database, happen: (doing: RunningJob) => Promise<void>): CarryOut {
  let isFirst = true
  return (job, doing) =>
    usual(db)(job, {
      ...doing,
      async progress(share) {
        if (isFirst) await happen(doing)
        isFirst = false
        await doing.progress(share)
      },
    })
}
