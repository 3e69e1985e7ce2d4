// Every sheet that there is with its columns, and rows in which something stands behind each.

import { billLineColumns } from '../screens/bills/bill-lines.ts'
import { billPaymentColumns } from '../screens/bills/bill-payments.ts'
import { contactColumns } from '../screens/contacts/contact-columns.ts'
import { cropSheets } from '../screens/cropping/crop-sheets-for-tests.ts'
import { financeSheets } from '../screens/finance/finance-sheets-for-tests.ts'
import { stockSheets } from '../screens/livestock/stock-sheets-for-tests.ts'
import { fileColumns } from '../screens/files/file-columns.ts'
import { paddockColumns } from '../screens/paddocks/paddock-columns.ts'
import { rowsForTests } from '../screens/paddocks/paddocks-for-tests.ts'
import { propertyColumns } from '../screens/properties/property-columns.ts'
import { monthColumns } from '../screens/rain-gauges/year/rain-columns.ts'
import { expenseColumns, workColumns } from '../screens/work/work-columns.ts'
import type { SheetToWalk } from '../sheet/sheet-to-walk-for-tests.ts'

const none: readonly never[] = []
const one = { id: 1 }
const workLists = {
  projects: none,
  kinds: none,
  span: { from: '2000-01-01', to: '2100-12-31' },
}

export const sheets: readonly SheetToWalk[] = [
  { name: 'contacts', of: 'farm_contacts', columns: contactColumns, rows: [one] },
  { name: 'files', of: 'files', columns: fileColumns, rows: [one] },
  {
    name: 'properties',
    of: 'farm_properties',
    columns: propertyColumns({ rowsNow: () => [], palette: [] }),
    rows: [{ id: 1, property: one, title: one }],
  },
  {
    name: 'paddocks',
    of: 'paddocks',
    columns: paddockColumns({
      rowsNow: () => [],
      before: [],
      beforeName: '2023-24',
      lists: { assetTypes: none, properties: none, gauges: none, landClasses: none },
    }),
    rows: rowsForTests().slice(0, 1),
  },
  {
    name: 'rain',
    of: 'rainfalls',
    columns: monthColumns({
      span: { from: '2026-01-01', to: '2026-12-31' },
      around: [],
      totals: [],
    }),
    rows: [],
  },
  { name: 'bill-lines', of: 'bill_lines', columns: billLineColumns, rows: [one] },
  { name: 'bill-payments', of: 'bill_payments', columns: billPaymentColumns, rows: [one] },
  {
    name: 'own employee_bills',
    of: 'employee_bills',
    columns: workColumns(workLists),
    rows: [one],
  },
  { name: 'own expenses', of: 'expenses', columns: expenseColumns(workLists), rows: [one] },
  ...cropSheets,
  ...stockSheets,
  ...financeSheets,
]
