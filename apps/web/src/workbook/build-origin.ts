// The hidden page of a workbook: of which sheet, farm and period it is, and how every cell was.

import type { CellValue as Cell } from 'hucre/xlsx'
import { wasText } from './was-cell.ts'
import { keyHeading } from './workbook-shape.ts'
import type { SheetOfWorkbook, WorkbookPlace } from './workbook-shape.ts'

export function originRows<Row>(
  { name, title, columns, rows, rowId }: SheetOfWorkbook<Row>,
  { farm, period }: WorkbookPlace,
  at: string,
): Cell[][] {
  return [
    ['Furrow knows by this page what was changed in the workbook. Leave it as it is.'],
    ['format', 1],
    ['sheet', name],
    ['title', title],
    ['farm', farm.id, farm.name],
    ['period', period.id, period.name],
    ['downloaded', at],
    [],
    [keyHeading, ...columns.map(({ id }) => id)],
    ...rows.map(row => [
      rowId(row),
      ...columns.map(column => wasText(column.kind, column.value(row))),
    ]),
  ]
}
