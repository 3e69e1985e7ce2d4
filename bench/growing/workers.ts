// npm run bench -- workers: how much one process answers, and how much several do, in turns on one database; and
// who of them had the processors in the meantime.

import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { readPostmaster } from '../../apps/server/src/db/embedded/postmaster.ts'
import { runServer } from '../../apps/server/test/running-server.ts'
import type { RunningServer } from '../../apps/server/test/running-server.ts'
import type { Bench, Benching } from '../bench.ts'
import { askingAt, readsOf, saveOf } from './asking.ts'
import { growersOf } from './growers.ts'
import type { Grower } from './growers.ts'
import { processorTime } from './processor-time.ts'
import type { Spent } from './processor-time.ts'

const people = 32
const kinds = ['reads', 'mixed'] as const
/** One request of so many saves. */
const savesOneOf = 5

export const workers: Bench = {
  what: 'how much one process answers, and how much several do',
  farms: 200,
  run: benchWorkers,
}

interface Side {
  readonly workers: number
  readonly server: RunningServer
}

async function benchWorkers({ store, wanted, stopped }: Benching): Promise<boolean> {
  const growers = await growersOf(store.db, people)
  const { pid: database = 0 } = (await readPostmaster(path.join(store.folder, 'postgres'))) ?? {}
  const sides: Side[] = []
  const work = async () => {
    for (const count of countsHere()) sides.push(await startSide(store.url, count))
    for (const kind of kinds.filter(name => name.includes(wanted.only))) {
      await measure(kind, { sides, growers, database, wanted })
    }
    return true
  }
  try {
    return await Promise.race([work(), stopped.then(() => false)])
  } finally {
    await Promise.all(sides.map(({ server }) => server.stop('SIGTERM')))
  }
}

/** 1, 2, and twice as many each time up to what there is. */
function countsHere(): readonly number[] {
  const most = Math.max(2, os.availableParallelism())
  const doubled = [1, 2, 4, 8, 16, 32, 64].filter(count => count < most)
  return [...doubled, most]
}

async function startSide(url: string, workers: number): Promise<Side> {
  const env = { DATABASE_URL: url, DEMO_DATA: 'no', NODE_ENV: 'production' }
  const server = await runServer({ ...env, WORKERS: String(workers) }, { isWatched: false })
  return { workers, server }
}

interface Measuring {
  readonly sides: readonly Side[]
  readonly growers: readonly Grower[]
  readonly database: number
  readonly wanted: Benching['wanted']
}

interface Round {
  readonly perSecond: number
  readonly p95: number
  readonly spent: Spent & { readonly asking: number }
  readonly seconds: number
}

async function measure(kind: (typeof kinds)[number], measuring: Measuring): Promise<void> {
  const { sides, wanted } = measuring
  const rounds = new Map<number, Round[]>(sides.map(({ workers }) => [workers, []]))
  for (const side of sides) await load(side, kind, { ...measuring, seconds: 2 })
  for (let round = 0; round < wanted.rounds; round += 1) {
    const turn = round % 2 === 0 ? sides : sides.toReversed()
    for (const side of turn) {
      const one = await load(side, kind, { ...measuring, seconds: wanted.seconds })
      rounds.get(side.workers)?.push(one)
    }
  }
  for (const [workers, all] of rounds) print(kind, workers, all)
  const rates = [...rounds].map(([workers, all]) => [workers, middle(all, 'perSecond')] as const)
  const [one = [1, 1]] = rates
  for (const [workers, rate] of rates.slice(1)) {
    console.log(`${kind} with ${workers} workers ratio ${(rate / one[1]).toFixed(2)}`)
  }
}

async function load(
  { server }: Side,
  kind: (typeof kinds)[number],
  { growers, database, wanted, seconds }: Measuring & { readonly seconds: number },
): Promise<Round> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: wanted.connections })
  const ask = askingAt(server.address, agent)
  const took: number[] = []
  const before = await processorTime(server.pid, database)
  const ownBefore = process.cpuUsage()
  const began = performance.now()
  const until = began + seconds * 1000
  let next = 0
  const work = async () => {
    while (performance.now() < until) {
      const at = next++
      const grower = growers[at % growers.length]
      if (!grower) return
      const reads = readsOf(grower)
      const isSave = kind === 'mixed' && at % savesOneOf === 0
      const request = isSave ? saveOf(grower, at) : reads[at % reads.length]
      if (!request) return
      const answered = await ask(grower.token, request)
      if (answered.status >= 300) throw new Error(`${answered.status} to ${request.path}`)
      took.push(answered.took)
    }
  }
  await Promise.all(Array.from({ length: wanted.connections }, work))
  const lasted = (performance.now() - began) / 1000
  agent.destroy()
  const own = process.cpuUsage(ownBefore)
  const after = await processorTime(server.pid, database)
  const less = (name: keyof Spent) => after[name] - before[name]
  return {
    perSecond: took.length / lasted,
    p95: took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.95)] ?? 0,
    seconds: lasted,
    spent: {
      answering: less('answering'),
      background: less('background'),
      parent: less('parent'),
      database: less('database'),
      asking: (own.user + own.system) / 1e6,
    },
  }
}

function print(kind: string, workers: number, rounds: readonly Round[]): void {
  const sum = (name: keyof Round['spent']) =>
    rounds.reduce((total, { spent }) => total + spent[name], 0)
  const names = ['answering', 'background', 'parent', 'database', 'asking'] as const
  const lasted = rounds.reduce((total, { seconds }) => total + seconds, 0)
  const shares = names.map(name => `${name} ${((100 * sum(name)) / lasted).toFixed(0)} %`)
  const rate = middle(rounds, 'perSecond').toFixed(0)
  const p95 = middle(rounds, 'p95').toFixed(0)
  console.log(
    `${kind.padEnd(6)} ${workers} ${workers === 1 ? 'worker ' : 'workers'}  ${rate.padStart(5)}/s, ` +
      `p95 ${p95.padStart(3)} ms; of a processor: ${shares.join(', ')}`,
  )
}

function middle(rounds: readonly Round[], of: 'perSecond' | 'p95'): number {
  const sorted = rounds.map(round => round[of]).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
