// How long crops stand: what is usual in a season, and what no annual crop does.

import { addMonths, dayInWords, daysBetween } from '../dates/dates.ts'
import type { Known } from '../numbers/ratio.ts'
import { monthsSince } from '../rain/season-rain.ts'

/** A crop is sown before it is taken off: said where it is typed, and where it is refused. `crop`: `Wheat on River`. */
export function whyNotTaken(crop: string, sown: string, taken: string): string | undefined {
  if (taken >= sown) return undefined
  return `${crop} was sown on ${dayInWords(sown)}: it cannot end before that.`
}

export function whyNotSownThen(crop: string, sown: string, taken: string): string | undefined {
  if (taken >= sown) return undefined
  return `${crop} ended on ${dayInWords(taken)}: it cannot be sown after that.`
}

/** An annual crop is off within eighteen months of its sowing. */
export function isTooLate(sown: string, harvested: string): boolean {
  return harvested > addMonths(sown, 18)
}

interface GrowingDays {
  readonly days: number
  readonly least: number
  readonly most: number
}

/** The days from sowing to harvest, where they are fewer or more than is usual in the season. */
export function unusualGrowingDays(
  season: string,
  sown: string,
  harvested: string,
): GrowingDays | undefined {
  const usual = usualDays[season]
  if (!usual) return undefined
  const days = daysBetween(sown, harvested)
  const [least, most] = usual
  return days < least || days > most ? { days, least, most } : undefined
}

/** By the lasting name of the season. */
const usualDays: Readonly<Record<string, readonly [number, number]>> = {
  winter: [90, 240],
  summer: [70, 220],
}

/** Whole years that a stand has stood; nothing where nobody knows when it was sown. */
export function yearsStood(since: string | null, today: string): Known {
  return since === null ? null : Math.floor(monthsSince(since, today) / 12)
}
