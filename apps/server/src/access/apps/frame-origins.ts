// Whose pages are shown inside Furrow: the browser is told that it may frame these, and no others.

import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { originOfApp } from './app-address.ts'

/** Of every app that is offered, in the versions that are. */
export async function frameOrigins(db: Database): Promise<readonly string[]> {
  const versions = await runQuery(
    db,
    sql<{ address: string }>`
      select distinct v.address from app_versions v join apps a on a.id = v.app_id
      where v.active and v.deleted_at is null and a.active and a.deleted_at is null`,
  )
  return [...new Set(versions.flatMap(({ address }) => originOfApp(address) ?? []))].toSorted()
}
