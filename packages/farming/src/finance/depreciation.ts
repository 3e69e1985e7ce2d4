// What a machine loses in a period (C152 to C154), in cents.

import { daysBetween } from '../dates/dates.ts'
import type { Known } from '../numbers/ratio.ts'
import { wholeCents } from '../numbers/shared-cents.ts'

interface StraightLine {
  readonly cost: Known
  readonly residual: Known
  /** In years. */
  readonly life: Known
}

/** C152: the same every year of its life. */
export function straightLine({ cost, residual, life }: StraightLine): Known {
  if (cost === null || life === null || life <= 0) return null
  return wholeCents((cost - (residual ?? 0)) / life)
}

/** C153: a share of what it was worth at the start. */
export function diminishing(opening: Known, rate: Known): Known {
  return opening === null || rate === null ? null : wholeCents(opening * rate)
}

export interface HeldOver {
  readonly opening: Known
  readonly bought: Known
  readonly sold: Known
  readonly closing: Known
}

/** C154: what it lost in market value over the period. */
export function economicDepreciation({ opening, bought, sold, closing }: HeldOver): Known {
  if (closing === null) return null
  if (opening === null && bought === null) return null
  return (opening ?? 0) + (bought ?? 0) - (sold ?? 0) - closing
}

export interface BookedMachine extends StraightLine {
  readonly method: string | null
  readonly rate: Known
  readonly opening: Known
  /** How much of the period it was there: a machine bought half way through loses half. */
  readonly share: number
}

interface Days {
  readonly start: string
  readonly end: string
}

/** How much of a period something was there, by the day on which it was bought. */
export function shareHeld(boughtOn: string | null, { start, end }: Days): number {
  if (boughtOn === null || boughtOn <= start) return 1
  return boughtOn > end ? 0 : (daysBetween(boughtOn, end) + 1) / (daysBetween(start, end) + 1)
}

/** By the way that was chosen for it; never more than it was worth. */
export function bookDepreciation(machine: BookedMachine): Known {
  const { method, rate, opening, share } = machine
  const year = method === 'Diminishing value' ? diminishing(opening, rate) : straightLine(machine)
  if (year === null) return null
  const lost = wholeCents(year * share)
  return opening === null ? lost : Math.min(lost, opening)
}
