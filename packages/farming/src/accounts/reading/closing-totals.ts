// Which heading, or which account with others below it, each total closes.

import { isNamedFor, keyOf, resultOf, totalOf } from './heading-parts.ts'
import type { BodyRow } from './body-rows.ts'

/** For each total the row that it closes. */
export function matchTotals(rows: readonly BodyRow[]): ReadonlyMap<number, number> {
  const closedBy = new Map<number, number>()
  const isOpen = rows.map(() => true)
  for (const [index, { label }] of rows.entries()) {
    const name = totalOf(label)
    if (name === undefined || name === '') continue
    const opener = openerOf(rows, isOpen, index, name)
    if (opener === undefined) continue
    closedBy.set(index, opener)
    isOpen.fill(false, opener, index + 1)
  }
  return closedBy
}

/** The nearest heading of that name; otherwise the nearest account that may have others below it. */
function openerOf(
  rows: readonly BodyRow[],
  isOpen: readonly boolean[],
  end: number,
  name: string,
): number | undefined {
  const places = rows.slice(0, end).flatMap((_, place) => (isOpen[place] ? [place] : []))
  const isHeading = (place: number) => rows[place]?.amount.kind === 'none' && !rows[place].hasOther
  const isOf = (place: number) => isNamedFor(name, rows[place]?.label ?? '')
  const isSame = (place: number) => keyOf(name) === keyOf(rows[place]?.label ?? '')
  // “Total Income” below gross profit is not that of the sales above it.
  const result = rows.slice(0, end).findLastIndex(isResultRow)
  return (
    places.findLast(place => isHeading(place) && isSame(place)) ??
    places.findLast(place => place > result && isHeading(place) && isOf(place)) ??
    places.findLast(
      place => isSame(place) && place < end - 1 && totalOf(rows[place]?.label ?? '') === undefined,
    )
  )
}

function isResultRow({ label, amount }: BodyRow): boolean {
  return amount.kind !== 'none' && resultOf(label) !== null
}
