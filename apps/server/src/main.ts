// Settings, database, checked catalogue, server: nothing else.

import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import type { FastifyInstance } from 'fastify'
import { announce } from './announce.ts'
import { buildServer } from './http/server.ts'
import { expectFreePort, listen } from './listening.ts'
import { makeCrowdBeside } from './make-crowd-beside.ts'
import type { CrowdMaking } from './make-crowd-beside.ts'
import { openStore } from './open-store.ts'
import { serverParts } from './server-parts.ts'
import { readSettings } from './settings.ts'
import { startJobs } from './start-jobs.ts'
import { startRounds } from './start-rounds.ts'
import { listenForStop } from './stop-request.ts'

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
// Whatever is still open by then is nobody's.
setTimeout(() => process.exit(), 2000).unref()

async function run(): Promise<void> {
  const stop = listenForStop()
  const settings = readSettings(process.env, process.argv.slice(2))
  await expectFreePort(settings)
  const catalogue = checkCatalogue(furrow())
  const say = (sentence: string) => console.log(sentence)
  const store = await openStore(settings, catalogue, say)
  const parts = serverParts(store, { catalogue, settings, origin: () => app.listeningOrigin })
  const jobs = startJobs({ ...parts, db: store.jobs })
  const app = await buildServer({ ...parts, nudgeJobs: jobs.nudge })
  const rounds = startRounds({ parts, mail: settings.mail, log: parts.log })
  let crowd: CrowdMaking | undefined
  try {
    if (stop.isAsked()) return
    await listen(app, settings)
    const isDemo = await announce(app, store)
    if (isDemo && settings.demoCrowd)
      crowd = makeCrowdBeside({ url: store.url, timeZone: settings.timeZone }, say)
    const lost = await Promise.race([stop.asked, store.lost])
    if (lost instanceof Error) throw new Error(`The database is gone: ${lost.message}`)
  } finally {
    await Promise.all([letGo(app), jobs.stop(), rounds.stop(), crowd?.stop()])
    await store.close()
  }
}

/** Answers that are under way are given; whoever only holds a connection open is not waited for. */
async function letGo(app: FastifyInstance): Promise<void> {
  const hurry = setInterval(() => app.server.closeAllConnections(), 3000)
  await app.close()
  clearInterval(hurry)
}
