// Whose each farm is: businesses that share a farm or a manager count as one owner, for what one of them knows the
// other does. Staff work for many and join nobody.

import { ownersOf } from '@furrow/farming/benchmarks/owners-of'
import { sql } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'

/** By the number of the farm; a farm of no business is its own owner. */
export async function editionOwners(tx: Database | Transaction): Promise<(farm: number) => string> {
  const links = await runQuery(
    tx,
    sql<{ farm: number; business: string; sharedBy: string }>`
      with of_business as (
        select l.farm_id, 'business ' || l.business_id as business from business_farm l
        where l.deleted_at is null
        union all
        select f.id, 'farm ' || f.id from farms f
        where f.deleted_at is null and not exists (
          select from business_farm l where l.farm_id = f.id and l.deleted_at is null)),
      managers as (
        select p.farm_id, p.user_id from farm_people p
        join users u on u.id = p.user_id and not u.admin and u.deleted_at is null
        where p.manages and not exists (
          select from roles r
          where r.user_id = u.id and r.role = 'consultant' and r.deleted_at is null))
      select b.farm_id as farm, b.business, 'farm ' || b.farm_id as "sharedBy" from of_business b
      union all
      select b.farm_id, b.business, 'person ' || m.user_id
      from of_business b join managers m on m.farm_id = b.farm_id`,
  )
  const owners = ownersOf(links)
  const ofFarm = new Map(
    links.map(({ farm, business }) => [farm, owners.get(business) ?? business]),
  )
  return farm => ofFarm.get(farm) ?? `farm ${farm}`
}
