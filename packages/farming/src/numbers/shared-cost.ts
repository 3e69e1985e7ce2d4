// Who bears which part of a cost, to the cent: amounts that someone said stand, and what they leave is
// shared over the others.

import { sumOf } from './ratio.ts'
import type { Known } from './ratio.ts'
import { sharedCents } from './shared-cents.ts'

export interface CostToShare {
  /** Below 0 where more came back than was paid. */
  readonly cents: number
  /** Of the whole cost, where `cents` are what one side bears of it. */
  readonly whole?: number | undefined
  /** Of each who might bear it: an amount that someone said. */
  readonly said: readonly Known[]
  /** What goes by: the first of these of which any is above 0. */
  readonly by: readonly (readonly Known[])[]
}

export interface SharedCost {
  readonly shares: readonly number[]
  /** Cents that no one bears; on the other side of 0 where more was said than there is. */
  readonly left: number
}

export function sharedCost({ cents, whole = cents, said, by }: CostToShare): SharedCost {
  const rest = cents - (sumOf(said) ?? 0)
  const open = (parts: readonly Known[]) => {
    return said.map((amount, place) => (amount === null ? Math.max(parts[place] ?? 0, 0) : 0))
  }
  const parts = by.map(open).find(some => some.some(part => part > 0))
  const isOver = Math.sign(rest) !== Math.sign(whole)
  if (isOver || !parts) return { shares: said.map(amount => amount ?? 0), left: rest }
  const others = sharedCents(rest, parts)
  return { shares: said.map((amount, place) => amount ?? others[place] ?? 0), left: 0 }
}
