// A row of the summary. A phone shows its main figures, and the others once it is open.

import { isKnown, shownText } from '../../../ui/table/table-columns.ts'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import { TableCell } from '../../../ui/table/table-parts.tsx'
import type { SummaryRow } from './shown-summary.ts'
import { mainColumns } from './summary-columns.tsx'

interface Props {
  readonly columns: readonly TableColumn<SummaryRow>[]
  readonly row: SummaryRow
  readonly isOpen: boolean
}

export function SummaryLine({ columns, row, isOpen }: Props) {
  return (
    <tr data-kind={row.kind} data-open={isOpen}>
      {columns.map(column => {
        const value = column.value(row)
        const marks = { 'data-main': mainColumns.has(column.key), 'data-known': isKnown(value) }
        return (
          <TableCell key={column.key} column={column} value={value} marks={marks}>
            {column.show ? column.show(row) : shownText(value, column)}
          </TableCell>
        )
      })}
    </tr>
  )
}
