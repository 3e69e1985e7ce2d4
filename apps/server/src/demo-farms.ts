// npm run demo -- --farms N: adds N made-up farms to the database of the settings, and publishes how they compare.

import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { makeManyFarms } from './demo/many-farms.ts'
import { openFurrowEngine } from './furrow-engine.ts'
import { openDatabase } from './db/database.ts'
import { openStore } from './open-store.ts'
import { publishMadeUp } from './publish-crowd.ts'
import { readSettings } from './settings/settings.ts'
import { listenForStop } from './stop-request.ts'

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const stop = listenForStop()
  const { farms, options } = wanted(process.argv.slice(2))
  const catalogue = checkCatalogue(furrow())
  const settings = { ...readSettings(process.env, options), demoData: false }
  const store = await openStore(settings, catalogue, sentence => console.log(sentence))
  const began = Date.now()
  try {
    const progress = (done: number) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(0)
      console.log(
        `${done.toLocaleString('en')} of ${farms.toLocaleString('en')} farms, ${seconds} s`,
      )
    }
    await makeManyFarms({ url: store.url, catalogue, farms, progress, isStopped: stop.isAsked })
    if (!stop.isAsked()) console.log(await compared(store.url, settings.timeZone))
  } finally {
    await store.close()
  }
}

/** On a connection that may take its time. */
async function compared(url: string, timeZone: string): Promise<string> {
  const began = Date.now()
  const db = openDatabase(url, { timeZone, connections: 3, patience: 0 })
  try {
    const period = await publishMadeUp(openFurrowEngine(furrow(), db, { timeZone }))
    if (period === undefined) return 'There is no administrator to publish how they compare.'
    const seconds = ((Date.now() - began) / 1000).toFixed(0)
    return `Published an edition of ${period} with them, ${seconds} s.`
  } finally {
    await db.destroy()
  }
}

/** Everything but `--farms N` is a setting. */
function wanted(args: readonly string[]): { farms: number; options: readonly string[] } {
  const at = args.indexOf('--farms')
  const farms = at < 0 ? Number.NaN : Number(args[at + 1])
  if (Number.isInteger(farms) && farms > 0) return { farms, options: args.toSpliced(at, 2) }
  throw new Error('Say how many farms to add: npm run demo -- --farms 100')
}
