// What stock earned, what they cost and what is left (C109, C112 to C114): a figure is a name, what it needs, and
// one line. Whole cents (T17).

import { ratioOf } from '../../numbers/ratio.ts'
import type { Known } from '../../numbers/ratio.ts'
import { sharedCents, wholeCents } from '../../numbers/shared-cents.ts'

interface Earned {
  /** C109; nothing where something of it is not known. */
  readonly trading: Known
  /** False of those that only gave wool. */
  readonly hasStock: boolean
  readonly wool: Known
  readonly hasWool: boolean
}

/** Of an enterprise, or of several together. Money is cents. */
export interface EarnedAndSpent extends Earned {
  readonly direct: Known
  readonly feedCost: Known
  readonly agistment: Known
  readonly overhead: Known
  readonly dse: Known
  /** On an average day. */
  readonly head: Known
  readonly grazed: Known
  readonly kilograms: Known
  readonly cleanWool: Known
  /** Of all cost, what meat and wool bear, where they are more than one enterprise (C114). */
  readonly joint?: JointCost | null
}

/** What meat and wool of the same stock cost, and how much there was of each. */
export interface JointCost {
  readonly meat: Known
  readonly wool: Known
  readonly kilograms: Known
  readonly cleanWool: Known
}

type Figure = (of: EarnedAndSpent) => Known

const stockMargins = {
  trading_profit: ({ trading }) => trading,
  wool_income: ({ wool }) => wool,
  income: of => earned(of),
  feed_cost: ({ feedCost }) => feedCost,
  agistment_cost: ({ agistment }) => agistment,
  direct_cost: ({ direct }) => direct,
  gross_margin: of => marginOf(of),
  overhead_cost: ({ overhead }) => overhead,
  /** C112 */
  income_per_dse: of => each(earned(of), of.dse),
  direct_cost_per_dse: of => each(of.direct, of.dse),
  feed_cost_per_dse: of => each(of.feedCost, of.dse),
  gross_margin_per_dse: of => each(marginOf(of), of.dse),
  gross_margin_per_head: of => each(marginOf(of), of.head),
  gross_margin_per_ha: of => each(marginOf(of), of.grazed),
  direct_cost_per_kg: of => each(of.direct, of.kilograms),
  /** C113: with its part of the overheads, and what wool bears. */
  cost_per_kg: of => each(costOf(of), of.kilograms),
  /** The same without what wool bears. */
  liveweight_cost_per_kg: of => each(costWithoutWool(of), of.kilograms),
  /** C114 */
  meat_cost_per_kg: of => each(jointOf(of)?.meat ?? null, jointOf(of)?.kilograms ?? null),
  wool_cost_per_kg: of => each(jointOf(of)?.wool ?? null, jointOf(of)?.cleanWool ?? null),
} satisfies Readonly<Record<string, Figure>>

export type StockMarginName = keyof typeof stockMargins

export const stockMarginNames = Object.keys(stockMargins) as StockMarginName[]

export function stockMargin(of: EarnedAndSpent): Readonly<Record<StockMarginName, Known>> {
  const named = Object.entries(stockMargins).map(([name, figure]) => [name, figure(of)])
  return Object.fromEntries(named) as Record<StockMarginName, Known>
}

/** What stock and wool earned, each where there is any: a part of it is no answer. */
export function earned({ trading, hasStock, wool, hasWool }: Earned): Known {
  const parts = [...(hasStock ? [trading] : []), ...(hasWool ? [wool] : [])]
  if (parts.length === 0) return null
  return parts.reduce((sum, part) => plus(sum, part), 0)
}

/** C114: the whole cost, by what meat and wool each earned; of stock without wool there is nothing to part. */
export function jointCost(of: EarnedAndSpent): JointCost | null {
  const { trading, wool, hasWool, hasStock, kilograms, cleanWool } = of
  if (!hasWool || !hasStock) return null
  const cost = costOf(of)
  const isKnown = cost !== null && trading !== null && wool !== null
  const [meat = null, ofWool = null] = isKnown
    ? sharedCents(cost, [Math.max(trading, 0), Math.max(wool, 0)])
    : []
  // What earned nothing bears nothing, and what it cost is not 0.
  return {
    meat: isKnown && trading > 0 ? meat : null,
    wool: isKnown && wool > 0 ? ofWool : null,
    kilograms,
    cleanWool,
  }
}

const jointOf = (of: EarnedAndSpent): JointCost | null =>
  of.joint === undefined ? jointCost(of) : of.joint

/** What meat bears where there is wool, else all of it. */
function costWithoutWool(of: EarnedAndSpent): Known {
  const [cost, joint] = [costOf(of), jointOf(of)]
  if (joint === null || cost === null) return cost
  return joint.meat === null || joint.wool === null ? null : cost - joint.wool
}

function marginOf(of: EarnedAndSpent): Known {
  const income = earned(of)
  return income === null || of.direct === null ? null : income - of.direct
}

/** With its part of the overheads, else it would seem to cost less than it does. */
const costOf = ({ direct, overhead }: EarnedAndSpent): Known =>
  direct === null || overhead === null ? null : direct + overhead

/** Of stock that lost weight there is no cost of what they grew. */
function each(figure: Known, by: Known): Known {
  const ratio = by !== null && by > 0 ? ratioOf(figure, by) : null
  return ratio === null ? null : wholeCents(ratio)
}

const plus = (one: Known, other: Known): Known =>
  one === null || other === null ? null : one + other
