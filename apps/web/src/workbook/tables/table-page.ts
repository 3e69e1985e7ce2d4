// A table to read as a page of a workbook: numbers as numbers, days as days, and its total at the foot.

import type { Cell, ColumnDef, WriteSheet } from 'hucre/xlsx'
import type { CellKind } from '../../sheet/cells/cell-kind.ts'
import { headingOf, looksOf, shownText, totalOf } from '../../ui/table/table-columns.ts'
import type { FilledTable, Looks, TableColumn, TableValue } from '../../ui/table/table-columns.ts'
import { numberFormat, rawOf } from '../cell-form.ts'
import { headed, onPaper, pageName, written } from './page-look.ts'
import { longestCell } from '../workbook-shape.ts'

type Content<Row> = Pick<FilledTable<Row>, 'columns' | 'rows'>

export function tablePage<Row>(name: string, { columns, rows }: Content<Row>): WriteSheet {
  const hasTotals = columns.some(({ total }) => total !== undefined) && rows.length > 0
  const totals = columns.map((column, place) =>
    column.total ? stored(totalOf(column, rows), column) : place === 0 ? 'Total' : null,
  )
  return {
    name: pageName(name),
    columns: columns.map(widthOf),
    rows: [
      columns.map(headingOf),
      ...rows.map(row => columns.map(one => stored(one.value(row), looksOf(one, row)))),
      ...(hasTotals ? [totals] : []),
    ],
    cells: styled(columns, rows, hasTotals),
    freezePane: { rows: 1, columns: 1 },
    pageSetup: onPaper,
  }
}

function stored(value: TableValue, looks: Looks) {
  const kind = kindOf(looks)
  if (kind) return written(rawOf(kind, value ?? null))
  return value === null || value === undefined || value === ''
    ? null
    : shownText(value, looks).slice(0, longestCell)
}

/** Nothing where it stands in words. */
function kindOf({ kind = 'text', decimals }: Looks): CellKind | undefined {
  switch (kind) {
    case 'number':
      return { is: 'number', ...(decimals !== undefined && { decimals }) }
    case 'money':
    case 'percent':
    case 'day':
      return { is: kind }
    case 'text':
    case 'moment':
      return undefined
  }
}

function widthOf<Row>(column: TableColumn<Row>): ColumnDef {
  const usual = kindOf(column) || column.looks ? 13 : 28
  return { width: Math.max(usual, Math.min(headingOf(column).length + 2, 24)) }
}

function styled<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  hasTotals: boolean,
): Map<string, Partial<Cell>> {
  const cells = new Map<string, Partial<Cell>>()
  for (const [place, column] of columns.entries()) {
    cells.set(`0,${place}`, { style: headed })
    for (const [line, row] of rows.entries()) {
      const numFmt = formatOf(looksOf(column, row))
      if (numFmt) cells.set(`${line + 1},${place}`, { style: { numFmt } })
    }
    if (!hasTotals) continue
    const numFmt = formatOf(column)
    const style = { font: { bold: true }, ...(numFmt && { numFmt }) }
    cells.set(`${rows.length + 1},${place}`, { style })
  }
  return cells
}

function formatOf(looks: Looks): string | undefined {
  return numberFormat(kindOf(looks) ?? { is: 'text' })
}
