// Data folders for tests of the embedded database, and what is started on them; `sweep` ends every
// process and removes every folder, however the test went.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type Embedded, startEmbedded } from '../src/db/embedded/embedded.ts'
import { isPostmaster, readPostmaster } from '../src/db/embedded/postmaster.ts'

export function embeddedFolders() {
  const folders: string[] = []
  const places = new Set<string>()
  const started: Embedded[] = []
  const servers: ChildProcess[] = []
  const said: string[] = []

  const folder = async (): Promise<string> => {
    const made = await realpath(await mkdtemp(join(tmpdir(), 'furrow-embedded-')))
    folders.push(made)
    return made
  }
  const start = async (place: string): Promise<Embedded> => {
    places.add(place)
    const begun = await startEmbedded({ folder: place, say: sentence => said.push(sentence) })
    started.push(begun)
    return begun
  }

  /** The same in a process of its own, to be killed; `url` never comes if it is killed before. */
  const startElsewhere = (place: string): { server: ChildProcess; url: Promise<string> } => {
    const server = spawn(process.execPath, ['--input-type=module', '-e', script, place])
    servers.push(server)
    places.add(place)
    const url = once(server.stdout, 'data').then(([chunk]) => String(chunk).trim())
    return { server, url }
  }
  const sweep = async (): Promise<void> => {
    for (const server of servers.splice(0)) await kill9(server)
    await Promise.allSettled(started.splice(0).map(begun => begun.stop()))
    for (const place of places) await killPostgres(join(place, 'postgres'))
    for (const made of folders.splice(0)) {
      await rm(made, { recursive: true, force: true, maxRetries: 10 })
    }
    places.clear()
    said.splice(0)
  }
  return { folder, start, startElsewhere, sweep, said }
}

export async function query(url: string, sql: string): Promise<unknown[][]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query({ text: sql, rowMode: 'array' })).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

export async function kill9(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

export async function killPostgres(data: string): Promise<void> {
  const pid = (await readPostmaster(data))?.pid
  if (pid && (await isPostmaster(pid, data))) process.kill(pid, 'SIGKILL')
}

export async function until(what: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + 15_000
  while (!(await what())) {
    if (Date.now() > end) throw new Error('Waited fifteen seconds in vain.')
    await sleep(5)
  }
}

const script = `
  import { startEmbedded } from '${new URL('../src/db/embedded/embedded.ts', import.meta.url).href}'
  const { url } = await startEmbedded({ folder: process.argv[1], say: () => undefined })
  console.log(url)`
