// npm run bench -- replicas: what is read with two replicas and with none, in turns; then while one of them is behind, and
// while one dies. Who had the processors in the meantime tells how much of it the primary is spared.

import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { primaryAndStandbys } from '../../apps/server/test/primary-and-standbys.ts'
import { runServer } from '../../apps/server/test/running-server.ts'
import type { RunningServer } from '../../apps/server/test/running-server.ts'
import type { BenchAlone } from '../in-browser.ts'
import type { Wanted } from '../wanted.ts'
import { copyBenchStore } from './copied-store.ts'
import { loaded, print } from './replica-load.ts'
import type { Load } from './replica-load.ts'

/** Nobody listens there. */
const nowhere = 1
/** In seconds: one that is cut off for so long is left out. */
const leftOut = 6
/** One request of so many saves. */
const savesOneOf = 5

export const replicas: BenchAlone = {
  what: 'what is read with two replicas and with none, while one is behind and while one dies',
  run: benchReplicas,
}

async function benchReplicas(wanted: Wanted): Promise<boolean> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-bench-replicas-'))
  const { growers, name } = await copyBenchStore(folder, { farms: 200, people: 32 })
  const databases = await primaryAndStandbys(folder, { standbys: 2, isSynchronous: false, name })
  const servers: RunningServer[] = []
  const start = async (readAt: readonly string[]) => {
    const env = { DATABASE_URL: databases.primary.url, DATABASE_READ_URLS: readAt.join(',') }
    const server = await runServer({ ...env, DEMO_DATA: 'no', WORKERS: '1' }, { isWatched: false })
    servers.push(server)
    return server
  }
  try {
    const none = await start([])
    const two = await start(databases.standbys.map(({ url }) => url))
    const load = { databases, growers, connections: wanted.connections, seconds: wanted.seconds }
    for (const server of servers) await loaded({ ...load, server, seconds: 2 })
    for (const each of [undefined, savesOneOf]) await inTurns(each, { ...load, none, two }, wanted)
    return await withTrouble({ ...load, server: two, savesOneOf })
  } finally {
    await Promise.all(servers.map(server => server.stop('SIGTERM')))
    await databases.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function inTurns(
  savesOneOf: number | undefined,
  { none, two, ...load }: Omit<Load, 'server'> & Readonly<Record<'none' | 'two', RunningServer>>,
  { rounds }: Wanted,
): Promise<void> {
  const kind = savesOneOf === undefined ? 'reads' : 'mixed'
  for (let round = 0; round < rounds; round += 1) {
    const turn = round % 2 === 0 ? [none, two] : [two, none]
    for (const server of turn) {
      const name = `${kind}, ${server === two ? 'two replicas' : 'none'}`
      print(name, await loaded({ ...load, server, savesOneOf }))
    }
  }
}

async function withTrouble(load: Load): Promise<boolean> {
  const { databases } = load
  const [first] = databases.standbys
  first?.between.turnTo(nowhere, true)
  const whileBehind = await loaded({ ...load, seconds: leftOut })
  print('one falls behind', whileBehind)
  print('one is left out', await loaded(load))
  first?.between.turnTo(databases.primary.port, false)
  await sleep(3000)
  print('it is back', await loaded(load))
  const dying = loaded({ ...load, seconds: leftOut })
  await sleep(1000)
  await first?.kill()
  const whileDying = await dying
  print('one dies', whileDying)
  const failed = whileBehind.failed + whileDying.failed
  if (failed > 0) console.log(`replicas is over: ${failed} requests failed`)
  return failed === 0
}
