// How far a bill is, where that follows from its payments and the day it is due.

/** Follow from payments and the day: nobody types them. */
const followingStatuses = ['Part paid', 'Paid', 'Overdue'] as const
/** What staff decide about a bill that was sent, and that payments and days don't change. */
const endedStatuses = ['Written off', 'Void'] as const

interface StandingBill {
  /** As it is stored. */
  readonly status: string
  readonly sent_at: string | null
  readonly due_date: string | null
  readonly total: number | null
  readonly paid: number | null
}

/**
 * What is all paid is paid, whoever disputed it; what is not paid when its day has passed is overdue, also where a part
 * of it came in. On the day itself it is not overdue yet.
 */
export function billStatus(bill: StandingBill, today: string): string {
  const { status, sent_at: sent, due_date: due } = bill
  const [total, paid] = [bill.total ?? 0, bill.paid ?? 0]
  if (sent === null || isEnded(status)) return status
  if (paid >= total) return 'Paid'
  if (status === 'Disputed') return status
  if (due !== null && due < today) return 'Overdue'
  return paid > 0 ? 'Part paid' : 'Sent'
}

export function isFollowing(status: string): boolean {
  return followingStatuses.some(one => one === status)
}

/** Nothing of a bill that is void or written off, whatever was paid. */
export function owedOf({ status, total, paid }: Pick<StandingBill, 'status' | 'total' | 'paid'>) {
  return isEnded(status) ? 0 : (total ?? 0) - (paid ?? 0)
}

/** Nothing is owed of it any more, whatever was paid. */
export function isEnded(status: string): boolean {
  return endedStatuses.some(one => one === status)
}
