// The parent of several processes: so many that answer requests, and one for what goes on by itself. Whoever of
// them dies is replaced; what the others have under way goes on.

import cluster from 'node:cluster'
import { totalmem } from 'node:os'
import { openDatabase } from './db/database.ts'
import { seeWorkers } from './metrics-of-workers.ts'
import { openSlowList } from './metrics/slow-list.ts'
import type { Starting } from './one-process.ts'
import type { Answering } from './running-parts.ts'
import { freePortOf } from './listening.ts'
import { openCrew } from './worker-crew.ts'
import { told } from './worker-words.ts'
import type { WorkerKind } from './worker-words.ts'
import { tellMetrics } from './watching.ts'

/** In MB: of the memory that JavaScript may take, of which the database and the system need some, too. */
const [leastHeap, mostHeap] = [384, 4096]
const shareOfMemory = 0.6

export async function startWorkers({
  place,
  settings,
  say,
  stopping,
}: Starting): Promise<Answering> {
  const { url, poolerUrl, version, release } = place
  const known = { url, poolerUrl, version, release }
  const port = await freePortOf(settings)
  cluster.setupPrimary({ execArgv: [...process.execArgv, heapOf(settings.workers + 1)] })
  const slow = openSlowList()
  const seen = seeWorkers(slow)
  const db = openDatabase(place.url, { connections: 1, patience: 3000 })
  const telling = tellMetrics({ ...seen, settings, db, slow })
  const crew = openCrew({
    say,
    fork(kind, origin) {
      const worker = cluster.fork(told({ kind, place: known, port, origin }))
      seen.join(worker, telling)
      return worker
    },
  })
  // Nobody waits for one that is still starting.
  void stopping.then(() => crew.stop())
  const stop = async () => {
    await Promise.all([crew.stop(), telling.then(metrics => metrics.stop()).catch(() => undefined)])
    await db.destroy()
  }
  try {
    await telling
    const origin = await crew.add('web')
    const more: readonly WorkerKind[] = Array.from({ length: settings.workers - 1 }, () => 'web')
    await Promise.all(['background' as const, ...more].map(kind => crew.add(kind, origin)))
    const renew = () => void crew.renew()
    process.on('SIGUSR2', renew)
    return {
      origin,
      async stop() {
        process.off('SIGUSR2', renew)
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function heapOf(processes: number): string {
  const share = (totalmem() / 1024 ** 2) * (shareOfMemory / processes)
  const size = Math.round(Math.min(mostHeap, Math.max(leastHeap, share)))
  return `--max-old-space-size=${size}`
}
