// The lines of a crop enterprise: all paddocks of a farm with one kind of crop, after one kind of fallow, on one use of
// the land. What still grows is not compared yet. What is known of a part of them only is told with the hectares that
// it is known of, so that a quotient is never of two grounds; so is money, with the hectares that are ours of those
// whose income and costs are both known.

import { daysBetween } from '../../dates/dates.ts'
import { moneyOfCrops } from '../../crops/crop-group.ts'
import { costGroups } from '../../crops/costs/crop-money.ts'
import type { CostGroup } from '../../crops/costs/crop-money.ts'
import type { CropLine, CropOnGround } from '../../crops/crop-line.ts'
import { inKilograms } from '../../crops/crop-yield.ts'
import type { Known } from '../../numbers/ratio.ts'
import { usableWater } from '../ladder/usable-water.ts'
import type { LineAmounts } from './worked-measures.ts'

export interface CropScope {
  /** Of one enterprise, with their money. */
  readonly crops: readonly CropLine[]
  readonly effectiveArea: Known
  /** The first day of the period. */
  readonly periodStarts: string
}

/** Those that have ended, on ground that wasn't kept bare. */
export function comparedCrops<Crop extends CropOnGround>(crops: readonly Crop[]): readonly Crop[] {
  return crops.filter(({ is_growing, ground }) => !is_growing && ground.fallow === undefined)
}

/** Nothing where all of them still grow, or the ground was kept bare. */
export function cropScopeLines({
  crops,
  effectiveArea,
  periodStarts,
}: CropScope): LineAmounts | null {
  const ended = comparedCrops(crops)
  if (ended.length === 0) return null
  const over = (ofCrop: (crop: CropLine) => Known) =>
    ended.reduce((sum, crop) => sum + (ofCrop(crop) ?? 0), 0)
  const days = (crop: CropLine) => sowingDay(crop, periodStarts)
  return {
    effective_ha: effectiveArea,
    crop_ha: over(({ area }) => area),
    sown_ha: over(({ area_sown }) => area_sown),
    harvested_ha: over(({ taken }) => (taken.quantity === null ? null : taken.area)),
    produced: over(({ produced }) => produced),
    ...moneyOfScope(ended.filter(({ gross_margin }) => gross_margin !== null)),
    water_mm_ha: over(crop => product(crop.water, crop.area)),
    water_ha: over(crop => (crop.water === null ? null : crop.area)),
    usable_mm_ha: over(crop => product(usable(crop), crop.area)),
    usable_ha: over(crop => (usable(crop) === null ? null : crop.area)),
    watered_kg: over(crop => (isOfWater(crop) ? kilograms(crop) : null)),
    watered_mm_ha: over(crop => (isOfWater(crop) ? product(crop.water, crop.taken.area) : null)),
    possible_kg: over(crop =>
      isOfPotential(crop) ? product(crop.potential, crop.taken.area) : null,
    ),
    possible_of_kg: over(crop => (isOfPotential(crop) ? kilograms(crop) : null)),
    rain_mm_ha: over(crop => product(crop.crop_rain, crop.area)),
    rained_ha: over(crop => (crop.crop_rain === null ? null : crop.area)),
    nitrogen_kg: over(crop => product(crop.nitrogen, crop.area)),
    phosphorus_kg: over(crop => product(crop.phosphorus, crop.area)),
    potassium_kg: over(crop => product(crop.potassium, crop.area)),
    megalitres: over(crop => crop.megalitres),
    megalitre_ha: over(crop => (crop.megalitres === null ? null : (crop.area_sown ?? crop.area))),
    counted_ml: over(crop => (crop.produced_per_ml === null ? null : crop.megalitres)),
    counted_produced: over(crop => (crop.produced_per_ml === null ? null : crop.produced)),
    sowing_days_ha: over(crop => product(days(crop), crop.area_sown)),
    sowing_known_ha: over(crop => (days(crop) === null ? null : crop.area_sown)),
  }
}

function moneyOfScope(known: readonly CropLine[]): LineAmounts {
  const {
    price,
    expected_price: expected,
    own,
    own_area,
    income,
    costs,
    sold,
    overhead,
  } = moneyOfCrops(known)
  const main = income === null ? null : own === null ? 0 : (product(own, price ?? expected) ?? 0)
  const isKnown = known.length > 0
  const cost = (group: CostGroup) => (isKnown ? (costs[group] ?? 0) : null)
  return {
    own_ha: isKnown ? own_area : null,
    own_produced: isKnown ? (own ?? 0) : null,
    produce_income: main,
    sundry_income: income === null || main === null ? null : income - main,
    priced: isKnown ? (price === null ? 0 : (sold ?? 0)) : null,
    priced_income: isKnown ? (product(sold, price) ?? 0) : null,
    overhead,
    ...Object.fromEntries(costGroups.map(group => [`cost_${group}`, cost(group)])),
    margin_ml: known.reduce(
      (sum, crop) => sum + (crop.margin_per_ml === null ? 0 : (crop.megalitres ?? 0)),
      0,
    ),
    margin_of_ml: known.reduce(
      (sum, crop) => sum + (crop.margin_per_ml === null ? 0 : (crop.gross_margin ?? 0)),
      0,
    ),
    margin_mm_ha: known.reduce(
      (sum, crop) =>
        sum + (crop.margin_per_mm === null ? 0 : (product(crop.water, crop.own_area) ?? 0)),
      0,
    ),
    margin_of_mm: known.reduce(
      (sum, crop) => sum + (crop.margin_per_mm === null ? 0 : (crop.gross_margin ?? 0)),
      0,
    ),
  }
}

/** Of crops whose yield follows from their water. */
function usable({ water, crop }: Pick<CropLine, 'water' | 'crop'>): Known {
  return crop?.of_water ? usableWater(water, crop.evaporation) : null
}

const isOfWater = (crop: CropLine): boolean => crop.water_use !== null
const isOfPotential = (crop: CropLine): boolean => crop.of_potential !== null

function kilograms({ yield: each, taken }: CropLine): Known {
  return product(inKilograms(each), taken.area)
}

/** Days since the period began; nothing of what was sown before, or stands for years. */
function sowingDay({ sown, years }: CropLine, periodStarts: string): Known {
  if (sown === null || years !== null) return null
  const days = daysBetween(periodStarts, sown)
  return days < 0 ? null : days
}

function product(one: Known, other: Known): Known {
  return one === null || other === null ? null : one * other
}
