// The groups of staff that farms may be compared with, in their order.

import {
  farmNumbers,
  groupFilter,
  keyOfGroup,
} from '@furrow/farming/benchmarks/results/staff-groups'
import type { StaffGroup } from '@furrow/farming/benchmarks/results/staff-groups'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'

export interface OfferedGroup extends StaffGroup {
  readonly id: number
  readonly order: number | null
}

export async function offeredGroups(db: Database | Transaction): Promise<readonly OfferedGroup[]> {
  const rows = await runQuery(
    db,
    sql<{
      readonly id: number
      readonly name: string
      readonly order: number | null
      readonly filter: unknown
      readonly include_farms: unknown
      readonly exclude_farms: unknown
    }>`
      select id, name, offer_order as "order", filter, include_farms, exclude_farms from groups
      where offered and deleted_at is null order by offer_order nulls last, id`,
  )
  return rows.map(
    ({ id, name, order, filter, include_farms: include, exclude_farms: exclude }) => ({
      id,
      key: keyOfGroup(id),
      name,
      order,
      filter: groupFilter(filter),
      include: farmNumbers(include),
      exclude: farmNumbers(exclude),
    }),
  )
}
