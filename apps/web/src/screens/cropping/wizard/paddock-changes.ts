// What choosing paddocks for a crop writes.

import type { NewRow, SheetWrite } from '../../../sheet/cells/sheet-column.ts'
import { countText } from '../../../ui/amounts.ts'
import type { CropRow } from '../crop-row.ts'
import type { Offer } from './paddock-offers.ts'

/** A crop takes all the ground that is left, until someone says how much. */
export function putOn(offers: readonly Offer[], { type, isSown }: PutOn): SheetWrite {
  const areaColumn = isSown ? 'sowing.sowing_area' : 'fallow.area'
  const added = offers.map(({ left, paddock, isDouble }): NewRow => {
    const area = left === 0 ? paddock.area : left
    return {
      'crop.paddock_id': paddock.id,
      'crop.current_crop_id': type.id,
      'crop.double_crop': isDouble,
      ...(area !== null && { [areaColumn]: area }),
    }
  })
  return {
    label: `${type.name} on ${countText(offers.length, 'paddock')}`,
    added,
    edits: [],
    removed: [],
  }
}

interface PutOn {
  readonly type: { readonly id: number; readonly name: string }
  readonly isSown: boolean
}

const suggested = [
  { column: 'crop.fallow_type_id', of: 'fallowType', field: 'fallow_type_id' },
  { column: 'crop.enterprise_id', of: 'enterprise', field: 'enterprise_id' },
] as const

/** What days and ground say, where nobody has said otherwise. */
export function takeSuggestions(rows: readonly CropRow[]): SheetWrite {
  const edits = rows.flatMap(({ id, crop, suggested: kinds }) =>
    suggested.flatMap(({ column, of, field }) => {
      const value = kinds[of]
      return value === undefined || crop[field] !== null ? [] : [{ row: id, column, value }]
    }),
  )
  return { label: 'Suggested fallow and enterprise', edits, added: [], removed: [] }
}
