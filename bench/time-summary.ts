// How long a summary takes beside one statement by hand that gives its main figures.

import { askOnce } from './ask.ts'
import type { Ask } from './ask.ts'
import { line, median, milliseconds, percentile } from './figures.ts'
import type { StartedServer } from './started-server.ts'

interface TimedSummary {
  readonly name: string
  readonly ask: Ask
  /** Asked for at the same moment: all of them are waited for. */
  readonly beside?: readonly Ask[]
  readonly product: StartedServer
  readonly byHand: () => Promise<unknown>
  readonly times: number
  /** Milliseconds at most, on a machine that has nothing else to do. */
  readonly wanted: number
}

/** Whether it was quick enough. */
export async function timeSummary(timed: TimedSummary): Promise<boolean> {
  const { name, ask, beside = [], product, wanted } = timed
  const times = { product: [] as number[], byHand: [] as number[] }
  const busy = await product.busyTime()
  for (let turn = 0; turn < timed.times; turn += 1) {
    const asks = [ask, ...beside]
    times.product.push(await timeOf(() => Promise.all(asks.map(one => askOnce(one, product)))))
    times.byHand.push(await timeOf(timed.byHand))
  }
  for (const [side, own] of Object.entries(times)) {
    const spread = [0.05, 0.5, 0.95].map(part =>
      milliseconds(`p${part * 100}`, percentile(own, part)),
    )
    console.log(line(side, ...spread))
  }
  const work = ((await product.busyTime()) - busy) / timed.times
  console.log(line('work', `${work.toFixed(1)} ms of a processor in the product for each`))
  const [ours, byHand] = [median(times.product), median(times.byHand)]
  const enough = ours <= wanted ? 'reached' : 'not reached'
  console.log(`  at most ${wanted} ms is wanted of an idle machine: ${enough}`)
  console.log(`\n${name} ratio ${(ours / byHand).toFixed(2)}`)
  return ours <= wanted
}

/** What the product tells. */
export async function toldSummary(ask: Ask, product: StartedServer): Promise<unknown> {
  const { status, text } = await askOnce(ask, product)
  if (status !== 200) throw new Error(`The product answers ${status}: ${text.slice(0, 200)}`)
  return (JSON.parse(text) as { data: unknown }).data
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
