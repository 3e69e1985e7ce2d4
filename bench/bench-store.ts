// The database of a bench: generated farms in a folder of their own, made once and kept.

import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { makeManyFarms } from '../apps/server/src/demo/many-farms.ts'
import { openStore } from '../apps/server/src/open-store.ts'
import type { Store } from '../apps/server/src/open-store.ts'
import { readSettings } from '../apps/server/src/settings/settings.ts'

const project = fileURLToPath(new URL('..', import.meta.url))

/** Farms that an earlier, interrupted run has left are kept: only the missing ones are made. */
export async function openBenchStore(farms: number, isStopped: () => boolean): Promise<Store> {
  const catalogue = checkCatalogue(furrow())
  const folder = path.join(project, 'data', `bench-${farms}`)
  const settings = readSettings({ DATA_DIR: folder, DEMO_DATA: 'no' })
  const store = await openStore(settings, catalogue, sentence => console.log(sentence))
  try {
    const missing = farms - (await farmsIn(store))
    if (missing > 0) await makeFarms(store, { farms: missing, isStopped })
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

async function farmsIn({ db }: Store): Promise<number> {
  const { rows } = await sql<{ farms: number }>`select count(*) as farms from farms`.execute(db)
  return rows[0]?.farms ?? 0
}

async function makeFarms(
  { url }: Store,
  { farms, isStopped }: { farms: number; isStopped: () => boolean },
): Promise<void> {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  console.log(`Making ${farms.toLocaleString('en')} farms, once.`)
  const progress = (done: number) => {
    if (done % 100 === 0 || done === farms) console.log(`  ${done} of ${farms}, ${seconds()} s`)
  }
  await makeManyFarms({ url, catalogue: checkCatalogue(furrow()), farms, progress, isStopped })
  if (isStopped()) throw new Error('Stopped while farms were made: the next run makes the rest.')
}
