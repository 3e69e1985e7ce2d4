// Whose stock and wool are whose in a period, what each earned, and what may be known of money about them.

import type { CostLine, CropsGrown, SaidShare } from '../../finance/cost-home.ts'
import type { Known } from '../../numbers/ratio.ts'
import { cleanWool, woolIncome, woolOnHand } from '../wool-clip.ts'
import type { WoolClip } from '../wool-clip.ts'
import type { StockBearer } from './shared-over-stock.ts'
import { earned } from './stock-margin.ts'

interface Named {
  readonly id: number
  readonly name: string
}

/** Who earns and bears: an enterprise, or the stock of a species that are in none. */
export interface StockOwner {
  readonly of: Named | null
  readonly species: Named
}

export interface ClipOfStock extends WoolClip, StockOwner {}

export interface StockMoney extends CropsGrown {
  /** The lines of the record as they count, in cents; a line that nobody entered is not there. */
  readonly lines: readonly { readonly line: CostLine; readonly cents: number }[]
  /** The record's own sum of what stock cost (T13), of all overheads, and of those that stock bear. */
  readonly record: {
    readonly directCost: Known
    /** What stock and wool earned together. */
    readonly income: Known
    readonly cropIncome: Known
    readonly overheads: Known
    readonly stockOverheads: Known
  }
  readonly drivers: ReadonlyMap<string, string>
  readonly said: readonly SaidShare[]
  /** Enterprises that something was said of. */
  readonly saidOf: readonly StockOwner[]
  readonly clips: readonly ClipOfStock[]
  readonly clipsBefore: readonly ClipOfStock[]
  /** Of all overheads, by enterprise. */
  readonly overheadShares: ReadonlyMap<number, number>
}

/** The stock of an owner, as they were summed up. */
export interface OwnedStock extends StockOwner {
  /** C109; of several with what went over to others. */
  readonly trading: Known
  readonly dse: Known
  readonly head: Known
  readonly grazed: Known
  readonly kilograms: Known
  /** Lasting name: `sheep`. */
  readonly isShorn: boolean
}

export interface Owner extends OwnedStock, StockBearer {
  readonly hasStock: boolean
  readonly wool: Known
  readonly hasWool: boolean
  readonly cleanWool: Known
}

export const bearerOf = ({ of, species, weights, isShorn }: Owner): StockOwner & StockBearer => ({
  of,
  species,
  weights,
  isShorn,
})

/** With those that only gave wool, or that something was said of. */
export function ownersOf(money: StockMoney, owned: readonly OwnedStock[]): readonly Owner[] {
  const others = [...money.clips, ...money.clipsBefore, ...money.saidOf]
  const all = new Map<string, OwnedStock & { readonly hasStock: boolean }>(
    others.map(one => [keyOf(one), { ...withoutStock, of: one.of, species: one.species }]),
  )
  const own = owned.map(one => [keyOf(one), { ...one, hasStock: true }] as const)
  const rest = [...all].filter(([key]) => !own.some(([taken]) => taken === key))
  return [...own, ...rest].flatMap(([key, owner]) => {
    const wool = earnedWool(money, one => keyOf(one) === key)
    if (!owner.hasStock && !wool.hasWool && !money.saidOf.some(one => keyOf(one) === key)) return []
    const { dse, grazed } = owner
    const income = earned({ ...owner, ...wool })
    return [{ ...owner, ...wool, weights: { DSE: dse, Income: income, Area: grazed } }]
  })
}

const withoutStock = {
  trading: null,
  dse: null,
  head: null,
  grazed: null,
  kilograms: null,
  isShorn: true,
  hasStock: false,
}

const keyOf = ({ of, species }: StockOwner): string =>
  of ? `enterprise ${of.id}` : `species ${species.id}`

export function earnedWool(money: StockMoney, isOf: (owner: StockOwner) => boolean) {
  const [clips, clipsBefore] = [money.clips.filter(isOf), money.clipsBefore.filter(isOf)]
  if (clips.length > 0) {
    const wool = woolIncome({ clips, clipsBefore })
    return { hasWool: true, wool, cleanWool: cleanWool({ clips, clipsBefore }) }
  }
  // What lay on hand was sold or still lies there: someone has yet to say.
  const hasWool = clipsBefore.length > 0 && woolOnHand(clipsBefore) !== 0
  return { hasWool, wool: null, cleanWool: null }
}
