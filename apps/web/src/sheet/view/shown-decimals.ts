// As many decimals in every figure of a column as the one that has most of them: points stand below
// each other.

import type { SheetColumn } from '../cells/sheet-column.ts'

/** By the id of the column. */
export type ShownDecimals = Readonly<Record<string, number>>

const most = 2

export function shownDecimals<Row>(
  rows: readonly Row[],
  columns: readonly SheetColumn<Row>[],
): ShownDecimals {
  return Object.fromEntries(
    columns.flatMap(({ id, kind, value }) => {
      if (kind.is !== 'number') return []
      const limit = kind.decimals ?? most
      const needed = rows.map(row => decimalsOf(value(row), limit))
      return [[id, needed.reduce((widest, one) => Math.max(widest, one), 0)]]
    }),
  )
}

function decimalsOf(value: unknown, limit: number): number {
  if (typeof value !== 'number' || Number.isInteger(value)) return 0
  return String(Number(value.toFixed(limit))).split('.')[1]?.length ?? 0
}
