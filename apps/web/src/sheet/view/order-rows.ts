// The rows of a sheet as its view asks for them: chosen, sorted and grouped. A row that is changed
// stays in its place until the view is another, so that nothing moves away under the hands.

import { filterOf } from './filter-rows.ts'
import type { RowSigns } from './filter-rows.ts'
import { groupedRows } from './group-rows.ts'
import type { RowGroup } from './group-rows.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import type { SheetView } from './sheet-view.ts'
import { sortedBy } from './sort-rows.ts'

export interface OrderWish<Row> extends RowSigns<Row> {
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => number
  /** All of the sheet, also hidden ones. */
  readonly columns: readonly SheetColumn<Row>[]
  readonly view: SheetView
  /** Groups whose rows are not shown, by key. */
  readonly closed?: ReadonlySet<string> | undefined
  /** Added on this device just now: stays below, whatever the filters say. */
  readonly isNew?: ((row: Row) => boolean) | undefined
}

/** How rows stood, to be submitted again. Without it, they are sorted again. */
export interface RowOrder {
  readonly view: string
  readonly shown: readonly number[]
  readonly passedOver: ReadonlySet<number>
}

export interface OrderedRows<Row> {
  /** As they stand on the screen, without those of closed groups. */
  readonly rows: readonly Row[]
  /** All that the filters let through, for the totals. */
  readonly all: readonly Row[]
  readonly groups: readonly RowGroup[]
  readonly order: RowOrder
}

export function orderRows<Row>(wish: OrderWish<Row>, previous?: RowOrder): OrderedRows<Row> {
  const { rows, rowId, columns, view, closed } = wish
  const key = JSON.stringify([view.sort, view.filters, view.only ?? null, view.grouping])
  const isKept = previous !== undefined && previous.view === key
  const all = isKept ? inPlace(wish, previous) : anew(wish, rows)
  const { sort, grouping } = view
  const grouped = groupedRows(all, { columns, grouping, sort, closed })
  const shown = all.map(rowId)
  const isShown = new Set(shown)
  const passedOver = new Set(rows.map(rowId).filter(id => !isShown.has(id)))
  return { ...grouped, all, order: { view: key, shown, passedOver } }
}

/** When new rows got numbers from the server. */
export function withRenamedIds(order: RowOrder, ids: ReadonlyMap<number, number>): RowOrder {
  return { ...order, shown: order.shown.map(id => ids.get(id) ?? id) }
}

/** New ones last, in the order in which they were added. */
function anew<Row>(wish: OrderWish<Row>, rows: readonly Row[]): readonly Row[] {
  const { columns, view, isNew = () => false } = wish
  const fits = filterOf(view, columns, wish)
  const old = rows.filter(row => !isNew(row) && fits(row))
  return [...sortedBy(old, columns, view.sort), ...rows.filter(isNew)]
}

function inPlace<Row>(wish: OrderWish<Row>, previous: RowOrder): readonly Row[] {
  const { rows, rowId, isNew = () => false } = wish
  const byId = new Map(rows.map(row => [rowId(row), row]))
  const kept = previous.shown.flatMap(id => byId.get(id) ?? [])
  const known = new Set(previous.shown)
  const isKnown = (row: Row) => known.has(rowId(row)) || previous.passedOver.has(rowId(row))
  if (rows.every(isKnown)) return kept
  const own = rows.filter(row => isNew(row) && !isKnown(row))
  const sorted = anew(
    wish,
    rows.filter(row => !isNew(row) && !previous.passedOver.has(rowId(row))),
  )
  return [...withNewcomers(kept, sorted, row => known.has(rowId(row))), ...own]
}

/** Each behind the row that it follows when sorted. */
function withNewcomers<Row>(
  kept: readonly Row[],
  sorted: readonly Row[],
  isKnown: (row: Row) => boolean,
): readonly Row[] {
  const first: Row[] = []
  const behind = new Map<Row, Row[]>()
  let place = first
  for (const row of sorted) {
    if (!isKnown(row)) place.push(row)
    else behind.set(row, (place = []))
  }
  return [...first, ...kept.flatMap(row => [row, ...(behind.get(row) ?? [])])]
}
