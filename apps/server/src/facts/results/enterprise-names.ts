// What enterprises are called, and what their crops are measured by.

import type { ProduceUnit } from '@furrow/farming/benchmarks/ladder/measure-text'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { computedField } from '../../db/schema/computed-fields.ts'

export interface EnterpriseNamed {
  readonly scope: string
  readonly name: string
  readonly irrigated: boolean
  readonly unit: ProduceUnit
  /** What its crop is taken in as: `lint`, `cane`; empty of stock. */
  readonly harvest: string
}

/** Of all there are, by what is compared: `crop 12`. */
export async function enterprisesNamed(
  db: Database | Transaction,
): Promise<ReadonlyMap<string, EnterpriseNamed>> {
  const rows = await runQuery(
    db,
    sql<EnterpriseNamed>`
      select 'crop ' || e.id as scope, e.name, coalesce(u.slug in
          ('irrigated-cropping', 'semi-irrigated-cropping', 'irrigated-pasture'), false) as irrigated,
        case h.slug when 'lint' then 'bales' when 'grazing' then 'kg' else 't' end as unit,
        coalesce(h.slug, '') as harvest
      from crop_collection_enterprises e
      left join asset_types u on u.id = e.asset_type_id
      left join crop_types k on k.id = e.crop_type_id
      left join harvest_types h on h.id = k.harvest_type_id
      union all
      select 'stock ' || e.id, coalesce(${stockName}, ''), false, 't', '' from livestock_enterprises e`,
  )
  return new Map(rows.map(row => [row.scope, row]))
}

const stockName = computedField('livestock_enterprises', 'display_name')('e', () => sql`true`)
