// A table to read: sorted by its headings, with totals at its foot, on paper and as a file for
// spreadsheets. On a phone each row is a small card, from the same elements.

import { Text, VisuallyHidden } from '@mantine/core'
import { useDeferredValue, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { momentText } from '../amounts.ts'
import { csvText } from './csv.ts'
import { printPart } from './print-part.ts'
import { saveFile } from './save-file.ts'
import { useFileName } from './use-file-name.ts'
import { SearchBox } from '../search-box.tsx'
import { foundRows, sortedRows } from './rows-in-order.ts'
import type { SortOrder } from './rows-in-order.ts'
import { fileText, headingOf, looksOf, totalOf } from './table-columns.ts'
import type { TableColumn } from './table-columns.ts'
import { CardOrder, TableFoot, TableHead, TableRow, TableTop } from './table-parts.tsx'
import { TableTools } from './table-tools.tsx'

interface Props<Row> {
  /** Said above the table, and the name of its file. */
  readonly caption: string
  /** Where a heading above says it already: for readers alone. */
  readonly hideCaption?: boolean | undefined
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  /** The order at first; that of the rows unless said. */
  readonly sort?: SortOrder | undefined
  /** The order says something, or the figures of a column are not of one kind: headings sort nothing. */
  readonly fixedOrder?: boolean | undefined
  /** Where whoever shows the table keeps the order. */
  readonly kept?: KeptOrder | undefined
  readonly searchable?: boolean | undefined
  /** Instead of rows, where there are none. */
  readonly empty?: ReactNode
  /** It is printed as soon as it is drawn: nothing of it waits. */
  readonly forPaper?: boolean | undefined
  /** Without the buttons for file and paper. */
  readonly bare?: boolean | undefined
  /** Before those buttons: what can be done with the rows that are shown, in their order. */
  readonly tools?: ((rows: readonly Row[]) => ReactNode) | undefined
}

interface KeptOrder {
  readonly order: SortOrder | undefined
  readonly onOrder: (order: SortOrder | undefined) => void
}

/** As many rows as a large screen shows at once. */
const screenful = 24

export function PlainTable<Row>(props: Props<Row>) {
  const {
    caption,
    hideCaption,
    columns,
    rowKey,
    searchable,
    bare,
    empty = 'Nothing here yet.',
  } = props
  const part = useRef<HTMLDivElement>(null)
  const fileName = useFileName()
  const [search, setSearch] = useState('')
  const [own, setOwn] = useState(props.sort)
  const { order, onOrder: setOrder } = props.kept ?? { order: own, onOrder: setOwn }
  const rows = inOrder(foundRows(props.rows, columns, search), columns, order)
  // What is in sight is drawn first, rows further down behind it.
  const isWhole = useDeferredValue(true, props.forPaper ?? false)
  const drawn = isWhole ? rows : rows.slice(0, screenful)
  const hasTotals = columns.some(column => column.total !== undefined) && rows.length > 0
  const save = () =>
    saveFile(fileName(caption, 'csv'), csvText(fileRows(columns, rows, hasTotals)), 'text/csv')
  const print = () =>
    part.current &&
    printPart(part.current, `${document.title} · ${momentText(new Date().toISOString())}`)
  return (
    <div className="plain-table" ref={part}>
      <TableTop caption={caption} isHidden={hideCaption}>
        {searchable && (
          <SearchBox label={`Search ${caption}`} value={search} onChange={setSearch} />
        )}
        {!props.fixedOrder && rows.length > 2 && (
          <CardOrder columns={columns} order={order} onOrder={setOrder} />
        )}
        {bare ? (
          props.tools?.(rows)
        ) : (
          <TableTools save={save} print={print}>
            {props.tools?.(rows)}
          </TableTools>
        )}
      </TableTop>
      <div className="plain-table-region" {...(props.fixedOrder && moved(caption))}>
        <table>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <TableHead
            columns={columns}
            order={order}
            onOrder={props.fixedOrder ? undefined : setOrder}
          />
          <tbody>
            {drawn.map(row => (
              <TableRow key={rowKey(row)} columns={columns} row={row} />
            ))}
          </tbody>
          {hasTotals && <TableFoot columns={columns} rows={rows} />}
        </table>
      </div>
      {rows.length === 0 && (
        <Text className="plain-table-empty">{search ? 'Nothing found.' : empty}</Text>
      )}
    </div>
  )
}

/** Where no heading can be pressed, the keys that move a wide table find the table itself. */
const moved = (caption: string) => ({ role: 'group', 'aria-label': caption, tabIndex: 0 })

function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  order: SortOrder | undefined,
) {
  const column = columns.find(({ key }) => key === order?.key)
  return column && order ? sortedRows(rows, column.value, order.isDescending) : rows
}

function fileRows<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  hasTotals: boolean,
): readonly string[][] {
  const totals = columns.map((column, place) =>
    column.total ? fileText(totalOf(column, rows), column) : place === 0 ? 'Total' : '',
  )
  return [
    columns.map(headingOf),
    ...rows.map(row => columns.map(column => fileText(column.value(row), looksOf(column, row)))),
    ...(hasTotals ? [totals] : []),
  ]
}
