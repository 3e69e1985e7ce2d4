// What a data folder says of the PostgreSQL that runs on it (its postmaster.pid), whether that
// process is really there, and how it is stopped: by its pid, whoever started it.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Postmaster {
  pid: number
  /** When it started: with the pid, a name that no other has. */
  since: string
  port: number
  ready: boolean
}

export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const lines = (await readPidFile(data)).split('\n')
  const pid = Number(lines[0])
  if (!(pid > 0)) return undefined
  // The lines' order is PostgreSQL's, src/include/utils/pidfile.h.
  const [, , since = '', port, , , , status = ''] = lines
  return { pid, since, port: Number(port), ready: status.trim() === 'ready' }
}

/** False also for a dead process that nobody has reaped, and for a stranger who got its number. */
export async function isPostmaster(pid: number, data: string): Promise<boolean> {
  if (!isThere(pid)) return false
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').includes(data)
  } catch {
    return isThere(pid)
  }
}

/** Fast shutdown; immediate shutdown, which costs a recovery but no data, after `patience` ms. */
export async function stopPostmaster(pid: number, data: string, patience = 20_000): Promise<void> {
  if (!(await isPostmaster(pid, data))) return
  send(pid, 'SIGINT')
  if (await isGoneWithin(patience, pid, data)) return
  send(pid, 'SIGQUIT')
  if (await isGoneWithin(20_000, pid, data)) return
  throw new Error(`PostgreSQL on ${data} (process ${pid}) does not stop.`)
}

// PostgreSQL refuses to start while the process named in postmaster.pid exists, be it a zombie (in
// a container whose first process does not reap) or, after a reboot, a stranger. It passes over the
// number of its own parent, so ours goes there. The rest stays: by the file's seventh line it still
// notices, and refuses, while any process of the earlier PostgreSQL is attached to shared memory.
export async function disownDeadPostmaster(data: string): Promise<void> {
  const text = await readPidFile(data)
  const pid = Number(text.split('\n')[0])
  if (!(pid > 0) || (await isPostmaster(pid, data))) return
  await writeFile(join(data, 'postmaster.pid'), text.replace(/^\d+/, String(process.pid)))
}

async function readPidFile(data: string): Promise<string> {
  try {
    return await readFile(join(data, 'postmaster.pid'), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

export function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function isGoneWithin(limit: number, pid: number, data: string): Promise<boolean> {
  const until = Date.now() + limit
  while (await isPostmaster(pid, data)) {
    if (Date.now() > until) return false
    await sleep(10)
  }
  return true
}
