// Readings of a gauge as this screen holds them: those that can be changed here know the row behind them.

import type { MeasuredRain } from '@furrow/farming/rain/season-rain'
import { isLocalId } from '../../data/outbox/local-ids.ts'

export interface GaugeReading extends MeasuredRain {
  readonly id: number
  readonly imported: boolean
  /** `updated_at` as last seen; nothing of one that is not with the server yet. */
  readonly seen: string | undefined
}

export interface RainRow {
  readonly id: number
  readonly date: string
  readonly days: number
  readonly total_mm: number
  readonly imported: boolean
  readonly updated_at?: string | undefined
}

/** By day. Where two were made of one day, what this device could not save comes last, and is shown. */
export function readingsOf(rows: readonly RainRow[]): readonly GaugeReading[] {
  return rows.map(readingOf).toSorted(byDay)
}

/** A row that is not with the server yet says only what it was made with. */
function readingOf({ id, date, days, total_mm, imported, updated_at }: RainRow): GaugeReading {
  return {
    id,
    day: date,
    mm: total_mm,
    seen: updated_at,
    days: days ?? 1,
    imported: imported ?? false,
  }
}

function byDay(one: GaugeReading, other: GaugeReading): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1
  return Number(isLocalId(one.id)) - Number(isLocalId(other.id))
}

/** Whole runs of dry days are one reading, and each of the days is as good as typed. */
export function isDryRun({ days, mm }: MeasuredRain): boolean {
  return days > 1 && mm === 0
}
