// npm run bench -- livestock: how long the summary of 3,000 lines takes, against one statement by hand.

import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import type { Ask } from '../ask.ts'
import type { Bench, Benching } from '../bench.ts'
import type { StartedServer } from '../started-server.ts'
import { timeSummary, toldSummary } from '../time-summary.ts'
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
  const byHand = () => stockByHand(db, place)
  return timeSummary({ name: 'livestock', ask, product, byHand, times: rounds * timesEach, wanted })
}

function askFor({ farm, period }: FarmOfStock): Ask {
  const path = `/api/v2/livestock-summary?farm_id=${farm}&period_id=${period}`
  return { method: 'GET', path, viewer: farmer([farm]) }
}

async function told(ask: Ask, product: StartedServer): Promise<LivestockOfPeriod['classes']> {
  return ((await toldSummary(ask, product)) as LivestockOfPeriod).classes
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
