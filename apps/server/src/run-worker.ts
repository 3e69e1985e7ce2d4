// One process of several: it answers requests on the port that all of them share, or does what goes on by itself.

import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { askParent } from './metrics-of-workers.ts'
import { connectStore } from './open-store.ts'
import { startAnswering, startBackground } from './running-parts.ts'
import type { BackgroundParts } from './running-parts.ts'
import { serverParts } from './server-parts.ts'
import { readSettings } from './settings/settings.ts'
import type { Settings } from './settings/settings.ts'
import { startWatching } from './watching.ts'
import { watchMemory } from './watch-memory.ts'
import type { ParentSays, WorkerSays, WorkerTask } from './worker-words.ts'

export async function runWorker({ kind, place, port, origin = '' }: WorkerTask): Promise<void> {
  const stopped = askedToStop()
  const settings = { ...readSettings(process.env, process.argv.slice(2)), port }
  const metrics = askParent()
  const { watch, log } = await startWatching(settings, metrics.tellSlow)
  const store = connectStore(place, settings, watch)
  let listensAt = origin
  const parts = serverParts(store, {
    catalogue: checkCatalogue(furrow()),
    settings,
    origin: () => listensAt,
    watch,
    log,
    metrics,
  })
  try {
    const running = await start[kind]({ ...parts, jobs: store.jobs }, settings)
    listensAt = running.origin ?? origin
    say({ origin: listensAt })
    metrics.answerWith(watch)
    const memory = watchMemory(() => say('crowded'))
    await stopped
    memory.stop()
    await running.stop()
    await metrics.leave(watch)
  } finally {
    await Promise.all([store.close(), watch.stop()])
    if (process.connected) process.disconnect()
  }
}

interface Running {
  readonly origin?: string
  stop(): Promise<void>
}

const start: Readonly<
  Record<WorkerTask['kind'], (parts: BackgroundParts, settings: Settings) => Promise<Running>>
> = {
  web: (parts, settings) => startAnswering(parts, settings, () => say('nudge')),
  background: async (parts, settings) => {
    const { nudge, stop } = startBackground(parts, settings)
    process.on('message', (word: ParentSays) => word === 'nudge' && nudge())
    return { stop }
  },
}

/** By the parent, or because there is none any more. Ctrl-C is heard by all of us, and is the parent's to obey. */
function askedToStop(): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
  return new Promise<void>(resolve => {
    process.on('SIGTERM', () => resolve())
    process.on('disconnect', resolve)
    process.on('message', (word: ParentSays) => word === 'stop' && resolve())
  })
}

/** Nobody listens where the parent was killed. */
function say(word: WorkerSays): void {
  if (process.connected) process.send?.(word, undefined, undefined, () => undefined)
}
