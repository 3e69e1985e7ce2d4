// The breeding rounds of a farm in periods, as everything that is worked out of them counts them: the record and
// the summary. A round belongs to the period that it is entered in, whenever its events fell (T33). Where a
// period holds no round event by event, the yearly sheets tell of breeding.

import type { BreedingCounts } from '@furrow/farming/stock/breeding-ratios'
import type { RoundOfStock } from '@furrow/farming/stock/livestock-summary'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Sql } from '../../query/sql.ts'
import { farmRows } from '../farm-rows.ts'
import type { FarmAsked } from '../farm-rows.ts'

export interface RecordedRound
  extends
    Required<Omit<BreedingCounts, 'species'>>,
    Required<Pick<RoundOfStock, 'id' | 'enterprise_id' | 'species_id'>> {
  readonly period_id: number
  readonly species: string
}

export function recordedRounds(
  tx: Database | Transaction,
  asked: FarmAsked,
  periods: readonly number[],
): Promise<readonly RecordedRound[]> {
  const there = (table: string, alias: string) => sql`
    ${sql.ref(`${alias}.period_id`)} = any(${periods}::bigint[]) and ${farmRows(asked, table, alias)}`
  const sum = (event: Event, figure: string) =>
    sql`(select sum(${sql.ref(`e.${figure}`)})::bigint ${eventsOf(asked, event)})`
  return runQuery(
    tx,
    sql<RecordedRound>`
      with rounds as (
        select r.id, r.period_id, r.livestock_enterprise_id as enterprise_id, s.id as species_id,
          s.slug as species, ${sum('joining', 'number_joined')} as joined,
          ${sum('joining', 'sires_used')} as sires, ${sum('scanning', 'number_scanned')} as scanned,
          ${sum('scanning', 'number_pregnant')} as pregnant,
          ${sum('scanning', 'number_foetuses')} as foetuses,
          ${sum('marking', 'number_counted')} as marked, ${sum('weaning', 'number')} as weaned,
          ${weaningWeight(asked)} as "weaningWeight"
        from livestock_reproduction_lifecycles r
        join livestock_classes c on c.id = r.livestock_class_id
        join livestock_species_types s on s.id = c.species_type_id
        where ${there('livestock_reproduction_lifecycles', 'r')})
      select * from rounds
      union all
      select null, b.period_id, b.livestock_enterprise_id, s.id, s.slug, b.number_joined, b.sires_used,
        b.number_scanned, b.number_pregnant, null, b.number_marked, b.number_weaned, b.weaning_weight
      from livestock_breeding_collections b
      join livestock_classes c on c.id = b.livestock_class_id
      join livestock_species_types s on s.id = c.species_type_id
      where ${there('livestock_breeding_collections', 'b')}
        and not exists (select from rounds where rounds.period_id = b.period_id)`,
  )
}

type Event = 'joining' | 'scanning' | 'marking' | 'weaning'

/** The mean of all that were weaned; nothing where some were not weighed. */
function weaningWeight(asked: FarmAsked): Sql {
  return sql`(
    select sum(e.number * e.weight) / nullif(sum(e.number), 0)
    ${eventsOf(asked, 'weaning')} having bool_and(e.weight is not null))`
}

function eventsOf(asked: FarmAsked, event: Event): Sql {
  const table = `livestock_${event}_events`
  return sql`from ${sql.table(table)} e
    where e.livestock_reproduction_lifecycle_id = r.id and ${farmRows(asked, table, 'e')}`
}
