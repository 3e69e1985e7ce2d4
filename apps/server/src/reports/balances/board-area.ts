// The land that the balance board tells of: paddocks of a period and of the one before, and titles.

import type { AreaRead, PaddockOfBoard } from '@furrow/farming/balances/area-statements'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { farmRows } from '../../facts/farm-rows.ts'
import type { FarmAsked } from '../../facts/farm-rows.ts'
import type { Collection } from '../collections.ts'
import { isForCrops } from '../land-uses.ts'

interface PaddockRow extends PaddockOfBoard {
  readonly period_id: number
}

export async function areaOfBoard(
  db: Database,
  asked: FarmAsked,
  before: Collection | null,
): Promise<Omit<AreaRead, 'crops'>> {
  const { period_id: period } = asked.collection
  const periods = before ? [period, before.period_id] : [period]
  const [paddocks, titles] = await Promise.all([
    paddocksOf(db, asked, periods),
    runQuery(
      db,
      sql<{ titles: number | null }>`
        select sum(t.title_area) as titles from farm_property_periods t
        where t.period_id = ${period} and t.ownership_type is distinct from 'Leased out'
          and ${farmRows(asked, 'farm_property_periods', 't')}`,
    ),
  ])
  const of = (id: number) => paddocks.filter(({ period_id }) => period_id === id)
  return {
    paddocks: of(period),
    before: before && { period: before.name, paddocks: of(before.period_id) },
    titles: titles[0]?.titles ?? null,
  }
}

/** By name. */
function paddocksOf(
  db: Database,
  asked: FarmAsked,
  periods: readonly number[],
): Promise<readonly PaddockRow[]> {
  return runQuery(
    db,
    sql<PaddockRow>`
      select d.id, d.period_id, d.name, d.area, u.name as use,
        coalesce(${isForCrops}, false) as "isForCrops",
        coalesce((
          select json_agg(distinct l.prior) from (
            select k.prior_paddock_id as prior from paddock_prior_paddocks k
            where k.parent_paddock_id = d.id and ${farmRows(asked, 'paddock_prior_paddocks', 'k')}
            union select d.primary_parent_paddock_id
          ) l where l.prior is not null), '[]'::json) as priors
      from paddocks d left join asset_types u on u.id = d.asset_type_id
      where d.period_id = any(${periods}::bigint[]) and ${farmRows(asked, 'paddocks', 'd')}
      order by d.name, d.id`,
  )
}
