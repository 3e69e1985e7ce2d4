// Starts of periods as they are kept, for whoever sees the farm.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { runQuery } from '../db/run-query.ts'
import type { WritingContext } from '../verbs/call/request-context.ts'
import type { Counts, RollForwardRecord } from './roll-forward-record.ts'

export interface Start {
  readonly id: number
  readonly farm_id: number
  readonly from_period_id: number
  readonly from_name: string
  readonly period_id: number
  readonly name: string
  /** Of the later period; null where the farm no longer records it. */
  readonly status: string | null
  readonly by: string | null
  readonly at: string
  readonly counts: Counts
  readonly made: RollForwardRecord
  readonly undone: boolean
}

const most = 20

/** Those that stand, the newest first. */
export function startsOf(context: WritingContext, farm: number): Promise<readonly Start[]> {
  return startsWhere(context, sql`t.farm_id = ${farm} and t.undone_at is null`)
}

export async function startNumbered(
  context: WritingContext,
  id: number,
): Promise<Start | undefined> {
  const [start] = await startsWhere(context, sql`t.id = ${id}`)
  return start
}

function startsWhere(
  { tx, reach }: WritingContext,
  condition: RawBuilder<unknown>,
): Promise<readonly Start[]> {
  const own = reach.named('roll_forwards')
  return runQuery(
    tx,
    sql<Start>`
      select t.id, t.farm_id, t.from_period_id, a.name as from_name, t.period_id, b.name,
        f.status, u.name as by,
        to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        t.counts, t.made, t.undone_at is not null as undone
      from roll_forwards t
      join periods a on a.id = t.from_period_id
      join periods b on b.id = t.period_id
      left join farm_period f on f.farm_id = t.farm_id and f.period_id = t.period_id
        and f.deleted_at is null
      left join users u on u.id = t.user_id
      where t.deleted_at is null and ${condition} ${own ? sql`and ${own('t')}` : sql``}
      order by t.id desc limit ${most}`,
  )
}
