// What applications brought of an element, in kilograms for a hectare of the crop: each went over all
// of it.

import { sumOf } from '@furrow/farming/ratio'
import type { Known } from '@furrow/farming/ratio'
import type { ReadFertiliser } from './crop-row.ts'

export function nutrientOfEvents(events: readonly ReadFertiliser[], element: number): Known {
  return sumOf(
    events.flatMap(({ fertiliser_chemical_applications: applied }) =>
      applied
        .filter(({ chemical_element_id }) => chemical_element_id === element)
        .map(({ unit_ha }) => unit_ha),
    ),
  )
}
