// The fixture mounted on an empty database, with its clock standing still.

import { sql } from 'kysely'
import { openDatabase } from '../../src/db/database.ts'
import type { Database } from '../../src/db/database.ts'
import { readMigrations } from '../../src/db/migrate.ts'
import { openTurns } from '../../src/db/turns.ts'
import type { Engine } from '../../src/verbs/call/engine.ts'
import { openPortions } from '../../src/db/portions.ts'
import { forStreams } from '../../src/verbs/read/stream-rows.ts'
import { fixtureCatalogue } from './fixture-catalogue.ts'
import { fixtureRules, fixtureScopes } from './fixture-rules.ts'
import { fixtureTables, reloadText, searchPath, serverTables } from './fixture-tables.ts'
import { clockOf, readFixture } from './read-fixture.ts'

export interface MountedFixture {
  readonly engine: Engine
  /** With connections of their own, as of further servers on the same database. */
  readonly beside: readonly Engine[]
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
  const others = [1, 2].map(() => openDatabase(url, { connections: 2, searchPath }))
  const run = (text: string) => sql.raw(text).execute(db)
  try {
    await run(`${fixtureTables(fixture)}\n${serverTables(await readMigrations())}\n${reloading}`)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const mount = (on: Database) => mountOn(on, fixtureCatalogue(fixture), clock)
  return {
    engine: mount(db),
    beside: others.map(mount),
    clock,
    reload: async () => void (await run(reloading)),
    close: async () => void (await Promise.all([db, ...others].map(each => each.destroy()))),
  }
}

function mountOn(db: Database, catalogue: Engine['catalogue'], clock: string): Engine {
  return {
    catalogue,
    db,
    streams: openTurns(forStreams),
    portions: openPortions(),
    rules: fixtureRules,
    collation: 'C',
    keysReachDeleted: true,
    publicUrl: () => 'https://furrow.example',
    scopes: fixtureScopes,
    today: () => clock.slice(0, 10),
  }
}
