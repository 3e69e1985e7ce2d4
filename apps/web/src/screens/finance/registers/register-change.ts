// What was done in a register, as one change: what is of the thing goes to it, its value to that of this
// period, a price to the purchase or sale, which are made with it and go when it is cleared.

import type { Change } from '../../../data/outbox/change.ts'
import type { SheetPlace } from '../../../period/use-sheet-place.ts'
import type { SheetColumn, SheetWrite } from '../../../sheet/cells/sheet-column.ts'
import { sheetChange } from '../../../sheet/writing/sheet-change.ts'
import { besidePart, rowPart } from '../../../sheet/writing/sheet-parts.ts'
import type { RegisterKind } from './register-kinds.ts'
import { openingOf } from './register-row.ts'
import type { RegisterRow } from './register-row.ts'

export function registerChange(
  write: SheetWrite,
  place: SheetPlace<RegisterRow>,
  { kind, columns }: { kind: RegisterKind; columns: readonly SheetColumn<RegisterRow>[] },
): Change {
  const { farmId, periodId, rows, newId } = place
  const where = { farm_id: farmId, period_id: periodId }
  const openings = new Map(rows.map(row => [row.id, openingOf(row)]))
  const asset_type = kind.thing.name as 'asset_plant'
  const parts = {
    thing: rowPart({
      resource: kind.thing.name,
      of: ({ thing }: RegisterRow) => thing,
      given: { farm_id: farmId },
    }),
    value: besidePart({
      resource: 'assets_period',
      of: ({ value }: RegisterRow) => value,
      given: id => ({ ...where, asset_type, asset_id: id }),
      newId,
    }),
    purchase: besidePart({
      resource: 'new_plant_purchases',
      of: ({ purchase }: RegisterRow) => purchase,
      given: id => ({ ...where, asset_plant_id: id }),
      newId,
      by: 'price',
    }),
    sale: besidePart({
      resource: 'sold_plant_sales',
      of: ({ sale }: RegisterRow) => sale,
      given: id => ({ ...where, asset_plant_id: id, ...opened(openings.get(id)) }),
      newId,
      by: 'price',
    }),
  }
  return sheetChange(write, { farmId, rows, columns, parts, newId })
}

function opened(opening: number | null | undefined) {
  return typeof opening === 'number' ? { opening_value: opening } : {}
}
