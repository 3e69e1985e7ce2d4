// Whether what came off is what was sold and what is still to be sold: our share of it, by crop.

import type { CropBalance } from './crop-balances.ts'
import { isAccountedFor, isOversold, unsoldBalance } from './crop-sold.ts'
import { nothingToJudge } from '../numbers/judged.ts'
import type { Judged } from '../numbers/judged.ts'
import { quantityText } from '../numbers/quantity-text.ts'

export interface Produce {
  readonly crop: string
  /** Of all three figures: tonnes, or bales of lint. */
  readonly unit: string
  /** Our share of what came off. */
  readonly produced: number
  readonly sold: number
  readonly unsold: number
  /** For seed or feed. */
  readonly kept: number
}

/** `crop`: what the crop is called. */
export function produceOf(
  crop: string,
  { product, produced, sold, unsold, kept }: CropBalance,
): Produce {
  const isSaid = crop.toLowerCase().includes(product)
  const name = isSaid || !besides.includes(product) ? crop : `${crop} ${product}`
  return { crop: name, unit: product === 'lint' ? 'bales' : 't', produced, sold, unsold, kept }
}

/** What comes off beside what a crop is grown for. */
const besides: readonly string[] = ['hay', 'seed']

export function judgedProduce(produce: readonly Produce[]): Judged {
  const known = produce.filter(one => one.produced + one.sold + one.unsold + one.kept > 0)
  if (known.length === 0) return nothingToJudge('Nothing is harvested or sold yet.')
  const oversold = known.filter(isOversold)
  if (oversold.length > 0) return { state: 'wrong', says: told(oversold, withDifference) }
  const off = known.filter(one => !isAccountedFor(one, one.unsold))
  if (off.length > 0) return { state: 'look', says: told(off, withDifference) }
  return { state: 'good', says: told(known, figuresOf) }
}

const mostTold = 3

function withDifference(one: Produce): string {
  const left = unsoldBalance(one) - one.unsold
  const apart = quantityText(Math.abs(left), one.unit)
  return `${figuresOf(one)}: ${apart} ${left > 0 ? 'not accounted for' : 'too much'}`
}

function figuresOf({ crop, unit, produced, sold, unsold, kept }: Produce): string {
  const amount = (quantity: number) => quantityText(quantity, unit)
  const used = kept > 0 ? `, ${amount(kept)} kept` : ''
  return `${crop}: our share ${amount(produced)}, ${amount(sold)} sold${used}, ${amount(unsold)} in storage`
}

/** The largest first. */
function told(produce: readonly Produce[], say: (one: Produce) => string): string {
  const first = produce.toSorted((one, other) => other.produced - one.produced).slice(0, mostTold)
  const more = produce.length - first.length
  const others = more === 0 ? '' : ` And ${more} more ${more === 1 ? 'crop' : 'crops'}.`
  return `${first.map(say).join('; ')}.${others}`
}
