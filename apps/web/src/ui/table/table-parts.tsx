// Head, rows and foot of a plain table. Each cell carries its heading, for the cards of a phone.

import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { SortOrder } from './rows-in-order.ts'
import { headingOf, isFigure, looksOf, shownText, totalOf } from './table-columns.ts'
import type { TableColumn } from './table-columns.ts'

interface HeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly order: SortOrder | undefined
  /** Without it headings are words alone. */
  readonly onOrder: ((order: SortOrder) => void) | undefined
}

export function TableHead<Row>({ columns, order, onOrder }: HeadProps<Row>) {
  return (
    <thead data-fixed={onOrder ? undefined : true}>
      <tr>
        {columns.map(column => {
          const sorted = order?.key === column.key ? sortWord(order) : 'none'
          const isDescending = sorted === 'ascending'
          const Icon = icons[sorted]
          return (
            <th
              key={column.key}
              scope="col"

              aria-sort={onOrder && sorted}
              data-figure={isFigure(column)}
            >
              {onOrder ? (
                <UnstyledButton onClick={() => onOrder({ key: column.key, isDescending })}>
                  {headingOf(column)}
                  <Icon size={14} aria-hidden />
                </UnstyledButton>
              ) : (
                <span className="plain-table-heading">{headingOf(column)}</span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

interface RowProps<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly row: Row
}

export function TableRow<Row>({ columns, row }: RowProps<Row>) {
  return (
    <tr>
      {columns.map(column => (
        <td
          key={column.key}

          data-heading={headingOf(column)}
          data-figure={isFigure(column)}
        >
          <div className="plain-table-cell">
            {column.show ? column.show(row) : shownText(column.value(row), looksOf(column, row))}
          </div>
        </td>
      ))}
    </tr>
  )
}

interface FootProps<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
}

export function TableFoot<Row>({ columns, rows }: FootProps<Row>) {
  return (
    <tfoot>
      <tr>
        {columns.map((column, place) => (
          <td
            key={column.key}

            data-heading={headingOf(column)}
            data-figure={isFigure(column)}
          >
            {column.total ? shownText(totalOf(column, rows), column) : place === 0 && 'Total'}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

const sortWord = (order: SortOrder) => (order.isDescending ? 'descending' : 'ascending')

const icons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort } as const
