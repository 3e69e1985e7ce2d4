// The figures of the financial record that checks ask for, worked out anew from what was entered.

import { readCalculation, recalculated } from '@furrow/catalogue/finance/calculation'
import { recordFields } from '@furrow/catalogue/finance/record'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
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
  const [record = {}] = await rowsOf(
    db,
    sql<Readonly<Record<string, unknown>>>`
      select v.*, w.* from assets_season s
      join assets_values v on v.id = s.id and v.farm_id = s.farm_id
      join assets_land_and_water w on w.id = s.id and w.farm_id = s.farm_id
      where s.farm_id = ${farm_id} and s.period_id = ${period_id} and s.deleted_at is null
        ${own ? sql`and ${own('s')}` : sql``}`,
  )
  const figures = recalculated(record, calculation)
  return {
    landClasses: figureIn(figures, 'land_class_total_ha'),
    managed: figureIn(figures, 'managed_ha'),
    available: figureIn(figures, 'water_available_ml'),
    used: figureIn(figures, 'water_used_ml'),
  }
}

const calculation = readCalculation(recordFields)

function figureIn(record: Readonly<Record<string, unknown>>, name: string): number | null {
  const value = record[name]
  return typeof value === 'number' ? value : null
}
