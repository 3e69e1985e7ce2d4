// How the store is, asked again each time, and what is written there, heard as it is.

import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from './db/database.ts'
import { hearNotices } from './db/hear-notices.ts'
import type { Ear } from './db/hear-notices.ts'
import { appliedQuestion, tooNewFor } from './db/applied-migrations.ts'
import type { HeldMigration } from './db/applied-migrations.ts'
import { readMigrations } from './db/migrate.ts'
import { changesChannel } from './db/schema/change-triggers.ts'
import { earBehind } from './db/replicas/ear-behind.ts'
import { nameOfServer } from './db/servers-at-work.ts'
import type { State, StoreContents } from './http/state.ts'
import type { Store } from './open-store.ts'

/** A database that has not answered by then, in milliseconds, counts as away. */
const patience = 3000

type Watched = Pick<Store, 'watch' | 'version' | 'folder'>

export function stateOf(store: Watched): () => Promise<State> {
  return oneAtATime(() => lookAt(store))
}

/** Anybody may ask, and as often as they like: those who ask at once are told by one look. */
function oneAtATime<Seen>(look: () => Promise<Seen>): () => Promise<Seen> {
  let looking: Promise<Seen> | undefined
  return () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
}

async function lookAt({ watch, version, folder }: Watched): Promise<State> {
  const known = await readMigrations()
  const answer = answerOf(watch, sql.raw<HeldMigration>(appliedQuestion))
  const [rows, disk] = await Promise.all([
    Promise.race([answer, sleep(patience)]).catch(() => undefined),
    diskUnder(folder),
  ])
  const names = new Set(rows?.map(({ name }) => name))
  const applied = known.filter(({ name }) => names.has(name)).length
  return {
    database: { reachable: rows !== undefined, version },
    // Those of a newer Furrow beside which this one runs on do not count.
    migrations: { applied, expected: known.length },
    isTooNew: tooNewFor(known, rows ?? []) !== undefined,
    disk,
  }
}

/** Given up sooner than what people ask, and in a transaction, so that it holds through a pooler, too. */
function answerOf<Row>(watch: Database, question: RawBuilder<Row>): Promise<readonly Row[]> {
  return watch.transaction().execute(async tx => {
    await sql`select set_config('statement_timeout', ${String(patience)}, true)`.execute(tx)
    return (await question.execute(tx)).rows
  })
}

/** Less than this is told: a harvest of photos needs no more to fill it. */
const lowFrom = 1024 ** 3

async function diskUnder(folder: string): Promise<State['disk']> {
  const disk = await statfs(folder).catch(() => undefined)
  if (!disk) return undefined
  const free = disk.bavail * disk.bsize
  return { free, isLow: free < lowFrom }
}

export function contentsOf({ watch }: Pick<Store, 'watch'>): () => Promise<StoreContents> {
  return oneAtATime(async () => {
    const [row] = await answerOf(
      watch,
      sql<StoreContents>`
        select
          (select count(*) from farms where deleted_at is null) as farms,
          (select count(*) from paddocks where deleted_at is null) as paddocks,
          exists (select from upkeep.demo_loads where name = 'demo') as demo`,
    )
    return row ?? { farms: 0, paddocks: 0, demo: false }
  })
}

/** Whoever hears of something and looks finds it, wherever they read. */
export function changesIn({ url, release, replicas }: Pick<Store, 'url' | 'release' | 'replicas'>) {
  return (ear: Ear) => {
    const late = replicas ? earBehind(ear, () => replicas.haveCaughtUp()) : ear
    return hearNotices(url, changesChannel, late, nameOfServer(release))
  }
}
