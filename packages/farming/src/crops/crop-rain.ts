// Which rain was a crop's: from its sowing to its harvest, on the fallow before it, and in its season
// (C50, C53, C70). What nobody read is not known.

import { addDays, addMonths, daysBetween, monthOf, yearOf } from '../dates/dates.ts'
import type { Months } from '../dates/dates.ts'
import { effectiveRain } from './irrigation.ts'
import type { Known } from '../numbers/ratio.ts'
import type { MonthSpan } from '../rain/rain-months.ts'
import { rainOf } from '../rain/season-rain.ts'
import type { MeasuredRain, RainOfSpan } from '../rain/season-rain.ts'

/** The rain that a gauge says for a span; `effective` is what of it a crop can use, where that can be told. */
export type RainIn = (span: MonthSpan) => RainOfSpan & { readonly effective?: Known }

/** Many paddocks are sown on one day: each span is added up once, and only from what was read near it. */
export function rainReader(readings: readonly MeasuredRain[]): RainIn {
  const known = new Map<string, ReturnType<RainIn>>()
  const near = readingsNear(readings)
  return span => {
    const key = `${span.from} ${span.to}`
    const rain = known.get(key) ?? rainOfSpan(near(span), span)
    known.set(key, rain)
    return rain
  }
}

function rainOfSpan(readings: readonly MeasuredRain[], span: MonthSpan): ReturnType<RainIn> {
  return { ...rainOf(readings, span), effective: effectiveRainIn(readings, span) }
}

/** Those that may tell of a day of the span: what was read for several days is recorded on the last. */
function readingsNear(
  readings: readonly MeasuredRain[],
): (span: MonthSpan) => readonly MeasuredRain[] {
  const inOrder = readings.toSorted(byDay)
  const longest = readings.reduce((most, { days }) => Math.max(most, days), 1)
  return ({ from, to }) =>
    inOrder.slice(placeOfDay(inOrder, from), placeOfDay(inOrder, addDays(to, longest)))
}

function byDay(one: MeasuredRain, other: MeasuredRain): number {
  return one.day < other.day ? -1 : Number(one.day > other.day)
}

/** Of the first reading on this day or later, among those in order. */
function placeOfDay(inOrder: readonly MeasuredRain[], day: string): number {
  let [from, to] = [0, inOrder.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((inOrder[middle]?.day ?? '') < day) from = middle + 1
    else to = middle
  }
  return from
}

/** The first day whose rain a crop of the period may need: two years before it is sown, for its fallow. */
export function firstRainDay(period: {
  readonly start: string
  readonly sowing_start: string
}): string {
  const { start, sowing_start } = period
  return addDays(earlier(start, sowing_start), -730)
}

/** What was read for several days at once is no fall: how hard it rained on each is not known. */
function effectiveRainIn(readings: readonly MeasuredRain[], { from, to }: MonthSpan): Known {
  const inside = readings.filter(({ day, days }) => {
    const first = days === 1 ? day : addDays(day, 1 - days)
    return day >= from && first <= to
  })
  if (inside.some(({ days, mm }) => days > 1 && mm > 0)) return null
  return effectiveRain(inside.map(({ mm }) => mm))
}

export interface RainOnCrop {
  /** Millimetres of what was read; nothing where nothing was. */
  readonly mm: Known
  /** Days of the span that nobody read. */
  readonly unread: Known
  /** What of it a crop can use (C64). */
  readonly effective: Known
}

const unknownRain: RainOnCrop = { mm: null, unread: null, effective: null }

export function rainIn(rain: RainIn | undefined, span: MonthSpan | undefined): RainOnCrop {
  if (!rain || !span) return unknownRain
  const { mm, unread, effective = null } = rain(span)
  if (unread > daysBetween(span.from, span.to)) return { ...unknownRain, unread }
  return { mm, unread, effective: unread === 0 ? effective : null }
}

/** Only where every day of it was read. */
export function wholeRain({ mm, unread }: Pick<RainOnCrop, 'mm' | 'unread'>): Known {
  return unread === 0 ? mm : null
}

interface GrowingDays {
  /** The first sowing in this period. */
  readonly sown: string | null
  /** It was sown in an earlier one. */
  readonly stands_on: boolean
  /** The day that ended it in this period; nothing while it stands. */
  readonly ended: string | null
  readonly ended_before: string | null
}

export interface PeriodDays {
  /** The first day on which crops of the period are sown, months before it starts. */
  readonly sowing_start: string
  readonly start: string
  readonly end: string
  readonly today: string
}

/**
 * The days whose rain fell on the crop: after the day of sowing; of what was sown before the period,
 * from its start, or from after the last cut or crush where that was later; to the end of the crop, or
 * of the period.
 */
export function cropDays(crop: GrowingDays, period: PeriodDays): MonthSpan | undefined {
  const from = firstDay(crop, period)
  if (from === undefined) return undefined
  return spanOf(from, crop.ended ?? earlier(period.today, period.end))
}

function firstDay(crop: GrowingDays, { start }: PeriodDays): string | undefined {
  if (crop.sown !== null) return addDays(crop.sown, 1)
  if (!crop.stands_on) return undefined
  return crop.ended_before === null ? start : later(start, addDays(crop.ended_before, 1))
}

/** From the end of the crop before to this sowing. */
export function fallowDays({ sown, ended_before }: GrowingDays): MonthSpan | undefined {
  if (sown === null || ended_before === null) return undefined
  return spanOf(addDays(ended_before, 1), addDays(sown, -1))
}

/** The season's months that follow on the sowing, or in which it falls. */
export function seasonDays(sown: string | null, { from, to }: Months): MonthSpan | undefined {
  if (sown === null) return undefined
  const endsInYear = monthOf(sown) <= to ? yearOf(sown) : yearOf(sown) + 1
  const startsInYear = from <= to ? endsInYear : endsInYear - 1
  return {
    from: `${startsInYear}-${twoDigits(from)}-01`,
    to: addDays(addMonths(`${endsInYear}-${twoDigits(to)}-01`, 1), -1),
  }
}

function spanOf(from: string, to: string): MonthSpan | undefined {
  return from <= to ? { from, to } : undefined
}

const twoDigits = (month: number): string => String(month).padStart(2, '0')
const later = (one: string, other: string): string => (one > other ? one : other)
const earlier = (one: string, other: string): string => (one < other ? one : other)
