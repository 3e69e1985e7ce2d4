// The rain of the financial record: of the year and its seasons, and how the year stands among those of
// which each day was read (C50, C67, C68, T15).

import { dayAfter, daysOfPeriod } from './plain-days.ts'
import type { DailyRain, Span } from './plain-days.ts'
import { readingsOf } from './plain-rain.ts'
import type { Figure, RawFarm } from './raw-farm.ts'

export function plainRainOfRecord(farm: RawFarm, name: string) {
  const { gauges } = farm
  const gauge =
    gauges.find(({ is_main }) => is_main) ?? (gauges.length === 1 ? gauges[0] : undefined)
  const fell: DailyRain = gauge ? readingsOf(farm, gauge.id) : new Map()
  const year = Number(name.slice(0, 4))
  const years = wholeYears(fell)
  const own = years.get(year)
  const all = [...years.values()].toSorted((one, other) => one - other)
  const driest = own === undefined ? 0 : all.filter(one => one <= own + 1e-9).length
  return {
    months_in_period: 12,
    rain_annual_mm: rainIn(fell, daysOfPeriod(name)),
    rain_gsr_mm: rainIn(fell, { from: `${year}-04-01`, to: `${year}-10-31` }),
    rain_summer_mm: rainIn(fell, { from: `${year}-11-01`, to: dayAfter(`${year + 1}-04-01`, -1) }),
    rain_long_term_mm: middle(all),
    rain_decile:
      own === undefined || all.length < 10 ? null : Math.ceil((driest / all.length) * 10 - 1e-9),
  }
}

/** A month that nobody read is not dry. Rain is told to the hundredth, month by month. */
function rainIn(fell: DailyRain, span: Span): Figure {
  const months = monthsOf(fell, span)
  return months.some(({ read }) => read === 0) ? null : mmOf(months)
}

interface Month {
  mm: number
  read: number
  days: number
}

function monthsOf(fell: DailyRain, { from, to }: Span): readonly Month[] {
  const months = new Map<string, Month>()
  for (let day = from; day <= to; day = dayAfter(day)) {
    const month = months.get(day.slice(0, 7)) ?? { mm: 0, read: 0, days: 0 }
    months.set(day.slice(0, 7), month)
    const mm = fell.get(day)
    month.days += 1
    if (mm === undefined) continue
    month.read += 1
    month.mm += mm
  }
  return [...months.values()]
}

const mmOf = (months: readonly Month[]): number =>
  months.reduce((sum, { mm }) => sum + Math.round(mm * 100) / 100, 0)

/** Financial years, by the one in which they begin. */
function wholeYears(fell: DailyRain): ReadonlyMap<number, number> {
  const years = new Map<number, number>()
  const read = [...fell.keys()].toSorted().map(day => Number(day.slice(0, 4)))
  const [first = 0, last = -2] = [read[0], read.at(-1)]
  for (let year = first - 1; year <= last; year += 1) {
    const months = monthsOf(fell, { from: `${year}-07-01`, to: `${year + 1}-06-30` })
    if (months.every(({ read: on, days }) => on === days)) years.set(year, mmOf(months))
  }
  return years
}

function middle(sorted: readonly number[]): Figure {
  const half = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
