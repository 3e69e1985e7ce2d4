// Who a bill is from and to, its days, and what it is about.

import { Link } from '@tanstack/react-router'
import { dayText, momentText } from '../../ui/amounts.ts'
import { Fact } from '../../ui/fact.tsx'
import type { ReadBill } from './use-bill.ts'

export function BillFacts({ read }: { readonly read: ReadBill }) {
  const { bill, project, isSent } = read
  const business = { businessId: String(bill.business_id) }
  return (
    <div className="bill-facts">
      <Fact label="Business">
        <Link to="/business/$businessId" params={business} className="bill-link">
          {bill.business?.name}
        </Link>
      </Fact>
      <Fact label="Project">{project?.title}</Fact>
      <Fact label="About">{bill.description}</Fact>
      <Fact label="Invoiced">{dayText(bill.date_invoiced)}</Fact>
      <Fact label="Due">{dayText(bill.due_date)}</Fact>
      {bill.status_reason ? <Fact label="Reason">{bill.status_reason}</Fact> : null}
      {isSent ? (
        <>
          <Fact label="Sent">{momentText(bill.sent_at)}</Fact>
          <Fact label="From">{bill.issued_by}</Fact>
          <Fact label="To">{bill.billed_to}</Fact>
          <Fact label="Emailed to">{bill.billed_email}</Fact>
          <Fact label="Pay to">{bill.pay_to}</Fact>
        </>
      ) : null}
    </div>
  )
}
