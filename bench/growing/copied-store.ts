// A copy of generated farms that others can follow, with people who are signed in.

import { execFile } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { promisify } from 'node:util'
import { openCluster } from '../../apps/server/src/db/embedded/cluster.ts'
import { spawnAs } from '../../apps/server/src/db/embedded/unprivileged.ts'
import { openBenchStore } from '../bench-store.ts'
import { growersOf } from './growers.ts'

/** Into the folder, while nobody is at it. */
export async function copyBenchStore(
  folder: string,
  { farms, people }: Readonly<Record<'farms' | 'people', number>>,
) {
  const store = await openBenchStore(farms, () => false)
  const growers = await growersOf(store.db, people)
  const name = new URL(store.url).pathname.slice(1)
  await store.close()
  for (const part of ['postgres', 'password'])
    await promisify(execFile)('cp', ['-a', path.join(store.folder, part), folder])
  await tellAll(folder)
  return { growers, name }
}

/** The embedded database writes too little into its log to be followed; once it was started otherwise, it can be. */
async function tellAll(folder: string): Promise<void> {
  const { postgres, data, runAs } = await openCluster(folder, () => undefined)
  const command = [postgres, '--single', '-D', data, '-c', 'wal_level=replica', 'postgres']
  const child = spawnAs(runAs, command, { cwd: data, stdio: 'ignore' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`PostgreSQL ended with ${code}.`)
}
