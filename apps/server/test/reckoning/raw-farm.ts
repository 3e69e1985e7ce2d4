// Every row that the crops of farms are reckoned from, as the database holds it: nothing is calculated
// here, and nothing of the product reads it.

import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'

export type Figure = number | null
export type Day = string | null

export interface RawCrop {
  readonly id: number
  readonly farm_id: number
  readonly period_id: number
  readonly paddock_id: number
  readonly current_crop_id: number | null
  readonly primary_prior_collection_id: number | null
  readonly crop_lifecycle_id: number | null
  readonly double_crop: boolean | null
  readonly enterprise_id: number | null
}

export interface RawPaddock {
  readonly id: number
  readonly period_id: number
  readonly name: string
  readonly area: Figure
  readonly rain_gauge_id: number | null
  readonly sharefarm_percentage: Figure
  readonly fallow_efficiency: Figure
  readonly asset_type: string | null
  readonly irrigation_type: string | null
}

export type EventKind =
  | 'sowing'
  | 'grain'
  | 'lint'
  | 'cane'
  | 'hay'
  | 'grazing'
  | 'ending'
  | 'fallow'

export interface RawEvent {
  readonly kind: EventKind
  readonly id: number
  readonly crop: number
  readonly day: Day
  readonly last_day: Day
  readonly area: Figure
  /** Tonnes or bales that came off, of sowing kilograms of seed on a hectare. */
  readonly quantity: Figure
  readonly seed: Figure
  readonly sugar: Figure
  readonly weight_on: Figure
  readonly weight_off: Figure
  readonly head: Figure
  readonly how: string | null
}

export interface RawReading {
  readonly gauge: number
  readonly day: string
  readonly days: number
  readonly mm: number
}

export interface RawSale {
  readonly period_id: number
  readonly crop_type: number
  readonly what:
    | 'grain sold'
    | 'hay sold'
    | 'lint sold'
    | 'grain held'
    | 'hay held'
    | 'lint held'
    | 'units held'
    | 'kept'
  readonly pool: number
  /** Where a crop is grown in two, and someone said of which it is. */
  readonly enterprise: number | null
  readonly unit: string | null
  readonly quantity: Figure
  readonly weight: Figure
  readonly seed: Figure
  readonly money: Figure
  readonly premium: Figure
  readonly discount: Figure
  readonly seed_money: Figure
}

export interface RawFarm {
  readonly id: number
  readonly periods: ReadonlyMap<number, { readonly name: string }>
  readonly crops: readonly RawCrop[]
  readonly paddocks: ReadonlyMap<number, RawPaddock>
  readonly events: ReadonlyMap<number, readonly RawEvent[]>
  /** By the crop: the day on which its present life began. */
  readonly lives: ReadonlyMap<number, Day>
  readonly waterings: ReadonlyMap<number, readonly Figure[]>
  readonly nutrients: ReadonlyMap<
    number,
    readonly { readonly element: string; readonly rate: Figure }[]
  >
  readonly gauges: readonly { readonly id: number; readonly is_main: boolean }[]
  readonly readings: readonly RawReading[]
  readonly sales: readonly RawSale[]
}

export interface CropType {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly harvest: string
  readonly perennial: boolean
  readonly options: Readonly<Record<string, unknown>>
  readonly from_month: number | null
  readonly to_month: number | null
}

export async function cropTypes(db: Database): Promise<ReadonlyMap<number, CropType>> {
  const { rows } = await sql<CropType>`
    select k.id, k.slug, k.name, h.slug as harvest, l.slug = 'perennial' as perennial,
      coalesce(k.options, '{}') as options, s.rain_from_month as from_month,
      s.rain_to_month as to_month
    from crop_types k join harvest_types h on h.id = k.harvest_type_id
    join lifecycle_types l on l.id = k.lifecycle_type_id join seasons s on s.id = k.season_id`.execute(
    db,
  )
  return new Map(rows.map(row => [row.id, row]))
}

export async function rawFarm(db: Database, farm: number): Promise<RawFarm> {
  const [periods, crops, paddocks, events, gauges, readings, sales, done] = await Promise.all([
    rowsOf(
      db,
      sql<{ id: number; name: string }>`select p.id, p.name from periods p
      join farm_period f on f.period_id = p.id where f.farm_id = ${farm} and f.deleted_at is null`,
    ),
    rowsOf(
      db,
      sql<RawCrop>`select c.* from crop_collections c join paddocks d on d.id = c.paddock_id
      where c.farm_id = ${farm} and c.deleted_at is null and d.deleted_at is null order by c.id`,
    ),
    rowsOf(
      db,
      sql<RawPaddock>`select d.id, d.period_id, d.name, d.area, d.rain_gauge_id,
        d.sharefarm_percentage, d.fallow_efficiency, d.irrigation_type, u.slug as asset_type
      from paddocks d left join asset_types u on u.id = d.asset_type_id
      where d.farm_id = ${farm} and d.deleted_at is null`,
    ),
    rowsOf(db, eventsOf(farm)),
    rowsOf(
      db,
      sql<{ id: number; is_main: boolean }>`select id, is_main from rain_gauges
      where farm_id = ${farm} and deleted_at is null order by id`,
    ),
    rowsOf(
      db,
      sql<RawReading>`select rain_gauge_id as gauge, date::text as day, days, total_mm as mm
      from rainfalls where farm_id = ${farm} and deleted_at is null`,
    ),
    rowsOf(db, salesOf(farm)),
    doneTo(db, farm),
  ])
  return {
    id: farm,
    crops,
    gauges,
    readings,
    sales,
    ...done,
    periods: new Map(periods.map(({ id, name }) => [id, { name }])),
    paddocks: new Map(paddocks.map(paddock => [paddock.id, paddock])),
    events: Map.groupBy(events, ({ crop }) => crop),
  }
}

/** Lives, waterings and fertiliser of its crops. */
async function doneTo(db: Database, farm: number) {
  const [lives, waterings, nutrients] = await Promise.all([
    rowsOf(
      db,
      sql<{ id: number; day: Day }>`select c.id, coalesce(s.sowing_date, s.date)::text as day
      from crop_collections c join crop_lifecycle l on l.id = c.crop_lifecycle_id
      join sowing_collection_events s on s.id = l.establishment_event_id
        and l.establishment_event_type = 'sowing_collection_events'
      where c.farm_id = ${farm} and l.deleted_at is null and s.deleted_at is null`,
    ),
    rowsOf(
      db,
      sql<{ crop: number; ml: Figure }>`select crop_collection_id as crop,
        total_ml_applied as ml from irrigation_collection_events
      where farm_id = ${farm} and deleted_at is null`,
    ),
    rowsOf(
      db,
      sql<{ crop: number; element: string; rate: Figure }>`
      select e.crop_collection_id as crop, x.symbol as element, a.unit_ha as rate
      from fertiliser_collection_events e join fertiliser_chemical_applications a
        on a.fertiliser_collection_event_id = e.id and a.deleted_at is null
      join chemical_elements x on x.id = a.chemical_element_id
      where e.farm_id = ${farm} and e.deleted_at is null`,
    ),
  ])
  const watered = [...Map.groupBy(waterings, ({ crop }) => crop)]
  return {
    lives: new Map(lives.map(({ id, day }) => [id, day])),
    waterings: new Map(watered.map(([crop, own]) => [crop, own.map(({ ml }) => ml)])),
    nutrients: Map.groupBy(nutrients, ({ crop }) => crop),
  }
}

async function rowsOf<Row>(
  db: Database,
  query: ReturnType<typeof sql<Row>>,
): Promise<readonly Row[]> {
  return (await query.execute(db)).rows
}

const eventTables = [
  ['sowing', 'sowing_date, e.date', 'sowing_area', 'sowing_rate'],
  ['grain', 'harvested_date, e.date', 'harvested_area', 'grain_tonnes'],
  ['lint', 'harvested_date, e.date', 'harvested_area', 'lint_bales'],
  ['cane', 'date, e.date', 'area', 'biomass_tonnes'],
  ['hay', 'cut_date, e.date', 'cut_area', 'hay_tonnes'],
] as const

function eventsOf(farm: number) {
  const there = sql`e.farm_id = ${farm} and e.deleted_at is null`
  const taken = eventTables.map(
    ([kind, days, area, quantity]) => sql`
      select ${kind}::text as kind, e.id, e.crop_collection_id as crop,
        coalesce(e.${sql.raw(days)})::text as day, null::text as last_day,
        ${sql.raw(area)}::numeric as area, ${sql.raw(quantity)}::numeric as quantity,
        ${sql.raw(kind === 'lint' ? 'seed_tonnes' : 'null')}::numeric as seed,
        ${sql.raw(kind === 'cane' ? 'ccs_tonnes' : 'null')}::numeric as sugar,
        null::numeric as weight_on, null::numeric as weight_off, null::numeric as head,
        null::text as how
      from ${sql.table(`${kind}_collection_events`)} e where ${there}`,
  )
  return sql<RawEvent>`${sql.join(taken, sql` union all `)} union all
    select 'grazing', e.id, e.crop_collection_id, e.grazing_start_date::text,
      e.grazing_end_date::text, e.grazing_area, null, null, null, e.total_weight_on, e.total_weight_off,
      e.number_of_stock, null
    from grazing_collection_events e where ${there} union all
    select 'fallow', e.id, e.crop_collection_id, null, null, e.area, null, null, null, null, null, null, null
    from fallow_collection_events e where ${there} union all
    select 'ending', e.id, e.crop_collection_id, e.date::text, null, null, null, null, null, null, null, null, t.slug
    from custom_termination_events e
    join crop_termination_types t on t.id = e.crop_termination_type_id where ${there}`
}

const saleTables = [
  [
    'grain sold',
    'crop_sale_actuals',
    'crop_sale_actual_id',
    'grain_sale_actuals',
    'tonnes, null, null, income, null, null, null',
  ],
  [
    'hay sold',
    'crop_sale_actuals',
    'crop_sale_actual_id',
    'hay_sale_actuals',
    'bales, bale_weight, null, income, null, null, null',
  ],
  [
    'lint sold',
    'crop_sale_actuals',
    '"cropSaleActualId"',
    'lint_sale_actuals',
    'bales, null, "seedTonnes", "lintIncome", premium, discount, "seedIncome"',
  ],
  [
    'grain held',
    'crop_sale_estimate_pools',
    'crop_sale_estimate_pool_id',
    'grain_sale_estimates',
    'tonnes, null, null, price, null, null, null',
  ],
  [
    'hay held',
    'crop_sale_estimate_pools',
    'crop_sale_estimate_pool_id',
    'hay_sale_estimates',
    'bales, bale_weight, null, price, null, null, null',
  ],
  [
    'lint held',
    'crop_sale_estimate_pools',
    '"cropSaleEstimatePoolId"',
    'lint_sale_estimates',
    'bales, null, "seedTonnes", "balePrice", null, null, "seedPrice"',
  ],
  [
    'units held',
    'crop_sale_estimate_pools',
    'crop_sale_estimate_pool_id',
    'crop_sale_estimates',
    'units, null, null, unit_cost, null, null, null',
  ],
] as const

const saleFigures = ['quantity', 'weight', 'seed', 'money', 'premium', 'discount', 'seed_money']

function salesOf(farm: number) {
  const lines = saleTables.map(([what, heads, key, table, columns]) => {
    const told = columns
      .split(', ')
      .map((column, at) =>
        sql.raw(`${column === 'null' ? 'null' : `l.${column}`}::numeric as ${saleFigures[at]}`),
      )
    return sql`select g.period_id, g.crop_type_id as crop_type, ${what}::text as what,
        s.id as pool, s.enterprise_id as enterprise,
        ${sql.raw(what === 'units held' ? 'l.unit_type' : 'null')}::text as unit, ${sql.join(told)}
      from ${sql.table(table)} l
      join ${sql.table(heads)} s on s.id = l.${sql.raw(key)} and s.deleted_at is null
      join crop_type_farm_periods g on g.id = s.crop_type_farm_period_id and g.deleted_at is null
      where l.farm_id = ${farm} and l.deleted_at is null`
  })
  const kept = sql`select period_id, crop_type_id, 'kept', 0, null::bigint, null, kept_for_use, null, null, null, null,
      null, null from crop_type_farm_periods
    where farm_id = ${farm} and deleted_at is null and kept_for_use is not null`
  return sql<RawSale>`${sql.join([...lines, kept], sql` union all `)}`
}
