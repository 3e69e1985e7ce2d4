// Whether a business is new here.

import type { PeriodAtHome } from './use-overview.ts'

/** Whether nothing was submitted yet. */
export function isFirstCollection(periods: readonly Pick<PeriodAtHome, 'status'>[]): boolean {
  return periods.every(({ status }) => beforeHandingIn.includes(status))
}

const beforeHandingIn: readonly string[] = ['Not started', 'In progress']
