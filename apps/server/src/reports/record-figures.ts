// The figures of the financial record that checks ask for, as they are kept.

import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import type { Reach } from '../query/reach.ts'
import type { Collection } from './collections.ts'

export interface RecordFigures {
  readonly landClasses: number | null
  readonly managed: number | null
  readonly available: number | null
  readonly used: number | null
}

export async function recordFiguresOf(
  db: Database,
  reach: Reach,
  { farm_id, period_id }: Collection,
): Promise<RecordFigures> {
  const own = reach.named('assets')
  const [record] = await runQuery(
    db,
    sql<RecordFigures>`
      select w.land_class_total_ha as "landClasses", v.managed_ha as managed,
        w.water_available_ml as available, w.water_used_ml as used
      from assets_season s
      join assets_values v on v.id = s.id and v.farm_id = s.farm_id
      join assets_land_and_water w on w.id = s.id and w.farm_id = s.farm_id
      where s.farm_id = ${farm_id} and s.period_id = ${period_id} and s.deleted_at is null
        ${own ? sql`and ${own('s')}` : sql``}`,
  )
  return record ?? { landClasses: null, managed: null, available: null, used: null }
}
