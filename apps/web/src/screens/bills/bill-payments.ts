// The payments of a bill as a sheet.

import { bills } from '@furrow/catalogue/chapters/bills'
import { entityIn } from '@furrow/catalogue/entity'
import type { Row } from '@furrow/wire/client/row-types'
import { fieldColumns } from '../../sheet/cells/field-column.ts'
import type { SheetColumn } from '../../sheet/cells/sheet-column.ts'

export type BillPaymentRow = Row<'bill_payments'>

const column = fieldColumns(entityIn(bills, 'bill_payments'), { of: (row: BillPaymentRow) => row })

export const billPaymentColumns: readonly SheetColumn<BillPaymentRow>[] = [
  column('date', { frozen: true, width: 130 }),
  column('amount', { width: 130, total: 'sum' }),
  column('way', { width: 150 }),
  column('note', { width: 240 }),
]
