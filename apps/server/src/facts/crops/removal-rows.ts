// What crops of a period took from the ground and fixed themselves, as it was entered: protein of their grain, and
// nitrogen of legumes.

import { proteinOfGrain } from '@furrow/farming/crops/nutrients'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { areOfPeriod, cropsOnPaddocks, farmRows } from '../farm-rows.ts'
import type { FarmAsked } from '../farm-rows.ts'

interface RemovalRow {
  readonly id: number
  readonly fixed: number | null
  readonly loads: readonly { readonly protein: number | null; readonly tonnes: number | null }[]
}

export interface TakenFromGround {
  /** Kilograms of nitrogen on a hectare that it fixed. */
  readonly fixed: number | null
  /** A share. */
  readonly protein: number | null
}

/** By the number of the crop. */
export async function takenFromGround(
  db: Database,
  asked: FarmAsked,
): Promise<ReadonlyMap<number, TakenFromGround>> {
  const rows = await runQuery(
    db,
    sql<RemovalRow>`
      select c.id, c.legume_nitrogen as fixed, coalesce((
        select json_agg(json_build_object('protein', e.protein, 'tonnes', e.grain_tonnes))
        from grain_collection_events e
        where e.crop_collection_id = c.id and ${farmRows(asked, 'grain_collection_events', 'e')}
      ), '[]') as loads
      from ${cropsOnPaddocks(asked)} where ${areOfPeriod(asked)}`,
  )
  return new Map(
    rows.map(({ id, fixed, loads }) => [id, { fixed, protein: proteinOfGrain(loads) }]),
  )
}
