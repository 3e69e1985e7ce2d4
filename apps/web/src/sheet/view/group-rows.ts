// Rows by groups that have the same in a column, and groups within groups, each with its totals.

import type { CellValue } from '../cells/cell-kind.ts'
import { cellText } from '../cells/cell-text.ts'
import { totalsOf } from './row-totals.ts'
import type { Totals } from './row-totals.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import type { SheetSort } from '../cells/sheet-sort.ts'
import { comparedKeys, sortKey } from './sort-rows.ts'

/** Above its rows, and above the groups within it. */
export interface RowGroup {
  /** Of no other group; the same as long as the grouping is. */
  readonly key: string
  /** 0 for the outermost. */
  readonly level: number
  readonly column: string
  readonly value: CellValue
  readonly label: string
  /** The place of its first row among those that are shown. */
  readonly first: number
  /** All its rows, also when it is closed. */
  readonly count: number
  readonly isClosed: boolean
  readonly totals: Totals
}

export interface GroupWish<Row> {
  /** All of the sheet, for the totals. */
  readonly columns: readonly SheetColumn<Row>[]
  readonly grouping: readonly string[]
  readonly sort: readonly SheetSort[]
  /** Groups whose rows are not shown, by key. */
  readonly closed?: ReadonlySet<string> | undefined
}

export interface GroupedRows<Row> {
  /** Those of open groups. */
  readonly rows: readonly Row[]
  readonly groups: readonly RowGroup[]
}

/** Within a group rows stay in their order. */
export function groupedRows<Row>(rows: readonly Row[], wish: GroupWish<Row>): GroupedRows<Row> {
  const by = wish.grouping.flatMap(id => wish.columns.find(column => column.id === id) ?? [])
  if (by.length === 0) return { rows, groups: [] }
  const shown: { rows: Row[]; groups: RowGroup[] } = { rows: [], groups: [] }
  addGroups({ rows, by, above: [] }, wish, shown)
  return shown
}

interface Level<Row> {
  readonly rows: readonly Row[]
  /** What is left to group by. */
  readonly by: readonly SheetColumn<Row>[]
  /** The values of the groups around. */
  readonly above: readonly CellValue[]
}

function addGroups<Row>(
  { rows, by, above }: Level<Row>,
  wish: GroupWish<Row>,
  shown: { rows: Row[]; groups: RowGroup[] },
): void {
  const [column, ...within] = by
  if (!column) {
    for (const row of rows) shown.rows.push(row)
    return
  }
  for (const { value, members } of partsOf(rows, column, wish.sort)) {
    const path = [...above, value]
    const key = JSON.stringify(path)
    const isClosed = wish.closed?.has(key) ?? false
    shown.groups.push({
      key,
      level: above.length,
      column: column.id,
      value,
      label: cellText(column.kind, value) || `${column.heading}: not filled in`,
      first: shown.rows.length,
      count: members.length,
      isClosed,
      totals: totalsOf(members, wish.columns),
    })
    if (!isClosed) addGroups({ rows: members, by: within, above: path }, wish, shown)
  }
}

interface Part<Row> {
  readonly value: CellValue
  readonly members: Row[]
}

/** In the order of the column, as it is sorted by, else upwards. */
function partsOf<Row>(
  rows: readonly Row[],
  { id, kind, value }: SheetColumn<Row>,
  sort: readonly SheetSort[],
): readonly Part<Row>[] {
  const parts = new Map<string, Part<Row>>()
  for (const row of rows) {
    const own = value(row)
    const name = JSON.stringify(own === '' ? null : own)
    const part = parts.get(name)
    if (part) part.members.push(row)
    else parts.set(name, { value: own === '' ? null : own, members: [row] })
  }
  const descending = sort.find(({ column }) => column === id)?.descending ?? false
  return [...parts.values()]
    .map(part => ({ part, key: sortKey(kind, part.value) }))
    .sort((one, other) => comparedKeys(one.key, other.key, descending))
    .map(({ part }) => part)
}
