// How the store is, asked anew each time, and what is written there, heard as it is.

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { hearNotices } from './db/hear-notices.ts'
import type { Ear } from './db/hear-notices.ts'
import { readMigrations } from './db/migrate.ts'
import { changesChannel } from './db/schema/change-triggers.ts'
import type { State, StoreContents } from './http/state.ts'
import type { Store } from './open-store.ts'

/** A database that has not answered by then counts as away. */
const patience = 3000

export function stateOf({ db, version }: Store) {
  return async (): Promise<State> => {
    const expected = (await readMigrations()).length
    const answer = sql<{ applied: number }>`
      select count(*) as applied from upkeep.migrations`.execute(db)
    const rows = await Promise.race([answer, sleep(patience)]).catch(() => undefined)
    const applied = rows?.rows[0]?.applied
    return {
      database: { reachable: applied !== undefined, version },
      migrations: { applied: applied ?? 0, expected },
    }
  }
}

export function contentsOf({ db }: Store) {
  return async (): Promise<StoreContents> => {
    const { rows } = await sql<StoreContents>`
      select
        (select count(*) from farms where deleted_at is null) as farms,
        (select count(*) from paddocks where deleted_at is null) as paddocks,
        exists (select from upkeep.demo_loads where name = 'demo') as demo`.execute(db)
    return rows[0] ?? { farms: 0, paddocks: 0, demo: false }
  }
}

export function changesIn({ url }: Pick<Store, 'url'>) {
  return (ear: Ear) => hearNotices(url, changesChannel, ear)
}
