// All of Furrow in one process.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { openSlowList } from './metrics/slow-list.ts'
import { connectStore } from './open-store.ts'
import type { ReadyPlace } from './open-place.ts'
import { startAnswering, startBackground } from './running-parts.ts'
import type { Answering } from './running-parts.ts'
import { serverParts } from './server-parts.ts'
import type { Settings } from './settings/settings.ts'
import { startWatching, tellMetrics } from './watching.ts'

export interface Starting {
  readonly place: ReadyPlace
  readonly settings: Settings
  readonly catalogue: Catalogue
  say(sentence: string): void
  /** Settles when it need not go on. */
  readonly stopping: Promise<void>
}

export async function startInOneProcess(starting: Starting): Promise<Answering> {
  const { place, settings, catalogue } = starting
  const slow = openSlowList()
  const { watch, log } = await startWatching(settings, slow.add)
  const store = connectStore(place, settings, watch)
  const gather = async () => [await watch.gather()]
  const metrics = await tellMetrics({ settings, db: store.watch, slow, gather })
  let answering: Answering | undefined
  const origin = () => answering?.origin ?? ''
  const parts = serverParts(store, { catalogue, settings, origin, watch, log, metrics })
  const background = startBackground({ ...parts, jobs: store.jobs }, settings)
  const stop = async () => {
    await Promise.all([answering?.stop(), background.stop(), metrics.stop()])
    await Promise.all([store.close(), watch.stop()])
  }
  try {
    answering = await startAnswering(parts, settings, background.nudge)
    return { origin: answering.origin, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
