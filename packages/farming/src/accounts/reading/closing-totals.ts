// Which heading, or which account with others below it, each total closes.

import { isNamedFor, namesOf, resultOf, totalOf } from './heading-parts.ts'
import type { SectionNames } from './heading-parts.ts'
import type { BodyRow } from './body-rows.ts'

/** For each total the row that it closes. */
export function matchTotals(rows: readonly BodyRow[]): ReadonlyMap<number, number> {
  const closedBy = new Map<number, number>()
  const openers: (Opener | null)[] = rows.map(openerIn)
  let result = -1
  for (const [index, row] of rows.entries()) {
    if (row.amount.kind !== 'none' && resultOf(row.label) !== null) result = index
    const name = totalOf(row.label)
    if (name === undefined || name === '') continue
    const opener = openerOf(openers, { index, result, names: namesOf(name) })
    if (opener === undefined) continue
    closedBy.set(index, opener)
    openers.fill(null, opener, index + 1)
  }
  return closedBy
}

interface Opener {
  readonly isHeading: boolean
  readonly isTotal: boolean
  readonly names: SectionNames
}

function openerIn({ label, amount, hasOther }: BodyRow): Opener {
  const isHeading = amount.kind === 'none' && !hasOther
  return { isHeading, isTotal: totalOf(label) !== undefined, names: namesOf(label) }
}

interface Closing {
  readonly index: number
  /** “Total Income” below gross profit is not that of the sales above it. */
  readonly result: number
  readonly names: SectionNames
}

/** The nearest heading of that name; otherwise the nearest account that may have others below it. */
function openerOf(
  openers: readonly (Opener | null)[],
  { index, result, names }: Closing,
): number | undefined {
  const isSame = (opener: Opener) => opener.names.key === names.key
  const nearest = (isWanted: (opener: Opener, place: number) => boolean) => {
    for (let place = index - 1; place >= 0; place -= 1) {
      const opener = openers[place]
      if (opener && isWanted(opener, place)) return place
    }
    return undefined
  }
  return (
    nearest(opener => opener.isHeading && isSame(opener)) ??
    nearest(
      (opener, place) => place > result && opener.isHeading && isNamedFor(names, opener.names),
    ) ??
    nearest((opener, place) => isSame(opener) && place < index - 1 && !opener.isTotal)
  )
}
