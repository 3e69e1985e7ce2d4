// The farms that record a period, and why one of them isn't in its edition.

import type { PlaceOfFarm } from '@furrow/farming/benchmarks/results/peer-groups'
import { sql } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import { productsOf } from '../facts/groups/products-of.ts'
import { dayIn } from '../rules/saving/farm-calendar.ts'

export interface Candidate {
  readonly farm_id: number
  readonly name: string
  readonly zone: PlaceOfFarm['zone']
  readonly collection: {
    readonly farm_id: number
    readonly period_id: number
    readonly start: string
    readonly end: string
    readonly sowing_start: string
    readonly before_id: number | null
  }
  readonly focusGroup: number | null
  readonly products: readonly number[]
  /** Why it is left out; nothing where it takes part. */
  readonly leftOut: string | null
  /** When its period was last set to a status, or changed otherwise. */
  readonly changed: string
  /** Return on assets of the last five periods, this one last; nothing where it isn't known. */
  readonly roams: readonly (number | null)[]
}

interface Row {
  readonly farm_id: number
  readonly name: string
  readonly status: string
  readonly zone: PlaceOfFarm['zone']
  readonly start: string
  readonly end: string
  readonly sowing_start: string
  readonly before_id: number | null
  readonly takes_part: number | null
  readonly has_record: boolean
  readonly changed: string
  readonly roams: readonly (number | null)[]
  readonly focus_group: number | null
  readonly products: readonly number[]
}

/** By number; of one farm where it is named. */
export async function editionCandidates(
  tx: Database | Transaction,
  period: number,
  farm?: number,
): Promise<readonly Candidate[]> {
  const rows = await runQuery(
    tx,
    sql<Row>`
      with of_farms as (
        select f.*, pe.start_date, pe.end_date, pe.sowing_start_date,
          lag(f.period_id) over (partition by f.farm_id order by pe.start_date, pe.id) as before_id
        from farm_period f
        join periods pe on pe.id = f.period_id and pe.deleted_at is null
        where f.deleted_at is null ${farm === undefined ? sql`` : sql`and f.farm_id = ${farm}`}
          and pe.start_date <= (select start_date from periods where id = ${period}))
      select o.farm_id, f.farm_name as name, o.status, o.updated_at::text as changed, o.before_id,
        case when z.id is not null
          then json_build_object('id', z.id, 'name', z.name, 'region', z.region) end as zone,
        ${dayIn('o.start_date')} as start, ${dayIn('o.end_date')} as "end",
        ${dayIn('o.sowing_start_date')} as sowing_start,
        f.profit_focus_group_id as focus_group, ${productsOf(sql.ref('f.id'))} as products,
        a.benchmark_opt_in::int as takes_part, a.id is not null as has_record,
        (select coalesce(json_agg(y.roam order by y.start_date), '[]') from (
          select e.start_date, b.roam::float8 as roam
          from of_farms e
          left join assets_season t on t.farm_id = e.farm_id and t.period_id = e.period_id
            and t.deleted_at is null
          left join assets b on b.id = t.id
          where e.farm_id = o.farm_id
          order by e.start_date desc limit 5) y) as roams
      from of_farms o
      join farms f on f.id = o.farm_id and f.deleted_at is null
      left join zones z on z.id = f.zone_id and z.deleted_at is null
      left join assets_season s on s.farm_id = o.farm_id and s.period_id = o.period_id
        and s.deleted_at is null
      left join assets a on a.id = s.id
      where o.period_id = ${period}
      order by o.farm_id`,
  )
  return rows.map(row => {
    const { farm_id, name, zone, start, end, sowing_start, before_id, roams, changed } = row
    const { focus_group: focusGroup, products } = row
    return {
      farm_id,
      name,
      zone,
      roams,
      changed,
      focusGroup,
      products,
      collection: { farm_id, period_id: period, start, end, sowing_start, before_id },
      leftOut: reasonAgainst(row),
    }
  })
}

function reasonAgainst({ status, takes_part, has_record }: Row): string | null {
  if (status !== 'Validated' && status !== 'Released') return 'It isn’t validated.'
  if (!has_record) return 'It has no financial record.'
  return takes_part === 1 ? null : 'It hasn’t agreed to be compared.'
}
