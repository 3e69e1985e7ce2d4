// A period is overdue when it was not submitted by the day on which it was due.

export interface DuePeriod {
  readonly status: string
  /** YYYY-MM-DD. */
  readonly submission_due: string
}

/** What its people still write in. */
export const notHandedIn: readonly string[] = ['Not started', 'In progress']

export function isOverdue({ status, submission_due }: DuePeriod, today: string): boolean {
  return notHandedIn.includes(status) && submission_due < today
}
