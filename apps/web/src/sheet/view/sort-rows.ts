// Rows in the order of columns. Numbers within texts count as numbers: Paddock 2 before Paddock 10.
// What is not filled in stands last, whichever way round.

import type { CellKind, CellValue } from '../cells/cell-kind.ts'
import { cellText } from '../cells/cell-text.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import { isBlank } from '../cells/sheet-lines.ts'
import type { SheetSort } from '../cells/sheet-sort.ts'

/** Rows that are equal stay as they were. */
export function sortedBy<Row>(
  rows: readonly Row[],
  columns: readonly SheetColumn<Row>[],
  sort: readonly SheetSort[],
): readonly Row[] {
  const byId = new Map(columns.map(column => [column.id, column]))
  const rules = sort.flatMap(({ column: id, descending }) => {
    const column = byId.get(id)
    return column ? [{ column, descending }] : []
  })
  if (rules.length === 0) return rows
  const keyed = rows.map(row => ({
    row,
    keys: rules.map(({ column }) => sortKey(column.kind, column.value(row))),
  }))
  const compared = (one: (typeof keyed)[number], other: (typeof keyed)[number]): number => {
    for (const [place, { descending }] of rules.entries()) {
      const order = comparedKeys(one.keys[place], other.keys[place], descending)
      if (order !== 0) return order
    }
    return 0
  }
  return keyed.sort(compared).map(({ row }) => row)
}

/** By what is shown, but for figures and days. */
export type SortKey = string | number | undefined

export function sortKey(kind: CellKind, value: CellValue): SortKey {
  if (isBlank(value)) return undefined
  if (kind.is === 'day') return Number(String(value).replaceAll('-', ''))
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' && kind.is !== 'choice' ? value : cellText(kind, value)
}

export function comparedKeys(one: SortKey, other: SortKey, descending: boolean): number {
  if (one === undefined || other === undefined) {
    return Number(one === undefined) - Number(other === undefined)
  }
  const order =
    typeof one === 'string' || typeof other === 'string'
      ? collator.compare(String(one), String(other))
      : one - other
  return descending ? -order : order
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
