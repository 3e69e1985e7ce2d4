// What a column comes to, at the foot of a sheet and of each of its groups, and how much of it is
// filled in.

import type { CellValue } from '../cells/cell-kind.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import { isBlank } from '../cells/sheet-lines.ts'

/** By column; null where nothing is there to be added up. */
export type Totals = Readonly<Record<string, CellValue>>

export function totalsOf<Row>(rows: readonly Row[], columns: readonly SheetColumn<Row>[]): Totals {
  const totals = columns.flatMap(column => {
    const { total } = column
    return total === undefined ? [] : [[column.id, totalOf(rows, column, total)] as const]
  })
  return Object.fromEntries(totals)
}

/** How many rows have something in a column: `n of m entered`. */
export function enteredIn<Row>(rows: readonly Row[], { value }: SheetColumn<Row>): number {
  return rows.reduce((count, row) => (isBlank(value(row)) ? count : count + 1), 0)
}

function totalOf<Row>(
  rows: readonly Row[],
  { value }: SheetColumn<Row>,
  total: NonNullable<SheetColumn<Row>['total']>,
): CellValue {
  if (typeof total === 'function') return total(rows)
  const figures = rows.map(value).filter(figure => typeof figure === 'number')
  if (figures.length === 0) return null
  const sum = figures.reduce((sum, figure) => sum + figure, 0)
  return tidied(total === 'sum' ? sum : sum / figures.length)
}

/** 0.1 and 0.2 come to 0.3. */
function tidied(value: number): number {
  return Number(value.toPrecision(15))
}
