// What else a farm is asked in a period, as the database holds it: who reaches it, its papers, its things and
// its records, and when someone handed it over. Nothing is calculated here, and nothing of the product
// reads it.

import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'

export type RawRow = Readonly<Record<string, unknown>>
export type RawRows = readonly RawRow[]

export interface RawHandOver {
  readonly period_id: number
  /** Seconds. */
  readonly at: number
  /** What the farm's managers had answered last; nothing where none of them had. */
  readonly takes_part: boolean | null
}

export type RawAnswers = Awaited<ReturnType<typeof rawAnswers>>

const tables = {
  properties: 'farm_properties',
  tenures: 'farm_property_periods',
  valuations: 'property_paddock_valuations',
  paddocks: 'paddocks',
  crops: 'crop_collections',
  sowings: 'sowing_collection_events',
  fertilisers: 'fertiliser_collection_events',
  irrigations: 'irrigation_collection_events',
  kinds: 'crop_type_farm_periods',
  sales: 'crop_sale_actuals',
  enterprises: 'farm_livestock_enterprise_periods',
  waters: 'asset_waters',
  buildings: 'asset_buildings',
  silos: 'asset_grain_storage',
  machines: 'asset_plant',
  values: 'assets_period',
  soldMachines: 'sold_plant_sales',
  records: 'assets',
} as const

export async function rawAnswers(db: Database, farm: number) {
  const read = async <Row>(query: ReturnType<typeof sql<Row>>) =>
    (await query.execute(db)).rows as readonly Row[]
  const listed = await Promise.all(
    Object.entries(tables).map(
      async ([name, table]) =>
        [
          name,
          await read(sql<RawRow>`select * from ${sql.table(table)}
            where farm_id = ${farm} and deleted_at is null order by id`),
        ] as const,
    ),
  )
  return {
    ...(Object.fromEntries(listed) as Readonly<Record<keyof typeof tables, RawRows>>),
    farm: await read(sql<RawRow>`
      select f.address_id, f.manager_id, f.profit_focus_group_id,
        ${reaching('farms', 'f')} from farms f where f.id = ${farm}`),
    contacts: await read(sql<RawRow>`
      select c.phone, c.email, ${reaching('farm_contacts', 'c')} from farm_contacts c
      where c.farm_id = ${farm} and c.deleted_at is null`),
    files: await read(sql<RawFile>`
      select period_id, category, extract(epoch from created_at)::float8 as at from files
      where farm_id = ${farm} and deleted_at is null`),
    handOvers: await read(handOversOf(farm)),
  }
}

export interface RawFile {
  readonly period_id: number | null
  readonly category: string | null
  readonly at: number
}

const ways = [
  ['addresses', 'addressable', 'addresses'],
  ['phones', 'phone_numberable', 'phone_numbers'],
  ['mails', 'emailable', 'emails'],
  ['other_mails', 'emailable', 'email_addresses'],
] as const

/** How often there is an address, a phone number and a email address of someone. */
function reaching(whom: string, alias: string) {
  return sql.join(
    ways.map(
      ([name, key, table]) => sql`
        (select count(*)::int from ${sql.table(table)} w
        where ${sql.ref(`w.${key}_type`)} = ${whom} and w.deleted_at is null
          and ${sql.ref(`w.${key}_id`)} = ${sql.ref(`${alias}.id`)}) as ${sql.ref(name)}`,
    ),
  )
}

/** The last time that each period was handed over, with the last answer of a manager until then (T24). */
function handOversOf(farm: number) {
  const recording = sql`('Not started', 'In progress')`
  return sql<RawHandOver>`
    select h.period_id, extract(epoch from h.at)::float8 as at, (
      select a.agreed from agreement_answers a
      join agreements g on g.id = a.agreement_id and g.type = 'Benchmark participation'
        and g.deleted_at is null
      where a.deleted_at is null and a.created_at <= h.at and a.user_id in (
        select manager_id from farms where id = ${farm}
        union select user_id from details_user
          where farm_id = ${farm} and is_farms_manager and deleted_at is null
        union select b.manager_id from businesses b join business_farm l on l.business_id = b.id
          where l.farm_id = ${farm} and b.deleted_at is null and l.deleted_at is null)
      order by a.answered_at desc nulls last, a.id desc limit 1) as takes_part
    from (
      select f.period_id, max(c.at) as at from changes c
      join farm_period f on f.id = c.row and f.farm_id = c.farm_id
      where c.entity = 'farm_period' and c.farm_id = ${farm}
        and c.before->>'status' in ${recording} and c.after->>'status' not in ${recording}
      group by 1) h`
}
