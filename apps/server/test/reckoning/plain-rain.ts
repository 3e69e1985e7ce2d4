// Which rain was a crop's: on the crop, on the fallow before it and in its season (C50, C53, C70, T5, T6).

import { dailyRain, dayAfter, rainBetween } from './plain-days.ts'
import type { DailyRain, Rain, Span } from './plain-days.ts'
import type { CropType, Day, Figure, RawFarm } from './raw-farm.ts'

interface Growth {
  readonly perennial: boolean
  readonly sownHere: Day
  readonly stands: Day
  readonly ended: Day
  readonly before: Day
}

export function growingSpan(growth: Growth, period: Span, today: string): Span | undefined {
  const { perennial, sownHere, stands, ended, before } = growth
  const sinceBefore = before && dayAfter(before) > period.from ? dayAfter(before) : period.from
  const isStand = sownHere === null || (perennial && sownHere < sowingStart(period))
  const from = isStand ? (sownHere ?? stands) && sinceBefore : sownHere && dayAfter(sownHere)
  return span(from, ended ?? (today < period.to ? today : period.to))
}

/** The first of March: what was sown before it was sown for a period before (U14). */
const sowingStart = ({ from }: Span): string => `${from.slice(0, 4)}-03-01`

export function span(from: Day, to: Day): Span | undefined {
  return from && to && from <= to ? { from, to } : undefined
}

interface RainTold {
  readonly mm: Figure
  readonly unread: Figure
}

function gaugeOf({ gauges }: RawFarm, own: number | null) {
  return (
    gauges.find(({ id }) => id === own) ??
    gauges.find(({ is_main }) => is_main) ??
    (gauges.length === 1 ? gauges[0] : undefined)
  )
}

/**
 * C64: four fifths of each fall of more than 5 mm, where every day was read. How hard it fell on each of
 * several days that were read at once, nobody knows.
 */
export function usableRain(farm: RawFarm, own: number | null, days: Span | undefined): Figure {
  const gauge = gaugeOf(farm, own)
  if (!days || whole(rainOn(farm, own)(days)) === null) return null
  let used = 0
  for (const { gauge: id, day, days: several, mm } of farm.readings) {
    if (id !== gauge?.id || day < days.from || dayAfter(day, 1 - several) > days.to) continue
    if (several > 1 && mm > 0) return null
    if (mm > 5) used += mm * 0.8
  }
  return used
}

export function rainOn(farm: RawFarm, own: number | null) {
  const gauge = gaugeOf(farm, own)
  const readings = gauge && readingsOf(farm, gauge.id)
  return (days: Span | undefined): RainTold =>
    days && readings ? remembered(readings, days) : { mm: null, unread: null }
}

const gaugesOf = new WeakMap<RawFarm, Map<number, DailyRain>>()
const rains = new WeakMap<DailyRain, Map<string, Rain>>()

export function readingsOf(farm: RawFarm, gauge: number): DailyRain {
  const known = gaugesOf.get(farm) ?? new Map<number, DailyRain>()
  gaugesOf.set(farm, known)
  const own = known.get(gauge) ?? dailyRain(farm.readings.filter(one => one.gauge === gauge))
  known.set(gauge, own)
  return own
}

function remembered(fell: DailyRain, days: Span): Rain {
  const book = rains.get(fell) ?? new Map<string, Rain>()
  rains.set(fell, book)
  const key = `${days.from} ${days.to}`
  const rain = book.get(key) ?? rainBetween(fell, days)
  book.set(key, rain)
  return rain
}

export function whole({ mm, unread }: RainTold): Figure {
  return unread === 0 ? mm : null
}

/** The season that follows on the sowing, or in which it falls. */
export function seasonOf(sown: Day, type: CropType | undefined): Span | undefined {
  const { from_month: from = null, to_month: to = null } = type ?? {}
  if (sown === null || from === null || to === null) return undefined
  const [year, month] = [Number(sown.slice(0, 4)), Number(sown.slice(5, 7))]
  const last = month <= to ? year : year + 1
  const two = (figure: number) => String(figure).padStart(2, '0')
  const end = to === 12 ? `${last}-12-31` : dayAfter(`${last}-${two(to + 1)}-01`, -1)
  return { from: `${from <= to ? last : last - 1}-${two(from)}-01`, to: end }
}
