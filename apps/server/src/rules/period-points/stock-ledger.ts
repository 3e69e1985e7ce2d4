// The stock ledger of a period, class by class in every enterprise: what each line did, what was counted
// at the end, and what the period before closed with.

import { stockMovementEntries } from '@furrow/catalogue/chapters/stock-movement-kinds'
import type { StockMovement } from '@furrow/farming/stock/herd'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { ofMovementKind } from '../../facts/of-movement-kind.ts'
import { ratingOf } from '../../facts/stock-rating.ts'
import { computedField } from '../../db/schema/computed-fields.ts'
import { periodRightBefore } from '../saving/farm-calendar.ts'
import type { FoundPoint, PeriodOfFarm } from '../saving/open-point.ts'

/** The stock of one class in one enterprise. */
export interface StockLine {
  readonly name: string
  /** Lasting name of the class; none of one that an admin added. */
  readonly slug: string | null
  readonly unweaned: boolean
  /** Dry sheep equivalents of one animal. */
  readonly dse: number | null
  readonly enterprise: string
  readonly enterpriseId: number
  readonly movements: readonly LedgerMovement[]
  readonly counted: Count | null
  /** What was counted at the end of the period right before, where the farm recorded it. */
  readonly closedBefore: Count | null
  readonly periodBefore: string | null
  /** Young of the enterprise were weaned in the period. */
  readonly isWeaned: boolean
}

export interface LedgerMovement extends StockMovement {
  readonly id: number
  readonly weight: number | null
  readonly notes: string | null
  /** Of deaths. */
  readonly cause: string | null
}

interface Count {
  readonly id: number
  readonly head: number
  readonly weight: number | null
}

export async function stockLedger(
  tx: Transaction,
  place: PeriodOfFarm,
): Promise<readonly StockLine[]> {
  const { farm, period } = place
  const rating = ratingOf({
    class: sql`c.id`,
    enterprise: sql`k.enterprise`,
    farm: sql`${farm}`,
    period: sql`${period}`,
  })
  const { rows } = await sql<StockLine>`
    with moved as (${movements(farm, sql`${period}`)}), counted as (${counts(farm, sql`${period}`)}),
      before as (${periodRightBefore(place)}),
      closed as (${counts(farm, sql`(select before.id from before)`)}),
      kinds as (
        select enterprise, class from moved union select enterprise, class from counted
        union select enterprise, class from closed)
    select c.name, c.slug, c.unweaned, ${rating} as dse, k.enterprise as "enterpriseId",
      ${enterpriseName('e')} as enterprise,
      coalesce((
        select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'head', m.head, 'day', m.day,
          'weight', m.weight, 'notes', m.notes,
          'cause', m.cause) order by m.id)
        from moved m where m.enterprise = k.enterprise and m.class = k.class), '[]') as movements,
      ${countOf('counted')} as counted, ${countOf('closed')} as "closedBefore",
      (select before.name from before) as "periodBefore",
      exists (${weanings(place)} and r.livestock_enterprise_id = k.enterprise) as "isWeaned"
    from kinds k
    join livestock_classes c on c.id = k.class
    join livestock_enterprises e on e.id = k.enterprise
    order by enterprise, c.sort_order, c.name, k.class`.execute(tx)
  return rows
}

/** The name of a stock enterprise, by what the query calls its table. */
export const enterpriseName = (table: string) =>
  computedField('livestock_enterprises', 'display_name')(table, nobodyElse)

/** The words for an enterprise come from lists that everybody reads. */
const nobodyElse = () => sql`true`

/** A line without an event did nothing yet. */
export function movements(farm: number, period: RawBuilder<unknown>) {
  const parts = stockMovementEntries().map(
    ([kind, declared]) => sql`
      select l.id, ${kind}::text as kind, l.number as head, l.entry_date as day, l.weight,
        l.notes, ${declared.cause ? sql.ref(`v.${declared.cause}`) : sql`null::text`} as cause,
        l.livestock_enterprise_id as enterprise, l.livestock_class_id as class
      from livestock_ledgers l
      join ${sql.table(declared.table)} v on ${sql.ref(`v.${declared.line}`)} = l.id
        and v.farm_id = l.farm_id and v.deleted_at is null and ${ofMovementKind('v', declared)}
      where l.farm_id = ${farm} and l.period_id = ${period} and l.deleted_at is null`,
  )
  return sql.join(parts, sql` union all `)
}

function counts(farm: number, period: RawBuilder<unknown>) {
  return sql`
    select n.id, n.number as head, n.weight, n.livestock_enterprise_id as enterprise,
      n.livestock_class_id as class
    from livestock_closing_events n
    where n.farm_id = ${farm} and n.period_id = ${period} and n.deleted_at is null`
}

function countOf(table: 'counted' | 'closed') {
  return sql`(
    select json_build_object('id', min(n.id), 'head', sum(n.head), 'weight',
      sum(n.head * n.weight) / nullif(sum(n.head) filter (where n.weight is not null), 0))
    from ${sql.table(table)} n where n.enterprise = k.enterprise and n.class = k.class
    having count(*) > 0)`
}

function weanings({ farm, period }: PeriodOfFarm) {
  return sql`
    select from livestock_weaning_events w
    join livestock_reproduction_lifecycles r on r.id = w.livestock_reproduction_lifecycle_id
      and r.farm_id = w.farm_id and r.deleted_at is null
    where w.farm_id = ${farm} and w.period_id = ${period} and w.deleted_at is null`
}

/** `Ewes (breeding) (Grazing Sheep Dual Purpose)` */
export function stockName({ name, enterprise }: Pick<StockLine, 'name' | 'enterprise'>): string {
  return `${name} (${enterprise})`
}

export function head(number: number): string {
  return quantityText(number, 'head')
}

type About = Pick<FoundPoint, 'message' | 'resource' | 'id' | 'field'>

export function stockPoint(
  { name, enterprise }: Pick<StockLine, 'name' | 'enterprise'>,
  code: string,
  about: About,
): FoundPoint {
  return { code, section: 'livestock', ...about, where: `${name}, ${enterprise}` }
}
