// The lines of a bill as a sheet: what is charged, how much of it, at what price, and what that comes to.

import { bills } from '@furrow/catalogue/chapters/bills'
import { entityIn } from '@furrow/catalogue/entity'
import { lineAmount } from '@furrow/farming/bills/bill-totals'
import type { Row } from '@furrow/wire/client/row-types'
import { fieldColumns } from '../../sheet/cells/field-column.ts'
import type { SheetColumn } from '../../sheet/cells/sheet-column.ts'

export type ChargedLine = Row<'bill_lines'>

const column = fieldColumns(entityIn(bills, 'bill_lines'), { of: (row: ChargedLine) => row })

export const billLineColumns: readonly SheetColumn<ChargedLine>[] = [
  column('description', { frozen: true, width: 280 }),
  column('quantity', { width: 110 }),
  column('unit_price', { width: 130 }),
  column('charges_gst', { width: 90 }),
  {
    id: 'amount',
    heading: 'Amount',
    help: 'Quantity times price, without GST.',
    kind: { is: 'money' },
    width: 130,
    locked: true,
    value: row => amountOf(row),
    total: rows => rows.reduce((sum, row) => sum + amountOf(row), 0),
  },
  {
    id: 'taken_from',
    heading: 'Taken from',
    kind: { is: 'text' },
    width: 120,
    locked: true,
    value: ({ taken_from_type: type }) => (type ? sources[type] : null),
  },
]

const sources = { employee_bills: 'Work', expenses: 'Expense' } as const

/** A line that waits to be saved has what nobody typed from the server only then. */
function amountOf(line: ChargedLine): number {
  return lineAmount(countedLine(line))
}

export function countedLine({ quantity, unit_price, charges_gst }: ChargedLine) {
  return {
    quantity: quantity ?? 1,
    unit_price: unit_price ?? 0,
    charges_gst: charges_gst ?? true,
  }
}
