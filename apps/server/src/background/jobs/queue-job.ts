// A job is asked for: it waits in the database, in the transaction of the request, until a server
// takes it.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Author } from '../../query/author.ts'
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
  const job = { user_id: user, description, kind: order.kind, selected, steps: order }
  const id = await storeJob(tx, catalogue, [job, order.author])
  await runQuery(
    tx,
    sql`update queable_jobs set steps = steps || jsonb_build_object('steps', ${steps}::jsonb)
      where id = ${id}`,
  )
  return id
}

interface StoredJob {
  readonly user_id: number
  readonly description: string
  readonly kind: string
  readonly selected: unknown
  /** The order. */
  readonly steps: object
}

/** With a line in the history by this author; gives its number. */
export async function storeJob(
  tx: Transaction,
  catalogue: Catalogue,
  [job, author]: readonly [StoredJob, Author],
): Promise<number> {
  const entity = entityNamed(catalogue, 'queable_jobs')
  const rows = [{ ...job, status: 'queued', progress: 0 }]
  const insert = renderInsert({ entity, rows, verb: 'store' }, everything, author)
  const [stored] = await runQuery(tx, insert)
  if (!stored) throw new Error('A job was not stored.')
  return stored.id
}

export async function refuseTooMany(tx: Transaction, user: number): Promise<void> {
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
