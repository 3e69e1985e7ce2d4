// Costs carried over: a line that opened with something else than the period before closed with (W-COST-1), and
// one of which more is left at the end than there was (W-COST-2). Costs shared: one of which more is said of crops
// and stock than there is (W-COST-3).

import { costLineLabel } from '@furrow/catalogue/finance/figure-labels'
import { periodText } from '@furrow/farming/dates/period-text'
import { openedOtherwise, usedUp } from '@furrow/farming/finance/cost-accruals'
import type { CostAccrual } from '@furrow/farming/finance/cost-accruals'
import type { Known } from '@furrow/farming/numbers/ratio'
import { sql } from 'kysely'
import { periodRightBefore } from '../saving/farm-calendar.ts'
import { centsIn } from '../saving/money-text.ts'
import type { FindPoints, FoundPoint } from '../saving/open-point.ts'

interface CostLine {
  readonly id: number
  readonly line: string
  readonly now: CostAccrual
  /** Nothing where the period before says nothing of the line. */
  readonly closed: CostAccrual | null
  readonly periodBefore: string | null
  readonly paid: Known
}

export const costsCarried: FindPoints = async (place, { tx }) => {
  const { farm, period } = place
  const { rows } = await sql<CostLine>`
    with before as (${periodRightBefore(place)})
    select c.id, c.line, ${amountsOf('c')} as now,
      case when b.id is not null then ${amountsOf('b')} end as closed,
      (select before.name from before) as "periodBefore",
      (to_jsonb(e) ->> c.line)::bigint as paid
    from cost_accruals c
    left join cost_accruals b on b.farm_id = c.farm_id and b.line = c.line
      and b.period_id = (select before.id from before) and b.deleted_at is null
    left join assets_season a on a.farm_id = c.farm_id and a.period_id = c.period_id
      and a.deleted_at is null
    left join assets_production_expenses e on e.id = a.id
    where c.farm_id = ${farm} and c.period_id = ${period} and c.deleted_at is null
    order by c.id`.execute(tx)
  return rows.flatMap(row => [...openings(row), ...leftOver(row)])
}

const amountsOf = (table: string) => sql`json_build_object(
  'openingOnHand', ${sql.ref(`${table}.opening_on_hand`)}, 'closingOnHand', ${sql.ref(`${table}.closing_on_hand`)},
  'openingPrepaid', ${sql.ref(`${table}.opening_prepaid`)}, 'closingPrepaid', ${sql.ref(`${table}.closing_prepaid`)},
  'openingOwed', ${sql.ref(`${table}.opening_owed`)}, 'closingOwed', ${sql.ref(`${table}.closing_owed`)})`

function openings(row: CostLine): readonly FoundPoint[] {
  const before = row.periodBefore === null ? 'the last period' : periodText(row.periodBefore)
  return openedOtherwise(row.now, row.closed ?? undefined).map(({ of, opened, closed }) => {
    const sums = `opened with ${centsIn(opened)} ${of}, but ${before} closed with ${centsIn(closed)}`
    return costPoint(row, 'W-COST-1', { field: fieldOf[of], message: sums })
  })
}

function leftOver(row: CostLine): readonly FoundPoint[] {
  const used = usedUp(row.paid, row.now)
  if (used === null || used >= 0) return []
  const message = `${centsIn(-used)} more is left or paid ahead at the end than was there and paid`
  return [costPoint(row, 'W-COST-2', { field: 'closing_on_hand', message })]
}

interface SharedLine {
  readonly id: number
  readonly line: string
  readonly said: number
  readonly cents: Known
}

/** A line counts as used up where that is known, else as paid. */
export const costsShared: FindPoints = async ({ farm, period }, { tx }) => {
  const { rows } = await sql<SharedLine>`
    select max(c.id) as id, c.line, sum(c.amount)::bigint as said,
      max(coalesce(to_jsonb(e) ->> (c.line || '_2'), to_jsonb(e) ->> c.line)::bigint) as cents
    from cost_shares c
    left join assets_season a on a.farm_id = c.farm_id and a.period_id = c.period_id
      and a.deleted_at is null
    left join assets_production_expenses e on e.id = a.id
    where c.farm_id = ${farm} and c.period_id = ${period} and c.deleted_at is null
    group by c.line order by c.line`.execute(tx)
  return rows.filter(({ said, cents }) => said > (cents ?? 0)).map(sharedPoint)
}

function sharedPoint({ id, line, said, cents }: SharedLine): FoundPoint {
  const there = cents === null ? 'no amount is entered' : `only ${centsIn(cents)} are there`
  const message = `${centsIn(said)} are shared over crops and livestock, but ${there}`
  const point = costPoint({ id, line }, 'W-COST-3', { field: 'amount', message })
  return { ...point, resource: 'cost_shares' }
}

const fieldOf = {
  'on hand': 'opening_on_hand',
  'paid ahead': 'opening_prepaid',
  owed: 'opening_owed',
} as const

function costPoint(
  { id, line }: Pick<CostLine, 'id' | 'line'>,
  code: string,
  { field, message }: { readonly field: string; readonly message: string },
): FoundPoint {
  const where = costLineLabel(line)
  return {
    code,
    message: `${where}: ${message}.`,
    section: 'finance',
    resource: 'cost_accruals',
    id,
    field,
    where,
    money: true,
  }
}
