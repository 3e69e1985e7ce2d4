// What was done in the water sheet, as one change: what is held, its account of the period, and its value.

import type { Change } from '../../../data/outbox/change.ts'
import type { SheetPlace } from '../../../period/use-sheet-place.ts'
import type { SheetWrite } from '../../../sheet/cells/sheet-column.ts'
import { sheetChange } from '../../../sheet/writing/sheet-change.ts'
import { besidePart, rowPart } from '../../../sheet/writing/sheet-parts.ts'
import { waterColumns } from './water-columns.ts'
import type { WaterRow } from './water-row.ts'

/** What they write does not depend on what they are chosen from. */
const columns = waterColumns([])

export function waterChange(write: SheetWrite, place: SheetPlace<WaterRow>): Change {
  const { farmId, periodId, rows, newId } = place
  const where = { farm_id: farmId, period_id: periodId }
  const parts = {
    water: rowPart({
      resource: 'asset_waters',
      of: ({ water }: WaterRow) => water,
      given: { farm_id: farmId },
    }),
    account: besidePart({
      resource: 'water_accounts',
      of: ({ account }: WaterRow) => account,
      given: id => ({ ...where, asset_water_id: id }),
      newId,
    }),
    value: besidePart({
      resource: 'assets_period',
      of: ({ value }: WaterRow) => value,
      given: id => ({ ...where, asset_type: 'asset_waters', asset_id: id }),
      newId,
    }),
  }
  return sheetChange(write, { farmId, rows, columns, parts, newId })
}
