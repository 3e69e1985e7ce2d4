// Settings, database, checked catalogue, one process or several: nothing else.

import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { announce } from './announce.ts'
import { freePortOf } from './listening.ts'
import { makeCrowdBeside } from './make-crowd-beside.ts'
import type { CrowdMaking } from './make-crowd-beside.ts'
import { startInOneProcess } from './one-process.ts'
import { openPlace } from './open-place.ts'
import type { ReadyPlace } from './open-place.ts'
import type { Answering } from './running-parts.ts'
import { readSettings } from './settings/settings.ts'
import type { Settings } from './settings/settings.ts'
import { listenForStop } from './stop-request.ts'
import type { StopRequest } from './stop-request.ts'
import { startWorkers } from './keep-workers.ts'
import { runWorker } from './run-worker.ts'
import { taskIn } from './worker-words.ts'

try {
  const task = taskIn(process.env)
  await (task ? runWorker(task) : run())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
// Whatever is still open by then is nobody's.
setTimeout(() => process.exit(), 2000).unref()

async function run(): Promise<void> {
  const stop = listenForStop()
  const settings = readSettings(process.env, process.argv.slice(2))
  await freePortOf(settings)
  const catalogue = checkCatalogue(furrow())
  const place = await openPlace(settings, catalogue, say)
  try {
    if (stop.isAsked()) return
    const start = settings.workers === 1 ? startInOneProcess : startWorkers
    const answering = await unlessStopped(
      start({ place, settings, catalogue, say, stopping: stop.asked }),
      stop,
    )
    if (!answering) return
    try {
      await untilStopped({ answering, place, settings, stop })
    } finally {
      await answering.stop()
    }
  } finally {
    await place.stop()
  }
}

/** What was given up because of that is no failure. */
async function unlessStopped<Result>(
  work: Promise<Result>,
  stop: StopRequest,
): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (stop.isAsked()) return undefined
    throw error
  }
}

interface Started {
  readonly answering: Answering
  readonly place: ReadyPlace
  readonly settings: Settings
  readonly stop: StopRequest
}

async function untilStopped({ answering, place, settings, stop }: Started): Promise<void> {
  let crowd: CrowdMaking | undefined
  try {
    const isDemo = await announce({ origin: answering.origin, url: place.url })
    const { demoCrowd, timeZone } = settings
    if (isDemo && demoCrowd) crowd = makeCrowdBeside({ url: place.url, timeZone }, say)
    const lost = await Promise.race([stop.asked, place.lost])
    if (lost instanceof Error) throw new Error(`The database is gone: ${lost.message}`)
  } finally {
    await crowd?.stop()
  }
}

function say(sentence: string): void {
  console.log(sentence)
}
