// Longer work that someone asked for and does not wait for: what was asked, by whom, and how it is
// carried out.

import type { Transaction } from '../../db/database.ts'
import type { Author } from '../../query/author.ts'
import type { JobKind } from './job-kinds.ts'

/** What stands in the job itself, for nobody to read. */
export interface JobOrder {
  readonly kind: JobKind
  /** Of an edition of benchmarks. */
  readonly edition?: EditionOrder
  /** Of reports that are released. */
  readonly release?: ReleaseOrder
  /** Of invitations to a workshop. */
  readonly invitation?: InvitationOrder
  /** As they were sent; of a batch alone. */
  readonly steps: readonly unknown[]
  /** Whose name the lines in the history bear. */
  readonly author: Author
}

export interface EditionOrder {
  readonly period: number
  readonly note: string | null
  /** Says what it would hold, and publishes nothing. */
  readonly isTrial: boolean
}

export interface ReleaseOrder {
  readonly period: number
  readonly farms: readonly number[]
  /** By their keys; all that say something where none are named. */
  readonly reports: readonly string[] | null
  readonly comment: string | null
}

export interface InvitationOrder {
  readonly workshop: number
  /** All who are to be invited where none are named. */
  readonly attendees: readonly number[] | null
  /** Also to those who were invited and haven’t answered. */
  readonly again: boolean
}

export interface Job {
  readonly id: number
  /** Whose rights count, as they are when it runs. */
  readonly user: number
  readonly order: JobOrder
}

/** What came of it, for the person to read. */
export type JobFigures = Readonly<Record<string, unknown>>

export interface RunningJob {
  readonly tx: Transaction
  /** To be told from time to time, as a share of the whole; throws where it is to be broken off. */
  progress(share: number): Promise<void>
}

/** All of it or nothing; what the person can fix is thrown as a refusal. */
export type CarryOut = (job: Job, doing: RunningJob) => Promise<JobFigures>

/** Thrown where a job is not to go on. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff'
  readonly because: keyof typeof whyBrokenOff

  constructor(because: BrokenOff['because']) {
    super(whyBrokenOff[because])
    this.because = because
  }
}

const whyBrokenOff = {
  cancelled: 'The job was cancelled.',
  stopping: 'The server is about to stop.',
  'too long': 'The job took longer than one of its kind may.',
}
