// The rain of the period: one gauge at least has ten complete months (E-RAIN-3), none leaves whole
// months out (W-RAIN-2), and neighbours do not differ beyond belief (W-RAIN-3).

import { addMonths, monthName, monthOf, yearOf } from '@furrow/farming/dates/dates'
import { middleOf } from '@furrow/farming/land/place-on-earth'
import type { Shape } from '@furrow/farming/land/place-on-earth'
import {
  completeMonths,
  fewestCompleteMonths,
  missingMonths,
} from '@furrow/farming/rain/rain-months'
import { rainOfMonths } from '@furrow/farming/rain/rain-years'
import type { MeasuredRain } from '@furrow/farming/rain/season-rain'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { isStillUsed } from '../../facts/still-used.ts'
import type { FindPoints, FoundPoint, PeriodOfFarm } from '../saving/open-point.ts'
import { gaugesApart } from './gauges-apart.ts'
import type { PlacedGauge as Gauge } from './gauges-apart.ts'

export const rainRecord: FindPoints = async (place, { tx, today }) => {
  const gauges = await gaugesOf(tx, place)
  const isNeeded =
    gauges.some(({ months }) => months.some(({ read }) => read > 0)) || (await hasCrops(tx, place))
  return [
    ...(isNeeded ? tooFewMonths(gauges) : []),
    ...gauges.flatMap(gauge => gaps(gauge, today)),
    ...gaugesApart(gauges),
  ]
}

interface Stored {
  readonly id: number
  readonly name: string
  readonly readings: readonly MeasuredRain[]
  readonly at: Shape | null
}

/** A reading of many days may have been taken after the period. */
async function gaugesOf(tx: Transaction, place: PeriodOfFarm): Promise<readonly Gauge[]> {
  const { farm, from, to } = place
  const { rows } = await sql<Stored>`
    select g.id, g.name, coalesce((
      select json_agg(json_build_object('day', r.date, 'days', r.days, 'mm', r.total_mm) order by r.date)
      from rainfalls r
      where r.rain_gauge_id = g.id and r.farm_id = g.farm_id and r.deleted_at is null
        and r.date between ${from} and ${addMonths(to, 12)}), '[]') as readings, (
      select l.location from geolocations l
      where l.geolocatable_type = 'rain_gauges' and l.geolocatable_id = g.id
        and l.deleted_at is null and l.location ->> 'type' = 'Point'
        and octet_length(l.location::text) < ${longestPoint}
      order by l.id limit 1) as at
    from rain_gauges g
    where g.farm_id = ${farm} and g.deleted_at is null and ${isStillUsed('g', from)}
    order by g.name, g.id`.execute(tx)
  return rows.map(({ id, name, readings, at }) => ({
    id,
    name,
    months: rainOfMonths(readings, place),
    at: at === null ? undefined : middleOf(at),
  }))
}

/** In bytes: what is longer is no point, whatever it says. */
const longestPoint = 500

async function hasCrops(tx: Transaction, { farm, period }: PeriodOfFarm): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from crop_collections
      where farm_id = ${farm} and period_id = ${period} and deleted_at is null) as found`.execute(
    tx,
  )
  return rows[0]?.found ?? false
}

const noGauge: FoundPoint = {
  code: 'E-RAIN-3',
  message: 'A rain gauge is needed, with ten complete months of rain. There is none yet.',
  section: 'rain',
  resource: null,
  id: null,
  field: null,
  where: null,
}

function tooFewMonths(gauges: readonly Gauge[]): readonly FoundPoint[] {
  const [best] = gauges
    .map(gauge => ({ ...gauge, complete: completeMonths(gauge.months) }))
    .toSorted((one, other) => other.complete - one.complete)
  if (!best) return [noGauge]
  const needed = Math.min(fewestCompleteMonths, best.months.length)
  if (best.complete >= needed) return []
  const has = best.complete === 0 ? 'no complete month' : `only ${months(best.complete)}`
  const message = `One rain gauge needs ${months(needed)} with a reading for every day: ${best.name} has ${has}.`
  return [pointOf(best, 'E-RAIN-3', message)]
}

function months(number: number): string {
  return number === 1 ? 'one complete month' : `${number} complete months`
}

function gaps(gauge: Gauge, today: string): readonly FoundPoint[] {
  const missing = missingMonths(gauge.months, today)
  if (missing.length === 0) return []
  const message = `${gauge.name} has no reading in ${inWords(missing)}.`
  return [pointOf(gauge, 'W-RAIN-2', message)]
}

function inWords(missing: readonly string[]): string {
  const told = missing.slice(0, 3).map(month => `${monthName(monthOf(month))} ${yearOf(month)}`)
  const more = missing.length - told.length
  if (more > 0) return `${told.join(', ')} and ${more} more ${more === 1 ? 'month' : 'months'}`
  const last = told.pop() ?? ''
  return told.length === 0 ? last : `${told.join(', ')} and ${last}`
}

function pointOf({ id, name }: Gauge, code: string, message: string): FoundPoint {
  return { code, message, section: 'rain', resource: 'rain_gauges', id, field: 'name', where: name }
}
