// A farm with a collection of one period in which little is left open: what is missing of each section
// is known, and stands beside it.

import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'

export interface PlantedFarm {
  readonly farm: number
  readonly period: number
  /** Two are whole; the third lacks soil, gauge and crop. */
  readonly paddocks: readonly [number, number, number]
  readonly wheat: number
  readonly enterprise: number
  readonly sale: number
  readonly machine: number
}

type Values = Readonly<Record<string, unknown>>

export async function insertRow(db: Database, table: string, values: Values): Promise<number> {
  const columns = sql.join(Object.keys(values).map(name => sql.ref(name)))
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(values))})
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** The number of a row that came with Furrow. */
export async function listed(db: Database, table: string, slug: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where slug = ${slug}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`${table} has no ${slug}.`)
  return row.id
}

/** Records the period 2023-24. */
export async function emptyFarm(
  db: Database,
  name: string,
): Promise<{ farm: number; period: number }> {
  const farm = await insertRow(db, 'farms', { farm_name: name })
  const period = await listed(db, 'periods', '2023-24')
  await insertRow(db, 'farm_period', { farm_id: farm, period_id: period, status: 'In progress' })
  return { farm, period }
}

export async function plantedFarm(db: Database, name: string): Promise<PlantedFarm> {
  const { farm, period } = await emptyFarm(db, name)
  const where = { farm_id: farm, period_id: period }
  const add = (table: string, values: Values) => insertRow(db, table, values)
  const property = await add('farm_properties', { name: 'Home', farm_id: farm })
  await add('farm_property_periods', {
    ...where,
    property_id: property,
    title_area: 310,
    ownership_type: 'Owned',
  })
  const gauge = await add('rain_gauges', { name: 'House', farm_id: farm })
  const whole = {
    ...where,
    property_id: property,
    asset_type_id: await listed(db, 'asset_types', 'dryland-cropping'),
    valuation_category_id: await listed(db, 'valuation_categories', 'dryland-medium'),
  }
  const grown = { soil_type: 'Heavy', rain_gauge_id: gauge }
  const paddocks = [
    await add('paddocks', { ...whole, ...grown, name: 'River', area: 100 }),
    await add('paddocks', { ...whole, ...grown, name: 'Hill', area: 100 }),
    await add('paddocks', { ...whole, name: 'Creek', area: 100 }),
  ] as const
  await rainOf(db, farm, gauge)
  const { wheat, sale } = await cropsOf(db, { farm, period }, paddocks)
  const enterprise = await stockOf(db, { farm, period })
  const machine = await add('asset_plant', { name: 'Header', farm_id: farm })
  await add('assets_period', {
    ...where,
    asset_type: 'asset_plant',
    asset_id: machine,
    value: 25_000_000,
  })
  await add('asset_buildings', { name: 'Shed', farm_id: farm })
  const land = {
    owned_ha: 310,
    managed_ha: 310,
    dry_arable_owned_ha: 310,
    land_class_total_ha: 310,
  }
  await add('assets', { ...where, ...land, days_owner: 240 })
  await add('files', { ...where, name: 'map.pdf', category: 'Property map' })
  await add('files', { ...where, name: 'scan.pdf' })
  await add('farm_contacts', { farm_id: farm, name: 'Agronomist', phone: '0400 000 000' })
  return { farm, period, paddocks, wheat, enterprise, sale, machine }
}

/** Every day but those of May, in which four days were read at once, and of June. */
async function rainOf(db: Database, farm: number, gauge: number): Promise<void> {
  await sql`
    insert into rainfalls (farm_id, rain_gauge_id, date, total_mm, days)
    select ${farm}::bigint, ${gauge}::bigint, day::date, 0, 1
    from generate_series('2023-07-01'::date, '2024-05-31'::date, interval '1 day') day
    where day::date not between '2024-05-10' and '2024-05-13'
    union all select ${farm}, ${gauge}, '2024-05-13', 12.5, 4`.execute(db)
}

interface Place {
  readonly farm: number
  readonly period: number
}

/** Wheat, harvested and half sold, and a barley of which little is known. */
async function cropsOf(
  db: Database,
  { farm, period }: Place,
  [river, hill]: readonly number[],
): Promise<{ wheat: number; sale: number }> {
  const where = { farm_id: farm, period_id: period }
  const add = (table: string, values: Values) => insertRow(db, table, values)
  const wheatType = await listed(db, 'crop_types', 'wheat')
  const barley = await listed(db, 'crop_types', 'barley')
  const grown = await add('crop_type_farm_periods', {
    ...where,
    crop_type_id: wheatType,
    all_questions_answered: true,
  })
  const wheat = await add('crop_collections', {
    ...where,
    paddock_id: river,
    current_crop_id: wheatType,
  })
  await add('crop_collections', { ...where, paddock_id: hill, current_crop_id: barley })
  const ofWheat = { ...where, crop_collection_id: wheat }
  await add('sowing_collection_events', { ...ofWheat, sowing_area: 96, sowing_date: '2023-05-20' })
  const harvest = await add('grain_collection_events', {
    ...ofWheat,
    harvested_area: 96,
    harvested_date: '2023-11-20',
    grain_tonnes: 300,
  })
  await sql`
    update crop_collections set termination_eventable_type = 'grain_collection_events',
      termination_eventable_id = ${harvest} where id = ${wheat}`.execute(db)
  const sale = await add('crop_sale_actuals', {
    farm_id: farm,
    crop_type_farm_period_id: grown,
    date: '2023-12-01',
  })
  await add('grain_sale_actuals', {
    farm_id: farm,
    crop_sale_actual_id: sale,
    tonnes: 150,
    income: 4_800_000,
  })
  return { wheat, sale }
}

/** 100 came and 10 died, and five more are missing at the end. */
async function stockOf(db: Database, { farm, period }: Place): Promise<number> {
  const where = { farm_id: farm, period_id: period }
  const add = (table: string, values: Values) => insertRow(db, table, values)
  const { rows } = await sql<{ id: number }>`
    select id from livestock_enterprises order by id limit 1`.execute(db)
  const enterprise = rows[0]?.id ?? 0
  const line = {
    ...where,
    livestock_enterprise_id: enterprise,
    livestock_class_id: await listed(db, 'livestock_classes', 'sheep/ewes-breeding'),
  }
  const opening = await add('livestock_ledgers', { ...line, number: 100, weight: 55 })
  await add('livestock_opening_events', { ...where, livestock_ledger_id: opening })
  const died = await add('livestock_ledgers', { ...line, number: 10 })
  await add('livestock_death_events', { ...where, livestock_ledger_id: died })
  await add('livestock_closing_events', { ...line, number: 85 })
  return enterprise
}
