// A farm with 500 crops in a period and as many in the one before, among the generated ones: each sown,
// fed twice, watered, harvested, and sold by its kind. Made by the first run, and kept.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'

type Sql = RawBuilder<unknown>

export interface FarmOfCrops {
  readonly farm: number
  readonly period: number
}

const name = 'A farm of five hundred crops'
export const cropsEach = 500
const periods = ['2023-24', '2024-25']

export async function farmOfCrops(db: Database): Promise<FarmOfCrops> {
  const there = await found(db)
  if (there) return there
  await db.transaction().execute(async tx => {
    await sql`insert into farms (farm_name) values (${name})`.execute(tx)
    await sql`
      insert into rain_gauges (name, farm_id, is_main)
      select 'House', f.id, true from farms f where f.farm_name = ${name}`.execute(tx)
    await sql`
      insert into rainfalls (farm_id, rain_gauge_id, date, total_mm, days)
      select g.farm_id, g.id, day::date, (extract(doy from day)::int % 9) / 2.0, 1
      from rain_gauges g join farms f on f.id = g.farm_id and f.farm_name = ${name}
      cross join generate_series('2021-07-01'::date, '2025-06-30', interval '1 day') day`.execute(
      tx,
    )
    for (const period of periods) {
      const steps = [
        ...crops(placeOf(period)),
        ...events(placeOf(period)),
        ...sales(placeOf(period)),
      ]
      for (const step of steps) await step.execute(tx)
    }
  })
  await sql`analyze`.execute(db)
  const made = await found(db)
  if (!made) throw new Error('The farm of many crops was not made.')
  return made
}

async function found(db: Database): Promise<FarmOfCrops | undefined> {
  const { rows } = await sql<FarmOfCrops>`
    select f.id as farm, p.id as period from farms f
    join farm_period fp on fp.farm_id = f.id
    join periods p on p.id = fp.period_id and p.slug = ${periods.at(-1)}
    where f.farm_name = ${name}`.execute(db)
  return rows[0]
}

/** Farm, period and the first day of sowing. */
function placeOf(period: string): Sql {
  return sql`(select f.id as farm_id, p.id as period_id, p.sowing_start_date::date as day
    from farms f cross join periods p where f.farm_name = ${name} and p.slug = ${period}) w`
}

function cropsIn(place: Sql): Sql {
  return sql`crop_collections c join ${place} on c.farm_id = w.farm_id
    and c.period_id = w.period_id`
}

function crops(place: Sql): readonly Sql[] {
  return [
    sql`insert into farm_period (farm_id, period_id, status)
      select w.farm_id, w.period_id, 'In progress' from ${place}`,
    sql`insert into paddocks (farm_id, period_id, name, area, asset_type_id, fallow_efficiency)
      select w.farm_id, w.period_id, 'Paddock ' || n, 50 + n % 70, u.id, 0.22
      from ${place} cross join generate_series(1, ${cropsEach}::int) n
      join asset_types u on u.slug = 'dryland-cropping'`,
    sql`insert into crop_collections (farm_id, period_id, paddock_id, current_crop_id, status_id,
        primary_prior_collection_id)
      select w.farm_id, w.period_id, d.id, k.id, s.id,
        (select b.id from crop_collections b join paddocks e on e.id = b.paddock_id
          where b.farm_id = w.farm_id and e.name = d.name and b.period_id <> w.period_id limit 1)
      from paddocks d join ${place} on d.farm_id = w.farm_id and d.period_id = w.period_id
      join (select id, row_number() over (order by id) as n from crop_types
        where slug in ('wheat', 'barley', 'canola', 'chickpea-desi', 'durum')) k
        on k.n = d.id % 5 + 1
      join crop_collection_statuses s on s.slug = 'harvested'`,
  ]
}

function events(place: Sql): readonly Sql[] {
  return [
    sql`insert into sowing_collection_events (crop_collection_id, farm_id, period_id, sowing_area, sowing_date, variety_id)
      select c.id, c.farm_id, c.period_id, d.area, w.day + (c.id % 60)::int,
        (select v.id from varieties v where v.crop_type_id = c.current_crop_id order by v.id limit 1)
      from ${cropsIn(place)} join paddocks d on d.id = c.paddock_id`,
    sql`insert into grain_collection_events (crop_collection_id, farm_id, period_id, harvested_area, harvested_date, grain_tonnes)
      select c.id, c.farm_id, c.period_id, d.area, w.day + 200, d.area * (1 + c.id % 4)
      from ${cropsIn(place)} join paddocks d on d.id = c.paddock_id`,
    sql`insert into crop_lifecycle (crop_collection_id, farm_id, establishment_event_type,
        establishment_event_id, termination_event_type, termination_event_id)
      select c.id, c.farm_id, 'sowing_collection_events', s.id, 'grain_collection_events', g.id
      from ${cropsIn(place)} join sowing_collection_events s on s.crop_collection_id = c.id
      join grain_collection_events g on g.crop_collection_id = c.id`,
    sql`update crop_collections c set crop_lifecycle_id = l.id,
        termination_eventable_type = l.termination_event_type,
        termination_eventable_id = l.termination_event_id from crop_lifecycle l, ${place}
      where l.crop_collection_id = c.id and c.farm_id = w.farm_id and c.period_id = w.period_id`,
    sql`insert into fertiliser_collection_events (crop_collection_id, farm_id, period_id, application_date, pre_applied)
      select c.id, c.farm_id, c.period_id, w.day + n, n = 1 from ${cropsIn(place)} cross join generate_series(1, 2) n`,
    sql`insert into fertiliser_chemical_applications (farm_id, fertiliser_collection_event_id,
        chemical_element_id, unit_ha)
      select e.farm_id, e.id, x.id, 10 + e.id % 50
      from fertiliser_collection_events e join ${place} on e.farm_id = w.farm_id
        and e.period_id = w.period_id
      join chemical_elements x on x.symbol in ('N', 'P', 'S')`,
    sql`insert into irrigation_collection_events (crop_collection_id, farm_id, period_id, irrigation_date, total_ml_applied)
      select c.id, c.farm_id, c.period_id, w.day + 30, 40 from ${cropsIn(place)}`,
  ]
}

function sales(place: Sql): readonly Sql[] {
  return [
    sql`insert into crop_type_farm_periods (farm_id, period_id, crop_type_id)
      select distinct c.farm_id, c.period_id, c.current_crop_id from ${cropsIn(place)}`,
    sql`insert into crop_sale_actuals (farm_id, crop_type_farm_period_id, date)
      select g.farm_id, g.id, w.day + 210 from crop_type_farm_periods g
      join ${place} on g.farm_id = w.farm_id and g.period_id = w.period_id`,
    sql`insert into grain_sale_actuals (farm_id, crop_sale_actual_id, tonnes, income)
      select s.farm_id, s.id, 1000, 32000000 from crop_sale_actuals s
      join crop_type_farm_periods g on g.id = s.crop_type_farm_period_id
      join ${place} on g.farm_id = w.farm_id and g.period_id = w.period_id`,
  ]
}
