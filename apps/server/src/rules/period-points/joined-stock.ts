// No more females are joined than there are on the day (E-LIV-6). A round may be joined in the period
// before: then the ledger of that period is asked, where the farm kept one.

import { dayInWords } from '@furrow/farming/dates/dates'
import { headOn } from '@furrow/farming/stock/herd'
import { sql } from 'kysely'
import { dayIn } from '../saving/farm-calendar.ts'
import type { FindPoints, FoundPoint } from '../saving/open-point.ts'
import { enterpriseName, head, movements, stockName, stockPoint } from './stock-ledger.ts'
import type { LedgerMovement } from './stock-ledger.ts'

interface Joining {
  readonly id: number
  readonly head: number
  readonly day: string
  readonly name: string
  readonly enterprise: string
  /** The day lies in this very period. */
  readonly isHere: boolean
  readonly movements: readonly LedgerMovement[]
}

export const joinedStock: FindPoints = async ({ farm, period, from, to }, { tx }) => {
  const { rows } = await sql<Joining>`
    select j.id, j.number_joined as head, j.date as day, c.name, ${enterpriseName('e')} as enterprise,
      p.id = ${period} as "isHere",
      coalesce((
        select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'head', m.head, 'day', m.day)
          order by m.id)
        from (${movements(farm, sql`p.id`)}) m
        where m.enterprise = r.livestock_enterprise_id and m.class = r.livestock_class_id), '[]'
      ) as movements
    from livestock_joining_events j
    join livestock_reproduction_lifecycles r on r.id = j.livestock_reproduction_lifecycle_id
      and r.farm_id = j.farm_id and r.deleted_at is null
    join livestock_classes c on c.id = r.livestock_class_id
    join livestock_enterprises e on e.id = r.livestock_enterprise_id
    join lateral (
      select p.id from farm_period f join periods p on p.id = f.period_id
      where f.farm_id = j.farm_id and f.deleted_at is null
        and case when j.date between ${from} and ${to} then p.id = ${period}
          else j.date between ${dayIn('p.start_date')} and ${dayIn('p.end_date')} end
      order by p.id limit 1) p on true
    where j.farm_id = ${farm} and j.period_id = ${period} and j.deleted_at is null
      and j.number_joined is not null and j.date is not null
    order by j.id`.execute(tx)
  return rows.flatMap(tooManyJoined)
}

function tooManyJoined(joining: Joining): readonly FoundPoint[] {
  const { id, head: joined, day, isHere } = joining
  if (!isHere && joining.movements.length === 0) return []
  const there = headOn(day, joining.movements)
  if (joined <= there) return []
  const [many, few] = [head(joined), there > 0 ? head(there) : 'none']
  const message = `${stockName(joining)}: ${many} were joined on ${dayInWords(day)}, but ${few} were there.`
  const about = { resource: 'livestock_joining_events', id, field: 'number_joined' }
  return [stockPoint(joining, 'E-LIV-6', { message, ...about })]
}
