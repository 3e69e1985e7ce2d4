// How many letters the longest text of each column of words has, so that the column is as wide from the
// start.

import { cellText } from '../cells/cell-text.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'

/** By the id of the column. */
export type LongestWords = Readonly<Record<string, number>>

/** As good as all of them. */
const looked = 500

export function longestWords<Row>(
  rows: readonly Row[],
  columns: readonly SheetColumn<Row>[],
): LongestWords {
  const first = rows.slice(0, looked)
  return Object.fromEntries(
    columns.filter(hasWords).map(({ id, kind, value }) => {
      const letters = first.map(row => cellText(kind, value(row)).length)
      return [id, letters.reduce((longest, one) => Math.max(longest, one), 0)]
    }),
  )
}

export function hasWords<Row>({ kind }: SheetColumn<Row>): boolean {
  return kind.is === 'text' || kind.is === 'choice'
}
