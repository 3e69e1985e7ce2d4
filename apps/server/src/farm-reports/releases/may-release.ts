// Who releases reports of a farm, and withdraws them: its consultants who can see finances, and administrators.

import { notFound, Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Viewer } from '../../access/reach/viewer.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'

export function mayRelease({ isAdmin, farms, narrow }: Viewer, farm: number): boolean {
  if (narrow) return false
  return isAdmin || (farms.consulted.includes(farm) && farms.money.includes(farm))
}

/** A farm that someone does not reach is not there for them. */
export async function refuseReleasing(
  db: Database | Transaction,
  viewer: Viewer,
  farms: readonly number[],
): Promise<void> {
  const [known] = await runQuery(
    db,
    sql<{ farms: number }>`
      select count(*)::int as farms from farms
      where id = any(${farms}::bigint[]) and deleted_at is null`,
  )
  const reached = farms.every(farm => viewer.isAdmin || viewer.farms.seen.includes(farm))
  if (known?.farms !== farms.length || !reached) {
    throw notFound('One of these farms doesn’t exist, or you don’t have access to it.')
  }
  if (farms.every(farm => mayRelease(viewer, farm))) return
  throw new Refusal(
    'forbidden',
    'Only a farm’s consultants who can see its finances, and administrators, release its reports.',
  )
}
