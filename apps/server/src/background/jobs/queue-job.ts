// A job is asked for: it waits in the database, in the transaction of the request, until a server
// takes it.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { everything } from '../../query/reach.ts'
import { renderInsert } from '../../query/render-insert.ts'
import type { JobOrder } from './job.ts'

export interface AskedJob {
  readonly user: number
  readonly description: string
  /** What the person may read of what was asked. */
  readonly selected: Readonly<Record<string, unknown>>
  readonly order: Omit<JobOrder, 'steps'>
  /** The steps of the order, as JSON. */
  readonly steps: string
}

/** Of one person, not done yet. */
const mostWaiting = 20

/** The number of the new job. */
export async function queueJob(
  tx: Transaction,
  catalogue: Catalogue,
  { user, description, selected, order, steps }: AskedJob,
): Promise<number> {
  await refuseTooMany(tx, user)
  const rows = [
    { user_id: user, description, status: 'queued', selected, steps: order, progress: 0 },
  ]
  const entity = entityNamed(catalogue, 'queable_jobs')
  const insert = renderInsert({ entity, rows, verb: 'store' }, everything, order.author)
  const [job] = await runQuery(tx, insert)
  if (!job) throw new Error('A job was not stored.')
  await runQuery(
    tx,
    sql`update queable_jobs set steps = steps || jsonb_build_object('steps', ${steps}::jsonb)
      where id = ${job.id}`,
  )
  return job.id
}

async function refuseTooMany(tx: Transaction, user: number): Promise<void> {
  const [waiting] = await runQuery(
    tx,
    sql<{ amount: number }>`
      select count(*)::int as amount from queable_jobs
      where user_id = ${user} and status in ('queued', 'running') and deleted_at is null`,
  )
  if ((waiting?.amount ?? 0) < mostWaiting) return
  throw new Refusal(
    'too_many_requests',
    `${mostWaiting} of your jobs are still running. Wait for one to finish, or cancel one.`,
    { retryAfter: 30 },
  )
}
