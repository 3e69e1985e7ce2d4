// What the list of bills says of each.

import { Link } from '@tanstack/react-router'
import type { TableColumn } from '../../ui/table/table-columns.ts'
import { TwoLines } from '../../ui/two-lines.tsx'
import { BillBadge } from './bill-badge.tsx'
import type { ShownBill } from './use-bills.ts'

export const billColumns: readonly TableColumn<ShownBill>[] = [
  {
    key: 'number',
    heading: 'Bill',
    value: ({ number, id }) => number ?? `Draft ${id}`,
    show: bill => <BillLink bill={bill} />,
  },
  {
    key: 'status',
    heading: 'Status',
    value: ({ status }) => status,
    show: ({ status }) => <BillBadge status={status} />,
  },
  {
    key: 'business',
    heading: 'Business',
    value: ({ business }) => business,
    show: ({ business, project }) => <TwoLines below={project}>{business}</TwoLines>,
  },
  { key: 'date', heading: 'Invoiced', kind: 'day', value: ({ date }) => date },
  { key: 'due', heading: 'Due', kind: 'day', value: ({ due }) => due },
  money('total', 'Total'),
  money('paid', 'Paid'),
  money('owed', 'Owed'),
]

/** What was not sent yet counts in no sum: nobody owes it, and nothing is paid of it. */
function money(key: 'total' | 'paid' | 'owed', heading: string): TableColumn<ShownBill> {
  return {
    key,
    heading,
    kind: 'money',
    decimals: 2,
    value: bill => (key !== 'total' && bill.number === null ? null : bill[key]),
    total: rows => rows.reduce((sum, bill) => sum + (counts(bill) ? (bill[key] ?? 0) : 0), 0),
  }
}

function counts({ number, status }: ShownBill): boolean {
  return number !== null && status !== 'Void'
}

function BillLink({ bill: { id, number } }: { readonly bill: ShownBill }) {
  return (
    <Link to="/bills/$billId" params={{ billId: String(id) }} className="bill-link">
      {number ?? `Draft ${id}`}
    </Link>
  )
}
