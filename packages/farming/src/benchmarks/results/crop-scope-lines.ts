// The lines of a crop enterprise: all paddocks of a farm with one kind of crop, after one kind of fallow, on one use of
// the land. What is known of a part of them only is told with the hectares that it is known of, so that a quotient
// is never of two grounds.

import { daysBetween } from '../../dates/dates.ts'
import type { CropTotals } from '../../crops/crop-group.ts'
import type { CropLine } from '../../crops/crop-line.ts'
import { inKilograms } from '../../crops/crop-yield.ts'
import type { Known } from '../../numbers/ratio.ts'
import type { LineAmounts } from './worked-measures.ts'

export interface CropScope {
  /** Of one enterprise, with their money. */
  readonly crops: readonly CropLine[]
  readonly totals: CropTotals
  readonly effectiveArea: Known
  /** The first day of the period. */
  readonly periodStarts: string
}

export function cropScopeLines({
  crops,
  totals,
  effectiveArea,
  periodStarts,
}: CropScope): LineAmounts {
  const over = (ofCrop: (crop: CropLine) => Known) =>
    crops.reduce((sum, crop) => sum + (ofCrop(crop) ?? 0), 0)
  const { price, expected_price: expected, own, income, costs } = totals
  const fetched = own === null || own === 0 ? 0 : (product(own, price ?? expected) ?? 0)
  const main = income === null ? null : fetched
  const days = (crop: CropLine) => sowingDay(crop, periodStarts)
  return {
    effective_ha: effectiveArea,
    crop_ha: totals.area,
    own_ha: totals.own_area,
    sown_ha: totals.area_sown ?? 0,
    harvested_ha: over(({ taken }) => (taken.quantity === null ? null : taken.area)),
    produced: totals.produced ?? 0,
    own_produced: own ?? 0,
    produce_income: main,
    sundry_income: income === null || main === null ? null : income - main,
    priced: price === null ? 0 : (totals.sold ?? 0),
    priced_income: product(totals.sold, price) ?? 0,
    overhead: totals.overhead,
    cost_seed: costs.seed,
    cost_fertiliser: costs.fertiliser,
    cost_chemicals: costs.chemicals,
    cost_contractors: costs.contractors,
    cost_water: costs.water,
    cost_to_market: costs.to_market,
    cost_other: costs.other,
    water_mm_ha: over(crop => product(crop.water, crop.area)),
    water_ha: over(crop => (crop.water === null ? null : crop.area)),
    usable_mm_ha: over(crop => product(usableWater(crop), crop.area)),
    usable_ha: over(crop => (usableWater(crop) === null ? null : crop.area)),
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

/**
 * Millimetres that could make yield: what is lost from the soil before any does is taken off, but never more than two
 * thirds of the water.
 */
export function usableWater({ water, crop }: Pick<CropLine, 'water' | 'crop'>): Known {
  if (water === null || !crop?.of_water) return null
  return Math.max(water - (crop.evaporation ?? usualEvaporation), water / 3)
}

/** C54 */
const usualEvaporation = 110

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
