// npm run bench -- harvest: a day at harvest in an hour. 3,000 people of 10,000 farms type and look at their own pace,
// with a live line each; some come back from a paddock without signal; two of an office export meanwhile.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPostmaster } from '../../apps/server/src/db/embedded/postmaster.ts'
import { runServer } from '../../apps/server/test/running-server.ts'
import type { RunningServer } from '../../apps/server/test/running-server.ts'
import type { Bench, Benching } from '../bench.ts'
import { administratorOf, growersOf } from './growers.ts'
import type { HarvestOrders, HarvestTold } from './harvest-day.ts'
import { processorTime } from './processor-time.ts'

/** At the 95th of a hundred, in milliseconds. */
const mostWait = { reads: 150, writes: 250 }
/** In seconds. */
const thinking = 60

export const harvest: Bench = {
  what: 'a day at harvest: how long people wait, and whether anything fails',
  farms: 10_000,
  run: benchHarvest,
}

async function benchHarvest({ store, wanted, stopped }: Benching): Promise<boolean> {
  const { people, minutes } = wanted
  const growers = await growersOf(store.db, people)
  const office = await administratorOf(store.db)
  const { pid: database = 0 } = (await readPostmaster(path.join(store.folder, 'postgres'))) ?? {}
  const env = { DATABASE_URL: store.url, DEMO_DATA: 'no', NODE_ENV: 'production' }
  const workers = process.env['WORKERS'] ?? '1'
  const server = await runServer({ ...env, WORKERS: workers }, { isWatched: false })
  const lasts = minutes * 60
  const orders = { origin: server.address, growers, office, lasts, thinking }
  console.log(
    `${people} people for ${minutes} minutes, ${workers} worker${workers === '1' ? '' : 's'}`,
  )
  const memory = watchMemory(server)
  const before = await processorTime(server.pid, database)
  try {
    const told = await Promise.race([dayOf(orders), stopped.then(() => undefined)])
    if (!told) return false
    const after = await processorTime(server.pid, database)
    for (const name of ['answering', 'background', 'parent', 'database'] as const) {
      const share = (100 * (after[name] - before[name])) / lasts
      console.log(`${name.padEnd(11)}${share.toFixed(0)} % of a processor`)
    }
    console.log(`memory     ${memory.most()} MB at most, of the process that answers`)
    return isWell(told, lasts)
  } finally {
    memory.stop()
    await server.stop('SIGTERM')
  }
}

/** Their devices are not ours: they take the processors last. */
async function dayOf(orders: HarvestOrders): Promise<HarvestTold> {
  const child = fork(fileURLToPath(new URL('harvest-day.ts', import.meta.url)))
  child.send(orders)
  if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW)
  try {
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The people ended (${code}).`)
    })
    const [told] = (await Promise.race([once(child, 'message'), ended])) as [HarvestTold]
    ended.catch(() => undefined)
    return told
  } finally {
    child.kill('SIGKILL')
  }
}

function isWell(told: HarvestTold, lasts: number): boolean {
  for (const kind of ['reads', 'writes', 'uploads', 'exports'] as const) {
    const took = told[kind]
    const rate = (took.length / lasts).toFixed(1)
    const [p50, p95, p99, most] = [0.5, 0.95, 0.99, 1].map(share => at(took, share))
    console.log(
      `${kind.padEnd(11)}${took.length.toLocaleString('en')} (${rate}/s), ` +
        `p50 ${p50}, p95 ${p95}, p99 ${p99}, longest ${most} ms`,
    )
  }
  const { linesOpen, linesHeard, bursts, failures } = told
  console.log(
    `lines      ${linesOpen} open at most, ${linesHeard} heard; ${bursts} came back from afar`,
  )
  for (const [what, times] of Object.entries(failures)) console.log(`FAILED     ${times} × ${what}`)
  const isQuick = at(told.reads, 0.95) <= mostWait.reads && at(told.writes, 0.95) <= mostWait.writes
  console.log(
    `harvest ${isQuick ? 'holds' : 'is over'}: p95 of ${JSON.stringify(mostWait)} ms at most`,
  )
  return isQuick && Object.keys(failures).length === 0
}

function at(took: readonly number[], share: number): number {
  const sorted = took.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0)
}

function watchMemory({ pid }: RunningServer) {
  let most = 0
  const look = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    most = Math.max(most, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0))
  }
  const timer = setInterval(() => void look(), 1000)
  return { most: () => Math.round(most / 1024), stop: () => clearInterval(timer) }
}
