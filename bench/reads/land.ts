// What the reads ask for: farms, periods and paddocks as the generated ones have them.

import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'

export interface Land {
  /** Of one person, anywhere among all, and the two latest periods. */
  readonly farms: readonly number[]
  readonly periods: readonly number[]
  /** Of those farms, in all periods. */
  readonly paddocks: readonly number[]
}

const farmsOfOne = 10

export async function landOf(db: Database): Promise<Land> {
  const farms = await numbers(
    db,
    sql`with fit as (
        select farm_id as id, ntile(${farmsOfOne}) over (order by farm_id) as part
        from crop_collections group by farm_id having count(*) >= 100)
      select percentile_disc(0.5) within group (order by id) as id from fit group by part order by id`,
  )
  const periods = await numbers(
    db,
    sql`select distinct period_id as id from paddocks order by period_id desc limit 2`,
  )
  const paddocks = await numbers(
    db,
    sql`select id from paddocks where farm_id = any(${farms}) and deleted_at is null order by id`,
  )
  return { farms, periods, paddocks }
}

async function numbers(db: Database, question: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await question.execute(db)
  return rows.map(row => (row as { id: number }).id)
}
