import { expect, test } from 'vitest'
import { accountingCsv } from './accounting-csv.ts'
import type { ShownBill } from './use-bills.ts'

const bill: ShownBill = {
  id: 1,
  number: '2026-0001',
  status: 'Sent',
  business: 'Downs Pastoral',
  project: '=1+1',
  businessId: 3,
  date: '2026-10-07',
  due: '2026-10-21',
  net: 111_550,
  gst: 10_000,
  total: 121_550,
  paid: 0,
  owed: 121_550,
  billedTo: 'Downs Pastoral, trading\nPO Box 120\nRoma QLD 4455',
  email: 'accounts@example.com',
}
const line = { bill_id: 1, description: 'Visit', quantity: 2.5, unit_price: 40_000 }

test('each line of a bill that was sent is a line, and nothing runs as a formula', () => {
  const lines = [
    { ...line, charges_gst: true },
    { ...line, description: '@SUM(A1)', quantity: 1, unit_price: 11_550, charges_gst: false },
    { ...line, bill_id: 2, charges_gst: true },
    { ...line, bill_id: 3, charges_gst: true },
  ]
  const others = [
    { ...bill, id: 2, number: null, status: 'Draft' },
    { ...bill, id: 3, number: '2026-0002', status: 'Void' },
  ]
  const [head, first, second, ...rest] = accountingCsv([bill, ...others], lines)
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
  expect(head).toBe(
    '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,*Description,*Quantity,*UnitAmount,*AccountCode,*TaxType,Currency',
  )
  expect(first).toBe(
    `"Downs Pastoral, trading",accounts@example.com,PO Box 120,Roma QLD 4455,,2026-0001,'=1+1,07/10/2026,21/10/2026,Visit,2.5,400.00,200,GST on Income,AUD`,
  )
  expect(second).toContain(`'@SUM(A1),1,115.50,200,GST Free Income`)
  expect(rest).toEqual([])
})
