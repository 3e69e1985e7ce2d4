// Perennials that stand on: each gets its crop in the later period. The crop of the earlier one is carried
// over by that, which the rules say; what it was is kept, for taking all of it back.

import { sql } from 'kysely'
import { runQuery } from '../db/run-query.ts'
import type { Copy, KindPlan } from './copies.ts'
import type { RollForwardRecord, StatusMoved } from './roll-forward-record.ts'
import type { PeriodPair } from './period-pair.ts'
import { makeRows } from './write.ts'

/** `now`: by paddock of the earlier period, the one of the later. */
export async function carryStanding(
  way: PeriodPair,
  plan: KindPlan,
  now: ReadonlyMap<number, number>,
): Promise<Pick<RollForwardRecord, 'rows' | 'statuses'>> {
  const paddocks = new Map(plan.rows.map(row => [row.id, now.get(row.paddock_id)]))
  const copies = plan.copies.flatMap((copy): Copy[] => {
    const paddock_id = paddocks.get(copy.id)
    return paddock_id === undefined ? [] : [{ ...copy, values: { ...copy.values, paddock_id } }]
  })
  const ids = copies.map(({ id }) => id)
  const were = await statusesOf(way, ids)
  const made = await makeRows(way.context, 'crop_collections', copies)
  const are = await statusesOf(way, ids)
  const statuses = ids.flatMap((id): StatusMoved[] => {
    const [was = null, is = null] = [were.get(id), are.get(id)]
    return was === is ? [] : [{ id, was, is }]
  })
  return { rows: { crop_collections: made }, statuses }
}

export async function statusesOf(
  { context, farm }: Pick<PeriodPair, 'context' | 'farm'>,
  crops: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  if (crops.length === 0) return new Map()
  const rows = await runQuery(
    context.tx,
    sql<{ id: number; status: number | null }>`
      select id, status_id as status from crop_collections
      where id = any(${crops}::bigint[]) and farm_id = ${farm} and deleted_at is null`,
  )
  return new Map(rows.map(({ id, status }) => [id, status]))
}
