// The kinds of jobs: how long one may take, and whether only one of a kind runs at a time.

import type { jobKinds } from '@furrow/catalogue/choices'

export type JobKind = (typeof jobKinds)[number]

interface KindOfJob {
  /** In minutes. One that is not done by then is stopped, and has done nothing. */
  readonly longest: number
  /** On whatever server. */
  readonly isAlone: boolean
}

export const kindsOfJobs: Readonly<Record<JobKind, KindOfJob>> = {
  batch: { longest: 15, isAlone: false },
  /** Each compares with all farms. */
  edition: { longest: 30, isAlone: true },
  report_releases: { longest: 30, isAlone: false },
  workshop_invitations: { longest: 15, isAlone: false },
}
