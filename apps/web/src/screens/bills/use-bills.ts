// The bills that someone sees, with the names of what they are about, as they stand today.

import { billStatus } from '@furrow/farming/bills/bill-status'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useToday } from '../../period/use-today.ts'

export interface ShownBill {
  readonly id: number
  readonly number: string | null
  /** As it stands today. */
  readonly status: string
  readonly business: string
  readonly project: string
  readonly businessId: number
  readonly date: string | null
  readonly due: string | null
  readonly net: number | null
  readonly gst: number | null
  readonly total: number | null
  readonly paid: number | null
  readonly owed: number | null
  readonly billedTo: string | null
  readonly email: string | null
}

interface WantedBills {
  readonly status: string | null
  readonly business: string | null
  readonly project: string | null
}

/** What is overdue first, and of the others what is due next; what is paid or given up last. */
export function useBills({ status, business, project }: WantedBills) {
  const { today } = useToday()
  const { rows, ...reading } = useRows('bills', { includes: ['business'], sort: ['-id'] })
  const ids = [...new Set(rows.map(({ billable_id }) => billable_id))]
  const projects = useRows('projects', { where: { id: ids } }, { enabled: ids.length > 0 })
  const titles = new Map(projects.rows.map(({ id, title }) => [id, title]))
  const all = rows.map((bill): ShownBill & { readonly projectId: number } => ({
    id: bill.id,
    number: bill.number,
    status: billStatus(bill, today),
    business: bill.business?.name ?? '',
    project: titles.get(bill.billable_id) ?? '',
    projectId: bill.billable_id,
    businessId: bill.business_id,
    date: bill.date_invoiced,
    due: bill.due_date,
    net: bill.net,
    gst: bill.gst,
    total: bill.total,
    paid: bill.paid,
    owed: bill.owed,
    billedTo: bill.billed_to,
    email: bill.billed_email,
  }))
  const bills = all
    .filter(bill => status === null || bill.status === status)
    .filter(bill => business === null || bill.businessId === Number(business))
    .filter(bill => project === null || bill.projectId === Number(project))
    .toSorted(nextFirst)
  const businesses = new Map(all.map(bill => [bill.businessId, bill.business]))
  return { bills, all, businesses, ...reading }
}

const ranks = ['Overdue', 'Disputed', 'Part paid', 'Sent', 'Ready to send', 'Draft', 'Paid'].concat(
  'Written off',
  'Void',
)

function nextFirst(one: ShownBill, other: ShownBill): number {
  const rank = ranks.indexOf(one.status) - ranks.indexOf(other.status)
  if (rank !== 0) return rank
  const [first, second] = [one.due ?? '', other.due ?? '']
  // What was paid last stands before what was paid long ago.
  const order = first < second ? -1 : Number(first > second)
  return one.status === 'Paid' ? -order : order
}
