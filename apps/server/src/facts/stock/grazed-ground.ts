// The ground that stock graze: all of the farm's, and what each enterprise is said to have (T35).

import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { farmRows } from '../farm-rows.ts'
import type { FarmAsked } from '../farm-rows.ts'

interface PaddockUsed {
  readonly period_id: number
  readonly area: number | null
  /** Lasting name of its land use. */
  readonly use: string | null
}

interface GrazedBy {
  readonly period_id: number
  readonly enterprise_id: number
  readonly hectares: number
}

export async function grazedGround(
  db: Database | Transaction,
  asked: FarmAsked,
  periods: readonly number[],
) {
  const [paddocks, enterprises] = await Promise.all([
    runQuery(
      db,
      sql<PaddockUsed>`
        select d.period_id, d.area, u.slug as use from paddocks d
        left join asset_types u on u.id = d.asset_type_id
        where d.period_id = any(${periods}::bigint[]) and ${farmRows(asked, 'paddocks', 'd')}`,
    ),
    runQuery(
      db,
      sql<GrazedBy>`
        select s.period_id, s.livestock_enterprise_id as enterprise_id,
          s.grazed_hectares as hectares
        from livestock_enterprise_settings s
        where s.period_id = any(${periods}::bigint[]) and s.grazed_hectares is not null
          and ${farmRows(asked, 'livestock_enterprise_settings', 's')}`,
    ),
  ])
  return { paddocks, enterprises }
}
