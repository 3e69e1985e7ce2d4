// A server in a process of its own, as the bench sees it.

import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BusyPlace, MemoryUse, Order, Told } from './child-words.ts'

export interface StartedServer {
  readonly name: string
  readonly port: number
  tell(order: 'watch memory' | 'profile'): Promise<void>
  memory(): Promise<MemoryUse>
  /** Milliseconds of a processor, since it was started. */
  busyTime(): Promise<number>
  profile(): Promise<readonly BusyPlace[]>
  stop(): Promise<void>
}

export interface ServerFile {
  readonly name: string
  readonly file: string
  readonly args: readonly string[]
}

export function startProduct(url: string): Promise<StartedServer> {
  return startServer({ name: 'product', file: './serve-product.ts', args: [url] })
}

export function startLimit(url: string, prepared: boolean): Promise<StartedServer> {
  const args = prepared ? [url, 'prepared'] : [url]
  return startServer({ name: 'limit', file: './serve-limit.ts', args })
}

/** Its lines for each request are written, as in use, but to nowhere. */
async function startServer({ name, file, args }: ServerFile): Promise<StartedServer> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const { port } = (await nextWord(child, name)) as { port: number }
  const ask = (order: Order) => {
    child.send(order)
    return nextWord(child, name)
  }
  return {
    name,
    port,
    tell: async order => void (await ask(order)),
    memory: async () => (await ask('tell memory')) as MemoryUse,
    busyTime: async () => ((await ask('tell busy time')) as { busy: number }).busy,
    profile: async () => (await ask('tell profile')) as readonly BusyPlace[],
    stop: () => stopChild(child),
  }
}

async function nextWord(child: ChildProcess, name: string): Promise<Told> {
  const heard = new AbortController()
  const ended = once(child, 'exit', heard).then(([code]) => {
    throw new Error(`The server of the ${name} ended (${code}).`)
  })
  try {
    const [word] = (await Promise.race([once(child, 'message', heard), ended])) as [Told]
    return word
  } finally {
    heard.abort()
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  if (child.connected) child.send('stop' satisfies Order)
  const hurry = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(hurry)
}
