// The figures of one collection that its checks and counts are made of, by one statement.

import type { GroundUsed } from '@furrow/farming/crops/area-check'
import type { CropLine } from '@furrow/farming/crops/crop-line'
import { grownAreas, groundUsed } from '@furrow/farming/crops/grown-ground'
import type { GrownArea } from '@furrow/farming/crops/grown-ground'
import { sumOf } from '@furrow/farming/numbers/ratio'
import type { FedStock, StockClass } from '@furrow/farming/stock/stock-check'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { ratingOf } from '../facts/stock-rating.ts'
import { isForCrops } from './land-uses.ts'
import type { Sql } from '../query/sql.ts'
import type { Visible } from './visible-rows.ts'
import { withFacts } from './tallies/fact-tallies.ts'
import type { FactsOf } from './tallies/fact-tallies.ts'
import { queryWithHashJoins } from './hash-joins-only.ts'

export interface TalliedFigures {
  readonly paddock_area: number
  readonly title_area: number
  readonly ground: readonly GroundUsed[]
  /** By crop. */
  readonly sown: readonly GrownArea[]
  readonly stock: readonly (StockClass & FedStock)[]
  readonly bales: number
  /** Megalitres of all irrigations. */
  readonly applied: number
}

interface FiguresRead extends Pick<TalliedFigures, 'paddock_area' | 'title_area' | 'stock'> {
  readonly arable: readonly { readonly id: number; readonly name: string; readonly area: number }[]
}

/** `crops` are those of the collection, as far as they are seen. */
export async function figuresOf(
  db: Database,
  facts: FactsOf,
  crops: readonly CropLine[],
): Promise<TalliedFigures> {
  const [read] = await queryWithHashJoins(
    db,
    sql<FiguresRead>`
      ${withFacts(facts, tables)}
      select
        (select coalesce(sum(d.area), 0) from grounds d) as paddock_area,
        (select coalesce(sum(title_area), 0) from titles) as title_area,
        ${listOf(arable)} as arable, ${listOf(classes)} as stock`,
  )
  if (!read) throw new Error('The figures of a collection gave no row.')
  const { arable: paddocks, ...figures } = read
  const bales = crops.flatMap(({ crop, produced }) => (crop?.harvest === 'lint' ? [produced] : []))
  return {
    ...figures,
    ground: groundUsed(paddocks, crops),
    sown: grownAreas(crops),
    bales: sumOf(bales) ?? 0,
    applied: sumOf(crops.map(({ megalitres }) => megalitres)) ?? 0,
  }
}

const listOf = (rows: Sql): Sql =>
  sql`(select coalesce(json_agg(to_json(l)), '[]'::json) from (${rows}) l)`

/** What was let to others is in a title, but not among our paddocks. */
function tables(seen: Visible): Sql {
  const inPeriod = (table: string) => sql`
    select t.* from ${seen(table)} t
    join asked a on a.farm_id = t.farm_id and a.period_id = t.period_id`
  return sql`
    grounds as (${inPeriod('paddocks')}),
    titles as (${inPeriod('farm_property_periods')}
      where t.ownership_type is distinct from 'Leased out')`
}

const arable = sql`
  select d.id, d.name, d.area from grounds d
  join asset_types u on u.id = d.asset_type_id and ${isForCrops}
  order by d.name`

const rating = ratingOf({
  class: sql`k.id`,
  enterprise: sql`s.enterprise_id`,
  farm: sql`s.farm_id`,
  period: sql`s.period_id`,
})

const classes = sql`
  select k.name, sum(s.expected) as expected, sum(s.counted) as counted, sum(s.opening) as opening,
    sum(s.counted) as closing, ${rating} as dse
  from stock s
  join livestock_classes k on k.id = s.class_id
  group by s.farm_id, s.period_id, s.enterprise_id, k.id, k.name order by k.name, s.enterprise_id`
