// A harvest of several paddocks: the day and what each hectare gave, over all that was sown.

import { quantityOf } from '@furrow/farming/crop-yield'
import type { Change } from '../../../data/change.ts'
import { countText } from '../../../ui/amounts.ts'
import type { CropPlace } from '../crop-place.ts'
import type { CropRow } from '../crop-row.ts'
import { harvestFields } from '../event-kinds.ts'
import type { HarvestKind } from '../event-kinds.ts'
import { madeEvent } from '../event-steps.ts'
import { areaOf } from './crop-course.ts'
import type { SameField, SameValues } from './same-write.ts'

interface HarvestWords {
  /** The column of what came off. */
  readonly column: string
  readonly amount: string
  readonly unit: string
  readonly day: string
}

export const harvestWords: Readonly<Record<HarvestKind, HarvestWords>> = {
  grain: { column: 'grain.grain_tonnes', amount: 'grain_tonnes', unit: 't/ha', day: 'Harvested' },
  lint: { column: 'lint.lint_bales', amount: 'lint_bales', unit: 'bales/ha', day: 'Picked' },
  cane: { column: 'cane.biomass_tonnes', amount: 'biomass_tonnes', unit: 't/ha', day: 'Cut' },
  hay: { column: 'hay.hay_tonnes', amount: 'hay_tonnes', unit: 't/ha', day: 'Cut' },
}

export function harvestInputs(harvest: HarvestKind): readonly SameField[] {
  const { unit, day } = harvestWords[harvest]
  return [
    { id: 'day', heading: day, kind: { is: 'day' } },
    { id: 'yield', heading: 'Yield', unit, kind: { is: 'number', min: 0 } },
  ]
}

export function amountOf(row: CropRow, values: SameValues): number | null {
  const each = values['yield']
  return quantityOf(typeof each === 'number' ? each : null, areaOf(row))
}

/** Each time another cut of them. */
export function cutChange(rows: readonly CropRow[], values: SameValues, place: CropPlace): Change {
  const steps = rows.map(row =>
    madeEvent(
      row,
      {
        kind: 'hay',
        values: {
          [harvestFields.hay.day]: values['day'] ?? null,
          [harvestFields.hay.area]: areaOf(row),
          hay_tonnes: amountOf(row, values),
        },
      },
      place,
    ),
  )
  return { label: `Cut of ${countText(rows.length, 'paddock')}`, farmId: place.farmId, steps }
}
