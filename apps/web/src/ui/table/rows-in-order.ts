// The rows of a table that say somewhere what is searched for, and rows in the order of a column: what is
// not known stands last, whichever way round.

import { foldedText } from '../folded-text.ts'
import { looksOf, shownText } from './table-columns.ts'
import type { TableColumn, TableValue } from './table-columns.ts'

export function foundRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  search: string,
): readonly Row[] {
  const sought = foldedText(search)
  const holds = (row: Row) => (column: TableColumn<Row>) =>
    foldedText(shownText(column.value(row), looksOf(column, row))).includes(sought)
  return sought === '' ? rows : rows.filter(row => columns.some(holds(row)))
}

export interface SortOrder {
  readonly key: string
  readonly isDescending: boolean
}

export function sortedRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => TableValue,
  isDescending: boolean,
): readonly Row[] {
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)]
    if (isUnknown(a) || isUnknown(b)) return Number(isUnknown(a)) - Number(isUnknown(b))
    return isDescending ? compared(b, a) : compared(a, b)
  })
}

function isUnknown(value: TableValue): value is null | undefined | '' {
  return value === null || value === undefined || value === ''
}

/** Numbers within texts count as numbers: Paddock 9 before Paddock 10. */
function compared(a: TableValue, b: TableValue): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b)
  return Number(a) - Number(b)
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
