// Days as everybody counts them, and the rain of a gauge between two of them.

import type { Figure, RawReading } from './raw-farm.ts'

export interface Span {
  readonly from: string
  readonly to: string
}

const msOfDay = 86_400_000
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)

export function dayAfter(day: string, days = 1): string {
  return new Date(at(day) + days * msOfDay).toISOString().slice(0, 10)
}

export function daysFrom(day: string, to: string): number {
  return Math.round((at(to) - at(day)) / msOfDay)
}

/** The financial year that a period is called after: `2023-24`. */
export function daysOfPeriod(name: string): Span {
  const year = Number(name.slice(0, 4))
  return { from: `${year}-07-01`, to: `${year + 1}-06-30` }
}

export interface Rain {
  /** Nothing where nobody read anything. */
  readonly mm: Figure
  /** Days without a reading. */
  readonly unread: number
}

export type DailyRain = ReadonlyMap<string, number>

/** What was read after several days fell on each of them alike. */
export function dailyRain(readings: readonly RawReading[]): DailyRain {
  const fell = new Map<string, number>()
  for (const { day, days, mm } of readings) {
    for (let back = 0; back < days; back += 1) {
      const on = back === 0 ? day : dayAfter(day, -back)
      fell.set(on, (fell.get(on) ?? 0) + mm / days)
    }
  }
  return fell
}

export function rainBetween(fell: DailyRain, { from, to }: Span): Rain {
  let [mm, read, all] = [0, 0, 0]
  for (let day = from; day <= to; day = dayAfter(day)) {
    const on = fell.get(day)
    all += 1
    if (on === undefined) continue
    read += 1
    mm += on
  }
  return { mm: read === 0 ? null : mm, unread: all - read }
}
