// An enterprise on both sides: the ground that it has there, and what it left of it.

import { sumOf } from '../../numbers/ratio.ts'
import type { Known } from '../../numbers/ratio.ts'
import { areAbove0, bothOf, keysOfBoth, middleOf } from './both-sides.ts'
import type { Both } from './both-sides.ts'
import type { ComparedCrop, ComparedFarm, ComparedStock } from './compared-farm.ts'
import type { EnterpriseName } from './dollar-gap.ts'

interface PairOf<Kind extends EnterpriseName['kind'], Side> extends EnterpriseName {
  readonly kind: Kind
  /** Nothing where one of them alone has it, or has ground for it. */
  readonly compared: Both<Side> | null
  readonly only: keyof Both | null
  readonly irrigated: boolean
  /** Shares of the effective hectares; 0 where a side has no ground of its own for it. */
  readonly ground: Both
  /** What it left for each effective hectare of the farm. */
  readonly margins: Both
}

export type CropPair = PairOf<'crop', ComparedCrop>
export type StockPair = PairOf<'stock', ComparedStock>
export type EnterprisePair = CropPair | StockPair

export function enterprisePairs({ own, theirs }: Both<ComparedFarm>): readonly EnterprisePair[] {
  return [
    ...paired({ own: own.crops, theirs: theirs.crops }, isGrown).map(cropPair),
    ...paired({ own: own.stock, theirs: theirs.stock }, isKept).map(stockPair),
  ]
}

interface Found<Side> {
  readonly key: string
  readonly sides: Both<Side | null>
}

function paired<Side>(
  { own, theirs }: Both<ReadonlyMap<string, Side>>,
  isThere: (side: Side) => boolean,
): readonly Found<Side>[] {
  const found = (side: Side | undefined) => (side !== undefined && isThere(side) ? side : null)
  return keysOfBoth({ own: own.keys(), theirs: theirs.keys() }).map(key => ({
    key,
    sides: { own: found(own.get(key)), theirs: found(theirs.get(key)) },
  }))
}

const isGrown = (crop: ComparedCrop) => crop.hectares > 0 || cropMargin(crop) !== 0
const isKept = (stock: ComparedStock) =>
  (stock.hectares ?? 0) > 0 || (stock.dse ?? 0) > 0 || stockMargin(stock) !== 0

function cropPair({ key, sides }: Found<ComparedCrop>): CropPair {
  const ground = bothOf(sides, crop => crop?.hectares ?? 0)
  return {
    kind: 'crop',
    key,
    compared: areAbove0(ground) ? bothThere(sides) : null,
    only: onlySide(bothOf(ground, hectares => hectares > 0)),
    irrigated: (sides.own ?? sides.theirs)?.irrigated ?? false,
    ground,
    margins: bothOf(sides, crop => (crop ? cropMargin(crop) : 0)),
  }
}

/** Where one side's stock has no ground of its own, neither has: they are compared by the farm's hectares. */
function stockPair({ key, sides }: Found<ComparedStock>): StockPair {
  const compared = bothThere(sides)
  const ground = bothOf(sides, stock => stock?.hectares ?? 0)
  return {
    kind: 'stock',
    key,
    compared,
    only: onlySide(bothOf(sides, stock => stock !== null)),
    irrigated: false,
    ground: compared && !areAbove0(ground) ? { own: 0, theirs: 0 } : ground,
    margins: bothOf(sides, stock => (stock ? stockMargin(stock) : 0)),
  }
}

function bothThere<Side>({ own, theirs }: Both<Side | null>): Both<Side> | null {
  return own === null || theirs === null ? null : { own, theirs }
}

function onlySide({ own, theirs }: Both<boolean>): keyof Both | null {
  if (own === theirs) return null
  return own ? 'own' : 'theirs'
}

export function cropMargin(crop: ComparedCrop): number {
  return cropIncome(crop) - allOf(crop.direct_costs)
}

export function cropIncome({ harvest_income, other_income }: ComparedCrop): number {
  return harvest_income + other_income
}

export function stockMargin(stock: ComparedStock): number {
  return stockIncome(stock) - stock.direct_costs
}

export function stockIncome({ trading_income, other_income }: ComparedStock): number {
  return trading_income + other_income
}

export function allOf(amounts: Readonly<Record<string, number>>): number {
  return sumOf(Object.values(amounts)) ?? 0
}

export interface UsedGround {
  /** All that was cropped or fed stock, as shares: above 1 where ground was used twice. */
  readonly used: Both
  /** Whether that is all that was in use, on both sides. */
  readonly isWhole: boolean
  /** What a used hectare left on average, in the middle of both sides. */
  readonly margin: number
}

export function usedGround(
  farms: Both<ComparedFarm>,
  pairs: readonly EnterprisePair[],
): UsedGround {
  const ofSide = (side: keyof Both) => {
    const placed = pairs.filter(({ ground }) => ground[side] > 0)
    const used = sumOf(placed.map(({ ground }) => ground[side])) ?? 0
    const margin: Known = sumOf(placed.map(({ margins }) => margins[side]))
    return { used, margin: margin === null ? null : margin / used }
  }
  const [own, theirs] = [ofSide('own'), ofSide('theirs')]
  return {
    used: { own: own.used, theirs: theirs.used },
    isWhole:
      pairs.every(pair => pair.kind === 'crop' || hasGround(pair)) &&
      isAll(own.used, farms.own) &&
      isAll(theirs.used, farms.theirs),
    margin: middleOf({
      own: own.margin ?? theirs.margin ?? 0,
      theirs: theirs.margin ?? own.margin ?? 0,
    }),
  }
}

/** A hundredth is what hectares are rounded by. */
const nearly = 0.99

function isAll(used: number, { ground_in_use: inUse }: ComparedFarm): boolean {
  return inUse === null || used >= nearly * inUse
}

function hasGround({ ground, only }: StockPair): boolean {
  return (only === 'theirs' || ground.own > 0) && (only === 'own' || ground.theirs > 0)
}
