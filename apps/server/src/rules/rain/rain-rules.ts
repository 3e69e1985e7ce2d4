// Rain read from a gauge of the farm: what a reading can be (E-RAIN-1, E-RAIN-2, E-DATE-4), and what
// stands out among the readings of its gauge (W-RAIN-1).

import { dayInWords } from '@furrow/farming/dates/dates'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import {
  earliestReading,
  isHeavyDay,
  isPossibleRain,
  mostInADay,
} from '@furrow/farming/rain/rainfall'
import { sql } from 'kysely'
import { dayOnFarm } from '../saving/farm-calendar.ts'
import { errorsOf, warningsOf } from '../saving/findings.ts'
import type { CodedFinding, Finding } from '../saving/findings.ts'
import { oddMonth, oddYear, rainOfGauges } from './rain-so-far.ts'
import { farmsOf, pointedAt, numberIn, textIn, touches } from '../saving/read-row.ts'
import type { Asked, RowToSave, SavedRow, SaveRule } from '../saving/save-rule.ts'

export const rainRules: SaveRule = {
  of: ['rainfalls'],
  async check(rows, asked) {
    const gauges = await gaugesOf(rows, asked)
    return errorsOf(rows, row => [
      ...tooMuch(row),
      ...gaugeFindings(row, gauges),
      ...longAgo(row, gauges),
    ])
  },
  async warn(rows, asked) {
    const read = rows.filter(row => touches(row, ['total_mm', 'days', 'date', 'rain_gauge_id']))
    const gauges = await rainOfGauges(read, asked)
    const lastOfMonth = lastReadings(read, 7)
    const lastOfYear = lastReadings(read, 4)
    return warningsOf(asked.entity, read, row => {
      const gauge = gauges.get(numberIn(row.after, 'rain_gauge_id') ?? 0) ?? []
      const day = textIn(row.after, 'date') ?? ''
      return [
        ...heavyDay(row),
        ...(lastOfMonth.has(row) ? oddMonth(gauge, day) : []),
        ...(lastOfYear.has(row) ? oddYear(gauge, day) : []),
      ]
    })
  },
}

export const gaugeRules: SaveRule = {
  of: ['paddocks'],
  async check(rows, asked) {
    const gauges = await gaugesOf(rows, asked)
    return errorsOf(rows, row => gaugeFindings(row, gauges))
  },
}

interface Gauge {
  readonly id: number
  readonly farm: number
  readonly since: string
}

/** Asked only where a gauge is named, or a reading dated. */
async function gaugesOf(
  rows: readonly RowToSave[],
  { entity, tx }: Asked,
): Promise<ReadonlyMap<number, Gauge>> {
  const about = entity === 'rainfalls' ? ['rain_gauge_id', 'date'] : ['rain_gauge_id']
  const named = rows.filter(row => touches(row, about))
  const ids = pointedAt(named, 'rain_gauge_id')
  if (ids.length === 0) return new Map()
  const { rows: found } = await sql<Gauge>`
    select g.id, g.farm_id as farm, ${dayOnFarm('g.created_at', 'g.farm_id')} as since from rain_gauges g
    where g.id = any(${ids}) and g.farm_id = any(${farmsOf(named)})
      and g.deleted_at is null`.execute(tx)
  return new Map(found.map(gauge => [gauge.id, gauge]))
}

/** E-RAIN-1 */
function tooMuch(row: RowToSave): readonly Finding[] {
  const [millimetres, days] = [numberIn(row.after, 'total_mm'), numberIn(row.after, 'days') ?? 1]
  if (!touches(row, ['total_mm', 'days']) || millimetres === undefined) return []
  if (isPossibleRain(millimetres, days)) return []
  const most = quantityText(mostInADay, 'mm')
  const span = days === 1 ? 'one day' : `${days} days`
  const reading = `${quantityText(millimetres, 'mm')} in ${span}`
  const message = `${reading} is too much: the most accepted is ${most} a day.`
  return [{ field: 'total_mm', message }]
}

/** E-RAIN-2 */
function gaugeFindings(row: RowToSave, gauges: ReadonlyMap<number, Gauge>): readonly Finding[] {
  const field = 'rain_gauge_id'
  const named = numberIn(row.after, field)
  if (named === undefined || !touches(row, [field])) return []
  const isOurs = gauges.get(named)?.farm === row.after['farm_id']
  return isOurs ? [] : [{ field, message: 'Choose a rain gauge of this farm.' }]
}

/** E-DATE-4 */
function longAgo(row: RowToSave, gauges: ReadonlyMap<number, Gauge>): readonly Finding[] {
  const gauge = gauges.get(numberIn(row.after, 'rain_gauge_id') ?? 0)
  const day = textIn(row.after, 'date')
  if (!gauge || !day || day >= earliestReading(gauge.since)) return []
  const long = 'more than 60 years before the gauge was added'
  const message = `${dayInWords(day)} is ${long}: check the year.`
  return [{ field: 'date', message }]
}

function heavyDay({ after }: SavedRow): readonly CodedFinding[] {
  const [millimetres, days] = [numberIn(after, 'total_mm') ?? 0, numberIn(after, 'days') ?? 1]
  if (!isHeavyDay(millimetres, days)) return []
  const message = `${quantityText(millimetres / days, 'mm')} in a day is unusually high.`
  return [{ field: 'total_mm', code: 'W-RAIN-1', message }]
}

/** Of the readings of a gauge in one month or year, told by the beginning of the day, the latest. */
function lastReadings(rows: readonly SavedRow[], letters: number): ReadonlySet<SavedRow> {
  const last = new Map<string, SavedRow>()
  for (const row of rows) {
    const day = textIn(row.after, 'date') ?? ''
    const key = `${numberIn(row.after, 'rain_gauge_id')} ${day.slice(0, letters)}`
    const other = textIn(last.get(key)?.after, 'date') ?? ''
    if (day >= other) last.set(key, row)
  }
  return new Set(last.values())
}
