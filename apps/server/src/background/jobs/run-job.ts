// Runs one job, for as long as one of its kind may take. What it writes and that it is completed are one
// transaction, so that a job which was broken off has done nothing and one which has done something is never run again.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { inTransaction } from '../../db/transaction.ts'
import { whyFailed } from './failure-words.ts'
import type { Why } from './failure-words.ts'
import { BrokenOff } from './job.ts'
import type { CarryOut } from './job.ts'
import { kindsOfJobs } from './job-kinds.ts'
import type { JobKind } from './job-kinds.ts'
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
  /** Told of each job how it ended. */
  readonly onEnded?: ((kind: JobKind, ended: RanJob['ended']) => void) | undefined
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
      if (parts.isStopping?.()) return undefined
      const job = await takeJob(connection, parts.catalogue)
      if (!job) return undefined
      const ran = await runJob(connection, job, parts)
      parts.onEnded?.(job.order.kind, ran.ended)
      return ran
    } finally {
      // A connection that broke holds no locks.
      await letGo(connection).catch(() => undefined)
    }
  })
}

async function runJob(connection: Database, job: TakenJob, parts: JobParts): Promise<RanJob> {
  const { id, tries } = job
  if (tries > mostTries) return fail(job, parts, { sentence: brokeOffTooOften })
  const { longest } = kindsOfJobs[job.order.kind]
  const until = performance.now() + longest * 60_000
  try {
    await carryOutWhole(connection, job, { ...parts, until })
    return { id, ended: 'completed' }
  } catch (error) {
    if (isOver(error, until)) return fail(job, parts, { sentence: tookTooLong(longest) })
    const left = error instanceof BrokenOff && leftAs[error.because]
    if (left) return leave(job, parts, left)
    const isMendable = error instanceof Refusal && error.code !== 'unavailable'
    if (isMendable) return fail(job, parts, whyFailed(error, job.order, parts.catalogue))
    const bug = error instanceof Error ? error : new Error(String(error))
    // What the database could not do at this moment it can do at another, but not for ever.
    if (tries < mostTries) return { id, ended: 'broken off', error: bug }
    return { ...(await fail(job, parts, { sentence: ourFault })), error: bug }
  }
}

/** A statement that the database gave up is a refusal as any other, but for when it came. */
function isOver(error: unknown, until: number): boolean {
  if (error instanceof BrokenOff) return error.because === 'too long'
  return error instanceof Refusal && error.code === 'unavailable' && performance.now() >= until
}

interface Timed extends JobParts {
  /** By the clock of `performance`. */
  readonly until: number
}

async function carryOutWhole(
  connection: Database,
  job: TakenJob,
  { db, catalogue, carryOut, isStopping, until }: Timed,
): Promise<void> {
  await inTransaction(connection, async tx => {
    let told = performance.now()
    const progress = async (share: number) => {
      const now = performance.now()
      if (isStopping?.()) throw new BrokenOff('stopping')
      if (now >= until) throw new BrokenOff('too long')
      if (now - told < betweenProgress) return
      told = now
      await keepProgress(db, job.id, share)
      await haveUntil(tx, until)
    }
    await haveUntil(tx, until)
    const result = await carryOut(job, { tx, progress })
    await moveOn(tx, catalogue, [job, { status: 'completed', progress: 1, result }])
  })
}

/** No statement takes longer than what is left. */
async function haveUntil(tx: Transaction, until: number): Promise<void> {
  const left = Math.max(1, Math.ceil(until - performance.now()))
  await runQuery(tx, sql`select set_config('statement_timeout', ${String(left)}, true)`)
}

interface Left {
  readonly ended: RanJob['ended']
  readonly state: JobState
}

/** A job may have cancelled itself, which was undone with all else that it did. */
const leftAs: Readonly<Partial<Record<BrokenOff['because'], Left>>> = {
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
const tookTooLong = (minutes: number) =>
  `This took longer than ${minutes} minutes, and was stopped. Nothing was saved.`
const ourFault = 'Something went wrong on our side. Nothing was saved.'
