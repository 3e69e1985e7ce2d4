// A figure of the own farm beside the same of the other. What a factor of a product is worth is its
// difference × the mean of both sides of each other factor: half of what it makes at the one end and half
// of what it makes at the other, so that neither side is the measure (Shapley's value of two factors).

import type { Known } from '../../numbers/ratio.ts'

export interface Both<Figure = number> {
  readonly own: Figure
  readonly theirs: Figure
}

export function bothOf<Side, Figure>(
  { own, theirs }: Both<Side>,
  figure: (side: Side) => Figure,
): Both<Figure> {
  return { own: figure(own), theirs: figure(theirs) }
}

/** Above 0 where the own farm has more. */
export const gapOf = ({ own, theirs }: Both): number => own - theirs

export const middleOf = ({ own, theirs }: Both): number => (own + theirs) / 2

export function each({ own, theirs }: Both, by: Both): Both {
  return { own: own / by.own, theirs: theirs / by.theirs }
}

export const areAbove0 = (figure: Both<Known>): figure is Both =>
  figure.own !== null && figure.theirs !== null && figure.own > 0 && figure.theirs > 0

/** The keys of either side, in an order that does not hang on which is which. */
export function keysOfBoth({ own, theirs }: Both<Iterable<string>>): readonly string[] {
  return [...new Set([...own, ...theirs])].toSorted()
}

interface QuantityAndPrice {
  readonly quantity: Both
  readonly price: Both
}

/**
 * Income as quantity × price. Where a side has none and no income of it, its price is the other's. Nothing where
 * a quantity is not known, or income is there without one.
 */
export function quantityAndPrice(quantity: Both<Known>, income: Both): QuantityAndPrice | null {
  const { own, theirs } = quantity
  if (own === null || theirs === null) return null
  const isPriced = (amount: number, earned: number) => amount > 0 || (amount === 0 && earned === 0)
  if (!isPriced(own, income.own) || !isPriced(theirs, income.theirs)) return null
  const ownPrice = own > 0 ? income.own / own : null
  const theirPrice = theirs > 0 ? income.theirs / theirs : null
  const price = { own: ownPrice ?? theirPrice ?? 0, theirs: theirPrice ?? ownPrice ?? 0 }
  return { quantity: { own, theirs }, price }
}
