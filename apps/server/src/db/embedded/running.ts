// The embedded database of a Furrow that is running: a second program may work in it beside the
// server, which goes on being the one that starts and stops it.
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { isLocked } from './folder-lock.ts'
import { readPassword } from './password.ts'
import { isPostmaster, readPostmaster } from './postmaster.ts'

/** Nothing where no Furrow runs on this folder, or none that has its database ready. */
export async function runningUrl(folder: string): Promise<string | undefined> {
  const home = await realpath(folder).catch(() => undefined)
  if (!home) return undefined
  const data = join(home, 'postgres')
  const postmaster = await readPostmaster(data)
  if (!postmaster?.ready || !(await isPostmaster(postmaster.pid, data))) return undefined
  const { port } = postmaster
  const password = await readPassword(join(home, 'password'))
  const isOurs = await isLocked({ data, password }, port).catch(() => false)
  return isOurs ? `postgres://furrow:${password}@127.0.0.1:${port}/furrow` : undefined
}
