// The paddocks of an own crop for the ladder: what is ours of each, for each effective hectare of the farm.

import type { CropLine } from '../../crops/crop-line.ts'
import type { Known } from '../../numbers/ratio.ts'
import { usableWater } from './usable-water.ts'
import type { ComparedPaddock } from './compared-farm.ts'

/** Of those whose income and costs are both known, as the lines of the crop are. */
export function ownPaddocks(
  crops: readonly CropLine[],
  effective: number,
): readonly ComparedPaddock[] {
  return crops.flatMap(({ id, own_area: hectares, own, water, crop, gross_margin: margin }) => {
    if (hectares === null || margin === null) return []
    const usable = crop?.of_water ? usableWater(water, crop.evaporation) : null
    const of = (amount: Known) => (amount === null ? null : amount / effective)
    return [
      {
        key: String(id),
        hectares: hectares / effective,
        production: of(own),
        usable_water: of(usable === null ? null : usable * hectares),
      },
    ]
  })
}
