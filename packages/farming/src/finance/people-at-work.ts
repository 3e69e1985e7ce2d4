// Who worked how long (C149 to C151).

import { ratioOf, sumOf, withoutNoise } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import { wholeCents } from '../numbers/shared-cents.ts'

export interface Worker {
  readonly days: Known
  readonly cropHours: Known
  readonly stockHours: Known
  readonly otherHours: Known
}

/** Days in a full-time year (C149), and hours in one of them. */
const daysOfFullTime = 240
const hoursOfDay = 10
/** More than a year and a quarter of one person count as that. */
const mostDays = 1.25 * daysOfFullTime
/** What a manager is paid for a full-time year (C151), in cents. */
const centsOfOwnersYear = 10_000_000

function hoursWorked({ cropHours, stockHours, otherHours }: Worker): Known {
  return sumOf([cropHours, stockHours, otherHours])
}

/** As typed, or by the hours; never more than a year and a quarter. */
export function daysCounted(worker: Worker): Known {
  const hours = hoursWorked(worker)
  const days = worker.days ?? (hours === null ? null : withoutNoise(hours / hoursOfDay))
  return days === null ? null : Math.min(days, mostDays)
}

/** C149 */
export function fullTimeOf(worker: Worker): Known {
  return ratioOf(daysCounted(worker), daysOfFullTime)
}

/** C151: what unpaid work would have cost, in cents. */
export function usualAllowance(worker: Worker): Known {
  const fullTime = fullTimeOf(worker)
  return fullTime === null ? null : wholeCents(fullTime * centsOfOwnersYear)
}

/** Of what one person costs, the part for crops or stock, by hours; not known without any. */
export function costOfHours(cost: Known, hours: Known, worker: Worker): Known {
  const share = ratioOf(hours, hoursWorked(worker))
  return cost === null || share === null ? null : wholeCents(cost * share)
}
