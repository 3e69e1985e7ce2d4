// Runs one job. What it writes and that it is completed are one transaction, so that a job which was
// broken off by a crash has done nothing and one which has done something is never run again.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { inTransaction } from '../../db/transaction.ts'
import { whyFailed } from './failure-words.ts'
import type { Why } from './failure-words.ts'
import { BrokenOff } from './job.ts'
import type { CarryOut } from './job.ts'
import { keepProgress, moveOn } from './job-states.ts'
import type { JobState } from './job-states.ts'
import { letGo, takeJob } from './take-job.ts'
import type { TakenJob } from './take-job.ts'

export interface JobParts {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly carryOut: CarryOut
  /** Whether the server is about to stop. */
  readonly isStopping?: () => boolean
}

/** How a job ended; `error` is a bug, or what a crash of the database left behind. */
export interface RanJob {
  readonly id: number
  readonly ended: 'completed' | 'failed' | 'cancelled' | 'put back' | 'broken off'
  readonly error?: Error
}

const mostTries = 3
/** In milliseconds. */
const betweenProgress = 500

/** Nothing where no job waits. */
export function runNextJob(parts: JobParts): Promise<RanJob | undefined> {
  return parts.db.connection().execute(async connection => {
    try {
      const job = await takeJob(connection, parts.catalogue)
      return job && (await runJob(connection, job, parts))
    } finally {
      // A connection that broke holds no locks.
      await letGo(connection).catch(() => undefined)
    }
  })
}

async function runJob(connection: Database, job: TakenJob, parts: JobParts): Promise<RanJob> {
  const { id, tries } = job
  if (tries > mostTries) return fail(job, parts, { sentence: brokeOffTooOften })
  try {
    await carryOutWhole(connection, job, parts)
    return { id, ended: 'completed' }
  } catch (error) {
    if (error instanceof BrokenOff) return leave(job, parts, leftAs[error.because])
    const isMendable = error instanceof Refusal && error.code !== 'unavailable'
    if (isMendable) return fail(job, parts, whyFailed(error, job.order, parts.catalogue))
    const bug = error instanceof Error ? error : new Error(String(error))
    // What the database could not do at this moment it can do at another, but not for ever.
    if (tries < mostTries) return { id, ended: 'broken off', error: bug }
    return { ...(await fail(job, parts, { sentence: ourFault })), error: bug }
  }
}

async function carryOutWhole(
  connection: Database,
  job: TakenJob,
  { db, catalogue, carryOut, isStopping }: JobParts,
): Promise<void> {
  let told = performance.now()
  const progress = async (share: number) => {
    if (isStopping?.()) throw new BrokenOff('stopping')
    if (performance.now() - told < betweenProgress) return
    told = performance.now()
    await keepProgress(db, job.id, share)
  }
  await inTransaction(connection, async tx => {
    await runQuery(tx, sql`set local statement_timeout = '10min'`)
    const result = await carryOut(job, { tx, progress })
    await moveOn(tx, catalogue, [job, { status: 'completed', progress: 1, result }])
  })
}

interface Left {
  readonly ended: RanJob['ended']
  readonly state: JobState
}

/** A job may have cancelled itself, which was undone with all else that it did. */
const leftAs: Readonly<Record<BrokenOff['because'], Left>> = {
  cancelled: { ended: 'cancelled', state: { status: 'cancelled', progress: 0 } },
  stopping: { ended: 'put back', state: { status: 'queued', progress: 0 } },
}

function fail(job: TakenJob, parts: JobParts, { sentence, place = {} }: Why): Promise<RanJob> {
  const result = { written: 0, ...place }
  const state = { status: 'failed', progress: 0, error_message: sentence, result } as const
  return leave(job, parts, { ended: 'failed', state })
}

/** What someone cancelled in the meantime stays cancelled. */
async function leave(
  job: TakenJob,
  { db, catalogue }: JobParts,
  { ended, state }: Left,
): Promise<RanJob> {
  const { id } = job
  try {
    await inTransaction(db, tx => moveOn(tx, catalogue, [job, state]))
    return { id, ended }
  } catch (error) {
    if (error instanceof BrokenOff) return { id, ended: 'cancelled' }
    throw error
  }
}

const brokeOffTooOften = `This failed ${mostTries} times. Nothing was saved.`
const ourFault = 'Something went wrong on our side. Nothing was saved.'
