// npm run bench -- livestock: how long the summary of 3,000 lines takes, against one statement by hand.

import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import { askOnce } from '../ask.ts'
import type { Ask } from '../ask.ts'
import type { Bench, Benching } from '../bench.ts'
import { line, median, milliseconds, percentile } from '../figures.ts'
import type { StartedServer } from '../started-server.ts'
import { farmer } from '../viewers.ts'
import { withProduct } from '../with-servers.ts'
import { enterprisesEach, farmOfStock, linesEach } from './farm-of-stock.ts'
import type { FarmOfStock } from './farm-of-stock.ts'
import { stockByHand } from './stock-by-hand.ts'
import type { StockByHand } from './stock-by-hand.ts'

/** Milliseconds, on a machine that has nothing else to do. */
const wanted = 80
const timesEach = 20

export const livestock: Bench = {
  what: `the summary of ${enterprisesEach} stock enterprises with ${linesEach} lines, against one statement by hand`,
  farms: 2000,
  run: benching => withProduct(benching, product => measure(benching, product)),
}

async function measure(
  { store: { db }, wanted: { rounds } }: Benching,
  product: StartedServer,
): Promise<boolean> {
  const place = await farmOfStock(db)
  const ask = askFor(place)
  expectSame(await told(ask, product), await stockByHand(db, place))
  const times: { readonly product: number[]; readonly byHand: number[] } = {
    product: [],
    byHand: [],
  }
  for (let round = 0; round < rounds * timesEach; round += 1) {
    times.product.push(await timeOf(() => askOnce(ask, product)))
    times.byHand.push(await timeOf(() => stockByHand(db, place)))
  }
  for (const [name, own] of Object.entries(times)) {
    const spread = [0.05, 0.5, 0.95].map(part =>
      milliseconds(`p${part * 100}`, percentile(own, part)),
    )
    console.log(line(name, ...spread))
  }
  const [ours, byHand] = [median(times.product), median(times.byHand)]
  const enough = ours <= wanted ? 'reached' : 'not reached'
  console.log(`  at most ${wanted} ms is wanted of an idle machine: ${enough}`)
  console.log(`\nlivestock ratio ${(ours / byHand).toFixed(2)}`)
  return ours <= wanted
}

function askFor({ farm, period }: FarmOfStock): Ask {
  const path = `/api/v2/livestock-summary?farm_id=${farm}&period_id=${period}`
  return { method: 'GET', path, viewer: farmer([farm]) }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function told(ask: Ask, product: StartedServer): Promise<LivestockOfPeriod['classes']> {
  const { status, text } = await askOnce(ask, product)
  if (status !== 200) throw new Error(`The product answers ${status}: ${text.slice(0, 200)}`)
  return (JSON.parse(text) as { data: LivestockOfPeriod }).data.classes
}

function expectSame(classes: LivestockOfPeriod['classes'], byHand: readonly StockByHand[]): void {
  if (classes.length !== byHand.length) throw new Error('They do not tell of the same classes.')
  for (const one of classes) {
    const other = byHand.find(
      ({ enterprise, class: id }) => id === one.class.id && enterprise === one.enterprise?.id,
    )
    const both = [
      [one.head.expected, other?.expected],
      [one.head.closing, other?.counted],
      [one.head.moved.sale, other?.sold],
      [one.value?.moved.sale, other?.sold_for],
    ] as const
    for (const [ours, theirs] of both) {
      if (ours === Number(theirs)) continue
      throw new Error(`Of ${one.class.name}, ${ours} here is ${theirs} by hand.`)
    }
  }
}
