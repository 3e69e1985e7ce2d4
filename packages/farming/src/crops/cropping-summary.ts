// The cropping of a farm's period, summed up: crop by crop, by whatever it is grouped by, and what became
// of the ground.

import type { HarvestOfCrop } from './crop-balances.ts'
import { cropGroups, cropTotals, groupings } from './crop-group.ts'
import type { CropGroup, CropTotals, Grouping } from './crop-group.ts'
import { incomeOfCrops, withIncome } from './crop-income.ts'
import { costedCrops } from './costs/costed-crops.ts'
import type { CostsOfFarm } from './costs/cost-drivers.ts'
import { keptWorth } from './costs/kept-crop.ts'
import { costsOfKinds } from './costs/costs-of-kinds.ts'
import type { CostOfKinds } from './costs/costs-of-kinds.ts'
import { sharedLines } from './costs/shared-lines.ts'
import { salesPositions, withSales } from './sales-position.ts'
import type { SalesPosition } from './sales-position.ts'
import type { IncomeOfCrop, LineOfSale } from './crop-income.ts'
import type { CropLine } from './crop-line.ts'
import { distinctGround, yieldOf } from './crop-yield.ts'
import { groundUse } from './ground-use.ts'
import type { ArableGround, GroundPart } from './ground-use.ts'
import { sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import { croppingIntensity } from './rotation.ts'
import { standAges } from './stand-age.ts'
import type { StandAge } from './stand-age.ts'

/** What came off of a crop in an earlier period by that which it is grown for. */
export interface EarlierYield {
  readonly period_id: number
  readonly crop_id: number
  readonly quantity: Known
  /** Of all cuts or harvests together. */
  readonly area: Known
  /** Of a crop that is taken off the same ground again and again: what it took. */
  readonly ground: Known
}

export interface ArablePaddock extends ArableGround {
  readonly property_id: number | null
  readonly asset_type_id: number | null
}

export interface CroppingRead {
  readonly crops: readonly CropLine[]
  readonly arable: readonly ArablePaddock[]
  /** Nothing for who sees no money. */
  readonly sales: readonly LineOfSale[] | null
  /** Of the whole farm; nothing for who sees no money, and where no record is kept. */
  readonly costs?: CostsOfFarm | null
  readonly earlier: readonly EarlierYield[]
}

export interface CroppingSummary extends SummedCrops {
  readonly crops: readonly CropLine[]
  readonly arable: readonly ArablePaddock[]
  readonly incomes: readonly IncomeOfCrop[] | null
  readonly positions: readonly SalesPosition[] | null
  /** How each line of direct costs is shared over kinds of crops. */
  readonly shared_costs: readonly CostOfKinds[] | null
  readonly groups: Readonly<Record<Grouping, readonly CropGroup[]>>
  /** Of each kind of crop, over the five periods before. */
  readonly usual: readonly UsualYield[]
}

export interface SummedCrops {
  readonly totals: CropTotals
  readonly ground: Ground
  readonly stands: readonly StandAge[]
}

export interface Ground {
  readonly arable: number
  readonly parts: Readonly<Record<GroundPart, number>>
  /** What was cropped for each hectare that could be. */
  readonly intensity: Known
}

interface UsualYield {
  readonly crop_id: number
  readonly periods: number
  readonly yield: Known
}

export function croppingSummary(read: CroppingRead): CroppingSummary {
  const { arable, sales, costs, earlier } = read
  const sold = sales && soldCrops(read.crops, sales, costs)
  const crops = sold?.crops ?? read.crops
  return {
    crops,
    arable,
    incomes: sold?.incomes ?? null,
    positions: sold?.positions ?? null,
    shared_costs: sold && costsOfKinds(sold.crops, sold.shared),
    ...summedCrops(crops, arable),
    groups: Object.fromEntries(groupings.map(by => [by, cropGroups(crops, by)])) as Record<
      Grouping,
      readonly CropGroup[]
    >,
    usual: usualYields(earlier),
  }
}

/** Crops with the money that they brought and cost, and their part of what was sold. */
export function soldCrops(
  lines: readonly CropLine[],
  sales: readonly LineOfSale[],
  costs: CostsOfFarm | null = null,
) {
  const positions = salesPositions(kindsIn(lines), lines, sales)
  const sold = withSales(lines, sales, positions)
  const shared = costs ? sharedLines(withIncome(sold, sales), costs) : []
  const kept = keptWorth(sold, positions, shared)
  const crops = withIncome(sold, sales, kept)
  return {
    incomes: incomeOfCrops(sales, kept),
    positions,
    kept,
    shared,
    crops: costs ? costedCrops(crops, shared, costs) : crops,
  }
}

function kindsIn(lines: readonly CropLine[]): readonly HarvestOfCrop[] {
  return [...new Map(lines.flatMap(({ crop }) => (crop ? [[crop.id, crop]] : []))).values()]
}

/** The same for only some of the crops and of the ground. */
export function summedCrops(
  crops: readonly CropLine[],
  arable: readonly ArablePaddock[],
): SummedCrops {
  return { totals: cropTotals(crops), ground: groundOf(crops, arable), stands: standAges(crops) }
}

function groundOf(crops: readonly CropLine[], arable: readonly ArablePaddock[]): Ground {
  const known = new Set(arable.map(({ id }) => id))
  const whole = sumOf(arable.map(({ area }) => area)) ?? 0
  const grown = crops.filter(
    ({ paddock, ground }) => known.has(paddock.id) && ground.fallow === undefined,
  )
  return {
    arable: whole,
    parts: groundUse(arable, crops),
    intensity: croppingIntensity(sumOf(grown.map(({ area }) => area)), whole),
  }
}

function usualYields(earlier: readonly EarlierYield[]): readonly UsualYield[] {
  return [...Map.groupBy(earlier, ({ crop_id }) => crop_id)].map(([crop_id, own]) => ({
    crop_id,
    periods: new Set(own.map(({ period_id }) => period_id)).size,
    yield: yieldOf(own.map(takenEarlier)),
  }))
}

function takenEarlier({ quantity, area, ground }: EarlierYield) {
  return { quantity, area: distinctGround(area, ground) }
}
