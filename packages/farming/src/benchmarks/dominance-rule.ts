// No owner has so much of a figure that the figure is nearly theirs: of a set's farms, of a line in absolute
// terms, of what stands under the stroke of a quotient.

import type { Withheld } from './edition.ts'

/** The largest part that one of so many owners may have. */
export function largestShare(owners: number): number {
  return Math.min(0.4, 1.2 / Math.sqrt(owners))
}

export interface OwnerAmounts {
  /** By owner, each at least 0. */
  readonly amounts: Float64Array
  /** How many have one. */
  readonly owners: number
}

export function ownerAmounts(amounts: Float64Array): OwnerAmounts {
  let owners = 0
  for (const amount of amounts) if (amount > 0) owners += 1
  return { amounts, owners }
}

/** `nameOf` says whose the amount at a place is. */
export function dominatedBy(
  { amounts, owners }: OwnerAmounts,
  nameOf: (at: number) => string,
): Withheld | null {
  let whole = 0
  let largest = 0
  for (let at = 0; at < amounts.length; at += 1) {
    const amount = amounts[at] ?? 0
    whole += amount
    if (amount > (amounts[largest] ?? 0)) largest = at
  }
  const share = whole === 0 ? 0 : (amounts[largest] ?? 0) / whole
  const most = largestShare(owners)
  return share > most ? { rule: 'dominance', owner: nameOf(largest), share, most } : null
}
