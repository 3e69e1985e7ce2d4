// The order of the rows from one picture to the next: they stay where they are while someone works on
// them, and what was found stays found.

import { isLocalId } from '../../data/outbox/local-ids.ts'
import { cellText } from '../cells/cell-text.ts'
import { foldedText } from '../../ui/folded-text.ts'
import { orderRows, withRenamedIds } from './order-rows.ts'
import type { OrderedRows, OrderWish, RowOrder } from './order-rows.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'

export interface KeptWish<Row> extends Omit<OrderWish<Row>, 'isNew'> {
  readonly search: string
  /** Made in the sheet itself: what another part of the screen makes stands where it is sorted. */
  readonly isMadeHere: (id: number) => boolean
}

export class KeptOrder<Row> {
  readonly #idOf: (id: number) => number
  #previous: RowOrder | undefined
  #search = ''
  /** Whether a row holds what is searched for, as it was when it was searched for first. */
  #hits = new Map<number, boolean>()

  /** `idOf`: the number that the server gave to a row that was made here. */
  constructor(idOf: (id: number) => number) {
    this.#idOf = idOf
  }

  readonly ordered = (wish: KeptWish<Row>): OrderedRows<Row> => {
    const { rowId, isMadeHere } = wish
    const known = this.#previous && renamed(this.#previous, this.#idOf)
    const isNew = (row: Row) => isLocalId(rowId(row)) && isMadeHere(rowId(row))
    const ordered = orderRows({ ...wish, rows: this.#found(wish), isNew }, known)
    const { order } = ordered
    const isSameView = known?.view === order.view
    const there = new Set(wish.rows.map(rowId))
    const gone = isSameView ? known.shown.filter(id => !there.has(id)) : []
    const shown = gone.length > 0 ? withGone(known?.shown ?? [], order.shown, gone) : order.shown
    this.#previous = wish.rows.length > 0 ? { ...order, shown } : undefined
    return ordered
  }

  #found({ rows, rowId, columns, search }: KeptWish<Row>): readonly Row[] {
    const sought = foldedText(search)
    if (this.#search !== sought) this.#hits = new Map()
    this.#search = sought
    if (sought === '') return rows
    return rows.filter(row => {
      const id = this.#idOf(rowId(row))
      const isHit = this.#hits.get(id) ?? (isLocalId(id) || holds(row, columns, sought))
      this.#hits.set(id, isHit)
      return isHit
    })
  }
}

/** Rows that were taken away keep their place, to which they return when that is undone. */
function withGone(
  before: readonly number[],
  now: readonly number[],
  gone: readonly number[],
): readonly number[] {
  const [here, away] = [new Set(now), new Set(gone)]
  const behind = new Map<number | undefined, number[]>()
  let last: number | undefined
  for (const id of before) {
    if (here.has(id)) last = id
    else if (away.has(id)) behind.set(last, [...(behind.get(last) ?? []), id])
  }
  const goneBehind = (id: number | undefined) => behind.get(id) ?? []
  return [...goneBehind(undefined), ...now.flatMap(id => [id, ...goneBehind(id)])]
}

function renamed(order: RowOrder, idOf: (id: number) => number): RowOrder {
  const ids = order.shown.flatMap(id =>
    isLocalId(id) && idOf(id) !== id ? [[id, idOf(id)] as const] : [],
  )
  if (ids.length === 0) return order
  const next = withRenamedIds(order, new Map(ids))
  return { ...next, shown: [...new Set(next.shown)] }
}

function holds<Row>(row: Row, columns: readonly SheetColumn<Row>[], sought: string): boolean {
  return columns.some(({ kind, value }) => foldedText(cellText(kind, value(row))).includes(sought))
}
