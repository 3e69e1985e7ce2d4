// The rain of a season so far, against the same days of the seasons before it at the same gauge
// (C68: a decile is the rank among all seasons, in tenths).

import { addDays, addMonths, daysBetween, monthOf, yearOf } from '../dates/dates.ts'
import type { MonthSpan, RainReading } from './rain-months.ts'

export interface MeasuredRain extends RainReading {
  readonly mm: number
}

/** What is known of a gauge before a season. */
export interface RainRecord {
  readonly readings: readonly MeasuredRain[]
  /** Since this day each one was read: those that are not among the readings were dry. */
  readonly wholeSince: string | undefined
}

export interface RainOfSpan {
  readonly mm: number
  /** Days of the span without a reading. */
  readonly unread: number
}

/** Deciles of fewer seasons say little about a place. */
export const fewestSeasons = 10

/** Of a reading for several days, the share of those that lie in the span. */
export function rainOf(readings: readonly MeasuredRain[], { from, to }: MonthSpan): RainOfSpan {
  const parts = readings
    .filter(({ day, days }) => day >= from && (days > 1 || day <= to))
    .map(({ day, days, mm }) => {
      if (days === 1) return { inside: 1, mm }
      const first = later(addDays(day, 1 - days), from)
      const inside = Math.max(0, daysBetween(first, earlier(day, to)) + 1)
      return { inside, mm: (mm * inside) / days }
    })
  const read = sum(parts.map(({ inside }) => inside))
  const mm = Math.round(sum(parts.map(part => part.mm)) * 100) / 100
  return { mm, unread: Math.max(0, daysBetween(from, to) + 1 - read) }
}

/** All that fell after a day, such as that of sowing (C70). */
export function rainSince(readings: readonly MeasuredRain[], day: string): number {
  const last = readings.reduce((latest, { day: other }) => later(latest, other), day)
  return rainOf(readings, { from: addDays(day, 1), to: last }).mm
}

/** Of each earlier season whose same days were all read; the last one first. */
export function earlierSeasons(
  { readings, wholeSince }: RainRecord,
  span: MonthSpan,
): readonly number[] {
  const first = readings.reduce((least, { day }) => earlier(least, day), wholeSince ?? span.from)
  const years = yearOf(span.from) - yearOf(first) + 1
  return Array.from({ length: years }, (_, before) => sameDays(span, before + 1)).flatMap(same => {
    const { mm, unread } = rainOf(readings, same)
    const isWhole = wholeSince !== undefined && wholeSince <= same.from
    return isWhole || unread === 0 ? [mm] : []
  })
}

/** From 1 to 10. `seasons` are all of them, the one that is ranked among them. */
export function decileOf(mm: number, seasons: readonly number[]): number {
  const place = seasons.filter(other => other <= mm).length
  return Math.max(1, Math.ceil((place * 10) / seasons.length))
}

/** The most rain that is still in a decile; nothing where there are too few seasons. */
export function mostOfDecile(decile: number, seasons: readonly number[]): number | undefined {
  if (seasons.length < fewestSeasons) return undefined
  const sorted = seasons.toSorted((one, other) => one - other)
  return sorted[Math.floor((seasons.length * decile) / 10) - 1]
}

/** Whole months that have passed since a day. */
export function monthsSince(day: string, today: string): number {
  const months = (yearOf(today) - yearOf(day)) * 12 + monthOf(today) - monthOf(day)
  return Math.max(0, addMonths(day, months) > today ? months - 1 : months)
}

function sameDays({ from, to }: MonthSpan, yearsBefore: number): MonthSpan {
  const back = -12 * yearsBefore
  return { from: addMonths(from, back), to: addMonths(to, back) }
}

const sum = (figures: readonly number[]): number =>
  figures.reduce((total, figure) => total + figure, 0)
const later = (one: string, other: string): string => (one > other ? one : other)
const earlier = (one: string, other: string): string => (one < other ? one : other)
