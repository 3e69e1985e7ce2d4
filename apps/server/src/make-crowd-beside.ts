// Makes the crowd of the demonstration while the server answers already, on a thread of its own: it takes half a
// minute of reckoning. What is broken off is gone on with at the next start.

import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { furrow } from '@furrow/catalogue/furrow'
import { openDatabase } from './db/database.ts'
import { loadCrowd } from './demo/crowd/load-crowd.ts'
import { openFurrowEngine } from './furrow-engine.ts'
import { publishCrowd } from './publish-crowd.ts'

interface Beside {
  readonly url: string
  readonly timeZone: string
}

export interface CrowdMaking {
  stop(): Promise<void>
}

type Say = (sentence: string) => void

export function makeCrowdBeside(beside: Beside, say: Say): CrowdMaking {
  const worker = new Worker(new URL(import.meta.url), { workerData: { crowd: beside } })
  worker.on('message', (sentence: string) => say(sentence))
  const ended = once(worker, 'exit')
  let isStopping = false
  worker.on('error', error => {
    if (!isStopping) say(`The crowd could not be made: ${(error as Error).message}`)
  })
  return {
    async stop() {
      isStopping = true
      await worker.terminate()
      await ended.catch(() => undefined)
    },
  }
}

/** Gives what was done, for whoever waits at the terminal; nothing where it was there already. */
export async function makeWholeCrowd({ url, timeZone }: Beside): Promise<string | undefined> {
  const began = Date.now()
  const catalogue = furrow()
  const isNew = await loadCrowd(url, catalogue)
  const db = openDatabase(url, { timeZone, connections: 3, patience: 0 })
  try {
    const editions = await publishCrowd(openFurrowEngine(catalogue, db, { timeZone }))
    if (!isNew && editions === 0) return undefined
  } finally {
    await db.destroy()
  }
  const seconds = Math.round((Date.now() - began) / 1000)
  return `Made 60 more farms to compare with, and published how they compare (${seconds} s).`
}

const given = workerData as { readonly crowd?: Beside } | null
if (!isMainThread && given?.crowd) {
  const told = await makeWholeCrowd(given.crowd)
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  if (told) parentPort?.postMessage(told)
}
