// Server, database, both, or one connection of the database killed again and again, while people save: what
// was acknowledged is there, once and whole, and nobody is told that Furrow is at fault.

import { mkdtemp, realpath, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readPostmaster } from '../src/db/embedded/postmaster.ts'
import { runningUrl } from '../src/db/embedded/running.ts'
import { CrashClients } from './crash-clients.ts'
import { killPostgres, query } from './embedded-folders.ts'
import { openFarm } from './farm-of-clients.ts'
import { runServer } from './running-server.ts'
import type { RunningServer } from './running-server.ts'

const kinds = ['server', 'database', 'both', 'backend'] as const
type Kind = (typeof kinds)[number]
const rounds = inject('isLongForm') ? 200 : 4

let folder: string
let server: RunningServer

beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'furrow-crash-')))
})
afterAll(async () => {
  await server?.stop('SIGKILL')
  await killPostgres(path.join(folder, 'postgres'))
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

describe.skipIf(process.env['TEST_DATABASE_URL'])('kill -9', () => {
  test(`${rounds} times over, loses and doubles nothing that was acknowledged`, async () => {
    server = await start(0)
    const { address } = server
    const port = Number(new URL(address).port)
    const { token, farm } = await openFarm(await urlOf())
    const clients = new CrashClients({ origin: address, token, farm }, 4)
    for (let round = 0; round < rounds; round += 1) {
      await fiveMore(clients)
      await sleep(round % 7)
      await kill(kinds[round % kinds.length] ?? 'server', port)
    }
    await fiveMore(clients)
    await clients.stop()
    const kept = await keptPairs(await urlOf())
    const { acknowledged, unavailable, brokenOff, longest, odd } = clients
    console.log(
      `${rounds} kills: ${acknowledged.length} changes acknowledged, ${unavailable} answers 503, ` +
        `${brokenOff} connections broken off, the longest wait ${Math.round(longest)} ms`,
    )
    expect(odd).toEqual([])
    expect(unavailable + brokenOff).toBeGreaterThan(rounds / 2)
    expect(acknowledged.length).toBeGreaterThan(rounds * 5)
    expect(acknowledged.filter(name => !kept.has(name))).toEqual([])
    expect(kept.size).toBe(acknowledged.length)
    expect([...kept.entries()].filter(([, halves]) => halves.join() !== 'one,two')).toEqual([])
  }, 1_800_000)
})

function start(port: number): Promise<RunningServer> {
  return runServer({ DATA_DIR: folder, DEMO_DATA: 'no', PORT: String(port) }, { isWatched: false })
}

async function kill(kind: Kind, port: number): Promise<void> {
  if (kind === 'backend') return killBackend()
  if (kind !== 'server') await killPostgres(path.join(folder, 'postgres'))
  if (kind === 'database') return
  await server.stop('SIGKILL')
  server = await start(port)
}

/** One that serves someone, as an operator or a lack of memory would: PostgreSQL starts all of them again. */
async function killBackend(): Promise<void> {
  const rows = await query(
    await urlOf(),
    `select pid from pg_stat_activity where backend_type = 'client backend'
     and pid <> pg_backend_pid() and query like '%farm_contacts%' order by random() limit 1`,
  )
  const [pid] = rows[0] ?? []
  if (typeof pid === 'number') process.kill(pid, 'SIGKILL')
}

async function fiveMore({ acknowledged, odd }: CrashClients): Promise<void> {
  const enough = acknowledged.length + 5
  while (acknowledged.length < enough) {
    if (odd.length > 0) throw new Error(odd[0])
    await sleep(5)
  }
}

async function urlOf(): Promise<string> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { ready } = (await readPostmaster(path.join(folder, 'postgres'))) ?? {}
    const url = ready ? await runningUrl(folder).catch(() => undefined) : undefined
    if (url) return url
    await sleep(25)
  }
  throw new Error('The database did not come back.')
}

/** Which halves there are of each. */
async function keptPairs(url: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = (await query(url, `select name from farm_contacts order by name`)) as [string][]
  const kept = new Map<string, string[]>()
  for (const [full] of rows) {
    const [name = '', half = ''] = full.split(' ')
    kept.set(name, [...(kept.get(name) ?? []), half])
  }
  return kept
}
