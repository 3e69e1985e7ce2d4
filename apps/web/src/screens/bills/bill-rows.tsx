// The lines of a bill with what they come to, and its payments.

import { dayText } from '../../ui/amounts.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { billLineColumns } from './bill-lines.ts'
import { billPaymentColumns } from './bill-payments.ts'
import { BillSums } from './bill-sums.tsx'
import { RowsOfBill } from './rows-of-bill.tsx'
import { TakeOver } from './take-over.tsx'
import type { ReadBill } from './use-bill.ts'

export function LinesCard({ read }: { readonly read: ReadBill }) {
  const { bill, lines, mayWrite } = read
  return (
    <SimpleCard title="Lines">
      <RowsOfBill
        name="bill-lines"
        title="Lines of the bill"
        resource="bill_lines"
        bill={bill.id}
        columns={billLineColumns}
        rows={lines.rows}
        rowName={({ description }) => description}
        mayWrite={mayWrite}
        tools={mayWrite ? <TakeOver read={read} /> : null}
        add="Add line"
        empty="No lines yet: type below, or take over work and expenses."
      />
      <BillSums read={read} />
    </SimpleCard>
  )
}

export function PaymentsCard({ read }: { readonly read: ReadBill }) {
  const { bill, payments, takesPayments } = read
  return (
    <SimpleCard title="Payments">
      <RowsOfBill
        name="bill-payments"
        title="Payments of the bill"
        resource="bill_payments"
        bill={bill.id}
        columns={billPaymentColumns}
        rows={payments.rows}
        rowName={({ date }) => dayText(date)}
        mayWrite={takesPayments}
        add="Add payment"
        empty="Nothing was paid yet."
      />
    </SimpleCard>
  )
}
