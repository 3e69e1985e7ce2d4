// What of money is recorded about the stock of a farm in periods: the lines of its record, who bears them, wool, and
// what stock bear of the overheads. Only for who sees money: whoever asks says so.

import { cropEventKind, cropEventKindNames } from '@furrow/catalogue/chapters/crop-event-kinds'
import type { CropEventKindName } from '@furrow/catalogue/chapters/crop-event-kinds'
import { costLineNames, isOfStock } from '@furrow/farming/finance/cost-home'
import type { CostLine, SaidShare } from '@furrow/farming/finance/cost-home'
import type { ClipOfStock, StockMoney, StockOwner } from '@furrow/farming/stock/costs/stock-owner'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { computedField } from '../../db/schema/computed-fields.ts'
import type { Sql } from '../../query/sql.ts'
import { cropsOnPaddocks, farmRows } from '../farm-rows.ts'
import type { FarmAsked } from '../farm-rows.ts'

interface Period {
  readonly period_id: number
  /** The one that the farm recorded before. */
  readonly before_id: number | null
}

/** By period; what nobody recorded is nothing. */
export async function recordedStockMoney(
  db: Database | Transaction,
  asked: FarmAsked,
  periods: readonly Period[],
): Promise<ReadonlyMap<number, StockMoney>> {
  const ids = periods.map(({ period_id: id }) => id)
  const clipsOf = periods.flatMap(({ period_id: id, before_id: before }) => [id, before ?? id])
  const [records, drivers, said, clips, shares, grown] = await Promise.all([
    runQuery(db, recordRows(asked, ids)),
    runQuery(
      db,
      sql<{ readonly period_id: number; readonly line: string; readonly driver: string }>`
        select a.period_id, a.line, a.driver from cost_allocations a
        where ${there(asked, ids)('cost_allocations', 'a')}`,
    ),
    runQuery(db, saidShares(asked, ids)),
    runQuery(db, woolClips(asked, clipsOf)),
    runQuery(
      db,
      sql<{ readonly period_id: number; readonly enterprise: number; readonly share: number }>`
        select s.period_id, s.livestock_enterprise_id as enterprise, s.overhead_share as share
        from livestock_enterprise_settings s
        where s.overhead_share is not null
          and ${there(asked, ids)('livestock_enterprise_settings', 's')}`,
    ),
    runQuery(db, periodsWithCrops(asked, ids)),
  ])
  return new Map(
    periods.map(({ period_id: id, before_id: before }) => {
      const own = <Row extends { readonly period_id: number }>(rows: readonly Row[]) =>
        rows.filter(row => row.period_id === id)
      const [record] = own(records)
      return [
        id,
        {
          lines: linesOf(record?.lines),
          record: {
            directCost: record?.direct ?? null,
            income: record?.income ?? null,
            cropIncome: record?.crop_income ?? null,
            overheads: record?.overheads ?? null,
            stockOverheads: record?.stock_overheads ?? null,
          },
          drivers: new Map(own(drivers).map(({ line, driver }) => [line, driver])),
          said: own(said),
          saidOf: own(said).filter(isOfStock).map(ownerOf),
          clips: own(clips).map(clipIn),
          clipsBefore: clips.filter(clip => clip.period_id === before).map(clipIn),
          overheadShares: new Map(own(shares).map(one => [one.enterprise, one.share])),
          hasCrops: own(grown).length > 0,
          hasCropsToSell: own(grown).some(({ to_sell }) => to_sell),
        },
      ] as const
    }),
  )
}

const there =
  (asked: FarmAsked, periods: readonly number[]) =>
  (table: string, alias: string): Sql =>
    sql`${sql.ref(`${alias}.period_id`)} = any(${periods}::bigint[])
      and ${farmRows(asked, table, alias)}`

interface RecordRow {
  readonly period_id: number
  readonly lines: Readonly<Record<string, number | null>>
  readonly direct: number | null
  readonly income: number | null
  readonly crop_income: number | null
  readonly overheads: number | null
  readonly stock_overheads: number | null
}

/** A line counts as used up where that is known, else as paid (T13). */
function recordRows(asked: FarmAsked, periods: readonly number[]) {
  const lines = costLineNames.map(
    line => sql`${line}::text, coalesce(${sql.ref(`e.${line}_2`)}, ${sql.ref(`e.${line}`)})`,
  )
  const part = (table: string, alias: string) => sql`
    join ${sql.table(table)} ${sql.ref(alias)} on ${sql.ref(`${alias}.id`)} = s.id
      and ${sql.ref(`${alias}.farm_id`)} = s.farm_id`
  return sql<RecordRow>`
    select s.period_id, json_build_object(${sql.join(lines)}) as lines,
      g.gz_direct_cost as direct, i.livestock_income as income, i.crop_income,
      i.overhead_cost as overheads, k.co_live_overhead as stock_overheads
    from assets_season s ${part('assets_production_expenses', 'e')}
    ${part('assets_enterprise_summaries', 'g')} ${part('assets_income_and_costs', 'i')}
    ${part('assets_company_benchmark', 'k')}
    where s.period_id = any(${periods}::bigint[]) and ${isRecord(asked)}`
}

function isRecord({ reach, collection }: FarmAsked): Sql {
  const own = reach?.named('assets')
  const is = sql`s.farm_id = ${collection.farm_id} and s.deleted_at is null`
  return own ? sql`${is} and ${own('s')}` : is
}

const linesOf = (lines: RecordRow['lines'] | undefined) =>
  costLineNames.flatMap((line): readonly { line: CostLine; cents: number }[] => {
    const cents = lines?.[line] ?? null
    return cents === null ? [] : [{ line, cents }]
  })

interface OwnerRow {
  readonly period_id: number
  readonly owner: number | null
  readonly owner_name: string
  readonly species: number
  readonly species_name: string
}

/** The words for an enterprise come from lists that everybody reads. */
const enterpriseName = computedField('livestock_enterprises', 'display_name')('o', () => sql`true`)
const ownerColumns = sql`o.id as owner, ${enterpriseName} as owner_name, p.id as species,
  p.name as species_name`

function saidShares(asked: FarmAsked, periods: readonly number[]) {
  return sql<SaidShare & OwnerRow>`
    select s.period_id, s.line, s.crop_type_id, s.enterprise_id, s.livestock_enterprise_id, s.amount,
      ${ownerColumns}
    from cost_shares s
    left join livestock_enterprises o on o.id = s.livestock_enterprise_id
    left join livestock_species_types p on p.id = o.species_id
    where ${there(asked, periods)('cost_shares', 's')}`
}

/** Wool that says neither its enterprise nor its class is of sheep. */
function woolClips(asked: FarmAsked, periods: readonly number[]) {
  return sql<Omit<ClipOfStock, keyof StockOwner> & OwnerRow>`
    select w.period_id, w.greasy_kg as greasy, w.yield_percentage as "cleanShare", w.income,
      w.bales_sold as "balesSold", w.bales_on_hand as "balesOnHand", ${ownerColumns}
    from livestock_wool_collections w
    left join livestock_enterprises o on o.id = w.livestock_enterprise_id
    left join livestock_classes c on c.id = w.livestock_class_id
    left join livestock_species_types p on p.id = coalesce(o.species_id, c.species_type_id,
      (select sheep.id from livestock_species_types sheep where sheep.slug = 'sheep'))
    where ${there(asked, periods)('livestock_wool_collections', 'w')} order by w.id`
}

const ownerOf = (row: OwnerRow): StockOwner => ({
  of: row.owner === null ? null : { id: row.owner, name: row.owner_name },
  species: { id: row.species, name: row.species_name },
})

function clipIn(row: Omit<ClipOfStock, keyof StockOwner> & OwnerRow): ClipOfStock {
  const { greasy, cleanShare, income, balesSold, balesOnHand } = row
  return { ...ownerOf(row), greasy, cleanShare, income, balesSold, balesOnHand }
}

/** Those in which something was grown for what it gives: neither ground kept bare nor pasture. */
function periodsWithCrops(asked: FarmAsked, periods: readonly number[]) {
  return sql<{ readonly period_id: number; readonly to_sell: boolean }>`
    select c.period_id, bool_or(h.slug <> 'grazing') as to_sell from ${cropsOnPaddocks(asked)}
    join crop_types k on k.id = c.current_crop_id
    join harvest_types h on h.id = k.harvest_type_id
    left join lifecycle_types y on y.id = k.lifecycle_type_id
    where h.slug <> 'none' and not (h.slug = 'grazing' and coalesce(y.slug = 'perennial', false))
      and ${there(asked, periods)('crop_collections', 'c')}
      and (not ${hasEvent(asked, 'fallow')} or ${sql.join(
        eventsOfGrowth.map(kind => hasEvent(asked, kind)),
        sql` or `,
      )})
    group by c.period_id`
}

const eventsOfGrowth = cropEventKindNames.filter(
  kind => kind !== 'fallow' && cropEventKind(kind).ofLife,
)

function hasEvent(asked: FarmAsked, kind: CropEventKindName): Sql {
  const { table } = cropEventKind(kind)
  return sql`exists (select from ${sql.table(table)} e
    where e.crop_collection_id = c.id and ${farmRows(asked, table, 'e')})`
}
