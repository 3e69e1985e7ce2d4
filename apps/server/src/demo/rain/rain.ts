// The rain of a made-up farm: what fell on every day of some years, or on the days with a reading.
// All gauges stand in the same weather; the first one is what the crops go by.

import { dayNumber, dayText, yearOf } from '../demo-days.ts'
import type { MadeLand, MadeRain, Making } from '../plan.ts'
import { climates } from './climates.ts'
import { rainOfDays, stepsPerMillimetre } from './days-of-rain.ts'
import type { Random } from '../random.ts'

export function addRain(making: Making, land: MadeLand): MadeRain {
  const random = making.random.stream('rain')
  const days = daysOf(making)
  const weather = rainOfDays(days, climates[making.plan.kind], random.stream('days'))
  const { rain } = making.plan
  const read = 'years' in rain ? weather : someReadings(weather, rain.readings, random)
  land.gauges.forEach((gauge, place) => {
    const fell = place === 0 ? read : besides(read, random.stream(`gauge ${place}`))
    addReadings(making, { gauge, days, fell, dryDays: 'years' in rain })
  })
  return madeRain(days, read)
}

/** Every day of the years before the end of the last period, or of the periods. */
function daysOf({ plan }: Making): readonly string[] {
  const last = plan.periods.at(-1)?.end ?? ''
  const first =
    'years' in plan.rain
      ? dayNumber(`${yearOf(last) - plan.rain.years}${last.slice(4)}`) + 1
      : dayNumber(plan.periods[0]?.start ?? last)
  return Array.from({ length: dayNumber(last) - first + 1 }, (_, day) => dayText(first + day))
}

/** Just so many days are read: light falls are passed over first, and little of the rain is lost. */
function someReadings(weather: readonly number[], readings: number, random: Random): number[] {
  const wet = weather.map((steps, day) => ({ day, weight: steps + random.next() }))
  const read = wet.toSorted((one, other) => other.weight - one.weight).slice(0, readings)
  const fell = weather.map(() => 0)
  for (const { day } of read) fell[day] = Math.max(1, weather[day] ?? 0)
  return fell
}

/** At another gauge nearby nearly the same falls, within a quarter; light showers may miss it. */
function besides(fell: readonly number[], random: Random): number[] {
  return fell.map(steps => {
    if (steps === 0) return random.chance(0.006) ? random.whole(1, 6) : 0
    if (steps < 10 && random.chance(0.08)) return 0
    return random.whole(Math.ceil(steps * 0.75), Math.floor(steps * 1.25))
  })
}

interface Readings {
  readonly gauge: number
  readonly days: readonly string[]
  readonly fell: readonly number[]
  readonly dryDays: boolean
}

function addReadings({ rows, farm }: Making, { gauge, days, fell, dryDays }: Readings): void {
  days.forEach((date, day) => {
    const steps = fell[day] ?? 0
    if (steps === 0 && !dryDays) return
    rows.add('rainfalls', {
      total_mm: steps / stepsPerMillimetre,
      rain_gauge_id: gauge,
      date,
      days: 1,
      farm_id: farm,
    })
  })
}

function madeRain(days: readonly string[], fell: readonly number[]): MadeRain {
  const first = dayNumber(days[0] ?? '')
  const before = [0]
  for (const steps of fell) before.push((before.at(-1) ?? 0) + steps)
  const until = (day: number) => before[Math.min(Math.max(day - first, 0), fell.length)] ?? 0
  const between = (from: string, to: string) =>
    Math.max(0, until(dayNumber(to) + 1) - until(dayNumber(from))) / stepsPerMillimetre
  const dates = new Set(days)
  const years = [...new Set(days.map(yearOf))]
    .filter(year => dates.has(`${year}-01-01`) && dates.has(`${year}-12-31`))
    .map(year => between(`${year}-01-01`, `${year}-12-31`))
  return { between, years }
}
