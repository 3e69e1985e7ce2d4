// The stock of a farm in periods, class by class, as everything that is worked out of it counts them: the record
// and the summary. Where the ledger of a period holds no line, the yearly sheets say both ends; where it does,
// they are not counted but for what a head is worth.

import { stockMovementEntries } from '@furrow/catalogue/chapters/stock-movement-kinds'
import type { StockMovementKind } from '@furrow/farming/stock/herd'
import type { NamedStock } from '@furrow/farming/stock/livestock-summary'
import type { RatingUsed, StockOfClass } from '@furrow/farming/stock/stock-of-class'
import { withTransferWorth } from '@furrow/farming/stock/transfer-worth'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { computedField } from '../../db/schema/computed-fields.ts'
import type { Sql } from '../../query/sql.ts'
import { farmRows } from '../farm-rows.ts'
import type { FarmAsked } from '../farm-rows.ts'
import { ofMovementKind } from '../of-movement-kind.ts'
import { fittingRating } from '../stock-rating.ts'

export interface RecordedStock extends NamedStock {
  readonly period_id: number
}

type StockRow = Omit<StockOfClass, 'rating'> & {
  readonly period_id: number
  readonly class: number
  readonly class_name: string
  readonly species_id: number
  readonly species_name: string
  readonly enterprise: number | null
  readonly enterprise_name: string
  readonly rating_set: string | null
  readonly rating_variant: string | null
}

/** In the order of enterprises and classes of the lists. */
export async function recordedStock(
  tx: Database | Transaction,
  asked: FarmAsked,
  periods: readonly number[],
): Promise<readonly RecordedStock[]> {
  const rows = await runQuery(tx, statement(asked, periods))
  const keyed = rows.map(row => ({
    key: `${row.period_id} ${row.enterprise ?? 0} ${row.class}`,
    period_id: row.period_id,
    class: { id: row.class, name: row.class_name },
    species: { id: row.species_id, name: row.species_name },
    enterprise: row.enterprise === null ? null : { id: row.enterprise, name: row.enterprise_name },
    stock: stockIn(row),
  }))
  return withTransferWorth(keyed).map(({ key: _, ...one }) => one)
}

/** The enterprises that some of it is in, in the order of the lists. */
export function enterprisesOfStock(
  tx: Database | Transaction,
  asked: FarmAsked,
  period: number,
): Promise<readonly NonNullable<RecordedStock['enterprise']>[]> {
  return runQuery(
    tx,
    sql<NonNullable<RecordedStock['enterprise']>>`
      with ${kept(asked, thereIn(asked, [period]))}
      select e.id, ${enterpriseName} as name from livestock_enterprises e
      where e.id in (
        select m.enterprise from moved m
        union select c.enterprise from counted c)
      order by e.sort_order, e.id`,
  )
}

function stockIn(row: StockRow): StockOfClass {
  const { species, slug, breeding, unweaned, dse, standardValue, movements } = row
  const { counted, countedWeight, rating_set: set, rating_variant: variant } = row
  const rating: RatingUsed | null = set === null ? null : { set, variant }
  const facts = { species, slug, breeding, unweaned, dse, rating, standardValue }
  return { ...facts, movements, counted, countedWeight }
}

function statement(asked: FarmAsked, periods: readonly number[]) {
  const there = thereIn(asked, periods)
  return sql<StockRow>`
    with ${kept(asked, there)},
      moves as (
        select period, enterprise, class, json_agg(json_build_object('kind', kind, 'head', head,
          'day', day, 'weight', weight, 'value', value, 'left', "left")) as list
        from moved group by 1, 2, 3),
      ends as (
        select period, enterprise, class, sum(head) as head, case
          when bool_and(weight is not null or head = 0) then sum(head * weight) / nullif(sum(head), 0)
          end as weight
        from counted group by 1, 2, 3),
      kinds as materialized (
        select period, enterprise, class from moves union select period, enterprise, class from ends)
    select k.period as period_id, k.class, c.name as class_name, s.id as species_id,
      s.name as species_name, k.enterprise, ${enterpriseName} as enterprise_name,
      s.slug as species, c.slug, c.breeding, c.unweaned, r.dse, r.rating_set,
      r.variant as rating_variant, coalesce((
        select v.standard_value from livestock_enterprise_classes v
        where v.livestock_class_id = k.class and v.livestock_enterprise_id = k.enterprise
          and v.period_id = k.period and ${there('livestock_enterprise_classes', 'v')}
      ), (
        select coalesce(i.closing_value, i.opening_value) from livestock_inventory_collections i
        where i.livestock_class_id = k.class and i.period_id = k.period
          and ${there('livestock_inventory_collections', 'i')} and coalesce(i.closing_value, i.opening_value) is not null
        order by i.livestock_enterprise_id is distinct from k.enterprise, i.id limit 1
      )) as "standardValue",
      coalesce(m.list, '[]') as movements, n.head as counted, n.weight as "countedWeight"
    from kinds k
    join livestock_classes c on c.id = k.class
    join livestock_species_types s on s.id = c.species_type_id
    left join livestock_enterprises e on e.id = k.enterprise
    left join moves m on ${isKind('m')}
    left join ends n on ${isKind('n')}
    left join lateral ${fittingRating({
      class: sql`k.class`,
      enterprise: sql`k.enterprise`,
      farm: sql`${asked.collection.farm_id}`,
      period: sql`k.period`,
    })} r on true
    order by e.sort_order, k.enterprise, c.sort_order, c.id`
}

/** The words for an enterprise come from lists that everybody reads. */
const enterpriseName = computedField('livestock_enterprises', 'display_name')('e', () => sql`true`)

/** The same class in the same enterprise, or in none. */
function isKind(alias: string): Sql {
  const own = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`${own('class')} = k.class and ${own('period')} = k.period
    and coalesce(${own('enterprise')}, 0) = coalesce(k.enterprise, 0)`
}

type There = (table: string, alias: string) => Sql

function thereIn(asked: FarmAsked, periods: readonly number[]): There {
  return (table, alias) => sql`${sql.ref(`${alias}.period_id`)} = any(${periods}::bigint[])
    and ${farmRows(asked, table, alias)}`
}

/** What moved, and what was counted at the end. */
function kept(asked: FarmAsked, there: There): Sql {
  return sql`ledger as materialized (${ledger(asked, there)}), sheets as (${sheets(there)}),
    moved as (
      select * from ledger
      union all select s.* from sheets s where ${isWithoutLedger('s.period')}),
    counted as materialized (${counts(there)})`
}

const isWithoutLedger = (period: string): Sql =>
  sql`not exists (select from ledger g where g.period = ${sql.ref(period)})`

/** What a transfer left goes by its enterprise and class. */
function ledger(asked: FarmAsked, there: There): Sql {
  const parts = stockMovementEntries().map(([kind, declared]) => {
    const { table, line, value } = declared
    const isTransfer = kind === 'transfer in' || kind === 'transfer out'
    return sql`
      select l.period_id as period, l.livestock_enterprise_id as enterprise, l.livestock_class_id as class,
        ${kind}::text as kind, l.number as head, l.entry_date as day, l.weight,
        ${value ? sql.ref(`e.${value}`) : sql`null`}::bigint as value,
        ${isTransfer ? outLine : sql`null`}::text as "left"
      from livestock_ledgers l
      join ${sql.table(table)} e on ${sql.ref(`e.${line}`)} = l.id
        and ${farmRows(asked, table, 'e')} and ${ofMovementKind('e', declared)}
      ${isTransfer ? sql`left join livestock_ledgers o on o.id = e.out_livestock_ledger_id` : sql``}
      where ${there('livestock_ledgers', 'l')}`
  })
  return sql.join(parts, sql` union all `)
}

const outLine = sql`o.period_id || ' ' || o.livestock_enterprise_id || ' ' || o.livestock_class_id`

/** Of every class by itself; what has no class tells of none. */
function sheets(there: There): Sql {
  const traded = (table: string, kind: StockMovementKind) => sql`
    select t.period_id, t.livestock_enterprise_id, t.livestock_class_id, ${kind}::text,
      coalesce(t.number, 0), t.date, t.weight, t.total_value, null
    from ${sql.table(table)} t where t.livestock_class_id is not null and ${there(table, 't')}`
  return sql`
    select i.period_id as period, i.livestock_enterprise_id as enterprise, i.livestock_class_id as class,
      'opening'::text as kind, i.opening_number as head, null::date as day, null::numeric as weight,
      null::bigint as value, null::text as "left"
    from livestock_inventory_collections i
    where i.livestock_class_id is not null and i.opening_number is not null
      and ${there('livestock_inventory_collections', 'i')}
    union all ${traded('livestock_purchase_collections', 'purchase')}
    union all ${traded('livestock_sales_collections', 'sale')}`
}

function counts(there: There): Sql {
  return sql`
    select n.period_id as period, n.livestock_enterprise_id as enterprise, n.livestock_class_id as class,
      n.number as head, n.weight
    from livestock_closing_events n where ${there('livestock_closing_events', 'n')}
    union all
    select i.period_id, i.livestock_enterprise_id, i.livestock_class_id, i.closing_number, null
    from livestock_inventory_collections i
    where i.livestock_class_id is not null and i.closing_number is not null
      and ${there('livestock_inventory_collections', 'i')} and ${isWithoutLedger('i.period_id')}
      and not exists (
        select from livestock_closing_events n
        where n.period_id = i.period_id and ${there('livestock_closing_events', 'n')})`
}
