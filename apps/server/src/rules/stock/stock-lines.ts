// Lines of the stock ledger with what an event made of them: one question for all of them.

import type { MovesSome } from '@furrow/farming/stock/head-moved'
import { sql } from 'kysely'
import { dayIn } from '../saving/farm-calendar.ts'
import { farmsOf } from '../saving/read-row.ts'
import type { Asked, RowToSave } from '../saving/save-rule.ts'

export interface LedgerLine {
  readonly id: number
  readonly farm: number
  readonly period: number
  readonly enterprise: number
  readonly class: number
  readonly number: number
  readonly day: string | null
  readonly notes: string | null
  /** The first day of its period. */
  readonly start: string
  /** The events that it is the line of. */
  readonly opening: number | null
  readonly adjustment: number | null
  /** What of that it is which takes at least one head. */
  readonly moved: MovesSome | null
  /** The round whose young it is of, once these were born or marked. */
  readonly bornOf: number | null
  /** The transfer that it is a side of, and the line of the other side. */
  readonly transfer: number | null
  readonly partner: number | null
  /** It says what came, not what went. */
  readonly isIn: boolean
}

export async function ledgerLines(
  rows: readonly RowToSave[],
  ids: readonly number[],
  { tx }: Asked,
): Promise<ReadonlyMap<number, LedgerLine>> {
  if (ids.length === 0) return new Map()
  const { rows: lines } = await sql<LedgerLine>`
    select l.id, l.farm_id as farm, l.period_id as period, l.livestock_enterprise_id as enterprise,
      l.livestock_class_id as class, l.number, l.entry_date as day, l.notes,
      ${dayIn('p.start_date')} as start, o.id as opening, a.id as adjustment,
      case when s.id is not null then 'sale' when b.id is not null then 'purchase'
        when d.id is not null then 'death' end as moved,
      y.id as "bornOf", t.id as transfer,
      case when t.in_livestock_ledger_id = l.id then t.out_livestock_ledger_id
        else t.in_livestock_ledger_id end as partner,
      coalesce(t.in_livestock_ledger_id = l.id, false) as "isIn"
    from livestock_ledgers l
    join periods p on p.id = l.period_id
    left join livestock_opening_events o on o.livestock_ledger_id = l.id and o.farm_id = l.farm_id
      and o.deleted_at is null
    left join livestock_sale_events s on s.livestock_ledger_id = l.id and s.farm_id = l.farm_id
      and s.deleted_at is null
    left join livestock_purchase_events b on b.livestock_ledger_id = l.id
      and b.farm_id = l.farm_id and b.deleted_at is null
    left join livestock_death_events d on d.livestock_ledger_id = l.id and d.farm_id = l.farm_id
      and d.deleted_at is null
    left join livestock_adjustment_events a on a.livestock_ledger_id = l.id
      and a.farm_id = l.farm_id and a.deleted_at is null
    left join livestock_reproduction_lifecycles y on y.livestock_ledger_id = l.id
      and y.farm_id = l.farm_id and y.deleted_at is null and (
        exists (select from livestock_marking_events m
          where m.livestock_reproduction_lifecycle_id = y.id and m.farm_id = y.farm_id
            and m.number_counted is not null and m.deleted_at is null)
        or exists (select from livestock_birthing_events b
          where b.livestock_reproduction_lifecycle_id = y.id and b.farm_id = y.farm_id
            and b.number_birthed is not null and b.deleted_at is null))
    left join livestock_transfer_events t on t.farm_id = l.farm_id and t.deleted_at is null
      and (t.in_livestock_ledger_id = l.id or t.out_livestock_ledger_id = l.id)
    where l.id = any(${ids}) and l.farm_id = any(${farmsOf(rows)}) and l.deleted_at is null`.execute(
    tx,
  )
  return new Map(lines.map(line => [line.id, line]))
}

export interface StockClassFacts {
  readonly id: number
  readonly name: string
  readonly species: number
  readonly breeding: boolean
}

export async function stockClasses(
  ids: readonly number[],
  { tx }: Asked,
): Promise<ReadonlyMap<number, StockClassFacts>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<StockClassFacts>`
    select id, name, species_type_id as species, breeding from livestock_classes
    where id = any(${ids})`.execute(tx)
  return new Map(rows.map(found => [found.id, found]))
}
