// A group as someone types it, once it makes sense.

import {
  farmNumbers,
  groupFilter,
  keyOfGroup,
} from '@furrow/farming/benchmarks/results/staff-groups'
import { invalid } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Viewer } from '../../access/reach/viewer.ts'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { faultsOfGroup } from './faults-of-group.ts'
import { notByDistance, radiusIn } from './group-radius.ts'
import type { OfferedGroup } from './offered-groups.ts'

interface Typed {
  readonly group_id?: number | undefined
  readonly name?: string | undefined
  readonly filter?: unknown
  readonly include_farms: readonly number[]
  readonly exclude_farms: readonly number[]
  readonly offer_order?: number | null | undefined
}

/** Nothing where the group that is changed isn't there. */
export async function groupTyped(
  tx: Transaction,
  viewer: Viewer,
  { group_id: id = 0, name = '', filter, offer_order: order = null, ...farms }: Typed,
): Promise<OfferedGroup | undefined> {
  const { include_farms: include, exclude_farms: exclude } = farms
  const kept = id === 0 ? { include: [], exclude: [] } : await keptFarms(tx, id)
  if (!kept) return undefined
  if (radiusIn(filter) !== undefined) throw invalid({ filter: [notByDistance] })
  const errors = await faultsOfGroup(tx, viewer, { filter, include, exclude, kept })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const called = name.trim() === '' ? 'This group' : name.trim()
  const known = groupFilter(filter)
  return { id, key: keyOfGroup(id), name: called, order, filter: known, include, exclude }
}

async function keptFarms(tx: Transaction, id: number) {
  const [row] = await runQuery(
    tx,
    sql<{ include: unknown; exclude: unknown }>`
      select include_farms as include, exclude_farms as exclude from groups
      where id = ${id} and deleted_at is null`,
  )
  return row && { include: farmNumbers(row.include), exclude: farmNumbers(row.exclude) }
}
