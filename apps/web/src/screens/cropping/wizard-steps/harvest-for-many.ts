// A harvest of several paddocks: the day and what each hectare gave, over all that was sown.

import { notNegative } from '../events/not-negative.ts'
import { cropEventKinds } from '@furrow/catalogue/chapters/crop-event-kinds'
import { quantityOf } from '@furrow/farming/crops/crop-yield'
import type { Change } from '../../../data/outbox/change.ts'
import { countText } from '../../../ui/amounts.ts'
import type { CropPlace } from '../crop-place.ts'
import type { CropRow } from '../crop-row.ts'
import type { HarvestKind } from '../events/event-kinds.ts'
import { madeEvent } from '../events/event-steps.ts'
import { areaOf } from '../wizard/crop-course.ts'
import type { SameField, SameValues } from '../wizard/same-write.ts'

interface HarvestWords {
  /** The column of what came off. */
  readonly column: string
  readonly unit: string
  readonly day: string
}

const { hay } = cropEventKinds
export const harvestDay = 'harvest.day'

export const harvestWords: Readonly<Record<HarvestKind, HarvestWords>> = {
  grain: { column: 'grain.grain_tonnes', unit: 't/ha', day: 'Harvested' },
  lint: { column: 'lint.lint_bales', unit: 'bales/ha', day: 'Picked' },
  cane: { column: 'cane.biomass_tonnes', unit: 't/ha', day: 'Cut' },
  hay: { column: 'hay.hay_tonnes', unit: 't/ha', day: 'Cut' },
}

export function harvestInputs(harvest: HarvestKind): readonly SameField[] {
  const { unit, day } = harvestWords[harvest]
  return [
    { id: harvestDay, heading: day, kind: { is: 'day' } },
    { id: 'yield', heading: 'Yield', unit, kind: { is: 'number' }, check: notNegative('Yield') },
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
          [hay.day]: values[harvestDay] ?? null,
          [hay.area]: areaOf(row),
          [hay.quantity]: amountOf(row, values),
        },
      },
      place,
    ),
  )
  return { label: `Cut of ${countText(rows.length, 'paddock')}`, farmId: place.farmId, steps }
}
