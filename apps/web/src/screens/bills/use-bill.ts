// A bill with its lines and payments, as they stand on this device: what was typed without signal counts already.

import { billStatus, isEnded, owedOf } from '@furrow/farming/bills/bill-status'
import { billTotals } from '@furrow/farming/bills/bill-totals'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRow, useRows } from '../../data/hooks/use-rows.ts'
import { useToday } from '../../period/use-today.ts'
import { countedLine } from './bill-lines.ts'

export function useBill(id: number) {
  const { isStaff } = useSignedIn()
  const { today } = useToday()
  const { row: bill, ...reading } = useRow('bills', id, { includes: ['business'] })
  const ofBill = { where: { bill_id: bill?.id ?? id }, sort: ['id'] } as const
  const lines = useRows('bill_lines', ofBill)
  const payments = useRows('bill_payments', { ...ofBill, sort: ['date', 'id'] })
  const details = useRows('billing_details', { sort: ['-id'], limit: 1 })
  const project = useRow('projects', bill?.billable_id)
  if (!bill) return { kind: 'unread', ...reading } as const
  const isSent = bill.sent_at !== null
  const isRegistered = bill.gst_registered ?? details.rows[0]?.gst_registered ?? true
  const sums = billTotals({
    lines: lines.rows.map(countedLine),
    payments: payments.rows.map(({ amount }) => amount ?? 0),
    isRegistered,
  })
  const { paid } = sums
  const total = isSent ? (bill.total ?? 0) : sums.total
  const status = billStatus({ ...bill, total, paid }, today)
  return {
    kind: 'read',
    bill,
    lines,
    payments,
    project: project.row,
    details: details.rows[0],
    isSent,
    isRegistered,
    status,
    sums: isSent
      ? {
          net: bill.net ?? 0,
          gst: bill.gst ?? 0,
          total,
          paid,
          owed: owedOf({ status, total, paid }),
        }
      : sums,
    mayWrite: isStaff && !isSent,
    /** Of what is void or written off nothing comes in. */
    takesPayments: isStaff && isSent && !isEnded(status),
    isStaff,
  } as const
}

export type ReadBill = Extract<ReturnType<typeof useBill>, { readonly kind: 'read' }>
