// The collections of farms: each period that a farm records, as far as someone sees it.

import type { periodStatuses } from '@furrow/catalogue/choices'
import { notFound } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import type { Reach } from '../query/reach.ts'
import { servedMoment } from '../query/render-figure.ts'
import { dayIn } from '../rules/saving/farm-calendar.ts'
import type { Sql } from '../query/sql.ts'

export interface Collection {
  readonly farm_period_id: number
  readonly farm_id: number
  readonly period_id: number
  readonly status: (typeof periodStatuses)[number]
  /** As the record is told: what was last seen of it. */
  readonly updated_at: string
  readonly name: string
  readonly year_name: string | null
  readonly start: string
  readonly end: string
  readonly sowing_start: string
  readonly sowing_end: string
  /** The period that the farm recorded before. */
  readonly before_id: number | null
}

export interface Which {
  readonly farm: number
  readonly period: number
}

/** A farm that someone does not see is not there for them, whatever is asked of it. */
export async function collectionSeen(
  db: Database | Transaction,
  reach: Reach,
  { farm, period }: Which,
): Promise<Collection> {
  const [[seen], [collection]] = await Promise.all([
    farmsSeen(db, reach, { wanted: [farm], most: 1 }),
    collectionsOf(db, reach, { farms: [farm], period }),
  ])
  if (seen === undefined) throw notFound('This farm doesn’t exist, or you don’t have access to it.')
  if (!collection) throw notFound('The farm doesn’t record that period.')
  return collection
}

/** Oldest first. */
export function collectionsOf(
  db: Database | Transaction,
  reach: Reach,
  { farms, period }: { readonly farms: readonly number[]; readonly period?: number | undefined },
): Promise<readonly Collection[]> {
  const own = reach.named('farm_period')
  const one = period === undefined ? sql`` : sql`where c.period_id = ${period}`
  return runQuery(
    db,
    sql<Collection>`
      select c.* from (
        select f.id as farm_period_id, f.farm_id, f.period_id, f.status, pe.name, pe.year_name,
          ${sql.raw(servedMoment('f.updated_at'))} as updated_at,
          ${dayIn('pe.start_date')} as start, ${dayIn('pe.end_date')} as "end",
          ${dayIn('pe.sowing_start_date')} as sowing_start,
          ${dayIn('pe.sowing_end_date')} as sowing_end,
          lag(f.period_id) over (partition by f.farm_id order by pe.start_date, pe.id) as before_id
        from farm_period f
        join periods pe on pe.id = f.period_id and pe.deleted_at is null
        where f.farm_id = any(${farms}::bigint[]) and f.deleted_at is null
          ${own ? sql`and ${own('f')}` : sql``}
      ) c
      ${one}
      order by c.farm_id, c.start, c.farm_period_id`,
  )
}

/** The farms of these that someone sees; of all, the first by name. */
export async function farmsSeen(
  db: Database | Transaction,
  reach: Reach,
  { wanted, most }: { readonly wanted: readonly number[] | null; readonly most: number },
): Promise<readonly number[]> {
  const own = reach.named('farms')
  const rows = await runQuery(
    db,
    sql<{ id: number }>`
      select f.id from farms f
      where f.deleted_at is null
        ${wanted ? sql`and f.id = any(${wanted}::bigint[])` : sql``}
        ${own ? sql`and ${own('f')}` : sql``}
      order by f.farm_name, f.id
      limit ${most}`,
  )
  return rows.map(({ id }) => id)
}

/** The collections as a table that others are joined to: `asked`. */
export function askedTable(
  collections: readonly Collection[],
  seesMoney: (farm: number) => boolean,
): Sql {
  const rows = collections.map(({ farm_id, period_id, start, end, before_id }) => ({
    farm_id,
    period_id,
    first_day: start,
    last_day: end,
    before_id,
    sees_money: seesMoney(farm_id),
  }))
  return sql`asked as materialized (
    select * from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (farm_id bigint, period_id bigint, first_day date, last_day date, before_id bigint,
        sees_money boolean))`
}
