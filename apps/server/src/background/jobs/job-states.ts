// How the row of a job follows what becomes of it. What was asked for is forgotten when it is done, and a month
// after it failed or was cancelled: until then it may be repeated.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { laterThan, renderUpdate } from '../../query/render-update.ts'
import { BrokenOff } from './job.ts'
import type { Job } from './job.ts'

export interface JobState {
  readonly status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled'
  readonly progress?: number
  readonly result?: Readonly<Record<string, unknown>>
  readonly error_message?: string
  readonly started_at?: string
  readonly finished_at?: string
}

/** With a line in the history. Throws where the job is no longer running: someone cancelled it. */
export async function moveOn(
  tx: Transaction,
  catalogue: Catalogue,
  [job, state]: readonly [Job, JobState],
): Promise<void> {
  const running = await runQuery(
    tx,
    sql`
      select id from queable_jobs
      where id = ${job.id} and status = 'running' and deleted_at is null for update`,
  )
  if (running.length === 0) throw new BrokenOff('cancelled')
  const hasEnded = state.status !== 'queued'
  const finished = hasEnded && { finished_at: new Date().toISOString() }
  await keepState(tx, catalogue, [job, { ...state, ...finished }])
  await (state.status === 'completed' ? forgetOrder(tx, job.id) : forgetTries(tx, job.id))
}

export async function keepState(
  tx: Transaction,
  catalogue: Catalogue,
  [{ id, order }, state]: readonly [Job, JobState],
): Promise<void> {
  const entity = entityNamed(catalogue, 'queable_jobs')
  await runQuery(tx, renderUpdate({ entity, rows: [{ id, values: { ...state } }] }, order.author))
}

/** While the work goes on, on another connection: whoever waits sees how far it is. */
export async function keepProgress(db: Database, id: number, share: number): Promise<void> {
  const [job] = await runQuery(
    db,
    // A job that changes jobs may hold this very row: it is passed over, not waited for.
    sql<{ is_running: boolean }>`
      with held as (
        select id from queable_jobs where id = ${id} and status = 'running' for update skip locked
      ), kept as (
        update queable_jobs t set progress = ${share}, updated_at = ${laterThan(sql`t.updated_at`)}
        from held where t.id = held.id
      )
      select status = 'running' and deleted_at is null as is_running
      from queable_jobs where id = ${id}`,
  )
  if (!job?.is_running) throw new BrokenOff('cancelled')
}

/** How many days what was not done can be repeated. */
export const daysKept = 30

/** Of jobs that were deleted before anybody took them, too. */
export async function forgetEnded(db: Database): Promise<void> {
  await runQuery(
    db,
    sql`
      update queable_jobs set steps = null
      where steps is not null and (deleted_at is not null or status = 'completed'
        or (status in ('failed', 'cancelled')
          and updated_at < now() - make_interval(days => ${daysKept})))`,
  )
}

/** That the server stopped is no fault of the job, and what is repeated begins anew. */
async function forgetTries(tx: Transaction, id: number): Promise<void> {
  await runQuery(tx, sql`update queable_jobs set steps = steps - 'tries' where id = ${id}`)
}

async function forgetOrder(tx: Transaction, id: number): Promise<void> {
  await runQuery(tx, sql`update queable_jobs set steps = null where id = ${id}`)
}
