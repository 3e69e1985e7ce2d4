// Several processes on one port: who of them dies is replaced, all can be renewed while people work, and what one
// of them knows of a person the others know, too.

import { mkdtemp, realpath, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runningUrl } from '../src/db/embedded/running.ts'
import { CrashClients } from './crash-clients.ts'
import { killPostgres, query } from './embedded-folders.ts'
import { openFarm } from './farm-of-clients.ts'
import { runServer } from './running-server.ts'
import type { RunningServer } from './running-server.ts'
import { isAlive, pidsOf } from './worker-pids.ts'

let folder: string
let server: RunningServer
let door: { readonly token: string; readonly farm: number }

const token = 'for-the-meters-alone'

beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'furrow-workers-')))
  server = await runServer(
    { DATA_DIR: folder, DEMO_DATA: 'no', WORKERS: '2', METRICS_TOKEN: token },
    { isWatched: false },
  )
  door = await openFarm((await runningUrl(folder)) ?? '')
})
afterAll(async () => {
  await server?.stop('SIGKILL')
  await killPostgres(path.join(folder, 'postgres'))
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

describe.skipIf(process.env['TEST_DATABASE_URL'])('two workers', () => {
  test('are started with one for jobs, and one that is killed is replaced', async () => {
    expect(pidsOf(server, 'web')).toHaveLength(2)
    expect(pidsOf(server, 'jobs')).toHaveLength(1)
    const clients = new CrashClients({ origin: server.address, ...door }, 4)
    await saved(clients, 20)
    for (const kind of ['web', 'jobs'] as const) {
      const [pid = 0] = pidsOf(server, kind)
      const ready = pidsOf(server, kind).length
      process.kill(pid, 'SIGKILL')
      await expect.poll(() => pidsOf(server, kind).length, { timeout: 50_000 }).toBe(ready + 1)
      expect(server.printed()).toContain(`(${pid}) ended (SIGKILL): starting another.`)
    }
    await saved(clients, 20)
    await clients.stop()
    expect(clients.odd).toEqual([])
    await expectAllKept(clients)
  }, 120_000)

  test('tell what all of them counted, whichever is asked', async () => {
    const text = await metersOfAll()
    expect(text).toContain('furrow_database_up 1')
    // Four in each of three processes.
    expect(text).toContain('furrow_database_connections{pool="jobs",state="most"} 12')
    const seen = []
    for (let one = 0; one < 6; one += 1) seen.push(await countedAnswers())
    expect(seen[0]).toBeGreaterThan(20)
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen)
  })

  test('are renewed one after the other while people save, and nobody notices', async () => {
    const clients = new CrashClients({ origin: server.address, ...door }, 4)
    await saved(clients, 10)
    const before = await countedAnswers()
    process.kill(server.pid, 'SIGUSR2')
    await expect.poll(() => server.printed(), { timeout: 50_000 }).toContain('Renewed 3 processes.')
    await saved(clients, 10)
    await clients.stop()
    const { odd, unavailable } = clients
    expect({ odd, unavailable }).toEqual({ odd: [], unavailable: 0 })
    // What those had counted that have ended is not lost.
    expect(await countedAnswers()).toBeGreaterThan(before)
    await expectAllKept(clients)
  }, 120_000)

  test('count wrong passwords together', async () => {
    const answers: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1) answers.push(await signInWrongly())
    expect(answers.slice(-1)).toEqual([429])
    expect(answers.filter(status => status === 429).length).toBeGreaterThan(1)
  })

  test('know at once that a token is revoked', async () => {
    const others = await openFarm((await runningUrl(folder)) ?? '', 'Bea')
    const ask = () => statusOf('/api/v2/farms', { authorization: `Bearer ${others.token}` })
    for (let times = 0; times < 6; times += 1) expect(await ask()).toBe(200)
    expect(
      await statusOf('/api/auth/revoke-token', { authorization: `Bearer ${others.token}` }, 'POST'),
    ).toBeLessThan(300)
    for (let times = 0; times < 6; times += 1) expect(await ask()).toBe(401)
  })

  test('stop together, and leave nobody behind', async () => {
    const pids = [...pidsOf(server, 'web'), ...pidsOf(server, 'jobs')]
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(pids.filter(isAlive)).toEqual([])
  }, 30_000)
})

async function saved({ acknowledged }: CrashClients, more: number): Promise<void> {
  const enough = acknowledged.length + more
  await expect.poll(() => acknowledged.length, { timeout: 50_000 }).toBeGreaterThan(enough)
}

async function expectAllKept({ acknowledged }: CrashClients): Promise<void> {
  const rows = await query((await runningUrl(folder)) ?? '', 'select name from farm_contacts')
  const names = rows.map(([name]) => String(name))
  const wanted = acknowledged.flatMap(name => [`${name} one`, `${name} two`])
  expect(wanted.filter(name => names.filter(kept => kept === name).length !== 1)).toEqual([])
}

async function signInWrongly(): Promise<number> {
  return statusOf('/api/auth/create-token', { 'content-type': 'application/json' }, 'POST', {
    email: 'ada@example.com',
    password: 'wrong',
    device_name: 'test',
  })
}

/** On a connection of its own each time, so that now one and now the other is asked. */
async function statusOf(
  place: string,
  headers: Record<string, string>,
  method = 'GET',
  body?: object,
): Promise<number> {
  const answer = await fetch(server.address + place, {
    method,
    headers: { ...headers, connection: 'close' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Of all processes, whichever is asked. */
async function metersOfAll(): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, connection: 'close' }
  const answer = await fetch(`${server.address}/metrics`, { headers })
  expect(answer.status).toBe(200)
  return answer.text()
}

async function countedAnswers(): Promise<number> {
  const lines = (await metersOfAll())
    .split('\n')
    .filter(line => line.startsWith('furrow_http_requests_total{'))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
