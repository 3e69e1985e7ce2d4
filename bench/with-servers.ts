// Servers that are there for as long as the work lasts. They go before their database does.

import type { Benching } from './bench.ts'
import type { Pair } from './rounds.ts'
import { startLimit, startProduct } from './started-server.ts'
import type { StartedServer } from './started-server.ts'

type Work<T> = (servers: T) => Promise<boolean>

export function withProduct(
  { store, stopped }: Benching,
  work: Work<StartedServer>,
): Promise<boolean> {
  return withServer(startProduct(store.url), stopped, work)
}

/** Product and limit, both on one database. */
export function withPair(benching: Benching, work: Work<Pair>): Promise<boolean> {
  const { store, wanted, stopped } = benching
  return withProduct(benching, product =>
    withServer(startLimit(store.url, wanted.prepared), stopped, limit => work({ product, limit })),
  )
}

/** Work that is given up is not waited for. */
async function withServer(
  starting: Promise<StartedServer>,
  stopped: Promise<void>,
  work: Work<StartedServer>,
): Promise<boolean> {
  const server = await starting
  try {
    return await Promise.race([work(server), stopped.then(() => false)])
  } finally {
    await server.stop()
  }
}
