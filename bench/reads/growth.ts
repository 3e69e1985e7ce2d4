// npm run bench -- growth: the reads of `reads` among 200, 2,000 and 10,000 farms, side by side, so that whatever else
// the machine does hits all. What an answer takes may hardly depend on how many farms there are.

import type { Store } from '../../apps/server/src/open-store.ts'
import { listenForStop } from '../../apps/server/src/stop-request.ts'
import { askOnce } from '../ask.ts'
import { openBenchStore } from '../bench-store.ts'
import { line, median } from '../figures.ts'
import { loadServer } from '../load.ts'
import { startProduct } from '../started-server.ts'
import type { StartedServer } from '../started-server.ts'
import type { Wanted } from '../wanted.ts'
import { landOf } from './land.ts'
import { readCases } from './read-cases.ts'
import type { ReadCase } from './read-cases.ts'
import { signInOn } from './signed-in.ts'

const sizes = [200, 2000, 10_000] as const
/** From the middle to the largest. */
const mostGrowth = 1.2

interface Size {
  readonly farms: number
  readonly server: StartedServer
  readonly cases: readonly ReadCase[]
}

export const growth = {
  what: 'how reads grow from 200 to 10,000 farms',
  async run(wanted: Wanted): Promise<boolean> {
    const stop = listenForStop()
    const open: { stop(): Promise<void> }[] = []
    try {
      const measured: Size[] = []
      for (const farms of sizes) {
        const store = await openBenchStore(farms, stop.isAsked)
        open.push({ stop: () => store.close() })
        const size = await sizeOf(farms, store, wanted)
        open.push(size.server)
        measured.push(size)
      }
      return await Promise.race([measureAll(measured, wanted), stop.asked.then(() => false)])
    } finally {
      for (const one of open.toReversed()) await one.stop()
    }
  },
}

async function sizeOf(farms: number, { db, url }: Store, { only }: Wanted): Promise<Size> {
  const land = await landOf(db)
  await signInOn(db, land.farms[0] ?? 0)
  const cases = readCases(land).filter(({ name }) => name.includes(only))
  return { farms, server: await startProduct(url), cases }
}

async function measureAll(measured: readonly Size[], wanted: Wanted): Promise<boolean> {
  console.log(
    line('', ...sizes.map(farms => `${farms.toLocaleString('en')} farms`), 'growth').padStart(30),
  )
  const names = measured[0]?.cases.map(({ name }) => name) ?? []
  let grown = 0
  for (const name of names) {
    const times = await timesOf(name, measured, wanted)
    const each = times.map(rounds => median(rounds))
    const growths = (times.at(-1) ?? []).map(
      (time, round) => time / (times.at(-2)?.[round] ?? time),
    )
    const most = median(growths)
    if (most > mostGrowth) grown += 1
    const told = each.map(time => `${time.toFixed(time < 10 ? 2 : 1)} ms`)
    console.log(
      `${name.padEnd(22)}${line('', ...told, `${most > mostGrowth ? '! ' : ''}${most.toFixed(2)}`)}`,
    )
  }
  console.log(
    `\nfrom 2,000 to 10,000 farms no more than ${mostGrowth}: ${grown} of ${names.length} grow more`,
  )
  return grown === 0
}

/** For each size the rounds, each as milliseconds of the machine for one answer, or for the same amount of it. */
async function timesOf(
  name: string,
  measured: readonly Size[],
  { connections, rounds, seconds }: Wanted,
): Promise<readonly (readonly number[])[]> {
  const loads = await Promise.all(
    measured.map(async ({ server, cases }) => {
      const asks = cases.find(one => one.name === name)?.asks ?? []
      const amount = await amountOf(name, asks, server)
      const atOnce = name === wholeAnswers ? 2 : connections
      return { server, amount, load: { asks, connections: atOnce, seconds } }
    }),
  )
  for (const { server, load } of loads)
    await loadServer(server, { ...load, seconds: Math.min(2, seconds) })
  const times: number[][] = loads.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? loads : loads.toReversed()
    for (const { server, amount, load } of order) {
      const { requests, seconds: took } = await loadServer(server, load)
      times[loads.findIndex(one => one.server === server)]?.push((took * 1000) / requests / amount)
    }
  }
  return times
}

/** The one case whose answer grows with the farms: asked by few at once, and told by the megabyte. */
const wholeAnswers = 'all-of-period'

async function amountOf(
  name: string,
  asks: ReadCase['asks'],
  server: StartedServer,
): Promise<number> {
  const [ask] = asks
  if (name !== wholeAnswers || !ask) return 1
  const { text } = await askOnce(ask, server)
  return text.length / 1_000_000
}
