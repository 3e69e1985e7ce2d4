// What the gauges of saved readings come to, month by month, and which months and years stand out.

import { monthName, monthOf, yearOf } from '@furrow/farming/dates/dates'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import { isHeavyMonth, unusualYear } from '@furrow/farming/rain/rainfall'
import { sql } from 'kysely'
import type { CodedFinding } from '../saving/findings.ts'
import { farmsOf, pointedAt } from '../saving/read-row.ts'
import type { Asked, SavedRow } from '../saving/save-rule.ts'

export interface RainMonth {
  readonly gauge: number
  /** `2023-03` */
  readonly month: string
  readonly total: number
}

/** By gauge: every month with a reading. */
export async function rainOfGauges(
  rows: readonly SavedRow[],
  { tx }: Asked,
): Promise<ReadonlyMap<number, readonly RainMonth[]>> {
  const gauges = pointedAt(rows, 'rain_gauge_id')
  if (gauges.length === 0) return new Map()
  const { rows: months } = await sql<RainMonth>`
    select rain_gauge_id as gauge, to_char(date, 'YYYY-MM') as month, sum(total_mm) as total
    from rainfalls
    where rain_gauge_id = any(${gauges}) and farm_id = any(${farmsOf(rows)})
      and deleted_at is null
    group by 1, 2`.execute(tx)
  return Map.groupBy(months, ({ gauge }) => gauge)
}

export function oddMonth(gauge: readonly RainMonth[], day: string): readonly CodedFinding[] {
  const total = gauge.find(({ month }) => month === day.slice(0, 7))?.total ?? 0
  if (!isHeavyMonth(total)) return []
  const month = `${monthName(monthOf(day))} ${yearOf(day)}`
  return [warning(`${month} has ${quantityText(total, 'mm')} so far, which is unusually high.`)]
}

export function oddYear(gauge: readonly RainMonth[], day: string): readonly CodedFinding[] {
  const byYear = Map.groupBy(gauge, ({ month }) => yearOf(month))
  const years = new Map([...byYear].map(([year, months]) => [year, yearly(months)]))
  const year = years.get(yearOf(day))
  const others = [...years].filter(([other]) => other !== yearOf(day)).map(([, rain]) => rain)
  const found = year && unusualYear(year, others)
  if (!found) return []
  const side = found.side === 'wet' ? 'more than twice' : 'less than two fifths of'
  const mean = `the mean of its other years (${quantityText(found.mean, 'mm')})`
  return [warning(`${yearOf(day)} has ${quantityText(year.total, 'mm')}, ${side} ${mean}.`)]
}

function yearly(months: readonly RainMonth[]) {
  return { total: months.reduce((sum, { total }) => sum + total, 0), months: months.length }
}

function warning(message: string): CodedFinding {
  return { field: 'total_mm', code: 'W-RAIN-1', message }
}
