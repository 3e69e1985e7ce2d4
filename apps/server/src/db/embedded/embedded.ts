// The database that Furrow brings with it: started on a folder, started again when it dies, and
// stopped with the server. What was committed stays, whichever of the two is killed.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, openCluster } from './cluster.ts'
import { type Hold, stopHold, takeHold } from './hold.ts'

export interface EmbeddedPlace {
  folder: string
  /** Told, in sentences, what an operator would want to know. */
  say(sentence: string): void
  /** For what nobody will miss, such as a run of tests: a crash of the machine may take what was committed. */
  forgets?: boolean
}

export interface Embedded {
  /** Valid until `stop`, also after PostgreSQL had to be started again. */
  url: string
  stop(): Promise<void>
  /** Settles when there is no database any more; with the reason, if nobody asked for it. */
  stopped: Promise<Error | undefined>
}

export async function startEmbedded({ folder, say, forgets }: EmbeddedPlace): Promise<Embedded> {
  const cluster = await openCluster(folder, say, forgets)
  const hold = await takeHold(cluster)
  if (hold.adopted) say(`PostgreSQL (process ${hold.pid}) was left running by a killed server.`)
  try {
    await hold.lock.ensureDatabase('furrow')
  } catch (error) {
    await stopHold(hold, cluster)
    throw error
  }
  return supervise(cluster, hold, say)
}

function supervise(cluster: Cluster, first: Hold, say: EmbeddedPlace['say']): Embedded {
  const asked = new AbortController()
  let hold = Promise.resolve(first)
  const watch = async (): Promise<Error | undefined> => {
    try {
      for (;;) {
        const { lock } = await hold
        await lock.lost
        if (asked.signal.aborted) return undefined
        say(`The database in ${cluster.data} has gone away: starting it again.`)
        hold = takeHoldAgain(cluster, first.port, say, asked.signal)
      }
    } catch (error) {
      return asked.signal.aborted ? undefined : (error as Error)
    }
  }
  const stopped = watch()
  const stop = async (): Promise<void> => {
    asked.abort()
    const last = await hold.catch(() => undefined)
    if (last) await stopHold(last, cluster)
    await stopped
  }
  const url = `postgres://furrow:${cluster.password}@127.0.0.1:${first.port}/furrow`
  return { url, stop, stopped }
}

/** In milliseconds. What stands in the way, such as a full disk, may be corrected at any time. */
const shortestPause = 200
const longestPause = 30_000

async function takeHoldAgain(
  cluster: Cluster,
  port: number,
  say: EmbeddedPlace['say'],
  signal: AbortSignal,
): Promise<Hold> {
  for (let pause = shortestPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      const hold = await takeHold(cluster, port)
      say(`The database in ${cluster.data} is back.`)
      return hold
    } catch (error) {
      if (signal.aborted) throw error
      const seconds = Math.ceil(pause / 1000)
      say(`${(error as Error).message} Trying again in ${seconds} s.`)
      await sleep(pause, undefined, { signal })
    }
  }
}
