// Two ways in which Furrow is run by several processes, and how each of these is killed: one server with workers and its own
// database, and three servers on one database, with a pooler before it where there is one.

import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '../src/db/embedded/embedded.ts'
import { readPostmaster } from '../src/db/embedded/postmaster.ts'
import { runningUrl } from '../src/db/embedded/running.ts'
import { killPostgres, query } from './embedded-folders.ts'
import { runServer } from './running-server.ts'
import type { RunningServer } from './running-server.ts'
import { startPooler } from './servers/pooler.ts'
import { threeThatCrash } from './servers/three-that-crash.ts'
import { isAlive, pidsOf } from './worker-pids.ts'

export type Kind =
  | 'worker'
  | 'background'
  | 'parent'
  | 'both'
  | 'server'
  | 'pooler'
  | 'proxy'
  | 'replica'
  | 'database'
  | 'backend'

export interface CrashingHouse {
  readonly origin: string | readonly string[]
  /** Whether a proxy stands before it. */
  readonly isBehindProxy?: boolean
  /** The share of kills that people notice, by an answer 503 or a connection that breaks off. */
  readonly leastFelt: number
  /** Of PostgreSQL itself, once it can be asked. */
  url(): Promise<string>
  kill(kind: Kind): Promise<void>
  stop(): Promise<void>
}

/** One Furrow: a parent, two that answer, one for jobs, and the embedded database. */
export async function houseOfWorkers(folder: string): Promise<CrashingHouse> {
  const start = (port: number) =>
    runServer(
      { DATA_DIR: folder, DEMO_DATA: 'no', WORKERS: '2', PORT: String(port) },
      { isWatched: false },
    )
  let server = await start(0)
  const port = Number(new URL(server.address).port)
  const gone: Promise<unknown>[] = []
  const data = path.join(folder, 'postgres')
  const url = () => urlIn(folder)
  const killParent = async () => {
    // Its workers end what they have under way, while the next one is started already.
    gone.push(server.stop('SIGKILL'))
    while (isAlive(server.pid)) await sleep(2)
    server = await start(port)
  }
  const ways: Partial<Record<Kind, () => unknown>> = {
    worker: () => killOne(server, 'web'),
    background: () => killOne(server, 'jobs'),
    parent: killParent,
    both: () => killPostgres(data).then(killParent),
    database: () => killPostgres(data),
    backend: async () => killBackend(await url()),
  }
  return {
    origin: server.address,
    leastFelt: 1 / 2,
    url,
    kill: async kind => void (await ways[kind]?.()),
    async stop() {
      gone.push(server.stop('SIGKILL'))
      await Promise.all(gone)
      await killPostgres(data)
    },
  }
}

/** Three servers on one database; through PgBouncer in transaction mode where that is asked for. */
export async function houseOfServers(folder: string, isPooled: boolean): Promise<CrashingHouse> {
  const database = await startEmbedded({ folder, say: () => undefined })
  const pooler = isPooled ? await startPooler(database.url, { connections: 20 }) : undefined
  const servers = await threeThatCrash({
    DATA_DIR: folder,
    DATABASE_URL: pooler?.url ?? database.url,
    DATABASE_SESSION_URL: database.url,
    DATABASE_CONNECTIONS: '8',
  })
  const ways: Partial<Record<Kind, () => unknown>> = {
    server: servers.killNext,
    pooler: () => pooler?.kill(),
    database: () => killPostgres(path.join(folder, 'postgres')),
    backend: () => killBackend(database.url),
  }
  return {
    origin: servers.hosts.map(host => `http://${host}`),
    leastFelt: 1 / 2,
    url: async () => database.url,
    kill: async kind => void (await ways[kind]?.()),
    async stop() {
      await servers.stop()
      await pooler?.stop()
      await database.stop()
    },
  }
}

/** One that is there: the one that was killed last may not have been replaced yet. */
async function killOne(server: RunningServer, kind: 'web' | 'jobs'): Promise<void> {
  for (;;) {
    const pid = pidsOf(server, kind).find(isAlive)
    if (pid !== undefined) return void process.kill(pid, 'SIGKILL')
    await sleep(5)
  }
}

/** One that serves someone, as an operator or a lack of memory would: PostgreSQL starts all of them again. */
export async function killBackend(url: string): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const rows = await query(
      url,
      `select pid from pg_stat_activity where backend_type = 'client backend'
       and pid <> pg_backend_pid() and query like '%farm_contacts%' order by random() limit 1`,
    ).catch(() => [])
    const [pid] = rows[0] ?? []
    if (typeof pid === 'number' && isAlive(pid)) return void process.kill(pid, 'SIGKILL')
    await sleep(5)
  }
  throw new Error('No connection serves anybody.')
}

async function urlIn(folder: string): Promise<string> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { ready } = (await readPostmaster(path.join(folder, 'postgres'))) ?? {}
    const url = ready ? await runningUrl(folder).catch(() => undefined) : undefined
    if (url) return url
    await sleep(25)
  }
  throw new Error('The database did not come back.')
}
