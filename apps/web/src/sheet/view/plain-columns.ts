// The columns of a sheet for a plain table on paper and for a file: the same figures, in a row of
// plain cells.

import { harmless } from '../../ui/table/csv.ts'
import type { TableColumn, TableValue } from '../../ui/table/table-columns.ts'
import { cellText, copyText } from '../cells/cell-text.ts'
import { totalsOf } from './row-totals.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import { isFigure } from './sheet-layout.ts'

export function plainColumns<Row>(
  columns: readonly SheetColumn<Row>[],
): readonly TableColumn<Row>[] {
  return columns.map(column => {
    const { id, heading, unit, kind, value, total } = column
    return {
      key: id,
      heading,
      unit,
      value: (row: Row): TableValue => cellText(kind, value(row)),
      ...(total !== undefined && {
        total: (rows: readonly Row[]) => cellText(kind, totalsOf(rows, [column])[id] ?? null),
      }),
      // Of figures the table itself knows where they stand.
      ...(isFigure(kind) && { kind: 'number' as const }),
    }
  })
}

/** Headings and rows as a spreadsheet reads them again, and runs nothing of them. */
export function fileRows<Row>(
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): readonly (readonly string[])[] {
  return [
    columns.map(({ heading, unit }) => (unit ? `${heading} (${unit})` : heading)),
    ...rows.map(row => columns.map(column => fileText(column, row))),
  ]
}

/** A minus before a figure is no formula. */
function fileText<Row>({ kind, value }: SheetColumn<Row>, row: Row): string {
  const text = copyText(kind, value(row))
  return isFigure(kind) && kind.is !== 'own' ? text : harmless(text)
}
