// Furrow as a person starts it: its own process, on a folder and a port of its own.

import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ownMain = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const watched = new URL('watched-server.ts', import.meta.url).href

export interface RunningServer {
  readonly address: string
  readonly folder: string
  readonly pid: number
  /** All that it has printed so far. */
  printed(): string
  /** Asks it to stop and gives its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

type Environment = Readonly<Record<string, string>>

interface Way {
  /** Not where time is measured: to look at each answer takes longer than to give it. */
  readonly isWatched?: boolean
  /** Of another release. */
  readonly main?: string
}

export async function runServer(env: Environment = {}, way: Way = {}): Promise<RunningServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-server-'))
  const { child, printed } = startServer({ DATA_DIR: folder, PORT: '0', ...env }, way)
  const closed = once(child, 'close') as Promise<[number | null]>
  child.on('close', code => {
    if (code) console.error(`Furrow ended with ${code}:\n${printed().slice(-2000)}`)
  })
  const address = await addressIn(child, printed)
  return {
    address,
    folder,
    pid: child.pid ?? 0,
    printed,
    async stop(signal = 'SIGINT') {
      child.kill(signal)
      const [code] = await closed
      await rm(folder, { recursive: true, force: true })
      return code
    },
  }
}

/** For starts that come to nothing, or that are stopped as soon as a word was said. */
export async function runRefused(
  env: Environment,
  stopAt?: string,
): Promise<{ code: number | null; said: string }> {
  const { child, printed } = startServer(env)
  // Once: whoever asks again after a while wants it at once.
  const stopOnce = () => {
    if (!stopAt || !printed().includes(stopAt)) return
    child.stdout.off('data', stopOnce)
    child.kill('SIGTERM')
  }
  child.stdout.on('data', stopOnce)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said: printed() }
}

function startServer(env: Environment, { isWatched = true, main = ownMain }: Way = {}) {
  const { DATABASE_URL: _, ...inherited } = process.env
  const args = isWatched ? ['--import', watched, main] : [main]
  const child = spawn(process.execPath, args, {
    // One process, however many processors there are, unless more are asked for.
    env: { ...inherited, WORKERS: '1', ...env },
  })
  let text = ''
  child.stdout.on('data', piece => (text += String(piece)))
  child.stderr.on('data', piece => (text += String(piece)))
  return { child, printed: () => text }
}

async function addressIn(child: ChildProcessWithoutNullStreams, printed: () => string) {
  const closed = once(child, 'close')
  for (;;) {
    const address = /Furrow is at (\S+)/.exec(printed())?.[1]
    if (address) return address
    if (child.exitCode !== null) throw new Error(`The server did not start: ${printed()}`)
    await Promise.race([once(child.stdout, 'data'), closed])
  }
}
