// The stock ledger of a period, class by class in every enterprise: what each line did, what was counted
// at the end, and which females were joined.

import type { StockDeed, StockMovement } from '@furrow/farming/herd'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { computedField } from '../../db/schema/computed-fields.ts'
import type { PeriodOfFarm } from '../open-point.ts'

/** The stock of one class in one enterprise. */
export interface StockLine {
  readonly name: string
  readonly enterprise: string
  readonly movements: readonly LedgerMovement[]
  readonly counted: Count | null
  readonly joinings: readonly Joining[]
}

export interface LedgerMovement extends StockMovement {
  readonly id: number
}

interface Count {
  readonly id: number
  readonly head: number
}

export interface Joining {
  readonly id: number
  readonly head: number
  readonly day: string
}

export async function stockLedger(
  tx: Transaction,
  place: PeriodOfFarm,
): Promise<readonly StockLine[]> {
  const { rows } = await sql<StockLine>`
    with moved as (${movements(place)}), counted as (${counts(place)}),
      joined as (${joinings(place)}), kinds as (
        select enterprise, class from moved union select enterprise, class from counted
        union select enterprise, class from joined)
    select c.name, ${computedField('livestock_enterprises', 'display_name')('e', nobodyElse)} as enterprise,
      coalesce((
        select json_agg(json_build_object('id', m.id, 'deed', m.deed, 'head', m.head, 'day', m.day)
          order by m.id)
        from moved m where m.enterprise = k.enterprise and m.class = k.class), '[]') as movements,
      (select json_build_object('id', min(n.id), 'head', sum(n.head))
        from counted n where n.enterprise = k.enterprise and n.class = k.class
        having count(*) > 0) as counted,
      coalesce((
        select json_agg(json_build_object('id', j.id, 'head', j.head, 'day', j.day) order by j.id)
        from joined j where j.enterprise = k.enterprise and j.class = k.class), '[]') as joinings
    from kinds k
    join livestock_classes c on c.id = k.class
    join livestock_enterprises e on e.id = k.enterprise
    order by enterprise, c.sort_order, c.name, k.class`.execute(tx)
  return rows
}

/** The words for an enterprise come from lists that everybody reads. */
const nobodyElse = () => sql`true`

/** A line without an event did nothing yet. */
function movements({ farm, period }: PeriodOfFarm) {
  const parts = deeds.map(
    ([table, key, deed]) => sql`
      select l.id, ${deed}::text as deed, l.number as head, l.entry_date as day,
        l.livestock_enterprise_id as enterprise, l.livestock_class_id as class
      from livestock_ledgers l
      join ${sql.table(table)} v on ${sql.ref(`v.${key}`)} = l.id and v.farm_id = l.farm_id
        and v.deleted_at is null
      where l.farm_id = ${farm} and l.period_id = ${period} and l.deleted_at is null`,
  )
  return sql.join(parts, sql` union all `)
}

const deeds: readonly (readonly [table: string, key: string, deed: StockDeed])[] = [
  ['livestock_opening_events', 'livestock_ledger_id', 'opening'],
  ['livestock_reproduction_lifecycles', 'livestock_ledger_id', 'birth'],
  ['livestock_purchase_events', 'livestock_ledger_id', 'purchase'],
  ['livestock_transfer_events', 'in_livestock_ledger_id', 'transfer in'],
  ['livestock_death_events', 'livestock_ledger_id', 'death'],
  ['livestock_sale_events', 'livestock_ledger_id', 'sale'],
  ['livestock_transfer_events', 'out_livestock_ledger_id', 'transfer out'],
]

function counts({ farm, period }: PeriodOfFarm) {
  return sql`
    select n.id, n.number as head, n.livestock_enterprise_id as enterprise,
      n.livestock_class_id as class
    from livestock_closing_events n
    where n.farm_id = ${farm} and n.period_id = ${period} and n.deleted_at is null`
}

/** Those whose day is known, and lies in the period. */
function joinings({ farm, period, from, to }: PeriodOfFarm) {
  return sql`
    select j.id, j.number_joined as head, j.date as day, r.livestock_enterprise_id as enterprise,
      r.livestock_class_id as class
    from livestock_joining_events j
    join livestock_reproduction_lifecycles r on r.id = j.livestock_reproduction_lifecycle_id
      and r.farm_id = j.farm_id and r.deleted_at is null
    where j.farm_id = ${farm} and j.period_id = ${period} and j.deleted_at is null
      and j.number_joined is not null and j.date between ${from} and ${to}`
}
