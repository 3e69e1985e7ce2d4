// How the figures of the server are said.

import type { ServerState } from '@furrow/wire/office/server-state-answer'
import { countText, notKnown, numberText, sizeText } from '../../ui/amounts.ts'

type Counted = ServerState['uploads']['begun']

export interface StateFigure {
  readonly name: string
  readonly says: string
  readonly below?: string
}

/** Longer than that is not told apart. */
const longest = 10_000

/** `12.5 ms`, `1.2 s`. */
export function spanOf(milliseconds: number | null): string {
  if (milliseconds === null) return notKnown
  if (milliseconds >= longest) return '10 s or more'
  if (milliseconds >= 1000) return `${numberText(milliseconds / 1000, 1)} s`
  return `${numberText(milliseconds, milliseconds < 10 ? 1 : 0)} ms`
}

/** `the last 5 minutes`; what has just begun has not gone on for so long. */
export function windowOf({ seconds }: Pick<ServerState, 'seconds'>): string {
  if (seconds < 90) return `the last ${countText(seconds, 'second')}`
  return `the last ${countText(Math.round(seconds / 60), 'minute')}`
}

function counted(name: string, { lately, in_all }: Counted): StateFigure {
  return { name, says: numberText(lately, 0), below: `${numberText(in_all, 0)} in all` }
}

function now(name: string, amount: number | null): StateFigure {
  return { name, says: numberText(amount, 0), below: 'now' }
}

export function requestFigures(state: ServerState): readonly StateFigure[] {
  const { requests, live_streams } = state
  return [
    { name: 'Requests a minute', says: numberText(requests.per_minute, 1) },
    { name: 'Half answered within', says: spanOf(requests.median_ms) },
    { name: '95% answered within', says: spanOf(requests.p95_ms) },
    { name: 'Failed', says: numberText(requests.failed, 0) },
    now('Open for live updates', live_streams),
  ]
}

export function waitFigures({ held_off }: ServerState): readonly StateFigure[] {
  return [
    counted('Too many sign-in attempts', held_off.attempts),
    counted('Too many requests', held_off.requests),
    counted('Furrow was busy', held_off.unavailable),
  ]
}

export function statementFigures({ statements, database }: ServerState): readonly StateFigure[] {
  return [
    { name: 'Statements a minute', says: numberText(statements.per_minute, 1) },
    { name: 'Half answered within', says: spanOf(statements.median_ms) },
    { name: '95% answered within', says: spanOf(statements.p95_ms) },
    { name: 'Failed', says: numberText(statements.failed, 0) },
    counted('Slow', statements.slow),
    { name: 'Database size', says: sizeText(database?.bytes) },
  ]
}

export function replicaFigures({ replicas }: ServerState): readonly StateFigure[] {
  return replicas.map(({ name, behind_ms, is_used }) => ({
    name: replicaWord(name),
    says: behind_ms === null ? 'Away' : `${spanOf(behind_ms)} behind`,
    below: is_used ? 'in use' : 'not in use until it has caught up',
  }))
}

export function workFigures({ jobs, emails, uploads }: ServerState): readonly StateFigure[] {
  return [
    now('Jobs waiting', jobs.waiting),
    now('Jobs running', jobs.running),
    counted('Jobs done', jobs.completed),
    counted('Jobs failed', jobs.failed),
    now('Emails waiting', emails.waiting),
    now('Emails given up', emails.given_up),
    counted('Emails sent', emails.sent),
    counted('Emails refused', emails.refused),
    counted('Uploads started', uploads.begun),
    counted('Files saved', uploads.kept),
    counted('Files refused', uploads.refused),
    {
      name: 'Uploaded',
      says: sizeText(uploads.bytes.lately),
      below: `${sizeText(uploads.bytes.in_all)} in all`,
    },
  ]
}

export function machineFigures(state: ServerState): readonly StateFigure[] {
  const { memory_bytes, event_loop_ms, disk_free_bytes } = state
  return [
    { name: 'Memory used', says: sizeText(memory_bytes) },
    { name: 'Work starts late by up to', says: spanOf(event_loop_ms) },
    { name: 'Free disk space', says: sizeText(disk_free_bytes) },
  ]
}

const poolWords: Readonly<Record<string, string>> = {
  requests: 'Requests',
  'sign-in': 'Checking who asks',
  health: 'Status',
  jobs: 'Jobs',
  position: 'How far the database is',
}

export function poolWord(pool: string): string {
  const own = replicaWord(pool)
  return poolWords[pool] ?? (own === pool ? pool : `Reading at ${own.toLowerCase()}`)
}

/** `Replica 2`. */
function replicaWord(name: string): string {
  return name.replace(/^replica (\d+)$/, 'Replica $1')
}
