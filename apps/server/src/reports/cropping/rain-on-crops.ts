// The rain on crops and on the fallows before them, by the gauges whose rain counts for their paddocks.

import { addDays, daysBetween } from '@furrow/farming/dates'
import { gaugeOfPaddock } from '@furrow/farming/gauge-of-paddock'
import { rainOf } from '@furrow/farming/season-rain'
import type { MeasuredRain } from '@furrow/farming/season-rain'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { thereOf } from './seen-of.ts'
import type { Asked } from './seen-of.ts'

export interface GaugeRead {
  readonly id: number
  readonly is_main: boolean
  readonly readings: readonly MeasuredRain[]
}

/** Two years before a crop is sown say what its fallow had. */
const daysBefore = 730

export function gaugesRead(db: Database, asked: Asked): Promise<readonly GaugeRead[]> {
  const { sowing_start, start, end } = asked.collection
  const from = addDays(sowing_start < start ? sowing_start : start, -daysBefore)
  return rowsOf(
    db,
    sql<GaugeRead>`
      select g.id, g.is_main, coalesce((
        select json_agg(json_build_object('day', r.date, 'days', r.days, 'mm', r.total_mm))
        from rainfalls r
        where r.rain_gauge_id = g.id and r.date between ${from}::date and ${end}::date + 366
          and ${thereOf(asked, 'rainfalls', 'r')}), '[]') as readings
      from rain_gauges g where ${thereOf(asked, 'rain_gauges', 'g')}
      order by g.id`,
  )
}

export interface CropInTime {
  readonly rain_gauge_id: number | null
  /** The days of its sowing and its end, and of the end of the crop before. */
  readonly sown: string | null
  readonly ended: string | null
  readonly ended_before: string | null
  /** To which its rain is counted as long as it stands. */
  readonly until: string
}

export interface RainOnCrop {
  readonly crop_rain: number | null
  readonly fallow_rain: number | null
}

/** Many paddocks are sown on one day: each span is added up once. What nobody read is not known. */
export function rainOnCrops(gauges: readonly GaugeRead[]) {
  const known = new Map<string, number | null>()
  const rain = (gauge: GaugeRead, from: string | null, to: string | null): number | null => {
    if (from === null || to === null || from > to) return null
    const span = `${gauge.id} ${from} ${to}`
    const told = known.get(span)
    if (told !== undefined) return told
    const { mm, unread } = rainOf(gauge.readings, { from, to })
    const read = unread > daysBetween(from, to) ? null : mm
    known.set(span, read)
    return read
  }
  return ({ rain_gauge_id, sown, ended, ended_before, until }: CropInTime): RainOnCrop => {
    const gauge = gaugeOfPaddock({ rain_gauge_id }, gauges)?.gauge
    if (!gauge || sown === null) return { crop_rain: null, fallow_rain: null }
    const fallowFrom = ended_before && addDays(ended_before, 1)
    return {
      crop_rain: rain(gauge, sown, ended ?? until),
      fallow_rain: rain(gauge, fallowFrom, addDays(sown, -1)),
    }
  }
}
