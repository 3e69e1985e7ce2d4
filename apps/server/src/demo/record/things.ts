// What the sheets of machines and buildings say of money, for who keeps the books.

import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface ThingsOfYear {
  /** Whole cents: machines as they stood at the start. */
  readonly plantOpening: number
  /** Buildings that had no value in the period before. */
  readonly built: number
}

interface Asked {
  readonly farm: number
  readonly period: number
  readonly before: number | undefined
}

export async function thingsOfYear(db: Database, asked: Asked): Promise<ThingsOfYear> {
  const { farm, period, before = null } = asked
  const { rows } = await sql<ThingsOfYear>`
    select coalesce((
        select sum(opening_value) from (
          select opening_value, farm_id, period_id from existing_plant_items
          union all select opening_value, farm_id, period_id from sold_plant_sales) machines
        where farm_id = ${farm} and period_id = ${period}), 0)::bigint as "plantOpening",
      coalesce((
        select sum(v.value) from assets_period v
        where v.farm_id = ${farm} and v.period_id = ${period} and v.asset_type = 'asset_buildings'
          and ${before}::bigint is not null and not exists (
            select from assets_period o where o.farm_id = v.farm_id and o.period_id = ${before}
              and o.asset_type = v.asset_type and o.asset_id = v.asset_id)), 0)::bigint as built`.execute(
    db,
  )
  return rows[0] ?? { plantOpening: 0, built: 0 }
}

export interface HeldWater {
  readonly id: number
  readonly megalitres: number
  readonly isStorage: boolean
}

export async function watersHeld(
  db: Database,
  { farm, period }: { readonly farm: number; readonly period: number },
): Promise<readonly HeldWater[]> {
  const { rows } = await sql<HeldWater>`
    select w.id, v.units as megalitres, w.entitlement_type = 'On-farm storage' as "isStorage"
    from asset_waters w
    join assets_period v on v.asset_type = 'asset_waters' and v.asset_id = w.id
      and v.farm_id = w.farm_id and v.period_id = ${period}
    where w.farm_id = ${farm} and v.units > 0 order by w.id`.execute(db)
  return rows
}
