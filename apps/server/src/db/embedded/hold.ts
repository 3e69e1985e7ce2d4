// Takes hold of the embedded database: a PostgreSQL that runs on the cluster, be it found or
// started, and the lock that makes it this server's alone.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { type FolderLock, type LockAttempt, lockFolder } from './folder-lock.ts'
import { freePort } from './free-port.ts'
import { disownDeadPostmaster, isPostmaster, readPostmaster, stopPostmaster } from './postmaster.ts'
import { runPostgres } from './run-postgres.ts'

export interface Hold {
  pid: number
  port: number
  lock: FolderLock
  /** True where an earlier server, killed, had left this PostgreSQL running. */
  adopted: boolean
}

/** With `port`, PostgreSQL is started on that one; without, on any that is free. */
export async function takeHold(cluster: Cluster, port?: number): Promise<Hold> {
  const began = Date.now()
  for (;;) {
    const found = await holdRunning(cluster)
    if (found) return found
    const tried = port ?? (await freePort())
    const start = await runPostgres(cluster, tried)
    if (start.outcome === 'ready') return holdStarted(cluster, start.pid, tried)
    // Busy: the last processes of a killed PostgreSQL, one that is stopping, or a rival's start.
    const mayPass = start.outcome === 'cluster busy' || (start.outcome === 'port taken' && !port)
    const waited = Date.now() - began
    if (!mayPass || waited > 30_000) throw new Error(start.reason)
    if (start.outcome === 'cluster busy' && waited > 500) await disownDeadPostmaster(cluster.data)
    await sleep(100)
  }
}

export const stopHold = async ({ pid }: Hold, { data }: Cluster): Promise<void> =>
  stopPostmaster(pid, data)

async function holdRunning(cluster: Cluster): Promise<Hold | undefined> {
  const postmaster = await readPostmaster(cluster.data)
  if (!postmaster?.ready || !(await isPostmaster(postmaster.pid, cluster.data))) return undefined
  const { pid, port } = postmaster
  // Starting, stopping or recovering, it refuses connections: not to be had yet, so look again.
  const lock = await lockFolder(cluster, port).catch(() => undefined)
  return lock && { pid, port, lock: ours(lock, cluster), adopted: true }
}

async function holdStarted(cluster: Cluster, pid: number, port: number): Promise<Hold> {
  const lock = await lockFolder(cluster, port).catch(async cause => {
    await stopPostmaster(pid, cluster.data)
    const said = cause instanceof Error ? cause.message : cause
    throw new Error(`The database in ${cluster.data} does not let Furrow in: ${said}.`, { cause })
  })
  return { pid, port, lock: ours(lock, cluster), adopted: false }
}

// Where a rival was quicker to lock the PostgreSQL that we started, it is the rival's to stop.
function ours(lock: LockAttempt, { data }: Cluster): FolderLock {
  if (!lock.taken) return lock
  throw new Error(`Furrow is already running on this folder, ${data} (${lock.by}).`)
}
