// What is known of every class of stock in an enterprise: what should be left, and what was counted.

import { stockMovementEntries } from '@furrow/catalogue/chapters/stock-movement-kinds'
import { sql } from 'kysely'
import { ofMovementKind } from '../../facts/of-movement-kind.ts'
import type { Sql } from '../../query/sql.ts'
import type { Visible } from '../visible-rows.ts'

/** The table `stock`. A line of the ledger that no event names moved nothing. */
export function stockFacts(seen: Visible): Sql {
  const atAnEnd = sql`m.kind in ('opening', 'closing') and m.head > 0`
  return sql`stock as materialized (
    select m.farm_id, m.period_id, m.enterprise_id, m.class_id,
      coalesce(sum(m.head) filter (where m.kind = 'opening'), 0) as opening,
      coalesce(sum(m.head * m.sign), 0) as expected,
      sum(m.head) filter (where m.kind = 'closing') as counted,
      bool_or(m.kind = 'opening') as has_opening,
      bool_or(${atAnEnd}) as is_weighed,
      coalesce(bool_and(m.weight is not null) filter (where ${atAnEnd}), true) as has_weights,
      bool_or(m.kind = 'sale') as is_sold,
      coalesce(bool_and(m.value is not null) filter (where m.kind = 'sale'), true) as has_prices,
      bool_or(m.kind = 'death' and m.head > 0) as has_died,
      coalesce(
        bool_and(m.is_noted) filter (where m.kind = 'death' and m.head > 0), true) as has_notes
    from (${movements(seen)}) m
    group by 1, 2, 3, 4)`
}

function movements(seen: Visible): Sql {
  return sql`
    select l.farm_id, l.period_id, l.livestock_enterprise_id as enterprise_id,
      l.livestock_class_id as class_id, l.number as head, l.weight,
      coalesce(trim(l.notes) <> '', false) or d.has_cause as is_noted, d.kind, d.sign, d.value
    from asked a
    join ${seen('livestock_ledgers')} l on l.farm_id = a.farm_id and l.period_id = a.period_id
    join (${sql.join(kindsOf(seen), sql` union all `)}) d
      on d.ledger_id = l.id and d.farm_id = l.farm_id
    union all
    select c.farm_id, c.period_id, c.livestock_enterprise_id, c.livestock_class_id, c.number,
      c.weight, false, 'closing', 0, null
    from asked a
    join ${seen('livestock_closing_events')} c
      on c.farm_id = a.farm_id and c.period_id = a.period_id`
}

/** What became of a line of the ledger, and which way its animals went. */
function kindsOf(seen: Visible): readonly Sql[] {
  return stockMovementEntries().map(([kind, declared]) => {
    const { table, line, sign, value, cause } = declared
    const paid = value ? sql.ref(`e.${value}`) : sql`null`
    const hasCause = cause ? sql`${sql.ref(`e.${cause}`)} is not null` : sql`false`
    return sql`
      select e.farm_id, ${sql.ref(`e.${line}`)} as ledger_id, ${kind}::text as kind,
        ${sign}::integer as sign, ${paid}::bigint as value, ${hasCause} as has_cause
      from ${seen(table)} e where ${ofMovementKind('e', declared)}`
  })
}
