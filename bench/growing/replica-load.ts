// Those who read and save for a while, each of whom says how far they have seen; and who had the processors for it.

import http from 'node:http'
import { readPostmaster } from '../../apps/server/src/db/embedded/postmaster.ts'
import type { Databases } from '../../apps/server/test/primary-and-standbys.ts'
import type { RunningServer } from '../../apps/server/test/running-server.ts'
import { percentile } from '../figures.ts'
import { askingAt, readsOf, saveOf } from './asking.ts'
import type { Grower } from './growers.ts'
import { processorTime } from './processor-time.ts'

export interface Load {
  readonly server: RunningServer
  readonly databases: Databases
  readonly growers: readonly Grower[]
  readonly connections: number
  readonly seconds: number
  /** One request of so many saves; nobody where nothing is said. */
  readonly savesOneOf?: number | undefined
}

interface Loaded {
  readonly perSecond: number
  readonly p95: number
  readonly failed: number
  /** Of a processor, in percent: whoever answers, the primary, and each replica. */
  readonly shares: readonly number[]
}

export async function loaded({ server, databases, growers, ...load }: Load): Promise<Loaded> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: load.connections })
  const ask = askingAt(server.address, agent)
  const seen = new Map<Grower, string>()
  const took: number[] = []
  let failed = 0
  let next = 0
  const before = await spentBy(server, databases)
  const began = performance.now()
  const work = async () => {
    while (performance.now() - began < load.seconds * 1000) {
      const at = next++
      const grower = growers[at % growers.length]
      if (!grower) return
      const reads = readsOf(grower)
      const isSave = load.savesOneOf !== undefined && at % load.savesOneOf === 0
      const request = isSave ? saveOf(grower, at) : reads[at % reads.length]
      if (!request) return
      const headers = { ...request.headers, 'furrow-position': seen.get(grower) ?? '0/0' }
      const answered = await ask(grower.token, { ...request, headers }).catch(() => undefined)
      if (!answered || answered.status >= 300) {
        failed += 1
        continue
      }
      took.push(answered.took)
      const told = answered.headers['furrow-position']
      if (typeof told === 'string') seen.set(grower, told)
    }
  }
  await Promise.all(Array.from({ length: load.connections }, work))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  const after = await spentBy(server, databases)
  const shares = after.map((spent, place) => (100 * (spent - (before[place] ?? 0))) / seconds)
  return { perSecond: took.length / seconds, p95: percentile(took, 0.95), failed, shares }
}

/** In seconds: whoever answers, the primary, and each replica. */
async function spentBy({ pid }: RunningServer, databases: Databases): Promise<readonly number[]> {
  const all = [databases.primary, ...databases.standbys]
  const times = await Promise.all(
    all.map(async ({ data }) => processorTime(pid, (await readPostmaster(data))?.pid ?? 0)),
  )
  const [first] = times
  const answering = (first?.answering ?? 0) + (first?.background ?? 0) + (first?.parent ?? 0)
  return [answering, ...times.map(({ database }) => database)]
}

export function print(what: string, { perSecond, p95, failed, shares }: Loaded): void {
  const names = [
    'answering',
    'primary',
    ...shares.slice(2).map((_, place) => `replica ${place + 1}`),
  ]
  // What had worked is no longer counted where it is gone.
  const told = shares.map((share, place) =>
    share < 0 ? `${names[place]} gone` : `${names[place]} ${share.toFixed(0)} %`,
  )
  console.log(
    `${what.padEnd(20)} ${perSecond.toFixed(0).padStart(5)}/s, p95 ${p95.toFixed(0).padStart(3)} ms, ` +
      `${failed} failed; of a processor: ${told.join(', ')}`,
  )
}
