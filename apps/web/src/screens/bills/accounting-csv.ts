// Bills as a file for accounting programs, in the columns that Xero takes when sales invoices are imported: a line for
// each line of a bill.

import { csvText, harmless } from '../../ui/table/csv.ts'
import { dayText } from '../../ui/amounts.ts'
import type { ShownBill } from './use-bills.ts'

export interface AccountedLine {
  readonly bill_id: number
  readonly description: string
  readonly quantity: number
  readonly unit_price: number
  readonly charges_gst: boolean
}

const headings = [
  '*ContactName',
  'EmailAddress',
  'POAddressLine1',
  'POAddressLine2',
  'POAddressLine3',
  '*InvoiceNumber',
  'Reference',
  '*InvoiceDate',
  '*DueDate',
  '*Description',
  '*Quantity',
  '*UnitAmount',
  '*AccountCode',
  '*TaxType',
  'Currency',
]
/** What Xero calls sales in the chart of accounts that it begins with. */
const account = '200'

/** What was not sent has no number, and what is void is not owed: neither is in it. */
export function accountedBills(bills: readonly ShownBill[]): readonly ShownBill[] {
  return bills.filter(({ number, status }) => number !== null && status !== 'Void')
}

export function accountingCsv(
  bills: readonly ShownBill[],
  lines: readonly AccountedLine[],
): string {
  const ofBill = Map.groupBy(lines, ({ bill_id }) => bill_id)
  const rows = accountedBills(bills).flatMap(bill =>
    (ofBill.get(bill.id) ?? []).map(line => [...headOf(bill), ...lineOf(line)]),
  )
  return csvText([headings, ...rows])
}

function headOf(bill: ShownBill): readonly string[] {
  const [name = bill.business, ...address] = (bill.billedTo ?? '').split('\n').filter(Boolean)
  const lines = [0, 1, 2].map(place => harmless(address[place] ?? ''))
  return [
    harmless(name),
    bill.email ?? '',
    ...lines,
    bill.number ?? '',
    harmless(bill.project),
    dayText(bill.date),
    dayText(bill.due),
  ]
}

function lineOf({ description, quantity, unit_price, charges_gst }: AccountedLine) {
  return [
    harmless(description),
    String(quantity),
    (unit_price / 100).toFixed(2),
    account,
    charges_gst ? 'GST on Income' : 'GST Free Income',
    'AUD',
  ]
}
