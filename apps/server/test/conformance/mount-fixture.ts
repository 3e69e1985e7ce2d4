// The fixture mounted on an empty database, with its clock standing still.

import { sql } from 'kysely'
import { openDatabase } from '../../src/db/database.ts'
import type { Database } from '../../src/db/database.ts'
import { readMigrations } from '../../src/db/migrate.ts'
import { openTurns } from '../../src/db/turns.ts'
import type { Engine } from '../../src/verbs/call/engine.ts'
import { forStreams } from '../../src/verbs/read/stream-rows.ts'
import { fixtureCatalogue } from './fixture-catalogue.ts'
import { fixtureRules, fixtureScopes } from './fixture-rules.ts'
import { fixtureTables, reloadText, searchPath, serverTables } from './fixture-tables.ts'
import { clockOf, readFixture } from './read-fixture.ts'

export interface MountedFixture {
  readonly engine: Engine
  /** The moment that the clock stands at. */
  readonly clock: string
  /** Puts every row back as it was. */
  reload(): Promise<void>
  close(): Promise<void>
}

export async function mountFixture(url: string): Promise<MountedFixture> {
  const fixture = readFixture()
  const clock = clockOf(fixture)
  const db = openDatabase(url, { connections: 5, searchPath })
  const reloading = reloadText(fixture)
  const run = (text: string) => sql.raw(text).execute(db)
  try {
    await run(`${fixtureTables(fixture)}\n${serverTables(await readMigrations())}\n${reloading}`)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    engine: mountOn(db, fixtureCatalogue(fixture), clock),
    clock,
    reload: async () => void (await run(reloading)),
    close: () => db.destroy(),
  }
}

function mountOn(db: Database, catalogue: Engine['catalogue'], clock: string): Engine {
  return {
    catalogue,
    db,
    streams: openTurns(forStreams),
    rules: fixtureRules,
    collation: 'C',
    keysReachDeleted: true,
    publicUrl: () => 'https://furrow.example',
    scopes: fixtureScopes,
    today: () => clock.slice(0, 10),
  }
}
