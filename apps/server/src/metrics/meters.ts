// What is counted of a process, in the form that Prometheus reads. Labels are names of ours alone: never a value,
// an email, a number of a row or a token.

import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Metric } from 'prom-client'
import type { PoolUse } from '../db/database-watch.ts'
import type { ReplicaState } from '../db/replicas/replicas.ts'

/** In seconds. */
const ofRequests = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const ofStatements = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5]

export type Meters = ReturnType<typeof openMeters>

/** Each pool of connections by its name. */
export type PoolsNow = () => Iterable<readonly [name: string, use: PoolUse]>

export type ReplicasNow = () => readonly ReplicaState[]

export function openMeters(poolsNow: PoolsNow, replicasNow: ReplicasNow) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  connectionGauges(registers, poolsNow)
  replicaGauges(registers, replicasNow)
  return {
    registry,
    ...requestMeters(registers),
    ...statementMeters(registers),
    ...workMeters(registers),
  }
}

function requestMeters(registers: Registry[]) {
  return {
    requests: new Counter({
      name: 'furrow_http_requests_total',
      help: 'Requests that were answered, by call and status.',
      labelNames: ['call', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'furrow_http_request_duration_seconds',
      help: 'How long requests took, by call; live lines are left out.',
      labelNames: ['call'],
      buckets: ofRequests,
      registers,
    }),
    heldOff: new Counter({
      name: 'furrow_held_off_total',
      help: 'Requests that were sent away: attempts to sign in, too many requests, or nothing to be had (503).',
      labelNames: ['reason'],
      registers,
    }),
    liveStreams: new Gauge({
      name: 'furrow_live_streams',
      help: 'Live lines that are open.',
      registers,
    }),
  }
}

function statementMeters(registers: Registry[]) {
  return {
    statementSeconds: new Histogram({
      name: 'furrow_statement_duration_seconds',
      help: 'How long the database took to answer a statement, by pool of connections.',
      labelNames: ['pool'],
      buckets: ofStatements,
      registers,
    }),
    statementFailures: new Counter({
      name: 'furrow_statement_failures_total',
      help: 'Statements that failed, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    slowStatements: new Counter({
      name: 'furrow_slow_statements_total',
      help: 'Statements that took as long as SLOW_STATEMENT_MS, or longer.',
      registers,
    }),
  }
}

function workMeters(registers: Registry[]) {
  return {
    jobsEnded: new Counter({
      name: 'furrow_jobs_ended_total',
      help: 'Jobs that ended, by kind and outcome.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    emails: new Counter({
      name: 'furrow_emails_total',
      help: 'Emails that were handed to the mail server, by what it said: sent, refused for good, or later.',
      labelNames: ['outcome'],
      registers,
    }),
    uploadsBegun: new Counter({
      name: 'furrow_uploads_begun_total',
      help: 'Uploads that were begun.',
      registers,
    }),
    uploadsDone: new Counter({
      name: 'furrow_uploads_done_total',
      help: 'Uploads that came to an end: kept, infected or refused.',
      labelNames: ['outcome'],
      registers,
    }),
    uploadBytes: new Counter({
      name: 'furrow_upload_bytes_total',
      help: 'Bytes of files that arrived.',
      registers,
    }),
  }
}

/** Looked up when they are asked for. */
function connectionGauges(registers: Registry[], poolsNow: PoolsNow): void {
  const collected: readonly Metric[] = [
    new Gauge({
      name: 'furrow_database_connections',
      help: 'Connections to the database, by pool: at work, idle, and the most that there may be.',
      labelNames: ['pool', 'state'],
      registers,
      collect() {
        for (const [pool, { used, idle, most }] of poolsNow()) {
          this.set({ pool, state: 'used' }, used)
          this.set({ pool, state: 'idle' }, idle)
          this.set({ pool, state: 'most' }, most)
        }
      },
    }),
    new Gauge({
      name: 'furrow_database_waiting',
      help: 'Those who wait for a connection, by pool.',
      labelNames: ['pool'],
      registers,
      collect() {
        for (const [pool, { waiting }] of poolsNow()) this.set({ pool }, waiting)
      },
    }),
  ]
  void collected
}

/** Looked up when they are asked for. One that is away is behind by nobody knows how much. */
function replicaGauges(registers: Registry[], replicasNow: ReplicasNow): void {
  const collected: readonly Metric[] = [
    new Gauge({
      name: 'furrow_replica_behind_seconds',
      help: 'How old what is read at a replica may be; nothing where it is away.',
      labelNames: ['replica'],
      aggregator: 'max',
      registers,
      collect() {
        this.reset()
        for (const { name, behind } of replicasNow()) {
          if (behind !== undefined) this.set({ replica: name }, behind / 1000)
        }
      },
    }),
    new Gauge({
      name: 'furrow_replica_used',
      help: 'Whether all processes read at a replica (1), or one has left it out (0), by replica.',
      labelNames: ['replica'],
      aggregator: 'min',
      registers,
      collect() {
        for (const { name, isUsed } of replicasNow()) this.set({ replica: name }, Number(isUsed))
      },
    }),
  ]
  void collected
}
