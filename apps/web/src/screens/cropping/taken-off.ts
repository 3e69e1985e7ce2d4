// What was taken off a crop, by whatever it is taken off, for its yield.

import type { TakenOff } from '@furrow/farming/crop-yield'
import type { CropRow } from './crop-row.ts'

export function takenOff({ harvest, events }: CropRow): readonly TakenOff[] {
  switch (harvest) {
    case 'grain':
      return events.grain.map(one => ({ quantity: one.grain_tonnes, area: one.harvested_area }))
    case 'lint':
      return events.lint.map(one => ({ quantity: one.lint_bales, area: one.harvested_area }))
    case 'cane':
      return events.cane.map(one => ({ quantity: one.biomass_tonnes, area: one.area }))
    case 'hay':
      return events.hay.map(one => ({ quantity: one.hay_tonnes, area: one.cut_area }))
    default:
      return []
  }
}
