// npm run bench -- desk: how long the board of a consultant's 400 farms takes among all, beside one statement by hand
// that reads the same rows.

import type { BoardLine } from '@furrow/wire/collection-board-answer'
import type { Ask } from '../ask.ts'
import type { Bench, Benching } from '../bench.ts'
import { ensureHistory } from '../plans/long-history.ts'
import { benchToken, tokenFor } from '../reads/signed-in.ts'
import type { StartedServer } from '../started-server.ts'
import { timeSummary, toldSummary } from '../time-summary.ts'
import { withProduct } from '../with-servers.ts'
import { boardByHand } from './board-by-hand.ts'
import type { LineByHand } from './board-by-hand.ts'
import { consultantOf, farmsEach } from './consultant-of-farms.ts'
import { measureGroup } from './measure-group.ts'
import { projectsEach, timeProjectsBoard } from './projects-board.ts'

/** Milliseconds at the median, on a machine that has nothing else to do. */
const cases = [
  { name: 'desk', more: '', wanted: 200, timesEach: 10 },
  // Asked behind it: all that is asked of the farms is counted.
  { name: 'desk-completeness', more: '?completeness=yes', wanted: 2000, timesEach: 2 },
]

export const desk: Bench = {
  what: `the boards of a consultant’s ${farmsEach} farms and ${projectsEach} projects, against one statement by hand`,
  farms: 2000,
  run: async benching => {
    await ensureHistory(benching.store.db)
    const person = await consultantOf(benching.store.db)
    await tokenFor(benching.store.db, person)
    return withProduct(benching, product => measure(benching, product, person))
  },
}

async function measure(
  { store: { db }, wanted: { rounds, only } }: Benching,
  product: StartedServer,
  person: number,
): Promise<boolean> {
  const byHand = () => boardByHand(db, person)
  let enough = true
  for (const { name, more, wanted, timesEach } of cases) {
    if (!name.includes(only)) continue
    const path = `/api/v2/collection-board${more}`
    const ask: Ask = { method: 'GET', path, viewer: String(person), token: benchToken }
    expectSame((await toldSummary(ask, product)) as readonly BoardLine[], await byHand())
    const times = rounds * timesEach
    enough = (await timeSummary({ name, ask, product, byHand, times, wanted })) && enough
  }
  if ('desk-group'.includes(only)) enough = (await measureGroup({ db, product, rounds })) && enough
  if (!'projects-board'.includes(only)) return enough
  const board = { db, product, times: rounds * 10, wanted: 200 }
  return (await timeProjectsBoard(board)) && enough
}

function expectSame(told: readonly BoardLine[], byHand: readonly LineByHand[]): void {
  if (told.length !== farmsEach || byHand.length !== farmsEach) {
    throw new Error(`The board has ${told.length} farms, and ${byHand.length} by hand.`)
  }
  const others = new Map(byHand.map(line => [line.farm_id, line]))
  for (const { farm_id, collection, questions } of told) {
    const other = others.get(farm_id)
    const isSame =
      collection?.period_id === other?.period_id &&
      collection?.status === other?.status &&
      questions.for_farm === other?.questions
    if (!isSame) throw new Error(`Of farm ${farm_id} the board says another thing than by hand.`)
  }
}
