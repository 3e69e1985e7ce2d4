// A server that does nothing but write, for the crash test: it starts as Furrow starts, then adds
// rows for ever and says the number of each once the database has acknowledged it.

import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { openStore } from '../src/open-store.ts'
import { readSettings } from '../src/settings.ts'

const [dataDir = ''] = process.argv.slice(2)
const settings = readSettings({ DATA_DIR: dataDir, DEMO_DATA: 'no' })
const store = await openStore(settings, checkCatalogue(furrow()), sentence =>
  console.error(sentence),
)
console.log('ready')
for (let number = 1; ; number += 1) await add(`${process.pid} ${number}`)

async function add(name: string): Promise<void> {
  try {
    await insert(store.db, name)
    console.log(name)
  } catch {
    // The database is away for a moment: this row was not acknowledged, so nobody counts on it.
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

async function insert(db: Database, name: string): Promise<void> {
  await sql`insert into crop_tags (name, active) values (${name}, true)`.execute(db)
}
