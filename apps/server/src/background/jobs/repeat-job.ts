// A job that failed or was cancelled is asked for once more, for the person whose it is. What was asked moves to
// the new job, so that nothing is done twice.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { notFound, Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Author } from '../../query/author.ts'
import { renderUpdate } from '../../query/render-update.ts'
import type { JobKind } from './job-kinds.ts'
import { daysKept } from './job-states.ts'
import { refuseTooMany, storeJob } from './queue-job.ts'

interface EndedJob {
  readonly user_id: number
  readonly description: string
  readonly kind: JobKind
  readonly status: string
  readonly selected: Readonly<Record<string, unknown>> | null
  readonly is_kept: boolean
}

interface Repeating {
  readonly tx: Transaction
  readonly catalogue: Catalogue
  readonly viewer: { readonly id: number; readonly isAdmin: boolean }
  readonly author: Author
}

/** Gives the number of the new job. */
export async function repeatJob(repeating: Repeating, id: number): Promise<number> {
  const { tx, catalogue, viewer, author } = repeating
  const job = await jobToRepeat(repeating, id)
  const { user_id, description, kind, selected } = job
  await refuseTooMany(tx, user_id)
  const stored = { user_id, description, kind, selected, steps: {} }
  const again = await storeJob(tx, catalogue, [stored, author])
  // What an administrator repeats stays in the name of whoever asked.
  const renamed = viewer.id === user_id ? { author } : {}
  await runQuery(
    tx,
    sql`update queable_jobs t set steps = o.steps || ${JSON.stringify(renamed)}::jsonb
      from queable_jobs o where t.id = ${again} and o.id = ${id}`,
  )
  await runQuery(tx, sql`update queable_jobs set steps = null where id = ${id}`)
  const entity = entityNamed(catalogue, 'queable_jobs')
  const values = { selected: { ...selected, repeated_as: again } }
  await runQuery(tx, renderUpdate({ entity, rows: [{ id, values }] }, author))
  return again
}

async function jobToRepeat({ tx, viewer }: Repeating, id: number): Promise<EndedJob> {
  const [job] = await runQuery(
    tx,
    sql<EndedJob>`
      select user_id, description, kind, status, selected, steps is not null as is_kept
      from queable_jobs
      where id = ${id} and deleted_at is null and (${viewer.isAdmin} or user_id = ${viewer.id})
      for update`,
  )
  if (!job) throw notFound('There is no such job.')
  const why = whyNotRepeated(job)
  if (why) throw new Refusal('conflict', why)
  return job
}

function whyNotRepeated({ status, selected, is_kept }: EndedJob): string | undefined {
  if (status === 'completed') return 'This job is done: there is nothing to repeat.'
  if (status === 'queued' || status === 'running') {
    return `This job is ${status}: it can be repeated when it failed or was cancelled.`
  }
  if (selected?.['repeated_as'] !== undefined) return 'This job was already repeated.'
  if (is_kept) return undefined
  return `What was asked is kept for ${daysKept} days only: ask for it again where you did then.`
}
