// The least that gives the figures of the summary: one statement by hand, which knows of these crops that
// each was sown once and taken off as grain, of the rain that each day was read by itself, and sees all.

import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import type { FarmOfCrops } from './farm-of-crops.ts'

export interface CropByHand {
  readonly crop_id: number
  readonly crops: readonly object[]
  readonly area_sown: number
  readonly produced: number
  readonly yield: number
  readonly crop_rain: number
  readonly nitrogen: number
  readonly megalitres: number
  readonly income: number
}

export async function summedByHand(
  db: Database,
  { farm, period }: FarmOfCrops,
): Promise<readonly CropByHand[]> {
  const { rows } = await sql<CropByHand>`
    with c as materialized (${crops({ farm, period })}),
    rain as materialized (select date, total_mm, sum(total_mm) over (order by date) as mm
      from rainfalls where farm_id = ${farm} and deleted_at is null),
    line as (
      select c.*, d.name as paddock, last.mm - first.mm as crop_rain
      from c join paddocks d on d.id = c.paddock_id
      left join rain first on first.date = c.day left join rain last on last.date = c.ended),
    sold as (select g.crop_type_id, sum(l.income) as income from crop_type_farm_periods g
      join crop_sale_actuals s on s.crop_type_farm_period_id = g.id and s.deleted_at is null
      join grain_sale_actuals l on l.crop_sale_actual_id = s.id and l.deleted_at is null
      where g.farm_id = ${farm} and g.period_id = ${period} and g.deleted_at is null group by 1),
    before as (select b.current_crop_id, sum(e.grain_tonnes) / sum(e.harvested_area) as usual
      from crop_collections b
      join grain_collection_events e on e.crop_collection_id = b.id and e.deleted_at is null
      where b.farm_id = ${farm} and b.period_id <> ${period} and b.deleted_at is null group by 1)
    select l.crop_id, sum(l.area) as area_sown, sum(l.tonnes) as produced,
      sum(l.tonnes) / sum(l.taken) as yield, sum(l.crop_rain * l.area) / sum(l.area) as crop_rain,
      sum(l.nitrogen * l.area) / sum(l.area) as nitrogen, sum(l.ml) as megalitres,
      max(sold.income) as income, max(before.usual) as usual, json_agg(to_json(l)) as crops
    from line l join sold on sold.crop_type_id = l.crop_id
    left join before on before.current_crop_id = l.crop_id
    group by 1`.execute(db)
  return rows
}

function crops({ farm, period }: FarmOfCrops) {
  return sql`
    select c.id, c.paddock_id, c.current_crop_id as crop_id, c.primary_prior_collection_id as prior,
        c.status_id, s.area, s.day, s.variety_id, g.taken, g.tonnes, g.ended,
        n.nitrogen, n.phosphorus, w.ml
      from crop_collections c
      left join (select crop_collection_id, sum(sowing_area) as area, min(sowing_date) as day,
          max(variety_id) as variety_id
        from sowing_collection_events where farm_id = ${farm} and period_id = ${period}
          and deleted_at is null group by 1) s on s.crop_collection_id = c.id
      left join (select crop_collection_id, sum(harvested_area) as taken, sum(grain_tonnes) as tonnes,
          max(harvested_date) as ended
        from grain_collection_events where farm_id = ${farm} and period_id = ${period}
          and deleted_at is null group by 1) g on g.crop_collection_id = c.id
      left join (select e.crop_collection_id, sum(a.unit_ha) filter (where x.symbol = 'N') as nitrogen,
          sum(a.unit_ha) filter (where x.symbol = 'P') as phosphorus
        from fertiliser_collection_events e
        join fertiliser_chemical_applications a on a.fertiliser_collection_event_id = e.id
          and a.farm_id = e.farm_id and a.deleted_at is null
        join chemical_elements x on x.id = a.chemical_element_id
        where e.farm_id = ${farm} and e.period_id = ${period} and e.deleted_at is null
        group by 1) n on n.crop_collection_id = c.id
      left join (select crop_collection_id, sum(total_ml_applied) as ml
        from irrigation_collection_events where farm_id = ${farm} and period_id = ${period}
          and deleted_at is null group by 1) w on w.crop_collection_id = c.id
      where c.farm_id = ${farm} and c.period_id = ${period} and c.deleted_at is null`
}
