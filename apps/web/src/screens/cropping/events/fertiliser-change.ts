// What is typed about applications of fertiliser, as one change: the application, and the elements that
// it brought.

import type { Change } from '../../../data/outbox/change.ts'
import { sheetChange } from '../../../sheet/writing/sheet-change.ts'
import type { SheetPart } from '../../../sheet/writing/sheet-change.ts'
import type { SheetColumn, SheetWrite } from '../../../sheet/cells/sheet-column.ts'
import { goneStep, rowPart } from '../../../sheet/writing/sheet-parts.ts'
import type { ReadFertiliser } from '../crop-row.ts'
import { applicationSteps, ratesIn } from './nutrient-steps.ts'

export interface FertiliserPlace {
  readonly farmId: number
  readonly periodId: number
  readonly crop: number
  readonly events: readonly ReadFertiliser[]
  readonly columns: readonly SheetColumn<ReadFertiliser>[]
  readonly newId: () => number
}

export function fertiliserChange(write: SheetWrite, place: FertiliserPlace): Change {
  const { farmId, periodId, crop, events: rows, columns, newId } = place
  const application = rowPart({
    resource: 'fertiliser_collection_events',
    of: (event: ReadFertiliser) => event,
    given: { crop_collection_id: crop, farm_id: farmId, period_id: periodId, pre_applied: false },
  })
  const parts = { application, nutrients: nutrientPart(place) }
  return sheetChange(write, { farmId, rows, columns, parts, newId })
}

function nutrientPart(place: FertiliserPlace): SheetPart<ReadFertiliser> {
  const resource = 'fertiliser_chemical_applications'
  return {
    resources: [resource],
    steps: (values, { id, row }) =>
      applicationSteps(row ?? { id, fertiliser_chemical_applications: [] }, ratesIn(values), place),
    gone: event => event.fertiliser_chemical_applications.map(({ id }) => goneStep(resource, id)),
  }
}
