// What is known of every class of stock in an enterprise: what should be left, and what was counted.

import { sql } from 'kysely'
import type { Sql } from '../../query/sql.ts'
import type { Visible } from '../visible-rows.ts'

/** The table `stock`. A line of the ledger that no event names moved nothing. */
export function stockFacts(seen: Visible): Sql {
  const atAnEnd = sql`m.deed in ('opening', 'closing') and m.head > 0`
  return sql`stock as materialized (
    select m.farm_id, m.period_id, m.enterprise_id, m.class_id,
      coalesce(sum(m.head) filter (where m.deed = 'opening'), 0) as opening,
      coalesce(sum(m.head * m.sign), 0) as expected,
      sum(m.head) filter (where m.deed = 'closing') as counted,
      bool_or(m.deed = 'opening') as has_opening,
      bool_or(${atAnEnd}) as is_weighed,
      coalesce(bool_and(m.weight is not null) filter (where ${atAnEnd}), true) as has_weights,
      bool_or(m.deed = 'sale') as is_sold,
      coalesce(bool_and(m.value is not null) filter (where m.deed = 'sale'), true) as has_prices
    from (${movements(seen)}) m
    group by 1, 2, 3, 4)`
}

function movements(seen: Visible): Sql {
  return sql`
    select l.farm_id, l.period_id, l.livestock_enterprise_id as enterprise_id,
      l.livestock_class_id as class_id, l.number as head, l.weight, d.deed, d.sign, d.value
    from asked a
    join ${seen('livestock_ledgers')} l on l.farm_id = a.farm_id and l.period_id = a.period_id
    join (${sql.join(deedsOf(seen), sql` union all `)}) d
      on d.ledger_id = l.id and d.farm_id = l.farm_id
    union all
    select c.farm_id, c.period_id, c.livestock_enterprise_id, c.livestock_class_id, c.number,
      c.weight, 'closing', 0, null
    from asked a
    join ${seen('livestock_closing_events')} c
      on c.farm_id = a.farm_id and c.period_id = a.period_id`
}

/** Where it is written what became of a line of the ledger, and which way its animals went. */
const deeds = [
  ['livestock_opening_events', 'livestock_ledger_id', 'opening', 1],
  ['livestock_purchase_events', 'livestock_ledger_id', 'purchase', 1],
  ['livestock_reproduction_lifecycles', 'livestock_ledger_id', 'birth', 1],
  ['livestock_transfer_events', 'in_livestock_ledger_id', 'transfer in', 1],
  ['livestock_transfer_events', 'out_livestock_ledger_id', 'transfer out', -1],
  ['livestock_death_events', 'livestock_ledger_id', 'death', -1],
  ['livestock_sale_events', 'livestock_ledger_id', 'sale', -1],
] as const

function deedsOf(seen: Visible): readonly Sql[] {
  return deeds.map(([table, key, deed, sign]) => {
    const value = deed === 'sale' ? sql`e.total_value` : sql`null`
    return sql`
      select e.farm_id, ${sql.ref(`e.${key}`)} as ledger_id, ${deed}::text as deed,
        ${sign}::integer as sign, ${value}::bigint as value
      from ${seen(table)} e`
  })
}
