// Measures product and limit in turns, so that whatever else the machine does hits both.

import type { Ask } from './ask.ts'
import { line, median, milliseconds, percentile } from './figures.ts'
import { loadServer } from './load.ts'
import type { Measured } from './load.ts'
import type { StartedServer } from './started-server.ts'
import type { Wanted } from './wanted.ts'

export interface Pair {
  readonly product: StartedServer
  readonly limit: StartedServer
}

interface Round {
  readonly product: Measured
  readonly limit: Measured
}

/** Which of the two begins changes from round to round. */
export async function measureInTurns(
  { product, limit }: Pair,
  asks: readonly Ask[],
  { connections, rounds, seconds }: Wanted,
): Promise<readonly Round[]> {
  const load = { asks, connections, seconds }
  const warmUp = { ...load, seconds: Math.min(2, seconds) }
  await loadServer(product, warmUp)
  await loadServer(limit, warmUp)
  const measured: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const first = await loadServer(product, load)
      measured.push({ product: first, limit: await loadServer(limit, load) })
    } else {
      const first = await loadServer(limit, load)
      measured.push({ limit: first, product: await loadServer(product, load) })
    }
  }
  return measured
}

/** The middle one of the rounds' ratios: one disturbed round does not count. */
export function ratioOf(rounds: readonly Round[]): number {
  return median(ratiosOf(rounds))
}

export function printRounds(rounds: readonly Round[]): void {
  for (const name of ['product', 'limit'] as const) {
    const latencies = rounds.flatMap(round => round[name].latencies)
    const rate = median(rounds.map(round => perSecond(round[name])))
    console.log(
      line(
        name,
        `${rate.toFixed(rate < 100 ? 1 : 0)} a second`,
        milliseconds('p50', percentile(latencies, 0.5)),
        milliseconds('p99', percentile(latencies, 0.99)),
        milliseconds('work', busyOf(rounds.map(round => round[name]))),
      ),
    )
  }
  const ratios = ratiosOf(rounds).map(ratio => ratio.toFixed(2))
  console.log(`  rounds    ${ratios.join('  ')}`)
}

/** Of a request, in the process of the server. */
function busyOf(measured: readonly Measured[]): number {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  return sum(measured.map(({ busy }) => busy)) / sum(measured.map(({ requests }) => requests))
}

function ratiosOf(rounds: readonly Round[]): readonly number[] {
  return rounds.map(({ product, limit }) => perSecond(product) / perSecond(limit))
}

function perSecond({ requests, seconds }: Measured): number {
  return requests / seconds
}
