// What a hectare of each crop cost by itself, for the financial record. Crops of paddocks say nothing of
// costs, so that the yearly sheets of crops tell it beside them, too.

import type { CropCost } from '@furrow/farming/record/record-crop-costs'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { PeriodOfRecord } from './period-of-record.ts'

export function cropCostsOfRecord(
  tx: Database | Transaction,
  { farm_id: farm, period_id: period }: PeriodOfRecord,
): Promise<readonly CropCost[]> {
  const sheet = (table: string, segment: CropCost['segment']) => sql`
    select case when h.slug = 'cane' then 'cane' else ${segment}::text end as segment,
      t.crop_type_id as crop, t.area_sown as area, t.direct_cost as "ofHectare"
    from ${sql.table(table)} t
    left join crop_types k on k.id = t.crop_type_id
    left join harvest_types h on h.id = k.harvest_type_id
    where t.farm_id = ${farm} and t.period_id = ${period} and t.deleted_at is null`
  return runQuery(
    tx,
    sql<CropCost>`
      ${sheet('dryland_crops', 'dryland')} union all ${sheet('irrigated_crops', 'irrigated')}`,
  )
}
