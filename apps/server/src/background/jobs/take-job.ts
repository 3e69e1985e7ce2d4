// Takes the next job: of whom none was begun for longest, one of each person at a time, and one of a kind
// that runs alone. Whoever works on a job holds a lock by its number; a job that says it is running and whose lock
// is free was broken off by a crash, and is taken again.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Job, JobOrder } from './job.ts'
import { kindsOfJobs } from './job-kinds.ts'
import { keepState } from './job-states.ts'

export interface TakenJob extends Job {
  /** How often it was begun, this time included. */
  readonly tries: number
}

interface Waiting {
  readonly id: number
}

/** On a connection of its own, which holds the lock until `letGo`. Nothing where none waits. */
export async function takeJob(
  connection: Database,
  catalogue: Catalogue,
): Promise<TakenJob | undefined> {
  return connection.transaction().execute(async tx => {
    // Nobody else takes a job in the meantime, so that no two of one person run at once.
    await runQuery(tx, sql`select pg_advisory_xact_lock(${classOfJobs}, 0)`)
    for (const { id } of await waitingJobs(tx)) {
      const job = (await isOurs(tx, id)) ? await readJob(tx, id) : undefined
      if (!job) continue
      const started_at = new Date().toISOString()
      await keepState(tx, catalogue, [job, { status: 'running', progress: 0, started_at }])
      return job
    }
    return undefined
  })
}

export async function letGo(connection: Database): Promise<void> {
  await runQuery(connection, sql`select pg_advisory_unlock_all()`)
}

/** A number of ours among those of all locks that are known by two numbers. */
const classOfJobs = 1_784_215_067

const alone = Object.entries(kindsOfJobs).flatMap(([kind, { isAlone }]) => (isAlone ? [kind] : []))

/** Those that were broken off come first; then it is the turn of whoever had none for longest. */
function waitingJobs(tx: Transaction): Promise<readonly Waiting[]> {
  return runQuery(
    tx,
    sql<Waiting>`
      select j.id from queable_jobs j
      where j.deleted_at is null and j.steps is not null and (j.status = 'running'
        or (j.status = 'queued' and not exists (
          select from queable_jobs o
          where (o.user_id = j.user_id or (o.kind = j.kind and o.kind = any(${alone}::text[])))
            and o.status = 'running' and o.steps is not null and o.deleted_at is null)))
      order by j.status = 'queued',
        (select max(o.started_at) from queable_jobs o where o.user_id = j.user_id) nulls first,
        j.id
      limit 50
      for update of j skip locked`,
  )
}

/** Numbers of jobs are larger than those of locks may be, in theory. */
async function isOurs(tx: Transaction, id: number): Promise<boolean> {
  const [lock] = await runQuery(
    tx,
    sql<{ is_ours: boolean }>`
      select pg_try_advisory_lock(${classOfJobs}, ${id % 2_147_483_647}::int) as is_ours`,
  )
  return lock?.is_ours ?? false
}

interface StoredJob {
  readonly id: number
  readonly user_id: number
  readonly order: Omit<JobOrder, 'steps'> & { readonly tries: number }
}

async function readJob(tx: Transaction, id: number): Promise<TakenJob | undefined> {
  const [row] = await runQuery(
    tx,
    sql<StoredJob>`
      update queable_jobs
      set steps = jsonb_set(steps, '{tries}', to_jsonb(coalesce((steps ->> 'tries')::int, 0) + 1))
      where id = ${id} returning id, user_id, steps - 'steps' as "order"`,
  )
  if (!row) return undefined
  const { tries, ...order } = row.order
  return { id, user: row.user_id, order: { ...order, steps: await readSteps(tx, id) }, tries }
}

/** So many at a time: others are answered in between. */
const readAtOnce = 200

async function readSteps(tx: Transaction, id: number): Promise<readonly unknown[]> {
  const steps: unknown[] = []
  await runQuery(
    tx,
    sql`declare steps_of_job no scroll cursor for
      select s.step from queable_jobs j,
        jsonb_array_elements(j.steps -> 'steps') with ordinality as s(step, place)
      where j.id = ${sql.lit(id)} order by s.place`,
  )
  const next = sql<{ step: unknown }>`fetch ${sql.lit(readAtOnce)} from steps_of_job`
  for (;;) {
    const rows = await runQuery(tx, next)
    if (rows.length === 0) break
    for (const { step } of rows) steps.push(step)
  }
  await runQuery(tx, sql`close steps_of_job`)
  return steps
}
