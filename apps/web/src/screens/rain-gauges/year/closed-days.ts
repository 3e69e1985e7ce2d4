// Rain belongs to the period that its day falls into: where that is closed, the day is read and no more.

import { remedyAt, writingAt } from '../../../period/use-may-write.ts'

export interface DatedPeriod {
  readonly name: string
  readonly start: string
  readonly end: string
  readonly status: string
}

/** Why the rain of a day cannot be changed; nothing where it can. */
export type WhyClosed = (day: string) => string | undefined

export function closedDays(periods: readonly DatedPeriod[], isStaffHere: boolean): WhyClosed {
  const closed = periods.filter(({ status }) => !writingAt(status, isStaffHere).mayWrite)
  return day => {
    const period = closed.find(({ start, end }) => start <= day && day <= end)
    return period && whyClosed(period, isStaffHere)
  }
}

function whyClosed({ name, status }: DatedPeriod, isStaffHere: boolean): string {
  const remedy = remedyAt(status, isStaffHere)
  return `${name} is ${status.toLowerCase()}: its rain can only be read. ${remedy}`
}
