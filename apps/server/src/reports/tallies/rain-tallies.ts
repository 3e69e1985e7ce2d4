// Months of rain, gauge by gauge. A month is whole when each of its days is read, a dry day as 0.

import { sql } from 'kysely'
import type { Sql } from '../../query/sql.ts'
import type { Visible } from '../visible-rows.ts'
import type { Asks, Tallies } from './tallied.ts'
import { never, tallied } from './tallied.ts'

/** Asked of the gauges that a paddock names, or that were read in the period. */
export const rainTallies: Tallies = seen => [
  tallied(
    sql`asked a
      left join (
        (select farm_id, period_id, rain_gauge_id from ${seen('paddocks')} d
        union select farm_id, period_id, rain_gauge_id from rain_read) used
        join ${seen('rain_gauges')} g on g.id = used.rain_gauge_id and g.farm_id = used.farm_id
        join months m on m.farm_id = used.farm_id and m.period_id = used.period_id
      ) on used.farm_id = a.farm_id and used.period_id = a.period_id
      left join rain_read r on r.farm_id = used.farm_id and r.period_id = used.period_id
        and r.rain_gauge_id = g.id and r.month = m.month`,
    ofMonths,
    { id: sql`g.id`, label: sql`g.name` },
  ),
]

const ofMonths: readonly Asks[] = [
  ['rain.any', sql`g.id is null`, never],
  ['rain.month', sql`g.id is not null`, sql`r.days > m.until - m.since`],
]

/** The months of each period, as far as they lie in it. */
const months = sql`months as materialized (
  select a.farm_id, a.period_id, month, greatest(month::date, a.first_day) as since,
    least((month + interval '1 month')::date - 1, a.last_day) as until
  from asked a
  cross join generate_series(date_trunc('month', a.first_day::timestamp), a.last_day::timestamp,
    interval '1 month') month)`

/**
 * By gauge and month of a period: how many days were read. Rain of several days, read at once on the
 * last of them, counts for each day that was not read by itself.
 */
export function rainRead(seen: Visible): Sql {
  return sql`${months}, rain_several as materialized (
    select r.farm_id, r.rain_gauge_id, r.date, r.days from ${seen('rainfalls')} r where r.days > 1
  ), rain_read as materialized (
    select d.farm_id, m.period_id, d.rain_gauge_id, m.month, count(*) as days
    from (
      select farm_id, rain_gauge_id, date as day from ${seen('rainfalls')} one
      union all
      (select distinct s.farm_id, s.rain_gauge_id, day::date
      from rain_several s
      cross join generate_series(s.date - s.days + 1, s.date - 1, interval '1 day') day
      except all
      select single.farm_id, single.rain_gauge_id, single.date from ${seen('rainfalls')} single
      where exists (select from rain_several))
    ) d
    join months m on m.farm_id = d.farm_id and m.month = date_trunc('month', d.day::timestamp)
      and d.day between m.since and m.until
    group by 1, 2, 3, 4)`
}
