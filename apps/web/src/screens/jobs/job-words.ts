// What a job is called on screens, how far it is, and how long it took.

import type { Job } from '../../data/hooks/use-job.ts'
import { percentText } from '../../ui/amounts.ts'

export const statusWords = {
  queued: 'Waiting',
  running: 'Running',
  completed: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const satisfies Readonly<Record<Job['status'], string>>

const kindWords = {
  batch: 'Saving records',
  edition: 'Benchmarks',
  report_releases: 'Releasing reports',
  workshop_invitations: 'Inviting to a workshop',
} as const satisfies Readonly<Record<NonNullable<Job['kind']>, string>>

/** Of old jobs it isn't kept. */
export function kindOf({ kind }: Job): string {
  return kind === null ? '' : kindWords[kind]
}

export function statusOf({ status, progress, selected }: Job): string {
  if (status === 'running') return `Running, ${percentText(progress ?? 0, 0)} done`
  return isRepeated({ selected }) ? `${statusWords[status]}, repeated` : statusWords[status]
}

export function isRepeated({ selected }: Pick<Job, 'selected'>): boolean {
  return askedOf({ selected }).repeated_as !== undefined
}

interface Asked {
  readonly farm_id?: number
  /** How many. */
  readonly farms?: number
  readonly period_id?: number
  readonly repeated_as?: number
}

export function askedOf({ selected }: Pick<Job, 'selected'>): Asked {
  return Object(selected) as Asked
}

/** `Took 2 min 5 s`; nothing where it was not begun or has not ended. */
export function tookText({ started_at, finished_at }: Job): string {
  if (started_at === null || finished_at === null) return ''
  return `Took ${spanText((Date.parse(finished_at) - Date.parse(started_at)) / 1000)}`
}

/** `4 s`, `2 min 5 s`, `1 h 10 min`. */
export function spanText(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 1) return 'under 1 s'
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  if (hours > 0) return `${hours} h ${minutes} min`
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`
}
