// One write measured: product and limit in turns, one request at a time.

import http from 'node:http'
import type { Database } from '../../apps/server/src/db/database.ts'
import { askOnce } from '../ask.ts'
import { line, median, milliseconds, percentile } from '../figures.ts'
import { printBusiest } from '../print-busiest.ts'
import type { Pair } from '../rounds.ts'
import { expectSame } from '../same-answers.ts'
import type { StartedServer } from '../started-server.ts'
import type { Wanted } from '../wanted.ts'
import { forgetHistory, linesSince, newestLine } from './lines-of-changes.ts'
import type { WriteCase } from './write-cases.ts'

interface Measuring {
  readonly wanted: Wanted
  readonly db: Database
}

export async function measureWrite(
  one: WriteCase,
  pair: Pair,
  { wanted, db }: Measuring,
): Promise<string> {
  console.log(`\n${one.name}: ${one.what}`)
  await one.clear()
  await forgetHistory(db)
  await expectSameWrites(one, pair, db)
  if (wanted.profile) await pair.product.tell('profile')
  const times = await timesInTurns(one, pair, wanted)
  if (wanted.profile) printBusiest(await pair.product.profile())
  await askOnce(one.ask(0), pair.limit)
  await one.clear()
  printTimes(times)
  const ratio = median(times.product) / median(times.limit)
  console.log(
    `  at most ${one.wanted} is wanted: ${ratio <= one.wanted ? 'reached' : 'not reached'}`,
  )
  return `${one.name} ratio ${ratio.toFixed(2)} (time of the product by time of the limit)`
}

/** The same answers, and the same lines in `changes`, from the same beginning. */
async function expectSameWrites(one: WriteCase, { product, limit }: Pair, db: Database) {
  const write = async (server: StartedServer) => {
    await askOnce(one.ask(1), limit)
    await one.clear()
    const before = await newestLine(db)
    const answer = await askOnce(one.ask(0), server)
    const lines = await linesSince(db, before)
    await one.clear()
    return { answer, lines: { status: answer.status, text: one.mask(JSON.stringify(lines)) } }
  }
  const [byProduct, byLimit] = [await write(product), await write(limit)]
  expectSame(one.ask(0), [byProduct.answer, byLimit.answer], one.mask)
  expectSame(one.ask(0), [byProduct.lines, byLimit.lines])
}

interface Times {
  readonly product: number[]
  readonly limit: number[]
}

async function timesInTurns(
  one: WriteCase,
  { product, limit }: Pair,
  { rounds, seconds }: Wanted,
): Promise<Times> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const times: Times = { product: [], limit: [] }
  const warmUps = 6
  const until = performance.now() + rounds * seconds * 2000
  for (let turn = 1; performance.now() < until; turn += 1) {
    // Each is first as often as second, and each sends either set of values as often.
    const isProduct = turn % 4 === 1 || turn % 4 === 0
    const server = isProduct ? product : limit
    const time = await timeOf(one, turn, { server, agent })
    if (turn > warmUps) times[isProduct ? 'product' : 'limit'].push(time)
  }
  agent.destroy()
  return times
}

async function timeOf(
  one: WriteCase,
  turn: number,
  { server, agent }: { server: StartedServer; agent: http.Agent },
): Promise<number> {
  const ask = one.ask(turn)
  const began = performance.now()
  const { status, text } = await askOnce(ask, server, agent)
  const took = performance.now() - began
  if (status !== 200) throw new Error(`The ${server.name} answers ${status}: ${text.slice(0, 500)}`)
  await one.clear()
  return took
}

function printTimes(times: Times): void {
  for (const name of ['product', 'limit'] as const) {
    const parts = [
      `${times[name].length} requests`,
      `${(1000 / median(times[name])).toFixed(1)} a second`,
      milliseconds('p50', median(times[name])),
      milliseconds('p99', percentile(times[name], 0.99)),
    ]
    console.log(line(name, ...parts))
  }
}
