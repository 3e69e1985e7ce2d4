// Starts one PostgreSQL process on a cluster, and answers when it takes connections or has failed.
// It outlives us if we are killed: the next start finds it by its postmaster.pid.
import type { ChildProcess } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Cluster } from './cluster.ts'
import { type Postmaster, readPostmaster } from './postmaster.ts'
import { spawnAs } from './unprivileged.ts'

export type PostgresStart =
  | { outcome: 'ready'; pid: number }
  | { outcome: 'cluster busy' | 'port taken' | 'failed'; reason: string }

export async function runPostgres(cluster: Cluster, port: number): Promise<PostgresStart> {
  const { size, handle } = await openLog(cluster)
  const before = await readPostmaster(cluster.data)
  const command = [cluster.postgres, '-D', cluster.data, '-p', String(port), ...settingsOf(cluster)]
  const child = spawnAs(cluster.runAs, command, {
    cwd: cluster.data,
    stdio: ['ignore', handle.fd, handle.fd],
  })
  const end = await endOrReadiness(child, cluster.data, before)
  await handle.close()
  // From here on the folder lock's connection, not this handle, keeps our process alive with it.
  child.unref()
  if (!end) return { outcome: 'ready', pid: child.pid ?? 0 }
  const said = (await readFile(cluster.log)).subarray(size).toString()
  return whyNot(said || end, cluster)
}

// A committed row is on the disk: fsync and synchronous_commit stay on. The rest suits one machine:
// few and large checkpoints, minimal WAL so that a bulk load into a new table skips it, no JIT for
// short queries. Refused statements go to whoever sent them, not, with people's data, to the log.
const settings = Object.entries({
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  checkpoint_completion_target: '0.9',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
})

// What is said on the command line holds over whatever a database or its files say.
const forgetting = Object.entries({
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
})

function settingsOf({ forgets }: Cluster): readonly string[] {
  const all = new Map([...settings, ...(forgets ? forgetting : [])])
  return [...all].flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

// Appended to, as a second starter may be writing too; at a megabyte it becomes the old one.
async function openLog({ log, user }: Cluster) {
  const before = await stat(log).catch(() => undefined)
  if (before && before.size > 1_000_000) await rename(log, `${log}.old`)
  const handle = await open(log, 'a', 0o600)
  if (user) await handle.chown(user.uid, user.gid)
  return { handle, size: (await handle.stat()).size }
}

// Recovery after a crash replays at most a few gigabytes; ten minutes are enough on any disk. What
// was there before says "ready" too, and in a container may well have had the same pid.
async function endOrReadiness(
  child: ChildProcess,
  data: string,
  before: Postmaster | undefined,
): Promise<string | undefined> {
  let end: string | undefined
  child.once('error', error => (end = error.message))
  child.once('exit', (code, signal) => (end = `it ended with ${signal ?? `code ${code}`}`))
  const until = Date.now() + 600_000
  while (end === undefined) {
    const now = await readPostmaster(data)
    const isNew = now?.pid === child.pid && !isDeepStrictEqual(now, before)
    if (isNew && now?.ready) return undefined
    if (Date.now() > until) child.kill('SIGQUIT')
    await sleep(10)
  }
  return end
}

function whyNot(said: string, { data, log }: Cluster): PostgresStart {
  const lines = said.trim().split('\n')
  const last = lines.findLast(line => line.includes('FATAL:')) ?? lines.at(-1)
  const reason = `PostgreSQL does not start on ${data}: ${last} (its log is ${log}).`
  if (/lock file "postmaster.pid"|shared memory block/.test(said)) {
    return { outcome: 'cluster busy', reason }
  }
  const portTaken = /could not bind|could not create any TCP/.test(said)
  return { outcome: portTaken ? 'port taken' : 'failed', reason }
}
