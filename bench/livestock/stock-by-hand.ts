// The least that gives the figures of the livestock summary: one statement by hand, which knows of this stock that
// it is opened, bought, lost, sold and counted, and sees all.

import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import type { FarmOfStock } from './farm-of-stock.ts'

export interface StockByHand {
  readonly enterprise: number
  readonly class: number
  readonly expected: number
  readonly counted: number
  readonly sold: number
  readonly sold_for: number
}

export async function stockByHand(
  db: Database,
  { farm, period }: FarmOfStock,
): Promise<readonly StockByHand[]> {
  const there = (alias: string) => sql`${sql.ref(`${alias}.farm_id`)} = ${farm}
    and ${sql.ref(`${alias}.deleted_at`)} is null`
  const { rows } = await sql<StockByHand>`
    with moved as (
      select l.*, case when o.id is not null then 'opening' when b.id is not null then 'purchase'
          when d.id is not null then 'death' else 'sale' end as kind,
        coalesce(b.total_value, s.total_value) as value
      from livestock_ledgers l
      left join livestock_opening_events o on o.livestock_ledger_id = l.id and ${there('o')}
      left join livestock_purchase_events b on b.livestock_ledger_id = l.id and ${there('b')}
      left join livestock_death_events d on d.livestock_ledger_id = l.id and ${there('d')}
      left join livestock_sale_events s on s.livestock_ledger_id = l.id and ${there('s')}
      where ${there('l')} and l.period_id = ${period}),
    summed as (
      select livestock_enterprise_id as enterprise, livestock_class_id as class,
        sum(case when kind in ('opening', 'purchase') then number else -number end) as expected,
        sum(number * weight) filter (where kind = 'opening') as opening_weight,
        sum(number) filter (where kind = 'sale') as sold,
        sum(value) filter (where kind = 'sale') as sold_for,
        sum(value) filter (where kind = 'purchase') as bought_for
      from moved group by 1, 2)
    select m.enterprise, m.class, m.expected, n.number as counted, m.sold, m.sold_for,
      m.opening_weight, m.bought_for, n.number * n.weight as closing_weight
    from summed m
    join livestock_closing_events n on n.livestock_enterprise_id = m.enterprise
      and n.livestock_class_id = m.class and n.period_id = ${period} and ${there('n')}`.execute(db)
  return rows
}
