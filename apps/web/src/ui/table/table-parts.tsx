// Head, rows and foot of a plain table. Each cell carries its heading, for the cards of a phone.

import { NativeSelect, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { SortOrder } from './rows-in-order.ts'
import { headingOf, isFigure, looksOf, shownText, totalOf, unitBehind } from './table-columns.ts'
import type { TableColumn, TableValue } from './table-columns.ts'

interface TopProps {
  readonly caption: string
  readonly isHidden?: boolean | undefined
  readonly children: ReactNode
}

/** What the table is of, and what can be done with it, on one line. Readers have it from the table itself. */
export function TableTop({ caption, isHidden, children }: TopProps) {
  return (
    <div className="plain-table-top">
      {isHidden ? null : (
        <div className="plain-table-caption" aria-hidden>
          {caption}
        </div>
      )}
      <div className="plain-table-tools no-print">{children}</div>
    </div>
  )
}

interface OrderProps<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly order: SortOrder | undefined
  readonly onOrder: (order: SortOrder | undefined) => void
}

/** On a phone, where no headings stand above the cards: what is most comes first, names by their letters. */
export function CardOrder<Row>({ columns, order, onOrder }: OrderProps<Row>) {
  const choose = (key: string) => {
    const column = columns.find(one => one.key === key)
    onOrder(column && { key, isDescending: isFigure(column) })
  }
  return (
    <NativeSelect
      className="plain-table-order"
      aria-label="Sort by"
      size="sm"
      value={order?.key ?? ''}
      onChange={event => choose(event.currentTarget.value)}
      data={[
        { value: '', label: 'Sort by' },
        ...columns.map(column => ({ value: column.key, label: headingOf(column) })),
      ]}
    />
  )
}

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
                  <Heading heading={column.heading} unit={column.unit} />
                  <Icon size={14} aria-hidden />
                </UnstyledButton>
              ) : (
                <span className="plain-table-heading">
                  <Heading heading={column.heading} unit={column.unit} />
                </span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

interface CellProps<Row> {
  readonly column: TableColumn<Row>
  readonly value: TableValue
  readonly children: ReactNode
  /** For the looks of one table. */
  readonly marks?: Readonly<Record<`data-${string}`, boolean>>
}

/** A card of a phone heads each figure by itself, and says its unit behind it. */
export function TableCell<Row>({ column, value, children, marks }: CellProps<Row>) {
  return (
    <td data-heading={column.heading} data-figure={isFigure(column)} {...marks}>
      {children === false ? null : (
        <div className="plain-table-cell" data-unit={unitBehind(column, value)}>
          {children}
        </div>
      )}
    </td>
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
        <TableCell key={column.key} column={column} value={column.value(row)}>
          {column.show ? column.show(row) : shownText(column.value(row), looksOf(column, row))}
        </TableCell>
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
        {columns.map((column, place) => {
          const total = column.total && totalOf(column, rows)
          return (
            <TableCell key={column.key} column={column} value={total}>
              {column.total ? shownText(total, column) : place === 0 && 'Total'}
            </TableCell>
          )
        })}
      </tr>
    </tfoot>
  )
}

/** The unit is there to be read, not to be shouted. */
function Heading({
  heading,
  unit,
}: {
  readonly heading: string
  readonly unit?: string | undefined
}) {
  if (!unit) return heading
  return (
    <>
      {heading}
      <VisuallyHidden component="span">, </VisuallyHidden>
      <span className="plain-table-unit">{unit}</span>
    </>
  )
}

const sortWord = (order: SortOrder) => (order.isDescending ? 'descending' : 'ascending')

const icons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort } as const
