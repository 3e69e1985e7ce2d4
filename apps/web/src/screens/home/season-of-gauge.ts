// What the strip of a season says: the rain to the last reading, and how it compares with the same
// days of the seasons before.

import { addDays } from '@furrow/farming/dates/dates'
import {
  decileOf,
  earlierSeasons,
  fewestSeasons,
  monthsSince,
  mostOfDecile,
  rainOf,
} from '@furrow/farming/rain/season-rain'
import type { MeasuredRain, RainRecord } from '@furrow/farming/rain/season-rain'

export interface SeasonRead {
  /** The first and the last day of the season. */
  readonly from: string
  readonly end: string
  /** Since its first day, as far as they are known. */
  readonly readings: readonly MeasuredRain[]
  /** Nothing as long as it is not known what was before. */
  readonly record: RainRecord | undefined
  readonly today: string
}

export interface SeasonRain {
  /** The last day with a reading; nothing where the season has none. */
  readonly to: string | undefined
  readonly mm: number
  readonly unread: number
  /** Whole months; nothing where nothing was ever read. */
  readonly monthsSilent: number | undefined
  /** Those that can be compared, this one among them. */
  readonly seasons: number | undefined
  /** Nothing where there are too few seasons to compare with. */
  readonly ranks: SeasonRanks | undefined
}

export interface SeasonRanks {
  readonly decile: number
  /** The most rain that is still in decile 2, 5 and 8. */
  readonly marks: readonly Mark[]
}

interface Mark {
  readonly decile: number
  readonly mm: number
}

export function seasonOfGauge({ from, end, readings, record, today }: SeasonRead): SeasonRain {
  const to = lastDay(readings.filter(({ day }) => day <= end))
  const last = lastDay(readings) ?? lastDayBefore(from, record)
  const monthsSilent = last === undefined ? undefined : monthsSince(last, today)
  if (to === undefined) {
    return { to, mm: 0, unread: 0, monthsSilent, seasons: undefined, ranks: undefined }
  }
  const { mm, unread } = rainOf(readings, { from, to })
  const seasons = record && [mm, ...earlierSeasons(record, { from, to })]
  const ranks = seasons && ranksOf(mm, seasons)
  return { to, mm, unread, monthsSilent, seasons: seasons?.length, ranks }
}

function ranksOf(mm: number, seasons: readonly number[]): SeasonRanks | undefined {
  if (seasons.length < fewestSeasons) return undefined
  const marks = [2, 5, 8].map(decile => ({ decile, mm: mostOfDecile(decile, seasons) ?? 0 }))
  return { decile: decileOf(mm, seasons), marks }
}

/** Dry days at the end of a whole record are not among its readings. */
function lastDayBefore(from: string, record: RainRecord | undefined): string | undefined {
  return record?.wholeSince ? addDays(from, -1) : lastDay(record?.readings ?? [])
}

function lastDay(readings: readonly MeasuredRain[]): string | undefined {
  return readings
    .map(({ day }) => day)
    .toSorted()
    .at(-1)
}
