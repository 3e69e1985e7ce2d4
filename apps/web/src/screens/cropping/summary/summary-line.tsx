// A row of the summary. A phone shows its main figures, and the others once it is open.

import { headingOf, isFigure, shownText } from '../../../ui/table/table-columns.ts'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
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
        return (
          <td
            key={column.key}
            data-heading={headingOf(column)}
            data-figure={isFigure(column)}
            data-main={mainColumns.has(column.key)}
            data-known={value !== null && value !== undefined && value !== ''}
          >
            <div className="plain-table-cell">
              {column.show ? column.show(row) : shownText(value, column)}
            </div>
          </td>
        )
      })}
    </tr>
  )
}
