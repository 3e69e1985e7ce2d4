// Rows of land, stock and things held, from which the financial record is reckoned: as the database holds
// them. Nothing is calculated here, and nothing of the product reads it.

import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import type { Day, Figure } from './raw-farm.ts'

interface OfPeriod {
  readonly period_id: number
}

export interface RawGround extends OfPeriod {
  readonly id: number
  readonly area: Figure
  readonly use: string | null
  readonly irrigation_type: string | null
  readonly property_id: number | null
  readonly valuation_category_id: number | null
  /** The line of the record that its class of land adds its value to. */
  readonly value_line: string | null
}

export interface RawTenure extends OfPeriod {
  readonly property_id: number
  readonly title_area: Figure
  readonly ownership_type: string | null
}

export interface RawValuation extends OfPeriod {
  readonly farm_property_id: number
  readonly valuation_category_id: number
  readonly val_per_hectare: Figure
}

interface OfStock extends OfPeriod {
  readonly livestock_class_id: number | null
  readonly livestock_enterprise_id: number | null
}

export type StockDeed = 'opening' | 'birth' | 'bought' | 'in' | 'death' | 'sold' | 'out'

export interface RawMove extends OfStock {
  readonly deed: StockDeed
  readonly number: Figure
  readonly day: Day
  readonly weight: Figure
  readonly value: Figure
  readonly notes: string | null
  /** Of what went over to others, the class and the enterprise that it left. */
  readonly left_class: number | null
  readonly left_enterprise: number | null
}

export interface RawCount extends OfStock {
  readonly number: number
  readonly weight: Figure
}

/** A line of the yearly sheet. */
export interface RawStockSheet extends OfStock {
  readonly opening_number: Figure
  readonly opening_value: Figure
  readonly closing_number: Figure
  readonly closing_value: Figure
}

export interface RawClass {
  readonly id: number
  readonly species: string
  readonly species_id: number
  readonly unweaned: boolean
}

export interface RawRating {
  readonly livestock_class_id: number
  readonly variant: string | null
  readonly dse: number
  readonly used_first: boolean
}

export interface RawClip extends OfStock {
  readonly greasy_kg: Figure
  readonly yield_percentage: Figure
  readonly income: Figure
  readonly bales_sold: Figure
  readonly bales_on_hand: Figure
}

export interface RawSetting extends OfPeriod {
  readonly livestock_enterprise_id: number
  readonly overhead_share: Figure
  readonly grazed_hectares: Figure
}

export interface RawRound extends OfPeriod {
  readonly livestock_enterprise_id: number | null
  readonly species: string
  readonly joined: readonly Figure[]
  readonly marked: readonly Figure[]
  readonly weaned: readonly { readonly number: Figure; readonly weight: Figure }[]
}

export interface RawThing extends OfPeriod {
  readonly asset_type: string
  readonly asset_id: number
  readonly value: Figure
  readonly units: Figure
  readonly improvement_type: string | null
}

export interface RawWater {
  readonly id: number
  readonly entitlement_type: string | null
  readonly megalitres: Figure
}

/** A crop of the whole farm, on its yearly sheet. */
export interface RawCropSheet extends OfPeriod {
  readonly land: 'dryland' | 'irrigated'
  readonly crop_type_id: number
  readonly area_sown: Figure
  /** Cents for a hectare. */
  readonly direct_cost: Figure
}

/** Of a line of direct costs, what someone said of a crop or of a stock enterprise. */
export interface RawShare extends OfPeriod {
  readonly line: string
  readonly crop_type_id: number | null
  readonly enterprise_id: number | null
  readonly livestock_enterprise_id: number | null
  readonly amount: number
}

interface RawDriver extends OfPeriod {
  readonly line: string
  readonly driver: string
}

export interface RawSharing {
  readonly shares: readonly RawShare[]
  readonly drivers: readonly RawDriver[]
}

/** Stock of others on our land, or ours on theirs. */
export interface RawAgistment extends OfPeriod {
  readonly direction: string
  readonly number: Figure
  readonly start_date: Day
  readonly end_date: Day
  /** Cents for a head and week. */
  readonly weekly_rate: Figure
  readonly total_value: Figure
}

export interface RawDeal extends OfPeriod {
  readonly price: Figure
}

export interface RawLoan extends OfPeriod {
  readonly loan_kind: string
  readonly opening_balance: Figure
  readonly borrowed: Figure
  readonly repaid: Figure
  readonly closing_balance: Figure
  readonly interest: Figure
  readonly due_within_year: Figure
}

export interface RawPerson extends OfPeriod {
  readonly worker_kind: string
  readonly days_worked: Figure
  readonly crop_hours: Figure
  readonly livestock_hours: Figure
  readonly other_hours: Figure
  readonly wages: Figure
  readonly allowance: Figure
}

/** What of a direct cost was carried over both ends of a period. */
export interface RawAccrual extends OfPeriod {
  readonly line: string
  readonly opening_on_hand: Figure
  readonly closing_on_hand: Figure
  readonly opening_prepaid: Figure
  readonly closing_prepaid: Figure
  readonly opening_owed: Figure
  readonly closing_owed: Figure
}

export interface RawWaterAccount extends OfPeriod {
  readonly kind: string | null
  readonly held: Figure
  readonly carried_in: Figure
  readonly allocated: Figure
  readonly bought: Figure
  readonly sold: Figure
  readonly lost: Figure
  readonly carried_out: Figure
  readonly sold_income: Figure
}

export type RawRecord = Awaited<ReturnType<typeof rawRecord>>

interface RawVariant {
  readonly id: number
  readonly variant: string | null
  readonly breeds: boolean
  readonly species_id: number
}

/** What a class eats, and which rating an enterprise asks for: the same for all farms. */
export async function rawRatings(db: Database) {
  const read = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows
  return {
    classes: await read(sql<RawClass>`select c.id, s.slug as species, s.id as species_id, c.unweaned
      from livestock_classes c join livestock_species_types s on s.id = c.species_type_id`),
    ratings: await read(sql<RawRating>`select livestock_class_id, variant, dse, used_first
      from stock_ratings where deleted_at is null order by id`),
    variants: await read(sql<RawVariant>`
      select e.id, p.rating_variant as variant, p.breeds, e.species_id from livestock_enterprises e
      join livestock_purposes p on p.id = e.purpose_id`),
    begun: await read(sql<{ id: number; day: string }>`
      select id, start_date::text as day from periods where deleted_at is null`),
    varied: await read(sql<{ id: number }>`
      select distinct crop_type_id as id from varieties where deleted_at is null`),
  }
}

export type RawRatings = Awaited<ReturnType<typeof rawRatings>>

export async function rawRecord(db: Database, farm: number) {
  const all = async <Row>(table: string) =>
    (
      await sql<Row>`select * from ${sql.table(table)}
        where farm_id = ${farm} and deleted_at is null order by id`.execute(db)
    ).rows
  const read = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows
  return {
    ground: await read(groundOf(farm)),
    tenures: await all<RawTenure>('farm_property_periods'),
    valuations: await all<RawValuation>('property_paddock_valuations'),
    moves: await read(movesOf(farm)),
    deals: await read(dealsOf(farm)),
    counts: await all<RawCount>('livestock_closing_events'),
    sheets: await all<RawStockSheet>('livestock_inventory_collections'),
    clips: await all<RawClip>('livestock_wool_collections'),
    settings: await all<RawSetting>('livestock_enterprise_settings'),
    rounds: await read(roundsOf(farm)),
    bred: await read(bredOf(farm)),
    waters: await all<RawWater>('asset_waters'),
    things: await read(thingsOf(farm)),
    machines: await all<OfPeriod & { closing_value: Figure }>('existing_plant_items'),
    bought: await all<RawDeal>('new_plant_purchases'),
    sold: await all<RawDeal>('sold_plant_sales'),
    loans: await all<RawLoan>('loans'),
    people: await all<RawPerson>('farm_workers'),
    accounts: await read(accountsOf(farm)),
    accruals: await all<RawAccrual>('cost_accruals'),
    sharing: {
      shares: await all<RawShare>('cost_shares'),
      drivers: await all<RawDriver>('cost_allocations'),
    },
    cropSheets: await read(cropSheetsOf(farm)),
    agistments: await read(agistmentsOf(farm)),
  }
}

function groundOf(farm: number) {
  return sql<RawGround>`
    select d.id, d.period_id, d.area, u.slug as use, d.irrigation_type, d.property_id,
      d.valuation_category_id, m.name as value_line
    from paddocks d left join asset_types u on u.id = d.asset_type_id
    left join valuation_categories k on k.id = d.valuation_category_id
    left join valuation_coll_sheet_maps m on m.id = k.valuation_coll_sheet_map_id
    where d.farm_id = ${farm} and d.deleted_at is null`
}

const eventsOfStock = [
  ['opening', 'livestock_opening_events', 'livestock_ledger_id', 'null'],
  ['birth', 'livestock_reproduction_lifecycles', 'livestock_ledger_id', 'null'],
  ['bought', 'livestock_purchase_events', 'livestock_ledger_id', 'e.total_value'],
  ['sold', 'livestock_sale_events', 'livestock_ledger_id', 'e.total_value'],
  ['death', 'livestock_death_events', 'livestock_ledger_id', 'null'],
  ['in', 'livestock_transfer_events', 'in_livestock_ledger_id', 'null'],
  ['out', 'livestock_transfer_events', 'out_livestock_ledger_id', 'null'],
] as const

const isOver = (deed: StockDeed) => deed === 'in' || deed === 'out'
const left = (deed: StockDeed, what: 'class' | 'enterprise') =>
  isOver(deed) ? sql.ref(`o.livestock_${what}_id`) : sql`null::bigint`

function movesOf(farm: number) {
  const parts = eventsOfStock.map(
    ([deed, table, key, value]) => sql`
      select ${deed}::text as deed, l.period_id, l.livestock_class_id, l.livestock_enterprise_id,
        l.number, l.entry_date::text as day, l.weight, ${sql.raw(value)}::numeric as value,
        l.notes, ${left(deed, 'class')} as left_class, ${left(deed, 'enterprise')} as left_enterprise
      from ${sql.table(table)} e join livestock_ledgers l on l.id = ${sql.ref(`e.${key}`)}
      ${isOver(deed) ? sql`left join livestock_ledgers o on o.id = e.out_livestock_ledger_id` : sql``}
      where l.farm_id = ${farm} and l.deleted_at is null and e.deleted_at is null`,
  )
  return sql<RawMove>`${sql.join(parts, sql` union all `)}`
}

/** Of the yearly sheets. */
function dealsOf(farm: number) {
  const parts = (['bought', 'sold'] as const).map(
    deed => sql`
      select ${deed}::text as deed, period_id, livestock_class_id, livestock_enterprise_id, number,
        date::text as day, weight, total_value::numeric as value, null as notes,
        null::bigint as left_class, null::bigint as left_enterprise
      from ${sql.table(`livestock_${deed === 'sold' ? 'sales' : 'purchase'}_collections`)}
      where farm_id = ${farm} and deleted_at is null`,
  )
  return sql<RawMove>`${sql.join(parts, sql` union all `)}`
}

function roundsOf(farm: number) {
  const figures = (table: string, figure: ReturnType<typeof sql>) => sql`coalesce((
    select json_agg(${figure}) from ${sql.table(table)} e
    where e.livestock_reproduction_lifecycle_id = r.id and e.deleted_at is null), '[]')`
  return sql<RawRound>`
    select r.period_id, r.livestock_enterprise_id, s.slug as species,
      ${figures('livestock_joining_events', sql`e.number_joined`)} as joined,
      ${figures('livestock_marking_events', sql`e.number_counted`)} as marked,
      ${figures('livestock_weaning_events', sql`json_build_object('number', e.number, 'weight', e.weight)`)} as weaned
    from livestock_reproduction_lifecycles r join livestock_classes c on c.id = r.livestock_class_id
    join livestock_species_types s on s.id = c.species_type_id
    where r.farm_id = ${farm} and r.deleted_at is null`
}

function bredOf(farm: number) {
  return sql<RawRound>`
    select b.period_id, b.livestock_enterprise_id, s.slug as species, json_build_array(b.number_joined) as joined,
      json_build_array(b.number_marked) as marked,
      json_build_array(json_build_object('number', b.number_weaned, 'weight', b.weaning_weight)) as weaned
    from livestock_breeding_collections b join livestock_classes c on c.id = b.livestock_class_id
    join livestock_species_types s on s.id = c.species_type_id
    where b.farm_id = ${farm} and b.deleted_at is null`
}

function thingsOf(farm: number) {
  return sql<RawThing>`
    select v.period_id, v.asset_type, v.asset_id, v.value, v.units, b.improvement_type
    from assets_period v
    left join asset_buildings b on v.asset_type = 'asset_buildings' and b.id = v.asset_id
    where v.farm_id = ${farm} and v.deleted_at is null`
}

function cropSheetsOf(farm: number) {
  const sheets = (['dryland', 'irrigated'] as const).map(
    land => sql`
      select ${land}::text as land, period_id, crop_type_id, area_sown, direct_cost
      from ${sql.table(`${land}_crops`)} where farm_id = ${farm} and deleted_at is null`,
  )
  return sql<RawCropSheet>`${sql.join(sheets, sql` union all `)}`
}

function accountsOf(farm: number) {
  return sql<RawWaterAccount>`
    select a.*, w.entitlement_type as kind, coalesce(
      (select units from assets_period v where v.asset_type = 'asset_waters' and v.asset_id = w.id
        and v.period_id = a.period_id and v.deleted_at is null), w.megalitres) as held
    from water_accounts a join asset_waters w on w.id = a.asset_water_id and w.deleted_at is null
    where a.farm_id = ${farm} and a.deleted_at is null`
}

function agistmentsOf(farm: number) {
  return sql<RawAgistment>`
    select period_id, direction, number, start_date::text as start_date,
      end_date::text as end_date, weekly_rate, total_value
    from livestock_agistment_collections where farm_id = ${farm} and deleted_at is null`
}
