// Means over a farm's own years, its best and its worst one, as PostgreSQL reckons them from the records: nothing of the
// product is read.

import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'

export interface PlainYears {
  readonly farm: number
  /** The last of the years. */
  readonly period: number
  readonly measure: string
  readonly means: Readonly<Record<'3' | '5' | '10', number | null>>
  /** In the money of the last year; of what is no money nothing. */
  readonly real: Readonly<Record<'3' | '5' | '10', number | null>>
  readonly best: number | null
  readonly worst: number | null
}

/** By the name of a measure: above and below its stroke, whether it is money, and whether more of it is better. */
const measures = {
  roam: ['operating_profit', 'managed_total_val', false, true],
  asset_turnover: ['gross_income', 'managed_total_val', false, true],
  operating_profit_margin: ['operating_profit', 'gross_income', false, true],
  operating_profit_per_ha: ['operating_profit', 'effective_ha', true, true],
  gross_income_per_ha: ['gross_income', 'effective_ha', true, true],
  overhead_per_ha: ['overhead_cost', 'effective_ha', true, false],
  finance_ratio: ['finance_cost', 'gross_income', false, false],
} as const

export const plainMeasures = Object.keys(measures)

export async function plainOwnYears(db: Database): Promise<readonly PlainYears[]> {
  const figures = Object.entries(measures).map(
    ([name, [above, below, isMoney, isUp]]) => sql`(
      ${name}::text, ${sql.ref(`a.${above}`)}::float8 / nullif(${sql.ref(`a.${below}`)}, 0)::float8,
      ${isMoney}::boolean, ${isUp}::boolean)`,
  )
  const { rows } = await sql<PlainYears>`
    with years as (
      select f.farm_id as farm, f.period_id as period, p.start_date as start, m.measure, m.figure,
        m.is_money, m.is_up, c.cpi::float8 as index
      from farm_period f
      join periods p on p.id = f.period_id
      left join assets a on a.farm_id = f.farm_id and a.period_id = f.period_id and a.deleted_at is null
      left join cpi_values c on c.period_id = f.period_id and c.deleted_at is null
      cross join lateral (values ${sql.join(figures)}) m (measure, figure, is_money, is_up)
      where f.deleted_at is null),
    pairs as (
      select l.farm, l.period, l.measure, l.is_up, y.period as of, y.start, y.figure,
        case when l.is_money then y.figure * l.index / y.index end as real,
        l.is_money and bool_and(y.index is not null)
          over (partition by l.farm, l.period, l.measure) as is_indexed,
        row_number() over (partition by l.farm, l.period, l.measure order by y.start desc) as back
      from years l
      join years y on y.farm = l.farm and y.measure = l.measure and y.start <= l.start)
    select farm, period, measure,
      json_build_object(${meansOf('figure')}) as means,
      json_build_object(${meansOf('real')}) as real,
      ${placeOf('desc')} as best, ${placeOf('asc')} as worst
    from (
      select *, case when is_indexed then real else figure end as told from pairs where back <= 10) t
    group by farm, period, measure, is_up, is_indexed
    order by 1, 2, 3`.execute(db)
  return rows
}

/** Each year counts alike, and one of them may be missing. */
function meansOf(name: 'figure' | 'real') {
  const spans = [3, 5, 10].map(span => {
    const known = sql`filter (where back <= ${sql.lit(span)} and ${sql.ref(name)} is not null)`
    const isKnown = name === 'real' ? sql`is_indexed and ` : sql``
    return sql`${sql.lit(String(span))}, case when ${isKnown}count(*) ${known} >= ${sql.lit(span - 1)}
      then sum(${sql.ref(name)}) ${known} / count(*) ${known} end`
  })
  return sql.join(spans)
}

/** Of two years that are known; of equals the later. */
function placeOf(way: 'asc' | 'desc') {
  const inOrder = sql`told * case when is_up then 1 else -1 end ${sql.raw(way)}, start desc`
  return sql`case when count(told) > 1 then
    (array_agg(of order by ${inOrder}) filter (where told is not null))[1] end`
}
