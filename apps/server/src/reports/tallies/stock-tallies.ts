// Stock, enterprise by enterprise: both ends of the period, what was bred, whether every class comes out, and
// whether somebody says that all is there.

import { sql } from 'kysely'
import type { Sql } from '../../query/sql.ts'
import type { Asks, BarOf, Tallies } from './tallied.ts'
import { always, tallied } from './tallied.ts'

type Seen = Parameters<Tallies>[0]

export const stockTallies: Tallies = seen => [
  tallied(
    sql`asked a
      join (
        select farm_id, period_id, enterprise_id, bool_or(has_opening) as has_opening,
          bool_or(has_closing) as has_closing, bool_or(is_marked) as is_marked,
          bool_or(is_confirmed) as is_confirmed
        from (${saidOfEnterprises(seen)}) run
        group by 1, 2, 3
      ) s on s.farm_id = a.farm_id and s.period_id = a.period_id ${withEnterprise}`,
    ofEnterprises,
    enterprise,
  ),
  tallied(
    sql`asked a
      join stock s on s.farm_id = a.farm_id and s.period_id = a.period_id
      join livestock_classes c on c.id = s.class_id
      left join ${seen('farm_livestock_enterprise_periods')} r on r.farm_id = s.farm_id
        and r.period_id = s.period_id and r.livestock_enterprise_id = s.enterprise_id
      ${withEnterprise}`,
    ofClasses,
    enterprise,
  ),
]

/** “No stock at the start” and “None marked in this period” are answers. */
function saidOfEnterprises(seen: Seen): Sql {
  return sql`
    select farm_id, period_id, enterprise_id, has_opening, counted is not null as has_closing,
      false as is_marked, false as is_confirmed
    from stock
    union all
    select p.farm_id, p.period_id, p.livestock_enterprise_id,
      p.open_answers ->> 'opening.any' = 'none', false,
      p.open_answers ->> 'marking.any' = 'none', p.all_questions_answered
    from asked a
    join ${seen('farm_livestock_enterprise_periods')} p
      on p.farm_id = a.farm_id and p.period_id = a.period_id
    union all
    select m.farm_id, m.period_id, l.livestock_enterprise_id, false, false, true, false
    from asked a
    join ${seen('livestock_marking_events')} m on m.farm_id = a.farm_id and m.period_id = a.period_id
    join ${seen('livestock_reproduction_lifecycles')} l
      on l.id = m.livestock_reproduction_lifecycle_id and l.farm_id = m.farm_id`
}

const withEnterprise: Sql = sql`
  join livestock_enterprises e on e.id = s.enterprise_id
  left join asset_types u on u.id = e.asset_type_id
  left join livestock_species_types k on k.id = e.species_id
  left join livestock_purposes o on o.id = e.purpose_id`

const enterprise: BarOf = {
  id: sql`e.id`,
  label: sql`coalesce(u.name || ' ' || k.name || ' ' || o.name, '-')`,
}

/** Where all is said to be there, what is not entered did not happen or is not known. */
const ofEnterprises: readonly Asks[] = [
  ['livestock.opening', always, sql`s.has_opening or s.is_confirmed`],
  ['livestock.closing', always, sql`s.has_closing or s.is_confirmed`],
  ['livestock.marked', sql`o.breeds`, sql`s.is_marked or s.is_confirmed`],
  ['livestock.confirmed', always, sql`s.is_confirmed`],
]

const isConfirmed = sql`r.all_questions_answered`

const ofClasses: readonly Asks[] = [
  [
    'livestock.balance',
    sql`s.counted is not null or s.expected <> 0`,
    sql`coalesce(s.counted, 0) = s.expected`,
  ],
  // Young at foot are weighed when they are weaned.
  ['livestock.weight', sql`s.is_weighed and not c.unweaned`, sql`s.has_weights or ${isConfirmed}`],
  ['livestock.price', sql`s.is_sold`, sql`s.has_prices or ${isConfirmed}`],
  ['livestock.noted', sql`s.has_died`, sql`s.has_notes or ${isConfirmed}`],
]
