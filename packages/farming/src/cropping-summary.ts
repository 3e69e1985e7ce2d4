// The cropping of a farm's period, summed up: crop by crop, by whatever it is grouped by, and what became
// of the ground.

import { cropFigures, cropGroups } from './crop-group.ts'
import type { CropFigures, CropGroup, Grouping } from './crop-group.ts'
import { groupings } from './crop-group.ts'
import { incomeOfCrops, withIncome } from './crop-income.ts'
import type { CropIncomeTold, LineOfSale } from './crop-income.ts'
import { yieldOf } from './crop-yield.ts'
import { groundUse } from './ground-use.ts'
import type { ArableGround, GroundPart } from './ground-use.ts'
import { sumOf } from './ratio.ts'
import type { Known } from './ratio.ts'
import { croppingIntensity } from './rotation.ts'
import { standAges } from './stand-age.ts'
import type { StandAge } from './stand-age.ts'
import { cropLine } from './summed-crop.ts'
import type { CropFacts, CropLine } from './summed-crop.ts'

/** What was taken off of a kind of crop in an earlier period. */
export interface EarlierYield {
  readonly period_id: number
  readonly crop_id: number
  readonly quantity: Known
  readonly area: Known
}

export interface ArablePaddock extends ArableGround {
  readonly property_id: number | null
  readonly asset_type_id: number | null
}

export interface CroppingRead {
  readonly crops: readonly CropFacts[]
  readonly arable: readonly ArablePaddock[]
  /** Nothing for who sees no money. */
  readonly sales: readonly LineOfSale[] | null
  readonly earlier: readonly EarlierYield[]
  /** The day to which stands have grown old: today, or the last one of the period. */
  readonly lastDay: string
}

export interface CroppingSummary extends SummedCrops {
  readonly crops: readonly CropLine[]
  readonly arable: readonly ArablePaddock[]
  readonly incomes: readonly CropIncomeTold[] | null
  readonly groups: Readonly<Record<Grouping, readonly CropGroup[]>>
  /** Of each kind of crop, over the five periods before. */
  readonly usual: readonly UsualYield[]
}

export interface SummedCrops {
  readonly totals: CropFigures
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
  const { arable, sales, earlier, lastDay } = read
  const lines = read.crops.map(facts => cropLine(facts, lastDay))
  const incomes = sales && incomeOfCrops(sales)
  const crops = incomes ? withIncome(lines, incomes) : lines
  return {
    ...{ crops, arable, incomes, ...summedCrops(crops, arable) },
    groups: Object.fromEntries(groupings.map(by => [by, cropGroups(crops, by)])) as Record<
      Grouping,
      readonly CropGroup[]
    >,
    usual: usualYields(earlier),
  }
}

/** The same for only some of the crops and of the ground. */
export function summedCrops(
  crops: readonly CropLine[],
  arable: readonly ArablePaddock[],
): SummedCrops {
  return { totals: cropFigures(crops), ground: groundOf(crops, arable), stands: standAges(crops) }
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
    yield: yieldOf(own),
  }))
}
