// When a collection is to be handed over. Nobody has laid a day down; three months after the period
// has ended are enough for the last loads to be weighed and the accounts to be closed.

import { addDays } from '../dates/dates.ts'

const daysToSubmit = 90

export function submissionDue(lastDay: string): string {
  return addDays(lastDay, daysToSubmit)
}
