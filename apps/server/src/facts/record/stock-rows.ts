// The stock of a farm in a period, as its financial record counts them. Where the ledger holds no line,
// the yearly sheets say both ends; where it does, they are not counted but for what a head is worth.

import { stockMovementEntries } from '@furrow/catalogue/chapters/stock-movement-kinds'
import type { StockMovementKind } from '@furrow/farming/stock/herd'
import type { StockOfClass } from '@furrow/farming/stock/stock-of-class'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { ofMovementKind } from '../of-movement-kind.ts'
import { ratingOf } from '../stock-rating.ts'
import type { PeriodOfRecord } from './period-of-record.ts'
import type { Sql } from '../../query/sql.ts'

export function classesOfRecord(
  tx: Database | Transaction,
  { farm_id: farm, period_id: period }: PeriodOfRecord,
): Promise<readonly StockOfClass[]> {
  const there = (alias: string) => sql`${sql.ref(`${alias}.farm_id`)} = ${farm}
    and ${sql.ref(`${alias}.period_id`)} = ${period} and ${sql.ref(`${alias}.deleted_at`)} is null`
  const rating = ratingOf({
    class: sql`c.id`,
    enterprise: sql`k.enterprise`,
    farm: sql`${farm}`,
    period: sql`${period}`,
  })
  return runQuery(
    tx,
    sql<StockOfClass>`
      with ledger as (${ledger(there)}), sheets as (${sheets(there)}),
        moved as (
          select * from ledger
          union all select * from sheets where not exists (select from ledger)),
        counted as (${counts(there)}),
        kinds as (select enterprise, class from moved union select enterprise, class from counted)
      select s.slug as species, c.slug, c.breeding, c.unweaned, ${rating} as dse, coalesce((
          select v.standard_value from livestock_enterprise_classes v
          where v.livestock_class_id = c.id and v.livestock_enterprise_id = k.enterprise
            and ${there('v')}
        ), (
          select coalesce(i.closing_value, i.opening_value) from livestock_inventory_collections i
          where i.livestock_class_id = c.id and ${there('i')}
            and coalesce(i.closing_value, i.opening_value) is not null
          order by i.livestock_enterprise_id is distinct from k.enterprise, i.id limit 1
        )) as "standardValue",
        coalesce((
          select json_agg(json_build_object('kind', m.kind, 'head', m.head, 'day', m.day,
            'weight', m.weight, 'value', m.value))
          from moved m where ${isKind('m')}), '[]') as movements,
        (select sum(n.head) from counted n where ${isKind('n')}) as counted,
        (select sum(n.head * n.weight) / nullif(sum(n.head), 0) from counted n
          where ${isKind('n')}
          having bool_and(n.weight is not null or n.head = 0)) as "countedWeight"
      from kinds k
      join livestock_classes c on c.id = k.class
      join livestock_species_types s on s.id = c.species_type_id
      order by c.id, k.enterprise`,
  )
}

/** The same class in the same enterprise, or in none. */
function isKind(alias: string): Sql {
  return sql`${sql.ref(`${alias}.class`)} = k.class
    and ${sql.ref(`${alias}.enterprise`)} is not distinct from k.enterprise`
}

type There = (alias: string) => Sql

function ledger(there: There): Sql {
  const parts = stockMovementEntries().map(
    ([kind, declared]) => sql`
      select l.livestock_enterprise_id as enterprise, l.livestock_class_id as class, ${kind}::text as kind, l.number as head,
        l.entry_date as day, l.weight, ${declared.value ? sql.ref(`e.${declared.value}`) : sql`null`}::bigint as value
      from livestock_ledgers l
      join ${sql.table(declared.table)} e on ${sql.ref(`e.${declared.line}`)} = l.id
        and e.farm_id = l.farm_id and e.deleted_at is null and ${ofMovementKind('e', declared)}
      where ${there('l')}`,
  )
  return sql.join(parts, sql` union all `)
}

/** Of every class by itself; what has no class tells of none. */
function sheets(there: There): Sql {
  const traded = (table: string, kind: StockMovementKind) => sql`
    select t.livestock_enterprise_id, t.livestock_class_id, ${kind}::text, coalesce(t.number, 0), t.date, t.weight, t.total_value
    from ${sql.table(table)} t where t.livestock_class_id is not null and ${there('t')}`
  return sql`
    select i.livestock_enterprise_id as enterprise, i.livestock_class_id as class, 'opening'::text as kind, i.opening_number as head,
      null::date as day, null::numeric as weight, null::bigint as value
    from livestock_inventory_collections i
    where i.livestock_class_id is not null and i.opening_number is not null and ${there('i')}
    union all ${traded('livestock_purchase_collections', 'purchase')}
    union all ${traded('livestock_sales_collections', 'sale')}`
}

function counts(there: There): Sql {
  return sql`
    select n.livestock_enterprise_id as enterprise, n.livestock_class_id as class, n.number as head, n.weight
    from livestock_closing_events n where ${there('n')}
    union all
    select i.livestock_enterprise_id, i.livestock_class_id, i.closing_number, null
    from livestock_inventory_collections i
    where i.livestock_class_id is not null and i.closing_number is not null and ${there('i')}
      and not exists (select from ledger)
      and not exists (select from livestock_closing_events n where ${there('n')})`
}
