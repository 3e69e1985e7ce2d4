// npm run bench -- reads: how many answers a second, against the same answers by hand.

import { askOnce } from '../ask.ts'
import type { Bench } from '../bench.ts'
import { withPair } from '../with-servers.ts'
import { measureInTurns, printRounds, ratioOf } from '../rounds.ts'
import type { Pair } from '../rounds.ts'
import { expectSame } from '../same-answers.ts'
import { printBusiest } from '../print-busiest.ts'
import type { Wanted } from '../wanted.ts'
import { landOf } from './land.ts'
import { readCases } from './read-cases.ts'
import type { ReadCase } from './read-cases.ts'
import { signInOn } from './signed-in.ts'

export const reads: Bench = {
  what: 'throughput of reads against hand-written SQL',
  farms: 200,
  run: benching =>
    withPair(benching, async pair => {
      const { store, wanted } = benching
      const land = await landOf(store.db)
      await signInOn(store.db, land.farms[0] ?? 0)
      const cases = readCases(land).filter(({ name }) => name.includes(wanted.only))
      const lines: string[] = []
      for (const one of cases) lines.push(await measureCase(one, pair, wanted))
      console.log(`\n${lines.join('\n')}`)
      return true
    }),
}

async function measureCase(one: ReadCase, pair: Pair, wanted: Wanted): Promise<string> {
  console.log(`\n${one.name}: ${one.what}`)
  for (const ask of one.asks.slice(0, 20)) {
    expectSame(ask, [await askOnce(ask, pair.product), await askOnce(ask, pair.limit)])
  }
  if (wanted.profile) await pair.product.tell('profile')
  const rounds = await measureInTurns(pair, one.asks, wanted)
  if (wanted.profile) printBusiest(await pair.product.profile())
  printRounds(rounds)
  const ratio = ratioOf(rounds)
  const enough = ratio >= one.wanted ? 'reached' : 'not reached'
  console.log(`  at least ${one.wanted} is wanted: ${enough}`)
  return `${one.name} ratio ${ratio.toFixed(2)}`
}
