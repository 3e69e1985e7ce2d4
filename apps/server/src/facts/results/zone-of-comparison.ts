// The zone by whose farms a farm is compared.

import type { PlaceOfFarm } from '@furrow/farming/benchmarks/results/peer-groups'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'

export async function zoneOfComparison(
  db: Database | Transaction,
  farm: number,
): Promise<PlaceOfFarm['zone']> {
  const [zone] = await runQuery(
    db,
    sql<NonNullable<PlaceOfFarm['zone']>>`
      select z.id, z.name, z.region from farms f
      join zones z on z.id = f.zone_id and z.deleted_at is null where f.id = ${farm}`,
  )
  return zone ?? null
}
