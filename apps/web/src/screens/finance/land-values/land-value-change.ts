// What was done in the land values, as one change: the value of a hectare is made, changed or cleared.

import type { Change } from '../../../data/outbox/change.ts'
import type { SheetPlace } from '../../../period/use-sheet-place.ts'
import type { SheetWrite } from '../../../sheet/cells/sheet-column.ts'
import { sheetChange } from '../../../sheet/writing/sheet-change.ts'
import { besidePart } from '../../../sheet/writing/sheet-parts.ts'
import { landValueColumns } from './land-value-columns.ts'
import type { LandValueRow } from './land-value-row.ts'

const columns = landValueColumns(undefined)

export function landValueChange(write: SheetWrite, place: SheetPlace<LandValueRow>): Change {
  const { farmId, periodId, rows, newId } = place
  const byId = new Map(rows.map(row => [row.id, row]))
  const valuation = besidePart({
    resource: 'property_paddock_valuations',
    of: ({ valuation: kept }: LandValueRow) => kept,
    given: id => ({
      farm_id: farmId,
      period_id: periodId,
      farm_property_id: byId.get(id)?.property,
      valuation_category_id: byId.get(id)?.landClass,
    }),
    newId,
    by: 'val_per_hectare',
  })
  return sheetChange(write, { farmId, rows, columns, parts: { valuation }, newId })
}
