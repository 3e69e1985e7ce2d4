// How Furrow is, for administrators: the same meters that Prometheus reads, told for the last few minutes.

import type { ServerState } from '@furrow/wire/office/server-state-answer'
import type { DatabaseFigures, TableFigures } from './database-figures.ts'
import { pacesBy, paceOf } from './paces.ts'
import type { AnswerPace } from './paces.ts'
import { latelyOf, sumOf } from './samples.ts'
import type { MeterFigures, Sample } from './samples.ts'
import type { SlowStatement } from './statement-watch.ts'

export interface Seen {
  readonly now: Date
  readonly since: Date
  readonly processes: number
  readonly samples: readonly Sample[]
  /** How it was when the window began. */
  readonly before: { readonly seconds: number; readonly figures: MeterFigures }
  readonly slow: readonly SlowStatement[]
  /** Nothing while the database is away. */
  readonly database: (DatabaseFigures & { readonly tables: readonly TableFigures[] }) | undefined
  readonly room: number | undefined
}

export function serverStateOf(seen: Seen): ServerState {
  const { now, since, processes, samples, before, database, room } = seen
  return {
    at: now.toISOString(),
    since: since.toISOString(),
    seconds: Math.round(before.seconds),
    processes,
    memory_bytes: sumOf(samples, 'process_resident_memory_bytes'),
    event_loop_ms: inMs(sumOf(samples, 'nodejs_eventloop_lag_p99_seconds')),
    disk_free_bytes: room ?? null,
    database: database
      ? { bytes: database.bytes, tables: database.tables.map(table => ({ ...table })) }
      : null,
    ...ofRequests(seen),
    ...ofStatements(seen),
    ...ofWork(seen),
  }
}

const seconds = {
  requests: 'furrow_http_request_duration_seconds',
  statements: 'furrow_statement_duration_seconds',
} as const

/** Whoever looks for what takes time finds it among these. */
const mostCalls = 25

function ofRequests({ samples, before }: Seen) {
  const lately = latelyOf(samples, before.figures)
  const told = telling(before.seconds)
  const failedOf = (call?: string) =>
    lately
      .filter(({ name, labels }) => {
        const isIt = call === undefined || labels['call'] === call
        return name === 'furrow_http_requests_total' && isIt && Number(labels['status']) >= 500
      })
      .reduce((sum, { value }) => sum + value, 0)
  const calls = [...pacesBy(lately, seconds.requests, 'call')]
    .filter(([, { count }]) => count > 0)
    .toSorted(([, one], [, other]) => other.total_ms - one.total_ms)
    .slice(0, mostCalls)
    .map(([call, pace]) => ({ call, ...told(pace, failedOf(call)) }))
  const counts = counting(samples, lately)
  const heldOff = (reason: string) => counts('furrow_held_off_total', { reason })
  return {
    requests: told(paceOf(lately, seconds.requests), failedOf()),
    calls,
    live_streams: sumOf(samples, 'furrow_live_streams'),
    held_off: {
      attempts: heldOff('attempts'),
      requests: heldOff('requests'),
      unavailable: heldOff('unavailable'),
    },
  }
}

function ofStatements({ samples, before, slow }: Seen) {
  const lately = latelyOf(samples, before.figures)
  const counts = counting(samples, lately)
  const failed = sumOf(lately, 'furrow_statement_failures_total')
  const pools = new Set(
    samples
      .filter(({ name }) => name === 'furrow_database_connections')
      .map(({ labels }) => String(labels['pool'])),
  )
  const connections = (pool: string, state: string) =>
    sumOf(samples, 'furrow_database_connections', { pool, state })
  return {
    pools: [...pools].map(pool => ({
      pool,
      used: connections(pool, 'used'),
      idle: connections(pool, 'idle'),
      most: connections(pool, 'most'),
      waiting: sumOf(samples, 'furrow_database_waiting', { pool }),
    })),
    replicas: replicasIn(samples),
    statements: {
      ...telling(before.seconds)(paceOf(lately, seconds.statements), failed),
      slow: counts('furrow_slow_statements_total'),
    },
    slow_statements: slow.map(({ time, ms, call, slow_statement: shape }) => {
      return { at: time, ms, call, shape }
    }),
  }
}

/** Of one that is away nobody says how far it is. */
function replicasIn(samples: readonly Sample[]) {
  const behind = new Map(
    samples
      .filter(({ name }) => name === 'furrow_replica_behind_seconds')
      .map(({ labels, value }) => [labels['replica'], value] as const),
  )
  return samples
    .filter(({ name }) => name === 'furrow_replica_used')
    .map(({ labels: { replica }, value }) => ({
      name: String(replica),
      behind_ms: behind.has(replica) ? Math.round((behind.get(replica) ?? 0) * 1000) : null,
      is_used: value > 0,
    }))
}

function ofWork({ samples, before, database }: Seen) {
  const counts = counting(samples, latelyOf(samples, before.figures))
  const jobs = (state: string) =>
    database
      ? database.jobs.filter(one => one.state === state).reduce((sum, one) => sum + one.jobs, 0)
      : null
  const ended = (outcome: string) => counts('furrow_jobs_ended_total', { outcome })
  const emails = (outcome: string) => counts('furrow_emails_total', { outcome })
  const uploads = (outcome: string) => counts('furrow_uploads_done_total', { outcome })
  return {
    jobs: {
      waiting: jobs('queued'),
      running: jobs('running'),
      completed: ended('completed'),
      failed: ended('failed'),
    },
    emails: {
      waiting: database?.emails_waiting ?? null,
      given_up: database?.emails_given_up ?? null,
      sent: emails('sent'),
      refused: emails('refused'),
    },
    uploads: {
      begun: counts('furrow_uploads_begun_total'),
      kept: uploads('kept'),
      refused: plus(uploads('refused'), uploads('infected')),
      bytes: counts('furrow_upload_bytes_total'),
    },
  }
}

interface Counted {
  readonly lately: number
  readonly in_all: number
}

function counting(samples: readonly Sample[], lately: readonly Sample[]) {
  return (name: string, labels?: Sample['labels']): Counted => ({
    lately: sumOf(lately, name, labels),
    in_all: sumOf(samples, name, labels),
  })
}

function plus(one: Counted, other: Counted): Counted {
  return { lately: one.lately + other.lately, in_all: one.in_all + other.in_all }
}

function telling(window: number) {
  return ({ count, median_ms, p95_ms }: AnswerPace, failed: number) => ({
    per_minute: Math.round((count / Math.max(1, window)) * 600) / 10,
    median_ms,
    p95_ms,
    failed,
  })
}

function inMs(lag: number): number {
  return Math.round(lag * 10_000) / 10
}
