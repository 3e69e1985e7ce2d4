// Makes a new, empty database cluster, or nothing: initdb works in a folder of its own, which takes
// its place only when whole. What a killed attempt left behind is cleared away by the next.
import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { isThere } from './postmaster.ts'
import { type RunAs, spawnAs, type User } from './unprivileged.ts'

interface NewCluster {
  data: string
  passwordFile: string
  initdb: string
  runAs: RunAs
  user: User | undefined
}

export async function initCluster(wanted: NewCluster): Promise<void> {
  await removeStaleDrafts(wanted.data)
  const draft = await fs.mkdtemp(`${wanted.data}.new-${process.pid}-`)
  try {
    if (wanted.user) await giveTo(wanted.user, draft)
    await runInitdb(wanted, draft)
    await putInPlace(draft, wanted.data)
  } finally {
    await fs.rm(draft, { recursive: true, force: true })
  }
}

/** Makes `user` the owner of a folder and all in it, and closes it to others, as PostgreSQL wants. */
export async function giveTo(user: User, folder: string): Promise<void> {
  for (const entry of await fs.readdir(folder, { recursive: true })) {
    await fs.lchown(join(folder, entry), user.uid, user.gid)
  }
  try {
    await fs.chown(folder, user.uid, user.gid)
  } catch (cause) {
    throw new Error(
      `PostgreSQL does not run as root, and ${folder} cannot be given to user ${user.uid}: ` +
        'start Furrow as another user than root, or set DATABASE_URL.',
      { cause },
    )
  }
  await fs.chmod(folder, 0o700)
}

// Stale is what a process that is gone has left, or what is too old to be still in the making: the
// number in the name may by now be another's, or our own, as in a container it is at every start.
async function removeStaleDrafts(data: string): Promise<void> {
  const folder = dirname(data)
  const drafts = (await fs.readdir(folder)).filter(name => name.startsWith(`${basename(data)}.new`))
  for (const draft of drafts.map(name => join(folder, name))) {
    if (await isStale(draft)) await fs.rm(draft, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function isStale(draft: string): Promise<boolean> {
  const pid = Number(/\.new-(\d+)-/.exec(draft)?.[1])
  if (!(pid > 0) || !isThere(pid)) return true
  const { mtimeMs } = await fs.stat(draft).catch(() => ({ mtimeMs: 0 }))
  const secondsAllowed = pid === process.pid ? process.uptime() : 600
  return Date.now() - mtimeMs > secondsAllowed * 1000
}

// Text sorts by code point and folds case by Unicode, the same on every machine; a language's own
// order is asked for by name, from ICU. initdb ends with an fsync of all that it wrote.
async function runInitdb(
  { initdb, passwordFile, runAs }: NewCluster,
  draft: string,
): Promise<void> {
  const command = [
    initdb,
    '-D',
    draft,
    '--no-instructions',
    '--username=furrow',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  const child = spawnAs(runAs, command, { cwd: draft, stdio: ['ignore', 'ignore', 'pipe'] })
  const complaints = child.stderr ? text(child.stderr) : ''
  const [code] = await once(child, 'exit')
  if (code === 0) return
  throw new Error(`A new database could not be made in ${draft}: ${(await complaints).trim()}`)
}

// Of two first starts at once, the later one finds the place taken, and what it made is dropped.
async function putInPlace(draft: string, data: string): Promise<void> {
  try {
    await fs.rename(draft, data)
  } catch (error) {
    const taken = await fs.access(join(data, 'PG_VERSION')).then(
      () => true,
      () => false,
    )
    if (!taken) throw error
  }
  if (process.platform !== 'win32') await syncFolder(dirname(data))
}

// Without this, a power cut soon after the first start could undo the rename, and lose it all.
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
