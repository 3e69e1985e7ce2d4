// The clips of a farm in a period and in the one before, and its breeding rounds, for the financial
// record. A round belongs to the period that it is entered in, whenever its events fell (T33).

import type { BreedingOfRecord } from '@furrow/farming/record/record-breeding'
import type { WoolClip, WoolOfRecord } from '@furrow/farming/stock/wool-clip'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { PeriodOfRecord } from './period-of-record.ts'
import type { Sql } from '../../query/sql.ts'

export async function woolOfRecord(
  tx: Database | Transaction,
  { farm_id: farm, period_id: period, before_id: before }: PeriodOfRecord,
): Promise<WoolOfRecord> {
  const rows = await runQuery(
    tx,
    sql<WoolClip & { readonly period: number }>`
      select w.period_id as period, w.greasy_kg as greasy, w.yield_percentage as "cleanShare",
        w.income, w.bales_sold as "balesSold", w.bales_on_hand as "balesOnHand"
      from livestock_wool_collections w
      where w.farm_id = ${farm} and w.period_id in (${period}, ${before ?? period})
        and w.deleted_at is null`,
  )
  return {
    clips: rows.filter(clip => clip.period === period),
    clipsBefore: rows.filter(clip => clip.period !== period),
  }
}

/** Where no round is recorded event by event, the yearly sheets tell of breeding. */
export function roundsOfRecord(
  tx: Database | Transaction,
  { farm_id: farm, period_id: period }: PeriodOfRecord,
): Promise<readonly BreedingOfRecord[]> {
  return runQuery(
    tx,
    sql<BreedingOfRecord>`
      with rounds as (
        select s.slug as species, ${sumIn('livestock_joining_events', 'number_joined')} as joined,
          ${sumIn('livestock_marking_events', 'number_counted')} as marked,
          ${sumIn('livestock_weaning_events', 'number')} as weaned,
          ${weaningWeight} as "weaningWeight"
        from livestock_reproduction_lifecycles r
        join livestock_classes c on c.id = r.livestock_class_id
        join livestock_species_types s on s.id = c.species_type_id
        where r.farm_id = ${farm} and r.period_id = ${period} and r.deleted_at is null)
      select * from rounds
      union all
      select s.slug, b.number_joined, b.number_marked, b.number_weaned, b.weaning_weight
      from livestock_breeding_collections b
      join livestock_classes c on c.id = b.livestock_class_id
      join livestock_species_types s on s.id = c.species_type_id
      where b.farm_id = ${farm} and b.period_id = ${period} and b.deleted_at is null
        and not exists (select from rounds)`,
  )
}

function sumIn(table: string, figure: string): Sql {
  return sql`(select sum(${sql.ref(`e.${figure}`)})::bigint ${eventsOf(table)})`
}

/** The mean of all that were weaned; nothing where some were not weighed. */
const weaningWeight = sql`(
  select sum(e.number * e.weight) / nullif(sum(e.number), 0)
  ${eventsOf('livestock_weaning_events')} having bool_and(e.weight is not null))`

function eventsOf(table: string): Sql {
  return sql`from ${sql.table(table)} e
    where e.livestock_reproduction_lifecycle_id = r.id and e.farm_id = r.farm_id
      and e.deleted_at is null`
}
