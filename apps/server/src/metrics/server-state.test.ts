import { expect, test } from 'vitest'
import type { ReplicaState } from '../db/replicas/replicas.ts'
import { openWhoAsks } from './asked-by.ts'
import { databaseMeters } from './database-meters.ts'
import { together } from './gathered.ts'
import { openMeters } from './meters.ts'
import { requestWatch } from './request-watch.ts'
import { figuresOf, samplesIn } from './samples.ts'
import { serverStateOf } from './server-state.ts'
import { workWatch } from './work-watch.ts'

const pools = [['requests', { most: 32, used: 3, idle: 5, waiting: 2 }]] as const
const figures = {
  jobs: [
    { kind: 'batch', state: 'queued', jobs: 4 },
    { kind: 'edition', state: 'running', jobs: 1 },
  ],
  emails_waiting: 6,
  emails_given_up: 1,
  bytes: 5_000_000,
} as const

function openProcess(replicas: readonly ReplicaState[] = []) {
  const meters = openMeters(
    () => pools,
    () => replicas,
  )
  const whoAsks = openWhoAsks()
  const requests = requestWatch(meters, whoAsks, undefined)
  return { meters, requests, work: workWatch(meters, whoAsks, undefined) }
}

type Process = ReturnType<typeof openProcess>

function answer({ meters }: Process, call: string, seconds: readonly number[]): void {
  for (const one of seconds) {
    meters.requests.inc({ call, status: 200 })
    meters.requestSeconds.observe({ call }, one)
  }
}

const samplesOf = async (processes: readonly Process[]) => {
  const gathered = processes.map(({ meters }) => meters.registry.getMetricsAsJSON())
  return samplesIn(await together(await Promise.all(gathered)).getMetricsAsJSON())
}

const seen = {
  now: new Date('2026-11-29T02:05:00Z'),
  since: new Date('2026-11-29T01:00:00Z'),
  processes: 2,
  slow: [],
  database: { ...figures, tables: [{ name: 'farms', bytes: 90_000, rows: 12 }] },
  room: 7_000_000_000,
}

test('what several processes counted is told as one, of the last minutes and in all', async () => {
  const processes = [openProcess(), openProcess()]
  const [first, second] = processes as [Process, Process]
  answer(
    first,
    'GET /api/farms',
    Array.from({ length: 100 }, () => 3),
  )
  first.work.emailTried('sent')
  const before = { seconds: 120, figures: figuresOf(await samplesOf(processes)) }
  answer(
    first,
    'GET /api/farms',
    Array.from({ length: 50 }, () => 0.02),
  )
  answer(
    second,
    'GET /api/farms',
    Array.from({ length: 50 }, () => 0.2),
  )
  answer(second, 'POST /api/rainfalls', [4, 20])
  second.meters.requests.inc({ call: 'POST /api/rainfalls', status: 500 })
  second.work.emailTried('sent')
  second.work.jobEnded('batch', 'failed')
  second.work.uploads.begun()
  second.work.uploads.arrived(1200)
  second.work.uploads.done('infected')
  const close = second.work.liveStream()
  first.work.liveStream()
  close()
  second.meters.heldOff.inc({ reason: 'attempts' })
  second.meters.slowStatements.inc()
  const state = serverStateOf({ ...seen, before, samples: await samplesOf(processes) })
  expect(state).toMatchObject({
    seconds: 120,
    processes: 2,
    requests: { per_minute: 51, failed: 1 },
    live_streams: 1,
    held_off: { attempts: { lately: 1, in_all: 1 }, unavailable: { lately: 0, in_all: 0 } },
    pools: [{ pool: 'requests', most: 64, used: 6, idle: 10, waiting: 4 }],
    jobs: { waiting: 4, running: 1, failed: { lately: 1, in_all: 1 } },
    emails: { waiting: 6, given_up: 1, sent: { lately: 1, in_all: 2 } },
    uploads: { begun: { lately: 1 }, refused: { lately: 1 }, bytes: { in_all: 1200 } },
    statements: { slow: { lately: 1, in_all: 1 }, median_ms: null },
    database: { bytes: 5_000_000, tables: [{ name: 'farms', bytes: 90_000, rows: 12 }] },
  })
  expect(state.memory_bytes).toBeGreaterThan(10_000_000)
  const [slowest, usual] = state.calls
  expect(slowest).toMatchObject({ call: 'POST /api/rainfalls', per_minute: 1, failed: 1 })
  // Beyond the last bound nothing is known but that.
  expect(slowest?.p95_ms).toBe(10_000)
  expect(usual).toMatchObject({ call: 'GET /api/farms', per_minute: 50, median_ms: 25, failed: 0 })
  expect(usual?.p95_ms).toBeGreaterThan(200)
  expect(usual?.p95_ms).toBeLessThan(250)
})

test('where a process is gone nothing is less than it was, and without a database all else is told', async () => {
  const [first, second] = [openProcess(), openProcess()]
  answer(first, 'GET /', [0.01, 0.01])
  const before = { seconds: 60, figures: figuresOf(await samplesOf([first, second])) }
  const samples = await samplesOf([second])
  const state = serverStateOf({ ...seen, before, samples, database: undefined, room: undefined })
  expect(state).toMatchObject({
    requests: { per_minute: 0, median_ms: null },
    calls: [],
    database: null,
    disk_free_bytes: null,
    jobs: { waiting: null, running: null },
    emails: { waiting: null, given_up: null },
  })
})

test('a replica is as far behind as for the process that is furthest, and in use where all use it', async () => {
  const [near, far] = [
    { name: 'replica 1', behind: 40, isUsed: true },
    { name: 'replica 1', behind: 6200, isUsed: false },
  ]
  const away = { name: 'replica 2', behind: undefined, isUsed: false }
  const processes = [openProcess([near, away]), openProcess([far, away])]
  const before = { seconds: 60, figures: figuresOf(await samplesOf(processes)) }
  const samples = await samplesOf(processes)
  expect(serverStateOf({ ...seen, before, samples }).replicas).toEqual([
    { name: 'replica 1', behind_ms: 6200, is_used: false },
    { name: 'replica 2', behind_ms: null, is_used: false },
  ])
})

test('there are never more names of calls than there can be calls', async () => {
  const { meters, requests } = openProcess()
  for (let one = 0; one < 1500; one += 1) {
    const asked = requests.begin({
      call: () => `GET /${one}`,
      request: 'a',
      traceparent: undefined,
    })
    asked.end({ status: 200, isLive: one % 2 === 0, heldOff: undefined })
  }
  const { values } = await meters.requests.get()
  expect(values).toHaveLength(1001)
  expect(values.find(({ labels }) => labels.call === 'other')?.value).toBe(500)
})

test('the database tells of itself, and that it is away', async () => {
  const told = async (known: typeof figures | undefined) =>
    together([await databaseMeters({ version: '1.2.3', figures: known, room: 5 })]).metrics()
  const text = await told(figures)
  expect(text).toContain('furrow_info{version="1.2.3"} 1')
  expect(text).toContain('furrow_jobs{kind="batch",state="queued"} 4')
  expect(text).toContain('furrow_emails{state="waiting"} 6')
  const away = await told(undefined)
  expect(away).toContain('furrow_database_up 0')
  expect(away).not.toContain('furrow_jobs')
})
